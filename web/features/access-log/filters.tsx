import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { accessOutcomes, filteredActions } from '#contract/access-log.ts';
import { actionWords, outcomeWords } from '#contract/access-log-words.ts';
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

type Change = (filter: LogFilter) => void;

interface DaysProps {
  readonly filter: LogFilter;
  readonly today: string;
  readonly onChange: Change;
}

/** The first and the last day shown, neither of which is ahead. */
function Days({ filter, today, onChange }: DaysProps) {
  const isDay = (day: string): boolean => isCalendarDate(day) && day <= today;
  const problemOf = (day: string): string | undefined =>
    isDay(day) ? undefined : isCalendarDate(day) ? m.accessLogDayAhead() : m.accessLogDayMissing();
  return (
    <DayRangeForm
      shown={{ from: filter.from ?? '', to: filter.to ?? '' }}
      problemsOf={({ from, to }) => ({
        from: problemOf(from) ?? (isDay(to) && from > to ? m.accessLogDaysReversed() : undefined),
        to: problemOf(to),
      })}
      onChoose={(days) => onChange({ ...filter, ...days })}
    />
  );
}

interface ChoiceProps<T extends string> {
  readonly id: string;
  readonly label: string;
  /** What stands for no choice. */
  readonly all: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
}

function Choice<T extends string>({ id, label, all, options, value, onChange }: ChoiceProps<T>) {
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

interface FiltersProps extends DaysProps {
  /** The people seen in the log so far. */
  readonly people: readonly LoggedPerson[];
  /** What stands for the chosen person. */
  readonly person: string | undefined;
  /** What stands for the chosen patient. */
  readonly patient: string | undefined;
}

/** What an administrator filters the log by; all of it combines. */
export function Filters({ filter, today, people, person, patient, onChange }: FiltersProps) {
  const { from, to, actorId, patientId } = filter;
  const day = from !== undefined && from === to ? from : undefined;
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(isNarrowed(filter) || day === undefined);
  const showDay = (date: string) => onChange({ ...filter, from: date, to: date });
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
        {(actorId !== undefined || patientId !== undefined) && from !== undefined && (
          <Button onClick={() => onChange({ ...filter, from: undefined, to: undefined })}>{m.accessLogAllDays()}</Button>
        )}
        <Button aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {m.filters()}
        </Button>
        {isNarrowed(filter) && (
          <Button look="ghost" onClick={() => onChange({ from, to })}>
            {m.clearFilters()}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={panelId} className="grid gap-3">
          <Days filter={filter} today={today} onChange={onChange} />
          <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
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
          </div>
        </div>
      )}
    </div>
  );
}
