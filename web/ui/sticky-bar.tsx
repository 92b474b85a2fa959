import type { ReactNode } from 'react';
import './sticky-bar.css';

/** What is chosen and what to do with it, in view at the lower edge while the page scrolls. */
export const StickyBar = ({ children }: { children: ReactNode }) => <div className="sticky-bar">{children}</div>;
