import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clinician, FreeTimes } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { useLocale } from '../../lib/locale.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Select } from '../../ui/control.tsx';
import { Field, FieldSet } from '../../ui/field.tsx';
import { Failure } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { Place } from './appointment-draft.ts';
import { clockOf, nameOfClinician } from './chosen-text.ts';
import { freeTimesQuery } from './queries.ts';

interface TimePickerProps {
  readonly minutes: number;
  /** The appointment that is to be moved, if any. */
  readonly moving?: string | undefined;
  readonly clinicians: readonly Clinician[];
  /** Whom “any clinician” stands for; everybody if absent. */
  readonly anyOf?: ReadonlySet<string> | undefined;
  /** Only this clinician's times. */
  readonly clinicianId: string | undefined;
  readonly onClinician: (clinicianId: string | undefined) => void;
  readonly today: string;
  readonly place: Place | undefined;
  readonly onPlace: (place: Place) => void;
}

type Times = FreeTimes['days'][number];
const firstOf = ({ date, clinicians }: Times): Place | undefined =>
  clinicians
    .flatMap(({ id, times: [time] }) => (time === undefined ? [] : [{ clinicianId: id, date, time }]))
    .toSorted((one, other) => (one.time < other.time ? -1 : 1))[0];

/** The free times of some clinicians. */
const ofThese = ({ days }: FreeTimes, ids: ReadonlySet<string>): FreeTimes => ({
  days: days.flatMap(({ date, clinicians }) => {
    const those = clinicians.filter(({ id }) => ids.has(id));
    return those.length === 0 ? [] : [{ date, clinicians: those }];
  }),
});

/** Chooses one of the free times of a fortnight: the next one, or by day and clinician. */
export function TimePicker(props: TimePickerProps) {
  const { minutes, moving, clinicians, anyOf, clinicianId, onClinician, today, place, onPlace } = props;
  const locale = useLocale();
  const [from, setFrom] = useState(() => (place !== undefined && place.date > dayAfter(today, careLimits.freeDays) ? place.date : today));
  const [day, setDay] = useState(place?.date);
  const {
    data: free,
    isError,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...freeTimesQuery({
      minutes: String(minutes),
      from,
      ...(clinicianId !== undefined && { clinicianId }),
      ...(moving !== undefined && { moving }),
    }),
    placeholderData: keepPreviousData,
  });
  const data = free && (clinicianId === undefined && anyOf !== undefined ? ofThese(free, anyOf) : free);
  const shown = data?.days.find(({ date }) => date === day) ?? data?.days[0];
  const next = data?.days[0] && firstOf(data.days[0]);
  const choose = (chosen: Place) => {
    setDay(chosen.date);
    onPlace(chosen);
  };
  return (
    <div className="grid gap-5">
      <div className="max-w-sm">
        <Field id="clinician" label={m.appointmentClinician()} problem={false}>
          {(field) => (
            <Select
              {...field}
              value={clinicianId ?? ''}
              onChange={({ target: { value } }) => onClinician(value === '' ? undefined : value)}
            >
              <option value="">{m.appointmentAnyClinician()}</option>
              {clinicians.map(({ id, name, specialty }) => (
                <option key={id} value={id}>
                  {specialty === undefined ? said(name) : `${said(name)} · ${said(specialty)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isError ? (
        <Failure text={m.freeTimesFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <div className="grid gap-5" aria-busy={isPlaceholderData}>
          {from === today && clinicianId !== undefined && next !== undefined && next.date !== today && !isPlaceholderData && (
            <p>{m.freeTimesNotToday()}</p>
          )}
          {from === today && next !== undefined && (
            <p inert={isPlaceholderData}>
              <Button className="h-auto py-2 text-start whitespace-normal" onClick={() => choose(next)}>
                {m.freeTimesNext({
                  day: formatLongDate(locale, next.date),
                  time: clockOf(locale, next),
                  clinician: nameOfClinician(clinicians, next.clinicianId),
                })}
              </Button>
            </p>
          )}
          {shown === undefined ? (
            <p>
              {m.freeTimesNone({ from: formatLongDate(locale, from), to: formatLongDate(locale, dayAfter(from, careLimits.freeDays - 1)) })}
            </p>
          ) : (
            // No time can be chosen while those of another fortnight or clinician are loading.
            <div className="grid gap-5" inert={isPlaceholderData}>
              <div className="max-w-sm">
                <Field id="day" label={m.appointmentDay()} problem={false}>
                  {(field) => (
                    <Select {...field} value={shown.date} onChange={({ target }) => setDay(target.value)}>
                      {data.days.map(({ date }) => (
                        <option key={date} value={date}>
                          {formatLongDate(locale, date)}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </div>
              <FieldSet id="time" legend={m.freeTimesOf({ day: formatLongDate(locale, shown.date) })} problem={undefined}>
                <div className="grid gap-4">
                  {shown.clinicians.map(({ id, times }) => (
                    <fieldset key={id}>
                      <legend className="mb-2 font-semibold">{nameOfClinician(clinicians, id)}</legend>
                      <div className="flex flex-wrap gap-2">
                        {times.map((time) => (
                          <Choice key={time}>
                            <Tick
                              type="radio"
                              name="time"
                              checked={place?.clinicianId === id && place.date === shown.date && place.time === time}
                              onChange={() => choose({ clinicianId: id, date: shown.date, time })}
                            />
                            <span className="tabular-nums">{clockOf(locale, { date: shown.date, time })}</span>
                          </Choice>
                        ))}
                      </div>
                    </fieldset>
                  ))}
                </div>
              </FieldSet>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {from !== today && <Button onClick={() => setFrom(today)}>{m.freeTimesFirst()}</Button>}
            <Button onClick={() => setFrom(dayAfter(from, careLimits.freeDays))}>{m.freeTimesLater()}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
