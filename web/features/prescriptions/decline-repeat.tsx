import type { Prescription } from '#contract/prescriptions/prescriptions.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ReasonDialog } from '../../ui/entry-dialog.tsx';
import { declineRepeat } from './queries.ts';

interface DeclineRepeatProps {
  readonly patientId: string;
  readonly prescriptionId: string;
  readonly asked: NonNullable<Prescription['asked']>;
  readonly onClose: () => void;
}

/** Asks for the reason to decline a repeat, which the requester reads. Open while mounted. */
export function DeclineRepeat({ patientId, prescriptionId, asked, onClose }: DeclineRepeatProps) {
  return (
    <ReasonDialog
      changed={(queryClient) => queryClient.invalidateQueries({ queryKey: patientQuery(patientId).queryKey })}
      title={m.repeatDecline()}
      texts={[m.repeatDeclineText()]}
      action={m.repeatDecline()}
      done={m.repeatDeclined()}
      send={(reason) => declineRepeat(patientId, prescriptionId, asked, reason)}
      onClose={onClose}
    />
  );
}
