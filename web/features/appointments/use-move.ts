import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Place } from './appointment-draft.ts';
import { appointmentsChanged, giveTime } from './queries.ts';
import { type Report, isStale } from './use-change.ts';

interface Move {
  readonly appointment: Appointment;
  readonly at: Place;
  /** Whether it takes back a move, and so offers none. */
  readonly isUndo?: boolean;
}

/** Moves an appointment to a free time of the same length, and offers to take it back. */
export function useMove(report: Report) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appointment, at }: Move) => giveTime(appointment, { ...at, minutes: appointment.minutes }),
    onSuccess: (after, { appointment, isUndo }) => {
      report(isUndo === true ? undefined : { kind: 'moved', appointment: after, before: appointment });
      return appointmentsChanged(queryClient);
    },
    onError: (error, { appointment }) => {
      report({ kind: 'failed', appointment, error });
      return isStale(error) ? appointmentsChanged(queryClient) : undefined;
    },
  });
}
