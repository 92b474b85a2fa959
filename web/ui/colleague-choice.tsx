import { type ComponentProps, useState } from 'react';
import type { Texts } from '#contract/base/language.ts';
import { dutyWords } from '#contract/staff/accounts.ts';
import { byName, finds } from '#contract/staff/finding.ts';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { saidWord } from '../lib/open-words.ts';
import { said } from '../lib/said.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Input, Select } from './control.tsx';

interface Colleague {
  readonly id: string;
  readonly name: Texts;
  readonly specialty?: Texts | undefined;
  readonly duties?: readonly string[];
}

interface ColleagueChoiceProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'onChange' | 'value'> {
  readonly of: readonly Colleague[];
  /** Before the others, such as oneself. */
  readonly first?: { readonly id: string; readonly text: string } | undefined;
  /** What is said while nobody is chosen. */
  readonly nobody: string;
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** With more colleagues than these, a search narrows the list. */
const searchedFrom = 12;

/** Chooses a colleague by name, sorted without titles; of many, those whose name in either script, specialty or duty has the typed words. */
export function ColleagueChoice({ of, first, nobody, value, onChoose, ...select }: ColleagueChoiceProps) {
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const dutiesOf = ({ duties = [] }: Colleague): readonly string[] => duties.map((duty) => saidWord(dutyWords, duty));
  const isFound = (one: Colleague): boolean =>
    finds(search, [one.name.en, one.name.ar, one.specialty?.en, one.specialty?.ar, ...dutiesOf(one)]);
  const found = of.filter((one) => one.id === value || isFound(one));
  const isSearched = of.length > searchedFrom;
  return (
    <span className="grid gap-2">
      {isSearched && (
        <Input
          type="search"
          autoComplete="off"
          dir="auto"
          aria-label={m.colleagueSearch()}
          placeholder={m.colleagueSearch()}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <Select {...select} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{nobody}</option>
        {first !== undefined && <option value={first.id}>{first.text}</option>}
        {found.toSorted(byName(locale)).map((one) => (
          <option key={one.id} value={one.id}>
            {[said(one.name), one.specialty === undefined ? dutiesOf(one).join(m.listComma()) : said(one.specialty)]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </Select>
      {isSearched && (
        <output className="text-sm text-muted">
          {search.trim() !== '' && m.colleaguesFound({ count: formatNumber(locale, of.filter(isFound).length) })}
        </output>
      )}
    </span>
  );
}
