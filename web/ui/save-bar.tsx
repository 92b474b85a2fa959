import type { ReactNode } from 'react';
import './save-bar.css';

/** The buttons at the end of a long form, and the error of saving it; in view at any scroll position. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className="save-bar">{children}</div>;
