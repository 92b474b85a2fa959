import type { PatientList } from '#contract/patient/list.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/paraglide/runtime.js';
import { formatNumber } from './locale.ts';

/** How many a search means; of one that could not look through everybody, at least. */
export function countFound(locale: Locale, { total, truncated }: Pick<PatientList, 'total' | 'truncated'>): string {
  const count = formatNumber(locale, total);
  return truncated ? m.orMore({ count }) : count;
}
