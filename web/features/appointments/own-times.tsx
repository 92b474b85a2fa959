import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { minutesOf } from '#contract/appointments/clinic-hours.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import { dayAfter, qatarInstant } from '#contract/base/qatar-time.ts';
import type { WhoComes } from '#contract/clinic-catalogue/fitting.ts';
import { genders } from '#contract/patient/choices.ts';
import { dateFormat, formatClock, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FieldSet } from '../../ui/field.tsx';
import { Failure } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Slot, Slots } from '../../ui/slots.tsx';
import { Stale } from '../../ui/stale.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { Place } from './appointment-draft.ts';
import { dayParts, partOf, timesOf } from './day-times.ts';
import { freeTimesQuery } from './queries.ts';

const partName = { morning: () => m.askMorning(), afternoon: () => m.askAfternoon(), evening: () => m.askEvening() };
/** The days that are offered at once. */
const daysShown = 7;

interface OwnTimesProps {
  readonly minutes: number;
  /** The appointment that is to be moved, if any. */
  readonly moving?: string | undefined;
  /** Who comes, and the clinicians who see such a person. */
  readonly who: WhoComes;
  readonly clinicians: readonly Clinician[];
  /** Whose times are shown at first. */
  readonly wanted?: string | undefined;
  readonly today: string;
  readonly place: Place | undefined;
  readonly onPlace: (place: Place | undefined) => void;
}

/** The free times for a patient: with whom, on which day, and when, by the part of the day. */
export function OwnTimes({ minutes, moving, who, clinicians, wanted, today, place, onPlace }: OwnTimesProps) {
  const locale = useLocale();
  const [clinicianId, setClinicianId] = useState(wanted);
  const [from, setFrom] = useState(() => (place !== undefined && place.date > dayAfter(today, careLimits.freeDays) ? place.date : today));
  const [day, setDay] = useState(place?.date);
  const pages = usePages({
    ...freeTimesQuery({
      minutes: String(minutes),
      from,
      ...(clinicianId === undefined
        ? { once: 'true', age: String(Math.min(who.age, limits.ageMax)), gender: genders.find((one) => one === who.gender) }
        : { clinicianId }),
      ...(moving !== undefined && { moving }),
    }),
    placeholderData: keepPreviousData,
  });
  const days = pages.rows && timesOf(pages.rows).slice(0, daysShown);
  const shown = days?.find(({ date }) => date === day) ?? days?.[0];
  // The month is said where it begins.
  const short = (date: string, isFirst: boolean) =>
    dateFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      ...((isFirst || date.endsWith('-01')) && { month: 'short' }),
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`));
  const last = days?.at(-1)?.date;
  const chosen = clinicians.find(({ id }) => id === clinicianId);
  return (
    <div className="grid gap-5">
      <Disclosure summary={m.askWith({ name: chosen === undefined ? m.askAnybody() : said(chosen.name) })}>
        <div role="radiogroup" aria-label={m.appointmentClinician()} className="grid gap-2 pt-1 sm:grid-cols-2">
          {[undefined, ...clinicians].map((one) => (
            <Choice key={one?.id ?? ''}>
              <Tick
                type="radio"
                name="clinician"
                checked={clinicianId === one?.id}
                onChange={() => {
                  setClinicianId(one?.id);
                  if (one !== undefined && place !== undefined && place.clinicianId !== one.id) onPlace(undefined);
                }}
              />
              <span className="grid py-1.5 leading-tight">
                {one === undefined ? m.askAnybody() : said(one.name)}
                {one?.specialty !== undefined && <span className="text-sm text-muted">{said(one.specialty)}</span>}
              </span>
            </Choice>
          ))}
        </div>
      </Disclosure>
      {pages.error !== null ? (
        <Failure text={m.freeTimesFailed()} onRetry={pages.retry} />
      ) : days === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <Stale when={pages.isPlaceholder}>
          {shown === undefined ? (
            <p>
              {m.freeTimesNone({ from: formatLongDate(locale, from), to: formatLongDate(locale, dayAfter(from, careLimits.freeDays - 1)) })}
            </p>
          ) : (
            <>
              <FieldSet id="day" legend={m.askDay()} problem={undefined}>
                <Slots>
                  {days.map(({ date }, index) => (
                    <Slot
                      key={date}
                      {...(index === 0 && { id: 'day' })}
                      name="day"
                      checked={date === shown.date}
                      onChange={() => setDay(date)}
                    >
                      {short(date, index === 0)}
                    </Slot>
                  ))}
                </Slots>
              </FieldSet>
              {dayParts.map((part) => {
                const places = shown.places.filter(({ time }) => partOf(time) === part);
                if (places.length === 0) return null;
                return (
                  <FieldSet key={part} id={`time-${part}`} legend={partName[part]()} problem={undefined}>
                    <Slots>
                      {places.map((one) => (
                        <Slot
                          key={one.time}
                          name="time"
                          checked={place?.date === one.date && place.time === one.time}
                          onChange={() => onPlace(one)}
                        >
                          {formatClock(locale, qatarInstant(one.date, minutesOf(one.time)))}
                        </Slot>
                      ))}
                    </Slots>
                  </FieldSet>
                );
              })}
            </>
          )}
          <div className="flex flex-wrap gap-2">
            {from !== today && <Button onClick={() => setFrom(today)}>{m.freeTimesFirst()}</Button>}
            <Button onClick={() => setFrom(last === undefined ? dayAfter(from, careLimits.freeDays) : dayAfter(last, 1))}>
              {m.askLater()}
            </Button>
          </div>
        </Stale>
      )}
    </div>
  );
}
