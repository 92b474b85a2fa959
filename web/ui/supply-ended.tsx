import type { Prescription } from '#contract/prescriptions/prescriptions.ts';
import { formatDate, useLocale } from '../lib/locale.ts';
import { endedOn } from '../lib/current-prescriptions.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Chip } from './chip.tsx';

/** Since when the days or the supply of a prescription are over that nobody ended; nothing of others. */
export function SupplyEnded({ of }: { readonly of: Prescription }) {
  const locale = useLocale();
  const ended = endedOn(of);
  if (ended === undefined) return null;
  const date = formatDate(locale, ended);
  return <Chip tone="pending">{of.dose.days === undefined ? m.supplyEnded({ date }) : m.courseEnded({ date })}</Chip>;
}
