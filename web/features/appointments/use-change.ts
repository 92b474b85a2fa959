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

/** The result of the last change: an error, or the follow-up of a cancellation or of a move by dragging. */
export type Outcome =
  | { readonly kind: 'failed'; readonly appointment: Appointment; readonly error: unknown }
  | { readonly kind: 'cancelled'; readonly appointment: Appointment; readonly waiting: number | undefined }
  | { readonly kind: 'moved'; readonly appointment: Appointment; readonly before: Appointment };
/** Shows an outcome, or clears the last one. */
export type Report = (outcome: Outcome | undefined) => void;

/** Whether the displayed version is outdated. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && [404, 409, 412].includes(error.status);

/** Why an appointment was not changed. */
export const changeFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 412 ? m.appointmentChangedMeanwhile() : failureText(error, m.appointmentChangeFailed());

/** Changes an appointment's status. If others changed it in between, reloads it and says so. */
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
 * The notice about the last change. If the changed entry has left its place, the element `place` takes over its focus, and nothing moves
 * under the finger. `shown` are the listed entries.
 */
export function useOutcome(shown: unknown) {
  const [outcome, setOutcome] = useState<Outcome>();
  const hasActed = useRef(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown === undefined) return;
    if (hasActed.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    hasActed.current = false;
  }, [shown]);
  const report: Report = (next) => {
    hasActed.current = true;
    setOutcome(next);
  };
  return { outcome, report, place };
}
