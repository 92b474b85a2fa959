import type { PatientLink } from '#contract/links/links.ts';
import { formatDate, formatDay, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { relationName } from './relation-name.ts';

interface LinkTermsProps {
  readonly link: Pick<PatientLink, 'relation' | 'since' | 'until'>;
  /** To the account's holder, the person; to the clinic, the account's relation to them. */
  readonly words?: typeof relationName;
}

/** A link's relation, since when, and until when. */
export function LinkTerms({ link: { relation, since, until }, words = relationName }: LinkTermsProps) {
  const locale = useLocale();
  return (
    <span className="block text-sm text-muted">
      {wordFor(words, relation)}
      {m.listComma()}
      {m.linkSince({ date: formatDay(locale, since) })}
      {until !== undefined && ` ${m.linkUntil({ date: formatDate(locale, until) })}`}
    </span>
  );
}
