import { useState } from 'react';
import { emptyDraft } from './prescription-form.ts';
import { PrescriptionForm } from './prescription-form-view.tsx';

/** Prescribes one medicine after another. */
export function PrescriptionBeside({ patientId }: { patientId: string }) {
  const [written, setWritten] = useState(0);
  return (
    <PrescriptionForm
      key={written}
      patientId={patientId}
      task={{ kind: 'new', prior: undefined }}
      initial={emptyDraft}
      onDone={() => setWritten((before) => before + 1)}
    />
  );
}
