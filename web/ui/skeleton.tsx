import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { classes } from './as.ts';
import './skeleton.css';

/** The place of something that loads; `className` gives its size. */
export const Skeleton = ({ className }: { className?: string }) => <span className={classes('skeleton', className)} />;

/** Says that something loads, round the places of what will be there. */
export const Loading = ({ className, children }: { className: string; children: ReactNode }) => (
  <output className={className}>
    <span className="sr-only">{m.loading()}</span>
    {children}
  </output>
);
