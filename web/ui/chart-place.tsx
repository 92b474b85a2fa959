import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Skeleton } from './skeleton.tsx';
import './chart-place.css';

const NotLoaded = () => <p className="self-center text-muted">{m.chartNotLoaded()}</p>;

/** A drawing whose code, with the chart library, comes after its page. Without a connection, words point to the table beside it. */
export const drawnLater = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => NotLoaded) }));

/** The place of such a drawing, kept so that nothing moves when it arrives. */
export const ChartPlace = ({ height = 'usual', children }: { height?: 'usual' | 'tall'; children: ReactNode }) => (
  <div className="chart-place" data-height={height}>
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>{children}</Suspense>
  </div>
);
