import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { classes } from './as.ts';
import './skeleton.css';

/** A placeholder for something that is loading; `className` sets its size. */
export const Skeleton = ({ className }: { className?: string }) => <span className={classes('skeleton', className)} />;

/** A page of which only the place is known yet. */
export const PageSkeleton = () => (
  <Loading className="mx-auto grid w-full max-w-6xl gap-5 px-4 py-6 sm:px-6">
    <Skeleton className="h-10 w-56" />
    <Skeleton className="h-24" />
    <Skeleton className="h-80" />
  </Loading>
);

/** Announces that something is loading, around its placeholders. */
export const Loading = ({ className, children }: { className: string; children: ReactNode }) => (
  <output className={className}>
    <span className="sr-only">{m.loading()}</span>
    {children}
  </output>
);
