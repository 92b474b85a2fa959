import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { classes } from './as.ts';
import './skeleton.css';

/** A placeholder for something that is loading; `className` sets its size. */
export const Skeleton = ({ className }: { className?: string }) => <span className={classes('skeleton', className)} />;

/** Announces that something is loading, around its placeholders. */
export const Loading = ({ className, children }: { className: string; children: ReactNode }) => (
  <output className={className}>
    <span className="sr-only">{m.loading()}</span>
    {children}
  </output>
);
