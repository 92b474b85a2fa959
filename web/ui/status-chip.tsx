import type { PatientStatus } from '#contract/patient.ts';
import { useMessages } from '../app/locale.ts';

/** A patient's status, in words and colour. */
export function StatusChip({ status }: { status: PatientStatus }) {
  const m = useMessages();
  const names = { active: m.statusActive, inactive: m.statusInactive, pending: m.statusPending, suspended: m.statusSuspended } as const;
  return (
    <span
      className="chip"
      style={{
        color: `var(--status-${status}-text)`,
        background: `var(--status-${status}-tint)`,
        paddingInline: '0.625rem',
        fontWeight: 600,
      }}
    >
      {names[status]()}
    </span>
  );
}
