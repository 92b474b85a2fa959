import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { plain } from '../../lib/plain.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input } from '../../ui/control.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Appointments } from './appointments.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { scheduleQuery } from './queries.ts';
import { useOutcome } from './use-change.ts';
import { useLive } from './use-live.ts';
import type { View } from './view.ts';

/** What a row is found by: the patient's names, the clinician's, and the reason. */
const textOf = ({ patient: { firstName, lastName, nameArabic }, clinician, reason }: Appointment): string =>
  plain([firstName, lastName, nameArabic, ...Object.values(clinician?.name ?? {}), ...Object.values(reason ?? {})].join(' '));
/** Fewer rows are seen at once. */
const searchedFrom = 8;

const isOver = ({ status }: Appointment): boolean => status === 'fulfilled' || status === 'noshow';

/** A day of the clinic or of one clinician, by time. Past appointments are folded while others are still ahead. */
export function Day({ view: { date, clinicianId } }: { view: View }) {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(scheduleQuery({ date, days: 1, ...(clinicianId !== undefined && { clinicianId }) }));
  const { outcome, report, place } = useOutcome(data);
  useLive({ date, days: 1 }, place);
  const [searched, setSearched] = useState('');
  const words = plain(searched).split(/\s+/).filter(Boolean);
  const found = data?.appointments.filter((one) => words.every((word) => textOf(one).includes(word))) ?? [];
  const over = found.filter(isOver);
  const left = found.filter((one) => !isOver(one));
  const count = (value: number) => formatNumber(locale, value);
  const total = data === undefined ? 0 : Object.values(data.counts).reduce((sum, one) => sum + one, 0);
  const summary = data && [
    ...(data.counts.pending > 0 ? [m.pendingCount({ count: count(data.counts.pending) })] : []),
    m.bookedCount({ count: count(data.counts.booked) }),
    m.arrivedCount({ count: count(data.counts.arrived) }),
    m.completedCount({ count: count(data.counts.fulfilled) }),
    ...(data.counts.noshow > 0 ? [m.noShowCount({ count: count(data.counts.noshow) })] : []),
  ];
  const search = (data?.appointments.length ?? 0) >= searchedFrom && (
    <Input
      type="search"
      className="max-w-sm"
      aria-label={m.appointmentsSearch()}
      placeholder={m.appointmentsSearch()}
      autoComplete="off"
      dir="auto"
      value={searched}
      onChange={({ target: { value } }) => setSearched(value)}
    />
  );
  return (
    <>
      <Panel ref={place} tabIndex={-1} aria-labelledby="day-shown" className="grid content-start gap-3 p-5">
        <h2 id="day-shown" className="text-lg font-semibold">
          {formatLongDate(locale, date)}
        </h2>
        {isError ? (
          <Failure text={m.scheduleFailed()} onRetry={refetch} />
        ) : summary === undefined ? (
          <Loading className="grid gap-3">
            {Array.from({ length: 8 }, (_, line) => (
              <Skeleton key={line} className="h-14" />
            ))}
          </Loading>
        ) : over.length + left.length === 0 ? (
          <>
            {search}
            <p className="text-muted">{words.length === 0 ? m.appointmentsNone() : m.appointmentsNotFound()}</p>
          </>
        ) : (
          <>
            <p className="text-sm text-muted">{summary.join(' · ')}</p>
            {search}
            {over.length > 0 && (
              <Disclosure summary={m.overCount({ count: count(over.length) })} open={left.length === 0 || words.length > 0}>
                <Appointments of={over} report={report} />
              </Disclosure>
            )}
            {left.length > 0 && <Appointments of={left} report={report} />}
            {words.length === 0 && total > over.length + left.length && (
              <p className="text-sm text-muted">{m.appointmentsListed({ shown: count(over.length + left.length), count: count(total) })}</p>
            )}
          </>
        )}
      </Panel>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
