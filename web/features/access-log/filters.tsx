import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { accessOutcomes, filteredActions } from '#contract/access-log/access-log.ts';
import { actionWords, outcomeWords } from '#contract/access-log/access-log-words.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { said } from '../../lib/said.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/control.tsx';
import { DayRangeForm } from '../../ui/day-range.tsx';
import { Field } from '../../ui/field.tsx';
import { type LogFilter, daysLater, isNarrowed } from './log-filter.ts';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { PersonPicker } from './person-picker.tsx';
import type { LoggedPerson } from './queries.ts';

type LogDays = Pick<LogFilter, 'from' | 'to'>;

interface DaysProps {
  readonly days: LogDays;
  readonly today: string;
  readonly onDays: (days: LogDays) => void;
}

/** The first and the last day shown, neither in the future. */
function Days({ days, today, onDays }: DaysProps) {
  const isDay = (day: string): boolean => isCalendarDate(day) && day <= today;
  const problemOf = (day: string): string | undefined =>
    isDay(day) ? undefined : isCalendarDate(day) ? m.accessLogDayAhead() : m.accessLogDayMissing();
  return (
    <DayRangeForm
      shown={{ from: days.from ?? '', to: days.to ?? '' }}
      problemsOf={({ from, to }) => ({
        from: problemOf(from) ?? (isDay(to) && from > to ? m.accessLogDaysReversed() : undefined),
        to: problemOf(to),
      })}
      onChoose={onDays}
    />
  );
}

interface ChoiceProps<T extends string> {
  readonly id: string;
  readonly label: string;
  /** The label for "no choice". */
  readonly all: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
}

/** One of several values, or none. */
export function Choice<T extends string>({ id, label, all, options, value, onChange }: ChoiceProps<T>) {
  return (
    <Field id={id} label={label} problem={false}>
      {(field) => (
        <Select
          {...field}
          value={value ?? ''}
          onChange={(event) => onChange(options.find(([option]) => option === event.target.value)?.[0])}
        >
          <option value="">{all}</option>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface FilterBarProps extends DaysProps {
  /** Whether anything but the days is chosen. */
  readonly isNarrowed: boolean;
  /** Whether all days can be shown, as the log is of one person or patient. */
  readonly isOfOne: boolean;
  readonly onClear: () => void;
  /** The other filters. */
  readonly children: ReactNode;
}

/** Steps from day to day, and opens the filters of a log. */
export function FilterBar({ days, today, isNarrowed: isChosen, isOfOne, onDays, onClear, children }: FilterBarProps) {
  const { from, to } = days;
  const day = from !== undefined && from === to ? from : undefined;
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(isChosen || day === undefined);
  const showDay = (date: string) => onDays({ from: date, to: date });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {day !== undefined && (
          <>
            <Button onClick={() => showDay(daysLater(day, -1))}>
              <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
              {m.previousDay()}
            </Button>
            <Button disabled={day >= today} onClick={() => showDay(daysLater(day, 1))}>
              {m.nextDay()}
              <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
            </Button>
          </>
        )}
        {isOfOne && from !== undefined && (
          <Button onClick={() => onDays({ from: undefined, to: undefined })}>{m.accessLogAllDays()}</Button>
        )}
        <Button aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {m.filters()}
        </Button>
        {isChosen && (
          <Button look="ghost" onClick={onClear}>
            {m.clearFilters()}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={panelId} className="grid gap-3">
          <Days days={days} today={today} onDays={onDays} />
          <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
        </div>
      )}
    </div>
  );
}

interface FiltersProps {
  readonly filter: LogFilter;
  readonly today: string;
  /** The people in the loaded part of the log. */
  readonly people: readonly LoggedPerson[];
  /** The chosen person, as displayed. */
  readonly person: string | undefined;
  /** The chosen patient, as displayed. */
  readonly patient: string | undefined;
  readonly onChange: (filter: LogFilter) => void;
}

/** An administrator's filters of the access log, which combine. */
export function Filters({ filter, today, people, person, patient, onChange }: FiltersProps) {
  const { from, to, actorId, patientId } = filter;
  return (
    <FilterBar
      days={{ from, to }}
      today={today}
      isNarrowed={isNarrowed(filter)}
      isOfOne={actorId !== undefined || patientId !== undefined}
      onDays={(days) => onChange({ ...filter, ...days })}
      onClear={() => onChange({ from, to })}
    >
      <PersonPicker seen={people} chosen={person} onChoose={(chosen) => onChange({ ...filter, actorId: chosen })} />
      <PatientPicker
        id="patient"
        chosen={patient}
        removal={m.accessLogPatientRemove({ name: patient ?? '' })}
        onChoose={(chosen) => onChange({ ...filter, patientId: chosen })}
      />
      <Choice
        id="action"
        label={m.accessLogAction()}
        all={m.accessLogAnyAction()}
        options={filteredActions.map((action) => [action, said(actionWords[action])] as const)}
        value={filter.action}
        onChange={(action) => onChange({ ...filter, action })}
      />
      <Choice
        id="outcome"
        label={m.accessLogOutcome()}
        all={m.accessLogAnyOutcome()}
        options={accessOutcomes.map((outcome) => [outcome, said(outcomeWords[outcome])] as const)}
        value={filter.outcome}
        onChange={(outcome) => onChange({ ...filter, outcome })}
      />
    </FilterBar>
  );
}
