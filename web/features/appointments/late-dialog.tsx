import type { Appointment } from '#contract/appointments/appointments.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ReasonDialog } from '../../ui/entry-dialog.tsx';
import { appointmentsChanged, changeStatus } from './queries.ts';

interface LateDialogProps {
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

/** Asks why the attendance of a day that is over is recorded only now, and records it. Open while mounted. */
export function LateDialog({ appointment, onClose }: LateDialogProps) {
  const locale = useLocale();
  const { patient, startsAt } = appointment;
  return (
    <ReasonDialog
      changed={async (queryClient) => void (await appointmentsChanged(queryClient))}
      title={m.appointmentAttendedTitle()}
      texts={[nameIn(patient, locale), startsAt && formatTime(locale, startsAt), m.appointmentAttendedText()]}
      action={m.appointmentAttended()}
      done={m.appointmentAttendedDone()}
      send={(reason) => changeStatus(appointment, { status: 'fulfilled', reason })}
      onClose={onClose}
    />
  );
}
