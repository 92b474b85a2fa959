import { PatientExport } from '#contract/exports/export.ts';
import type { Prescription } from '#contract/prescriptions/prescriptions.ts';
import { call } from '../../lib/api.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PaperButton, paperTimeoutMs } from '../../ui/paper-button.tsx';

interface PrintSheetProps {
  readonly patientId: string;
  /** Of one prescriber and one day. */
  readonly prescriptions: readonly Pick<Prescription, 'id'>[];
  readonly label: string;
}

/** Prints active prescriptions on one sheet. */
export const PrintSheet = ({ patientId, prescriptions, label }: PrintSheetProps) => (
  <PaperButton
    label={label}
    make={() =>
      call('papers.prescription', {
        answer: PatientExport,
        params: { id: patientId },
        query: { ids: prescriptions.map(({ id }) => id).join(','), language: getLocale() },
        timeoutMs: paperTimeoutMs,
      })
    }
  />
);
