import type { Appointment } from '#contract/appointments/appointments.ts';
import { stageOf } from '#contract/appointments/stages.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { genderWords } from '#contract/patient/choices.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { formatClock, useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { ageWords } from '../../lib/birth.ts';
import { namesOf } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { useJustChanged } from '../../lib/use-just-changed.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { AppointmentChip } from '../../ui/appointment-chip.tsx';
import { Card } from '../../ui/board.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Cut } from '../../ui/cut.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { WaitChip } from './wait-chip.tsx';
import type { Report } from './use-change.ts';

/** A patient on the day's board: who, when, with whom, why, how long they have waited, and the next step. */
export function BoardCard({ appointment, report }: { appointment: Appointment; report: Report }) {
  const locale = useLocale();
  const now = useNow();
  const { patient, clinician, startsAt, service, reason, status, redSigns, outsideHours, version } = appointment;
  const { name, otherName } = namesOf({ personalInfo: patient }, locale);
  const about = [
    ...(patient.dateOfBirth === undefined
      ? []
      : [ageWords(locale, { ...patient, dateOfBirth: patient.dateOfBirth }, qatarDate(new Date(now)))]),
    ...(patient.gender === undefined ? [] : [saidWord(genderWords, patient.gender)]),
    ...(clinician?.name ? [said(clinician.name)] : []),
  ];
  return (
    <Card isChanged={useJustChanged(version)}>
      <div className="-my-1 -me-2 flex flex-wrap items-center gap-x-1">
        {startsAt !== undefined && (
          <time dateTime={startsAt} className="shrink-0 text-sm font-semibold tabular-nums">
            {formatClock(locale, startsAt)}
          </time>
        )}
        <AppointmentActions appointment={appointment} report={report} size="small" />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <RowLink to={stageOf(appointment) === 'expected' ? paths.patient(patient.id) : paths.chart(patient.id)}>
          <bdi>{name}</bdi>
        </RowLink>
        {otherName !== undefined && <bdi className="text-sm text-muted">{otherName}</bdi>}
      </div>
      <div className="flex flex-wrap gap-1 empty:hidden">
        <WaitChip appointment={appointment} />
        {(status === 'noshow' || status === 'pending') && <AppointmentChip appointment={appointment} />}
      </div>
      <span className="text-sm text-muted">{about.join(' · ')}</span>
      <Cut className="text-sm">{reason === undefined ? saidService(service) : said(reason)}</Cut>
      {redSigns !== undefined && <Chip tone="red">{said(redSigns)}</Chip>}
      {outsideHours && <Chip tone="orange">{m.appointmentOutsideHours()}</Chip>}
    </Card>
  );
}
