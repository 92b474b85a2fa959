import { useState } from 'react';
import type { Prescription } from '#contract/prescriptions/prescriptions.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { PaperButton } from '../../ui/paper-button.tsx';
import { PrescriptionOf, type Writing } from './prescription-of.tsx';
import { printSheet } from './queries.ts';
import { drugTitle } from '../../lib/drug-title.ts';

interface PrescriptionBesideProps {
  readonly patientId: string;
  readonly writing: Writing;
  /** What continues an earlier prescription is written: the next one is new. */
  readonly onContinued: () => void;
}

/** Prescribes one signature after another, and prints what was signed last. */
export function PrescriptionBeside({ patientId, writing: { kind, earlierId, entered }, onContinued }: PrescriptionBesideProps) {
  const locale = useLocale();
  const [{ written, signed }, setWritten] = useState<{ written: number; signed: readonly Prescription[] }>({ written: 0, signed: [] });
  return (
    <>
      {signed.length > 0 && (
        <div className="p-5">
          <Notice as="div" tone="green" className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {signed.length > 1 ? m.prescribeSignedAll({ count: formatNumber(locale, signed.length) }) : m.prescribeSigned()}
              {signed.map(({ id, drug }) => (
                <bdi key={id} className="block font-semibold">
                  {drugTitle(drug.name, drug.strength)}
                </bdi>
              ))}
            </span>
            <PaperButton label={m.prescriptionsPrint()} make={() => printSheet(patientId, signed)} />
          </Notice>
        </div>
      )}
      <PrescriptionOf
        key={`${written} ${earlierId} ${entered}`}
        patientId={patientId}
        kind={kind}
        earlierId={earlierId}
        entered={entered}
        onDone={(made) => {
          setWritten((before) => ({ written: before.written + 1, signed: made }));
          if ((earlierId ?? entered) !== undefined) onContinued();
        }}
        onNext={onContinued}
      />
    </>
  );
}
