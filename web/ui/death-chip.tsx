import { m } from '../i18n/paraglide/messages.js';
import { formatDate, useLocale } from '../lib/locale.ts';
import { Chip } from './chip.tsx';

/** That a patient died, and when; nothing for the living. */
export function DeathChip({ date }: { date: string | undefined }) {
  const locale = useLocale();
  return date === undefined ? undefined : (
    <Chip tone="red" className="whitespace-nowrap">
      {m.diedOn({ date: formatDate(locale, date) })}
    </Chip>
  );
}
