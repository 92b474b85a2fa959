import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment, PatientAppointments } from '#contract/appointments/appointments.ts';
import type { SeriesDone } from '#contract/appointments/series.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { appointmentsChanged } from './queries.ts';
import { refusalText } from './refusals.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { continueSeries } from './series-queries.ts';
import { Refused } from './series-words.tsx';

export interface SeriesOfPatientProps {
  readonly patientId: string;
  readonly of: PatientAppointments;
}

/** For staff: what can be done with a patient's series as a whole, and with one whose booking was interrupted. */
export function SeriesOfPatient({ patientId, of: { coming, unfinishedSeries = [] } }: SeriesOfPatientProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<{ readonly seriesId: string; readonly kind: 'move' | 'cancel' }>();
  const [done, setDone] = useState<SeriesDone>();
  const continuing = useMutation({
    mutationFn: (seriesId: string) => continueSeries(patientId, seriesId),
    onSuccess: setDone,
    onSettled: () => appointmentsChanged(queryClient),
  });
  const ahead = Map.groupBy(
    coming.filter(({ status }) => status === 'booked' || status === 'pending'),
    ({ seriesId }) => seriesId,
  );
  const all = [...ahead].flatMap(([seriesId, appointments]): { seriesId: string; appointments: readonly Appointment[] }[] =>
    seriesId === undefined ? [] : [{ seriesId, appointments }],
  );
  const changed = changing && ahead.get(changing.seriesId);
  return (
    <>
      {continuing.error !== null && (
        <Notice as="div">
          <p>{refusalText(continuing.error)}</p>
        </Notice>
      )}
      {done !== undefined && done.refused.length > 0 && (
        <Notice as="div">
          <p>{m.seriesStay({ count: formatNumber(locale, done.refused.length) })}</p>
          <Refused of={done.refused} />
        </Notice>
      )}
      {unfinishedSeries.map((seriesId) => (
        <Notice as="div" key={seriesId} className="flex flex-wrap items-center justify-between gap-3">
          <p>{m.seriesUnfinished()}</p>
          <Button aria-disabled={continuing.isPending} onClick={() => !continuing.isPending && continuing.mutate(seriesId)}>
            {m.seriesContinue()}
          </Button>
        </Notice>
      ))}
      {all.map(({ seriesId, appointments }) => {
        const last = appointments.at(-1)?.startsAt;
        return (
          <div key={seriesId} className="flex flex-wrap items-center gap-3">
            <span className="min-w-48 flex-1">
              {m.seriesAhead({
                service: saidService(appointments[0]?.service ?? 'consultation'),
                count: formatNumber(locale, appointments.length),
                last: last === undefined ? '' : formatLongDate(locale, qatarDate(new Date(last))),
              })}
            </span>
            <Button onClick={() => setChanging({ seriesId, kind: 'move' })}>{m.seriesMove()}</Button>
            <Button look="ghost" className="text-danger" onClick={() => setChanging({ seriesId, kind: 'cancel' })}>
              {m.seriesCancel()}
            </Button>
          </div>
        );
      })}
      {changing !== undefined && changed !== undefined && (
        <SeriesDialog
          key={changing.kind}
          patientId={patientId}
          {...changing}
          appointments={changed}
          onDone={setDone}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
