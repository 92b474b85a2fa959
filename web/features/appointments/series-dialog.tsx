import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { SeriesDone } from '#contract/appointments/series.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, isCalendarDate, qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { timeIn } from '../../lib/time-in.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { appointmentsChanged, useClinicians } from './queries.ts';
import { refusalText } from './refusals.ts';
import { cancelSeries, moveSeries } from './series-queries.ts';

interface SeriesDialogProps {
  readonly patientId: string;
  readonly seriesId: string;
  readonly kind: 'move' | 'cancel';
  /** Those of the series that are ahead, by time. */
  readonly appointments: readonly Appointment[];
  readonly onDone: (done: SeriesDone) => void;
  readonly onClose: () => void;
}

const dayOf = ({ startsAt = '' }: Appointment): string => qatarDate(new Date(startsAt));
/** By how many days a series may move. */
const shifts = [-3, -2, -1, 0, 1, 2, 3] as const;

/** Moves or cancels the appointments of a series from a day on. Open while mounted. */
export function SeriesDialog({ patientId, seriesId, kind, appointments, onDone, onClose }: SeriesDialogProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { data: clinicians = [] } = useClinicians();
  const [first] = appointments;
  const [from, setFrom] = useState(first === undefined ? '' : dayOf(first));
  const [clinicianId, setClinicianId] = useState(first?.clinician?.id ?? '');
  const [typed, setTyped] = useState('');
  const [shift, setShift] = useState(0);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const affected = appointments.filter((one) => dayOf(one) >= from);
  const sending = useMutation({
    mutationFn: (send: () => Promise<SeriesDone>) => send(),
    onSuccess: (done) => {
      const count = formatNumber(locale, done.done);
      toast.success(kind === 'move' ? m.seriesMoved({ count }) : m.seriesCancelled({ count }));
      onDone(done);
      dialog.current?.close();
    },
    onSettled: () => appointmentsChanged(queryClient),
  });
  const confirm = (): boolean => {
    const time = typed === '' ? undefined : timeIn(typed);
    const wrong = !isCalendarDate(from)
      ? m.accessLogDayMissing()
      : typed !== '' && time === undefined
        ? m.appointmentTimeWrong()
        : undefined;
    setProblem(wrong);
    if (wrong !== undefined || affected.length === 0) return false;
    const why = reason.trim() === '' ? {} : { reason };
    const places = affected.map((one) => ({
      appointmentId: one.id,
      date: dayAfter(dayOf(one), shift),
      time: time ?? qatarTime(new Date(one.startsAt ?? '')).slice(11),
    }));
    sending.mutate(() =>
      kind === 'move'
        ? moveSeries(patientId, seriesId, { clinicianId, places, ...why })
        : cancelSeries(patientId, seriesId, { from, ...why }),
    );
    return true;
  };
  return (
    <ConfirmDialog
      ref={dialog}
      title={kind === 'move' ? m.seriesMove() : m.seriesCancel()}
      action={
        kind === 'move'
          ? m.seriesMoveCount({ count: formatNumber(locale, affected.length) })
          : m.seriesCancelCount({ count: formatNumber(locale, affected.length) })
      }
      keep={m.appointmentKeep()}
      dangerous={kind === 'cancel'}
      busy={sending.isPending}
      problem={sending.error === null ? undefined : refusalText(sending.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DateField id="series-from" label={m.seriesFrom()} problem={problem} value={from} onChange={setFrom} />
      {kind === 'move' && (
        <>
          <Field id="series-clinician" label={m.appointmentClinician()} problem={false}>
            {(field) => (
              <Select {...field} value={clinicianId} onChange={({ target }) => setClinicianId(target.value)}>
                {clinicians.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {said(name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="series-shift" label={m.seriesShift()} problem={false}>
            {(field) => (
              <Select {...field} value={shift} onChange={({ target }) => setShift(Number(target.value))}>
                {shifts.map((days) => (
                  <option key={days} value={days}>
                    {days === 0
                      ? m.seriesSameDay()
                      : days < 0
                        ? m.seriesDaysEarlier({ count: formatNumber(locale, -days) })
                        : m.seriesDaysLater({ count: formatNumber(locale, days) })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="series-time" label={m.seriesNewTime()} hint={m.seriesSameTime()} problem={false} need="optional">
            {(field) => <Input {...field} dir="ltr" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />}
          </Field>
        </>
      )}
      <Field
        id="series-reason"
        label={kind === 'move' ? m.moveReason() : m.appointmentCancelReason()}
        hint={m.reasonForStaff()}
        problem={false}
        need="optional"
      >
        {(field) => (
          <Input
            {...field}
            dir="auto"
            maxLength={careLimits.appointmentReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
