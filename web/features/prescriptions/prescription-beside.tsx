import { useState } from 'react';
import { PrescriptionOf, type Writing } from './prescription-of.tsx';

interface PrescriptionBesideProps {
  readonly patientId: string;
  readonly writing: Writing;
  /** What continues an earlier prescription is written: the next one is new. */
  readonly onContinued: () => void;
}

/** Prescribes one medicine after another. */
export function PrescriptionBeside({ patientId, writing: { kind, earlierId }, onContinued }: PrescriptionBesideProps) {
  const [written, setWritten] = useState(0);
  return (
    <PrescriptionOf
      key={written}
      patientId={patientId}
      kind={kind}
      earlierId={earlierId}
      onDone={() => (earlierId === undefined ? setWritten((before) => before + 1) : onContinued())}
    />
  );
}
