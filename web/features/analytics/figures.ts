import type { Analytics } from '#contract/overview/analytics.ts';
import { guarded } from '#contract/base/spreadsheet.ts';
import { bucketEnds } from '#contract/base/time-buckets.ts';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { m } from '../../i18n/paraglide/messages.js';
import { formatLength } from '../../lib/locale.ts';

export type Work = Pick<Analytics['days'][number], 'appointments' | 'visits' | 'prescriptions' | 'laboratoryOrders'>;

/** A figure with its name. */
export type Figure = readonly [name: string, count: number];

/** What was done, by name. */
export const figuresOf = ({ appointments, visits, prescriptions, laboratoryOrders }: Work): Figure[] => [
  [m.figureFulfilled(), appointments.fulfilled],
  [m.figureNoshow(), appointments.noshow],
  [m.figureCancelled(), appointments.cancelled],
  [m.figureOpen(), appointments.open],
  [m.figureVisits(), visits],
  [m.figurePrescriptions(), prescriptions],
  [m.figureOrders(), laboratoryOrders],
];

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The bucket of the median of some durations; undefined without any. */
export function medianBucket(buckets: readonly number[]): number | undefined {
  const middle = Math.ceil(sum(buckets) / 2);
  if (middle === 0) return undefined;
  let passed = 0;
  return buckets.findIndex((count) => (passed += count) >= middle);
}

const lengthOf = (locale: Locale, minutes: number): string =>
  formatLength(locale, { day: Math.floor(minutes / 1440), hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 });

/** The times that a bucket holds. */
export function sayBucket(locale: Locale, bucket: number): string {
  const [over, upTo] = [bucketEnds[bucket - 1], bucketEnds[bucket]];
  if (over === undefined) return m.analyticsUpTo({ to: lengthOf(locale, bucketEnds[0]) });
  const from = lengthOf(locale, over);
  return upTo === undefined ? m.analyticsOver({ from }) : m.analyticsBetween({ from, to: lengthOf(locale, upTo) });
}

const cell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`;

/** Rows of text as CSV for a spreadsheet. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
