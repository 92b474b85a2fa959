import type { ReactNode } from 'react';
import './sticky-notice.css';

/** Keeps a notice in view below its subject, so that it moves nothing. */
export const StickyNotice = ({ children }: { readonly children: ReactNode }) => <div className="sticky-notice">{children}</div>;
