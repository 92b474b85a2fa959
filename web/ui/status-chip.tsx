import type { PatientStatus } from '#contract/patient/choices.ts';
import { m } from '../i18n/paraglide/messages.js';

export const statusName = {
  active: () => m.statusActive(),
  inactive: () => m.statusInactive(),
  pending: () => m.statusPending(),
  suspended: () => m.statusSuspended(),
} as const satisfies Record<PatientStatus, () => string>;

/** A patient's status, in words and colour. */
export function StatusChip({ status }: { status: PatientStatus }) {
  return (
    <span className="chip" data-status={status}>
      {statusName[status]()}
    </span>
  );
}
