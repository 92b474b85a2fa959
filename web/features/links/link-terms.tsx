import type { PatientLink } from '#contract/links/links.ts';
import { formatDate, formatDay, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { relationName } from './relation-name.ts';

/** An account's relation to the record, since when, and until when. */
export function LinkTerms({ link: { relation, since, until } }: { link: Pick<PatientLink, 'relation' | 'since' | 'until'> }) {
  const locale = useLocale();
  return (
    <span className="block text-sm text-muted">
      {wordFor(relationName, relation)}
      {m.listComma()}
      {m.linkSince({ date: formatDay(locale, since) })}
      {until !== undefined && ` ${m.linkUntil({ date: formatDate(locale, until) })}`}
    </span>
  );
}
