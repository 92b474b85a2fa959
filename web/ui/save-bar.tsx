import type { ReactNode } from 'react';
import './save-bar.css';

/** The buttons that end a long form, and why it was not saved: in view wherever the form is scrolled to. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className="save-bar">{children}</div>;
