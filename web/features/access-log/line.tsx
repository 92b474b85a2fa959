import { type ReactNode, useId, useState } from 'react';
import { outcomeWords, unnamedAccount } from '#contract/access-log/access-log-words.ts';
import { roleWords } from '#contract/base/role-words.ts';
import { formatClock, formatNumber, useLocale } from '../../lib/locale.ts';
import { saidWord, wordFor } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { classes } from '../../ui/as.ts';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Opener } from '../../ui/opener.tsx';
import { relationName } from '../links/relation-name.ts';
import type { Row } from './rows.ts';
import { foldedOf, whatOf } from './words.ts';

/** How lines show the actor: by name and role, also by id for accounts without a name, or not at all if all lines are the reader's own. */
export type Shown = 'people' | 'people-or-ids' | 'nobody';

interface LineProps {
  readonly row: Row;
  readonly shown: Shown;
  /** How lines show the patient. */
  readonly children: (row: Row) => ReactNode;
}

/** A line of the log: time, actor, action, patient. Grouped views open to the individual ones. */
export function Line({ row, shown, children }: LineProps) {
  const locale = useLocale();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { latest, entries } = row;
  const earliest = entries.at(-1) ?? latest;
  const isFolded = entries.length > 1;
  const count = formatNumber(locale, entries.length);
  return (
    <li
      className={classes(
        'grid gap-x-4 gap-y-1',
        shown === 'nobody'
          ? 'sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)]'
          : 'sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]',
      )}
    >
      <time dateTime={latest.at} className="text-sm font-semibold tabular-nums">
        {[...new Set([earliest.at, latest.at].map((at) => formatClock(locale, at)))].join(' – ')}
      </time>
      {shown !== 'nobody' && <Person actor={latest.actor} showsId={shown === 'people-or-ids'} />}
      <div className="min-w-0">
        {isFolded ? (
          <Opener controls={listId} isOpen={isOpen} onChange={setIsOpen}>
            {foldedOf(latest, count)}
          </Opener>
        ) : (
          whatOf(latest)
        )}{' '}
        {latest.outcome === 'refused' && <Chip tone="red">{said(outcomeWords.refused)}</Chip>}
        {latest.outcome === 'conflict' && <Chip tone="pending">{said(outcomeWords.conflict)}</Chip>}
        {!isFolded && latest.reason !== undefined && (
          <span className="block text-sm wrap-anywhere text-muted">
            <bdi>{latest.reason}</bdi>
          </span>
        )}
      </div>
      {children(row)}
      {isFolded && isOpen && (
        <div id={listId} className="col-span-full ps-4">
          <Lines as="ol">
            {entries.map((entry) => (
              <Line key={entry.id} row={{ latest: entry, entries: [entry] }} shown="nobody">
                {children}
              </Line>
            ))}
          </Lines>
        </div>
      )}
    </li>
  );
}

/** The actor, with roles, or as parent, guardian or carer if they acted for the patient. */
function Person({ actor: { id, name, roles, relation = 'self' }, showsId }: { actor: Row['latest']['actor']; showsId: boolean }) {
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <span className="block break-words font-semibold">{name === undefined ? said(unnamedAccount) : <bdi>{name}</bdi>}</span>
      {name === undefined && showsId && (
        <Ltr breaks className="block text-sm text-muted">
          {id}
        </Ltr>
      )}
      <span className="block text-sm text-muted">
        {new Intl.ListFormat(locale, { type: 'unit' }).format([
          ...roles.map((role) => saidWord(roleWords, role)),
          ...(relation === 'self' ? [] : [wordFor(relationName, relation)]),
        ])}
      </span>
    </div>
  );
}
