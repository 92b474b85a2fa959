import type { ReactNode } from 'react';
import './page-and-beside.css';

/** A page, and what is beside it. */
export const PageAndBeside = ({ children }: { children: ReactNode }) => <div className="page-and-beside">{children}</div>;
