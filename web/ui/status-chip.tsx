import { type PatientStatus, statusWords } from '#contract/patient/choices.ts';
import { said } from '../lib/said.ts';

/** A patient's status, in words and colour. */
export function StatusChip({ status }: { status: PatientStatus }) {
  return (
    <span className="chip" data-status={status}>
      {said(statusWords[status])}
    </span>
  );
}
