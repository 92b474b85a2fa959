import type { Appointment } from '#contract/appointments/appointments.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useOutcome } from './use-change.ts';

/** What staff do with an appointment that a patient asked for, and what came of it. */
export function AnswerRequest({ appointment }: { readonly appointment: Appointment }) {
  const { outcome, report } = useOutcome(appointment);
  return (
    <>
      <AppointmentActions appointment={appointment} report={report} />
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
