import type { ReactNode } from 'react';
import './slip.css';

/** What is printed alone on half a sheet and handed out. */
export const Slip = ({ children }: { children: ReactNode }) => <div className="slip">{children}</div>;
