import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { type Appointment, type AppointmentStatus, appointmentStatusWords } from '#contract/appointments/appointments.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { appointmentsChanged, changeStatus } from './queries.ts';

/** What a page says of the last change: that it failed, or what a cancellation has made possible. */
export type Outcome =
  | { readonly kind: 'failed'; readonly appointment: Appointment; readonly error: unknown }
  | { readonly kind: 'cancelled'; readonly appointment: Appointment; readonly waiting: number | undefined };
/** Shows an outcome, or nothing of the last one any more. */
export type Report = (outcome: Outcome | undefined) => void;

/** Whether the page shows something else than the server has. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && [404, 409, 412].includes(error.status);

/** Why an appointment was not changed. */
export const changeFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 412 ? m.appointmentChangedMeanwhile() : failureText(error, m.appointmentChangeFailed());

/** Changes an appointment's status. What was changed by others meanwhile is loaded again, and said. */
export function useChange(report: Report) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appointment, ...body }: { appointment: Appointment; status: AppointmentStatus; reason?: string }) =>
      changeStatus(appointment, body),
    onSuccess: ({ appointment, waiting }, { status }) => {
      report(status === 'cancelled' ? { kind: 'cancelled', appointment, waiting } : undefined);
      toast.success(m.appointmentNow({ name: nameIn(appointment.patient, locale), status: said(appointmentStatusWords[status]) }));
      // A completed visit may be the patient's last.
      void queryClient.invalidateQueries({ queryKey: patientQuery(appointment.patient.id).queryKey, exact: true });
      return appointmentsChanged(queryClient);
    },
    onError: (error, { appointment }) => {
      report({ kind: 'failed', appointment, error });
      return isStale(error) ? appointmentsChanged(queryClient) : undefined;
    },
  });
}

/**
 * What a page says of the last change. When the changed entry has left its place, `place`, where it stood, takes the focus that it had.
 * `shown` is what the page lists.
 */
export function useOutcome(shown: unknown) {
  const [outcome, setOutcome] = useState<Outcome>();
  const hasActed = useRef(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown === undefined) return;
    if (hasActed.current && document.activeElement === document.body) place.current?.focus();
    hasActed.current = false;
  }, [shown]);
  const report: Report = (next) => {
    hasActed.current = true;
    setOutcome(next);
  };
  return { outcome, report, place };
}
