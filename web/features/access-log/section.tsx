import type { ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { Panel } from '../../ui/panel.tsx';

interface SectionProps {
  readonly title: string;
  readonly hint: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One log: what it is, and its entries. */
export function Section({ title, hint, action, children }: SectionProps) {
  return (
    <Panel className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-60 flex-1 gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-muted">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </Panel>
  );
}

/** The days of a filter in words. */
export const daysShown = (from: string, to: string, format: (date: string) => string): string =>
  from === to ? format(from) : m.accessLogDays({ from: format(from), to: format(to) });
