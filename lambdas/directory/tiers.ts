import { compound, soughtWords, soundKey, soundsAlike, withoutJoinedArticle } from '../clinic/names.ts';
import type { DeskQuery } from './desk-query.ts';
import { type Condition, expressionOf, tokenText } from './index-file.ts';

/** A sought word of a name: as it may be written, and as what it may sound. */
interface SoughtName {
  readonly spellings: readonly string[];
  readonly alike: readonly string[];
}

/** The sought words of names; two neighbors may also be one word. */
function soughtNames(names: string): SoughtName[] {
  const sought = soughtWords(names);
  return sought.map(({ word, withNext }, index) => {
    const pairs = [sought[index - 1]?.withNext, withNext].filter((pair) => pair !== undefined);
    const spellings = [...new Set([word, withoutJoinedArticle(word) ?? word])];
    return { spellings, alike: [...new Set([...spellings, compound(word), ...pairs])] };
  });
}

/** Letters before the tokens of a person's own names. */
const own = ['w', 'j'];

/**
 * The expressions that hold whom a query may mean, of which each holds those before it: whoever has all words as typed, then who has their
 * beginnings, who has what sounds like them, who had a part of them earlier, and whose emergency contact has them. `wordsOf` has the words of
 * the register that have a sound. Empty if the query has no names, births or ends of numbers.
 */
export function tiersOf(query: DeskQuery, wordsOf: (sound: string) => readonly string[]): string[] {
  const { titles, initials, dates, years, numbers } = query;
  const names = soughtNames(query.names);
  const facts: Condition[] = [
    ...dates.map((some) => ({ whole: some.map((date) => `b${tokenText(date)}`), begun: [] })),
    ...years.map((one) => ({
      whole: [...one.years.map((year) => `y${year}`), ...(one.digits.length > 2 ? [`n${one.digits}`] : [])],
      begun: [],
    })),
    ...numbers.filter(({ length }) => length === 3 || length === 4).map((end) => ({ whole: [`n${end}`], begun: [] })),
    ...initials.map((letter) => ({ whole: [], begun: own.map((kind) => `${kind}${letter}`) })),
  ];
  const heard = names.map(({ alike }) =>
    [...new Set(alike.flatMap((one) => wordsOf(soundKey(one)).filter((word) => soundsAlike(word, one))))].map(tokenText),
  );
  const of = (kinds: readonly string[], tokens: readonly string[]): string[] =>
    kinds.flatMap((kind) => tokens.map((token) => `${kind}${token}`));
  const begun = (kinds: readonly string[], { spellings }: SoughtName): string[] => of(kinds, spellings.map(tokenText));
  const among = (kinds: readonly string[]): Condition[] =>
    names.map((name, index) => ({ whole: of(kinds, heard[index] ?? []), begun: begun(kinds, name) }));
  const typed: Condition[] = names.map(({ spellings: [word = ''] }) => ({ whole: [`w${tokenText(word)}`], begun: [] }));
  const beginning: Condition[] = names.map((name) => ({ whole: [], begun: begun(['w'], name) }));
  const all = (conditions: readonly Condition[]): string | undefined => expressionOf([...conditions, ...facts]);
  const titled = all([...typed, ...titles.map((title) => ({ whole: [`w${tokenText(title)}`], begun: [] }))]);
  const steps = [
    titles.length > 0 ? titled : undefined,
    all(typed),
    all(beginning),
    all(among(own)),
    names.length > 0 ? all(among([...own, 'f'])) : undefined,
    names.length > 0 ? all(among(['c'])) : undefined,
  ];
  let before: string | undefined;
  return [...new Set(steps)].flatMap((step) => {
    if (step === undefined) return [];
    before = before === undefined ? step : `(${before}) OR (${step})`;
    return [before];
  });
}
