import type { ReactNode } from 'react';
import './print-sheet.css';

/** A page that prints as one sheet, to take to a doctor. */
export const PrintSheet = ({ children }: { children: ReactNode }) => <div className="print-sheet min-h-dvh">{children}</div>;
