import type { ReactNode } from 'react';
import type { Appointment, Cancellation } from '#contract/appointments/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { authorText } from '../../lib/author.ts';
import { formatClock, formatDay, formatLength, formatTime, useLocale } from '../../lib/locale.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { usePatientPage } from '../../lib/own-work.ts';
import { namesOf } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { useJustChanged } from '../../lib/use-just-changed.ts';
import { useNear } from '../../lib/use-near.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { AppointmentChip } from '../../ui/appointment-chip.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LineDetail } from '../../ui/lines.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { EarlierTimes } from './earlier-times.tsx';
import { useJustBooked } from './just-booked.ts';
import { WaitChip } from './wait-chip.tsx';

interface AppointmentLineProps {
  readonly appointment: Appointment;
  /** The part that its list does not show: the patient, or the day. */
  readonly tells: 'patient' | 'day' | 'both';
  /** Its place in a list that may be long: away from what is in view it is a line of text, which is found and read as the others are. */
  readonly index?: number | undefined;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** Who canceled an appointment, and when. */
function cancelledText(locale: Locale, { at, by, isByPatient }: Cancellation, isBroughtIn: boolean): string {
  const time = formatTime(locale, at);
  if (isByPatient) return m.cancelledByPatient({ time });
  if (by !== undefined) return m.cancelledBy({ name: said(by), time });
  return isBroughtIn ? m.cancelledOn({ time }) : m.cancelledByClinic({ time });
}

/** An appointment in a list: time, patient or day, service, clinician and status. */
export function AppointmentLine({ appointment, tells, index, children }: AppointmentLineProps) {
  const locale = useLocale();
  const {
    patient,
    clinician,
    startsAt,
    createdAt,
    minutes,
    specialty,
    service,
    reason,
    status,
    redSigns,
    outsideHours,
    overbooked,
    cancellation,
    cancellationReason,
    lateReason,
    earlierTimes,
    broughtIn,
  } = appointment;
  const patientPage = usePatientPage();
  const { row, isBooked } = useJustBooked(appointment.id);
  const isChanged = useJustChanged(appointment.version);
  const isNear = useNear(row, isBooked ? undefined : index);
  const { name, otherName } = namesOf({ personalInfo: patient }, locale);
  if (!isNear)
    return (
      <li ref={row} className="min-h-16">
        {[...(startsAt === undefined ? [] : [formatClock(locale, startsAt)]), name].join(' ')}
      </li>
    );
  const about = [
    saidService(service),
    formatLength(locale, { minute: minutes }),
    ...(clinician === undefined
      ? status === 'waitlist'
        ? [m.appointmentAnyClinician(), ...(specialty === undefined ? [] : [said(specialty)])]
        : []
      : [authorText(clinician.name, clinician.name === undefined ? broughtIn : undefined) ?? []].flat()),
  ];
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2" data-changed={isChanged || isBooked || undefined}>
      {startsAt !== undefined && (
        <time dateTime={startsAt} className="w-20 shrink-0 font-semibold whitespace-nowrap tabular-nums">
          {formatClock(locale, startsAt)}
        </time>
      )}
      <span className="min-w-40 flex-1 wrap-anywhere">
        {tells !== 'day' && (
          <span className="inline-flex flex-wrap items-baseline gap-x-2">
            <RowLink to={patientPage(patient.id)}>
              <bdi>{name}</bdi>
            </RowLink>
            {otherName !== undefined && <bdi className="text-sm text-muted">{otherName}</bdi>}
          </span>
        )}
        {tells !== 'patient' && (
          <span className="block font-semibold">
            {startsAt === undefined
              ? m.appointmentWaitsSince({ date: formatDay(locale, createdAt) })
              : formatLongDate(locale, qatarDate(new Date(startsAt)))}
          </span>
        )}
        <LineDetail>
          <span className="text-muted">{about.join(' · ')}</span>
          {reason !== undefined && said(reason) !== saidService(service) && (
            <>
              <span className="text-muted"> · </span>
              <bdi>{said(reason)}</bdi>
            </>
          )}
        </LineDetail>
        {tells === 'patient' && startsAt === undefined && (
          <span className="block text-sm text-muted">{m.appointmentWaitsSince({ date: formatDay(locale, createdAt) })}</span>
        )}
        {overbooked !== undefined && (
          <span className="block text-sm">
            {m.appointmentOverbooked()}: <bdi>{overbooked}</bdi>
          </span>
        )}
        {cancellation !== undefined && (
          <span className="block text-sm">{cancelledText(locale, cancellation, broughtIn !== undefined)}</span>
        )}
        {cancellationReason !== undefined && (
          <span className="block text-sm">
            {m.appointmentCancelReason()}: <bdi>{cancellationReason}</bdi>
          </span>
        )}
        {lateReason !== undefined && (
          <span className="block text-sm">
            {m.appointmentLate()}: <bdi>{lateReason}</bdi>
          </span>
        )}
        {tells === 'day' && earlierTimes !== undefined && <EarlierTimes times={earlierTimes} />}
      </span>
      <span className="flex flex-wrap gap-2">
        {redSigns !== undefined && (
          <Chip tone="red">
            {m.vitalSignsRed()}: {said(redSigns)}
          </Chip>
        )}
        {outsideHours && <Chip tone="orange">{m.appointmentOutsideHours()}</Chip>}
        {tells === 'patient' && <WaitChip appointment={appointment} />}
        <AppointmentChip appointment={appointment} />
      </span>
      {children}
    </li>
  );
}
