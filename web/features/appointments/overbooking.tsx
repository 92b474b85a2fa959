import { useState } from 'react';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { type Period, isOpen, minutesOf, periodsOn } from '#contract/appointments/clinic-hours.ts';
import { isolated } from '#contract/base/isolated.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input, Select, TextArea } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import type { Place } from './appointment-draft.ts';
import { timeIn } from '../../lib/time-in.ts';

interface OverbookingProps {
  readonly clinicians: readonly Clinician[];
  /** The clinician chosen above, if any. */
  readonly wanted: string | undefined;
  /** The day chosen above. */
  readonly day: string;
  readonly minutes: number;
  readonly onPlace: (place: Place) => void;
}

const fields = ['over-clinician', 'over-date', 'over-time', 'over-reason'] as const;
type Problems = Partial<Record<(typeof fields)[number], string>>;

/** Why a time cannot be chosen, and which could. */
const closedText = (periods: readonly Period[]): string =>
  periods.length === 0
    ? m.appointmentsClosed()
    : m.overbookingClosed({ hours: periods.map(({ from, to }) => isolated(`${from}–${to}`)).join(m.listComma()) });

/** Chooses a time that is not free, for a written reason. */
export function Overbooking({ clinicians, wanted = '', day, minutes, onPlace }: OverbookingProps) {
  const [{ chosen, chosenDay, ...typed }, setTyped] = useState({ chosen: '', chosenDay: '', time: '', reason: '' });
  const clinicianId = chosen === '' ? wanted : chosen;
  const date = chosenDay === '' ? day : chosenDay;
  const [problems, setProblems] = useState<Problems>({});
  const change = (part: Partial<typeof typed & { chosen: string; chosenDay: string }>) =>
    setTyped({ ...typed, chosen, chosenDay, ...part });
  const use = () => {
    const time = timeIn(typed.time);
    const hours = clinicians.find(({ id }) => id === clinicianId)?.hours;
    const isClosed =
      hours !== undefined && time !== undefined && isCalendarDate(date) && !isOpen(hours, date, minutesOf(time), minutesOf(time) + minutes);
    const found: Problems = {
      ...(clinicianId === '' && { 'over-clinician': m.appointmentClinicianMissing() }),
      ...(!isCalendarDate(date) && { 'over-date': m.accessLogDayMissing() }),
      ...(time === undefined && { 'over-time': m.appointmentTimeWrong() }),
      ...(isClosed && { 'over-time': closedText(periodsOn(hours, date)) }),
      ...(typed.reason.trim() === '' && { 'over-reason': m.overbookingReasonMissing() }),
    };
    setProblems(found);
    if (focusFirst(found, fields) || time === undefined) return;
    onPlace({ clinicianId, date, time, overbooking: typed.reason.trim() });
  };
  return (
    <Disclosure summary={m.overbooking()}>
      <div className="grid max-w-xl gap-4 pt-2">
        <p className="text-muted">{m.overbookingHint()}</p>
        <Field id="over-clinician" label={m.appointmentClinician()} problem={problems['over-clinician']} need="required">
          {(field) => (
            <Select {...field} value={clinicianId} onChange={({ target }) => change({ chosen: target.value })}>
              <option value="">{m.appointmentChooseClinician()}</option>
              {clinicians.map(({ id, name }) => (
                <option key={id} value={id}>
                  {said(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DateField
          id="over-date"
          label={m.appointmentDay()}
          problem={problems['over-date']}
          need="required"
          value={date}
          onChange={(value) => change({ chosenDay: value })}
        />
        <Field id="over-time" label={m.appointmentTime()} hint={m.appointmentTimeHint()} problem={problems['over-time']} need="required">
          {(field) => (
            <Input
              {...field}
              dir="ltr"
              className="max-w-40"
              autoComplete="off"
              value={typed.time}
              onChange={({ target }) => change({ time: target.value })}
            />
          )}
        </Field>
        <Field id="over-reason" label={m.overbookingReason()} hint={m.reasonForStaff()} problem={problems['over-reason']} need="required">
          {(field) => (
            <TextArea
              {...field}
              rows={2}
              dir="auto"
              maxLength={careLimits.appointmentReason}
              value={typed.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Field>
        <p>
          <Button onClick={use}>{m.overbookingUse()}</Button>
        </p>
      </div>
    </Disclosure>
  );
}
