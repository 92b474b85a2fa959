import type { ReactNode } from 'react';
import './sticky-notice.css';

/** Keeps a notice in view below what it is about, so that it moves nothing. */
export const StickyNotice = ({ children }: { readonly children: ReactNode }) => <div className="sticky-notice">{children}</div>;
