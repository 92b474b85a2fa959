import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { dayAfter, isCalendarDate, qatarDate } from '#contract/base/qatar-time.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BackLink } from '../../ui/back-link.tsx';
import { type DayRange, DayRangeForm } from '../../ui/day-range.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { AwayDays, useAwayDays } from './away-days.tsx';
import { AwayMoves } from './away-moves.tsx';
import type { Absence } from './away-plan.ts';
import { ClinicianChoice } from './clinician-choice.tsx';
import { useClinicians } from './queries.ts';

/** The most days for which one plan is made. */
const daysMax = 31;

interface PlannedProps {
  readonly chosen: Clinician;
  readonly away: Absence;
  readonly clinicians: readonly Clinician[];
}

/** An absence: its days are closed for booking, and its appointments moved. */
function Planned({ chosen, away, clinicians }: PlannedProps) {
  const days = useAwayDays(chosen, away);
  return (
    <>
      <AwayDays days={days} />
      <AwayMoves away={away} clinicians={clinicians} days={days} />
    </>
  );
}

/** Moves the appointments of a clinician who is away, all at once. */
export function AwayPage() {
  return useIsStaff() ? <Away /> : <NotPermitted title={m.awayTitle()} text={m.staffOnlyText()} />;
}

function Away() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => qatarDate(new Date()));
  const clinicians = useClinicians();
  const chosen = clinicians.data?.find(({ id }) => id === params.get('clinicianId'));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const problemsOf = (days: DayRange) => ({
    from: !isCalendarDate(days.from) ? m.accessLogDayMissing() : days.from < today ? m.awayPast() : undefined,
    to: !isCalendarDate(days.to)
      ? m.accessLogDayMissing()
      : days.from > days.to
        ? m.accessLogDaysReversed()
        : dayAfter(days.from, daysMax) <= days.to
          ? m.awayTooLong({ max: formatNumber(locale, daysMax) })
          : undefined,
  });
  const isPlanned = Object.values(problemsOf({ from, to })).every((problem) => problem === undefined);
  return (
    <Page title={m.awayTitle()} actions={<BackLink to={paths.clinicHours}>{m.clinicHours()}</BackLink>}>
      <p className="text-muted">{m.awayHint()}</p>
      {clinicians.isError ? (
        <Failure text={m.appointmentsFailed()} onRetry={clinicians.refetch} />
      ) : clinicians.data === undefined ? (
        <Placeholders shape="form" />
      ) : (
        <>
          <ClinicianChoice
            of={clinicians.data}
            chosen={chosen?.id}
            onChoose={(clinicianId) => setParams({ ...Object.fromEntries(params), clinicianId })}
          />
          {chosen !== undefined && (
            <>
              <DayRangeForm
                shown={isPlanned ? { from, to } : { from: today, to: dayAfter(today, 6) }}
                problemsOf={problemsOf}
                onChoose={(days) => setParams({ clinicianId: chosen.id, ...days })}
              />
              {isPlanned && (
                <Planned
                  key={`${chosen.id} ${from} ${to}`}
                  chosen={chosen}
                  away={{ clinicianId: chosen.id, from, to }}
                  clinicians={clinicians.data}
                />
              )}
            </>
          )}
        </>
      )}
    </Page>
  );
}
