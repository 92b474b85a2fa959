import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, type useLocale } from '../../lib/locale.ts';
import { drawnLater } from '../../ui/chart-place.tsx';
import type { Figure } from '../../ui/number-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { missedOf, sayRate } from './compare.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const ColumnChart = drawnLater(async () => (await import('../../ui/column-chart.tsx')).ColumnChart);

/** A part of the page. */
export const Part = ({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) => (
  <Panel className="grid grid-cols-1 content-start gap-4 p-5">
    <div>
      <h2 className="text-lg font-semibold">{title}</h2>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
    </div>
    {children}
  </Panel>
);

/** The share of missed appointments in a column; a dash of fewer than five, which sorts as no figure. */
export const rateOf = (locale: ReturnType<typeof useLocale>, appointments: Parameters<typeof missedOf>[0]): Figure => {
  const missed = missedOf(appointments);
  const shown = sayRate(locale, missed);
  return shown === undefined ? { shown: '–' } : { shown, value: missed.part / missed.all };
};

/** A count in a column; with a path, it opens the list that it counts. */
export const counted = (locale: ReturnType<typeof useLocale>, value: number, to?: string): Figure => {
  const shown = formatNumber(locale, value);
  return {
    value,
    shown:
      to === undefined ? (
        shown
      ) : (
        <TextLink as={Link} to={to}>
          {shown}
        </TextLink>
      ),
  };
};
