import { useState } from 'react';
import { PrescriptionOf, type Writing } from './prescription-of.tsx';

interface PrescriptionBesideProps {
  readonly patientId: string;
  /** What is written first; afterwards another medicine can be. */
  readonly first: Writing;
}

/** Prescribes one medicine after another. */
export function PrescriptionBeside({ patientId, first }: PrescriptionBesideProps) {
  const [written, setWritten] = useState(0);
  const { kind, earlierId }: Writing = written === 0 ? first : { kind: 'new', earlierId: undefined };
  return (
    <PrescriptionOf
      key={written}
      patientId={patientId}
      kind={kind}
      earlierId={earlierId}
      onDone={() => setWritten((before) => before + 1)}
    />
  );
}
