import type { ReactNode } from 'react';
import { markedRow } from '../../lib/asked-entry.ts';

interface MedicineRowProps {
  /** The prescription that it is. */
  readonly prescriptionId?: string;
  /** What may be done with it; beside what is said of it where there is room. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A medicine in a list of a patient's medicines. */
export const MedicineRow = ({ prescriptionId, actions, children }: MedicineRowProps) => (
  <li
    {...(prescriptionId && markedRow('prescription', prescriptionId))}
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
  >
    <div className="grid min-w-0 flex-1 basis-60 grid-cols-1 gap-1">{children}</div>
    {actions}
  </li>
);
