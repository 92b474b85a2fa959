import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { periodsOn } from '#contract/appointments/clinic-hours.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { type WhoComes, fitsSpecialty } from '#contract/clinic-catalogue/fitting.ts';
import { genders } from '#contract/patient/choices.ts';
import { useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/control.tsx';
import { Field, FieldSet } from '../../ui/field.tsx';
import { Failure } from '../../ui/page.tsx';
import { Further } from '../../ui/paged.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Stale } from '../../ui/stale.tsx';
import type { Place } from './appointment-draft.ts';
import { clockOf, nameOfClinician } from './chosen-text.ts';
import { FreeOfDay } from './free-of-day.tsx';
import { freeTimesQuery, specialtiesOf } from './queries.ts';

interface TimePickerProps {
  readonly minutes: number;
  /** The appointment that is to be moved, if any. */
  readonly moving?: string | undefined;
  readonly clinicians: readonly Clinician[];
  /** Who comes: “any clinician” is one whose specialty sees such a person. */
  readonly who?: WhoComes | undefined;
  /** Only this clinician's times. */
  readonly clinicianId: string | undefined;
  readonly onClinician: (clinicianId: string | undefined) => void;
  /** Of any clinician, only those of this specialty. */
  readonly specialty: string | undefined;
  readonly onSpecialty: (specialty: string | undefined) => void;
  /** The day that was chosen, if any. */
  readonly day: string | undefined;
  readonly onDay: (day: string) => void;
  readonly today: string;
  readonly place: Place | undefined;
  readonly onPlace: (place: Place) => void;
}

/** Chooses one of the free times of a fortnight: the next one, or with whom and on which day, and then who is free. */
export function TimePicker(props: TimePickerProps) {
  const {
    minutes,
    moving,
    clinicians,
    who,
    clinicianId,
    onClinician,
    onSpecialty,
    day: chosenDay,
    onDay: setDay,
    today,
    place,
    onPlace,
  } = props;
  const locale = useLocale();
  const [from, setFrom] = useState(() => (place !== undefined && place.date > dayAfter(today, careLimits.freeDays) ? place.date : today));
  const fitting = clinicians.filter(({ specialty }) => who === undefined || fitsSpecialty(specialty, who));
  const specialties = specialtiesOf(fitting);
  const specialty = clinicianId === undefined ? props.specialty : undefined;
  const last = dayAfter(from, careLimits.freeDays - 1);
  const day = chosenDay !== undefined && from <= chosenDay && chosenDay <= last ? chosenDay : undefined;
  const anybodys = clinicianId === undefined;
  // Of one clinician a fortnight is read at once; of all of them day by day, from the chosen day on.
  const begins = anybodys && day !== undefined ? day : from;
  const pages = usePages({
    ...freeTimesQuery({
      minutes: String(minutes),
      from: begins,
      days: String(Math.round((Date.parse(last) - Date.parse(begins)) / 86_400_000) + 1),
      ...(clinicianId !== undefined && { clinicianId }),
      ...(specialty !== undefined && { specialty }),
      ...(anybodys &&
        who !== undefined && { age: String(Math.min(who.age, limits.ageMax)), gender: genders.find((one) => one === who.gender) }),
      ...(moving !== undefined && { moving }),
    }),
    placeholderData: keepPreviousData,
  });
  const { rows, isPlaceholder } = pages;
  const next = rows?.[0];
  const shown = rows?.find(({ date }) => date === day)?.date ?? next?.date;
  const ofDay = rows?.filter(({ date }) => date === shown) ?? [];
  const open = Array.from({ length: careLimits.freeDays }, (_, index) => dayAfter(from, index)).filter((date) =>
    fitting.some(({ hours, specialty: of }) => (specialty === undefined || of?.en === specialty) && periodsOn(hours, date).length > 0),
  );
  const days = anybodys ? open : [...new Set(rows?.map(({ date }) => date))];
  const choose = (chosen: Place) => {
    if (!anybodys) setDay(chosen.date);
    onPlace(chosen);
  };
  const firstTime = next?.times[0];
  return (
    <div className="grid gap-5">
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        {specialties.length > 1 && (
          <Field id="specialty" label={m.specialty()} problem={false}>
            {(field) => (
              <Select
                {...field}
                value={specialty ?? ''}
                onChange={({ target: { value } }) => {
                  onSpecialty(value === '' ? undefined : value);
                  onClinician(undefined);
                }}
              >
                <option value="">{m.specialtiesAll()}</option>
                {specialties.map((one) => (
                  <option key={one.en} value={one.en}>
                    {said(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field id="clinician" label={m.appointmentClinician()} problem={false}>
          {(field) => (
            <Select
              {...field}
              value={clinicianId ?? ''}
              onChange={({ target: { value } }) => onClinician(value === '' ? undefined : value)}
            >
              <option value="">{m.appointmentAnyClinician()}</option>
              {clinicians
                .filter(({ id, specialty: of }) => specialty === undefined || of?.en === specialty || id === clinicianId)
                .map(({ id, name, specialty: of }) => (
                  <option key={id} value={id}>
                    {of === undefined ? said(name) : `${said(name)} · ${said(of)}`}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
      {pages.error !== null ? (
        <Failure text={m.freeTimesFailed()} onRetry={pages.retry} />
      ) : rows === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <div className="grid gap-5" aria-busy={isPlaceholder}>
          {from === today && clinicianId !== undefined && next !== undefined && next.date !== today && !isPlaceholder && (
            <p>{m.freeTimesNotToday()}</p>
          )}
          {begins === today && next !== undefined && firstTime !== undefined && (
            <p inert={isPlaceholder}>
              <Button
                className="h-auto py-2 text-start whitespace-normal"
                onClick={() => choose({ clinicianId: next.clinicianId, date: next.date, time: firstTime })}
              >
                {m.freeTimesNext({
                  day: formatLongDate(locale, next.date),
                  time: clockOf(locale, { date: next.date, time: firstTime }),
                  clinician: nameOfClinician(clinicians, next.clinicianId),
                })}
              </Button>
            </p>
          )}
          {(days.length > 0 || shown !== undefined) && (
            <div className="max-w-sm" inert={isPlaceholder}>
              <Field id="day" label={m.appointmentDay()} problem={false}>
                {(field) => (
                  <Select {...field} value={day ?? shown ?? ''} onChange={({ target }) => setDay(target.value)}>
                    {[...new Set([...days, ...(shown === undefined ? [] : [shown])])].toSorted().map((date) => (
                      <option key={date} value={date}>
                        {formatLongDate(locale, date)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
          )}
          {shown === undefined ? (
            <p>{m.freeTimesNone({ from: formatLongDate(locale, begins), to: formatLongDate(locale, last) })}</p>
          ) : (
            // No time can be chosen while those of another fortnight or clinician are loading.
            <Stale when={isPlaceholder}>
              {anybodys && day !== undefined && shown !== day && !isPlaceholder && (
                <p>{m.freeTimesOtherDay({ day: formatLongDate(locale, day), next: formatLongDate(locale, shown) })}</p>
              )}
              <FieldSet id="time" legend={m.freeTimesOf({ day: formatLongDate(locale, shown) })} problem={undefined}>
                <FreeOfDay rows={ofDay} clinicians={clinicians} place={place} onPlace={choose} />
              </FieldSet>
              {ofDay.length === rows.length && <Further pages={pages} more={m.freeTimesMore()} />}
            </Stale>
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
