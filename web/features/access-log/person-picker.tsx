import { useState } from 'react';
import { unnamedAccount } from '#contract/access-log/access-log-words.ts';
import { seen } from '#contract/base/seen.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { searchFrom, useFound } from '../../lib/use-found.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { MoreSuggestions, withMore } from '../../ui/more-suggestions.tsx';
import { Picker } from '../../ui/picker.tsx';
import { type LoggedPerson, peopleSuggestionsQuery } from './queries.ts';

interface PersonPickerProps {
  /** The people seen in the log so far, who need not be staff. */
  readonly seen: readonly LoggedPerson[];
  /** The chosen person, as displayed; undefined if everyone is shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (actorId: string | undefined) => void;
}

/** Chooses a person from the staff that a search finds and the people in the log, or clears the choice. */
export function PersonPicker({ seen: people, chosen, onChoose }: PersonPickerProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const wanted = seen(text);
  const found = useFound(text, peopleSuggestionsQuery);
  const staff = wanted.length < searchFrom ? [] : found?.rows;
  const others = people.filter(
    ({ id, name }) => staff?.every((member) => member.id !== id) === true && (name ?? id).toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <Picker
      id="person"
      label={m.accessLogPerson()}
      placeholder={m.accessLogPersonHint()}
      text={text}
      onText={setText}
      below={found?.hasMore === true && <MoreSuggestions />}
      suggestions={
        staff && [
          ...staff.map(({ id, name, email }) => ({
            id,
            content: (
              <>
                <bdi>{name || email}</bdi>{' '}
                {name !== '' && (
                  <Ltr breaks className="text-sm font-normal text-muted">
                    {email}
                  </Ltr>
                )}
              </>
            ),
          })),
          ...others.map(({ id, name }) => ({
            id,
            content: name === undefined ? <UnnamedAccount id={id} /> : <bdi>{name}</bdi>,
          })),
        ]
      }
      found={(count) => withMore(m.accessLogPeopleFound({ count: formatNumber(locale, count) }), found?.hasMore === true)}
      chosen={chosen}
      removal={m.accessLogPersonRemove({ name: chosen ?? '' })}
      onChoose={onChoose}
    />
  );
}

const UnnamedAccount = ({ id }: { id: string }) => (
  <>
    <span>{said(unnamedAccount)}</span>{' '}
    <Ltr breaks className="text-sm font-normal text-muted">
      {id}
    </Ltr>
  </>
);
