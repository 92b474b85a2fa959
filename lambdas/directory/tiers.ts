import { compound, soughtWords, soundKey, soundsAlike, withoutJoinedArticle } from '../clinic/names.ts';
import type { DeskQuery } from './desk-query.ts';
import { type Condition, type FoundBy, type Tier, addressText, expressionOf, tokenText } from './index-file.ts';

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
/** The beginning of an e-mail address that a word may be. */
const addressOf = (word = ''): string[] => (addressText(word) === '' ? [] : [`e${addressText(word)}`]);

/** Whom a query means, and whom it means if that is nobody. */
interface Meant {
  readonly tiers: readonly Tier[];
  readonly otherwise: readonly Tier[];
}

/**
 * The tiers of those whom a query may mean: whoever has all words as typed, then who has their beginnings, who has what sounds like them, who
 * had a part of them earlier, and whose emergency contact has them: of one name alone only if nobody has it as their own. `wordsOf` has the
 * words of the register that have a sound. No tiers if the query has no names, births or ends of numbers.
 */
export function tiersOf(query: DeskQuery, wordsOf: (sound: string) => readonly string[]): Meant {
  const { titles, initials, dates, years, numbers } = query;
  const names = soughtNames(query.names);
  /** One word with dots may be the beginning of an address. */
  const typedAs = query.names.includes(' ') ? undefined : query.names;
  const facts: Condition[] = [
    ...dates.map((some) => ({ whole: some.map((date) => `b${tokenText(date)}`), begun: [] })),
    ...years.map((one) => ({
      whole: [...one.years.map((year) => `y${year}`), ...(one.digits.length > 2 ? [`n${one.digits}`] : [])],
      begun: [],
    })),
    // "Twin 2 of Maryam", until the child has a name.
    ...numbers.map((digits) => ({ whole: [`n${digits}`, `p${digits}`, `w${digits}`], begun: [] })),
    ...initials.map((letter) => ({ whole: [], begun: own.map((kind) => `${kind}${letter}`) })),
  ];
  const heard = names.map(({ alike }) =>
    [...new Set(alike.flatMap((one) => wordsOf(soundKey(one)).filter((word) => soundsAlike(word, one))))].map(tokenText),
  );
  const of = (kinds: readonly string[], tokens: readonly string[]): string[] =>
    kinds.flatMap((kind) => tokens.map((token) => `${kind}${token}`));
  const begun = (kinds: readonly string[], { spellings }: SoughtName): string[] => of(kinds, spellings.map(tokenText));
  const among = (kinds: readonly string[]): Condition[] =>
    names.map((name, index) => ({
      whole: of(kinds, heard[index] ?? []),
      begun: begun(kinds, name),
    }));
  const typed: Condition[] = names.map(({ spellings: [word = ''] }) => ({ whole: [`w${tokenText(word)}`], begun: [] }));
  const beginning: Condition[] = names.map((name) => ({ whole: [], begun: begun(['w'], name) }));
  const all = (conditions: readonly Condition[]): string | undefined => expressionOf([...conditions, ...facts]);
  const titled = titles.map((title) => ({ whole: [`w${tokenText(title)}`], begun: [] }));
  const tiers = holding([
    ['own', titles.length > 0 ? all([...typed, ...titled]) : undefined],
    ['own', all(typed)],
    ['own', all(beginning)],
    ['own', all(among(own).map((one, index) => ({ ...one, begun: [...one.begun, ...addressOf(typedAs ?? names[index]?.spellings[0])] })))],
    ['formerName', names.length > 0 ? all(among([...own, 'f'])) : undefined],
  ]);
  const contacts = names.length > 0 ? all(among(['c'])) : undefined;
  const isAlone = names.length === 1 && facts.length === 0;
  return isAlone
    ? { tiers, otherwise: holding([['contact', contacts]]) }
    : { tiers: [...tiers, ...holding([['contact', contacts]], tiers.at(-1)?.expression)], otherwise: [] };
}

/** Tiers of which each holds those before it, without those that nobody can be in. */
function holding(steps: readonly (readonly [by: FoundBy, expression: string | undefined])[], first?: string): Tier[] {
  let before = first;
  return steps.flatMap(([by, step]) => {
    if (step === undefined) return [];
    before = before === undefined ? step : `(${before}) OR (${step})`;
    return [{ expression: before, by }];
  });
}

/** Of numbers, the index has so many digits at the beginning and at the end. */
export const partOfNumber = 4;

/** What is known of a birth and of a number, each in all the ways in which it may have been written down: one of these must be somebody's. */
export interface Likeness {
  /** Dates (YYYY-MM-DD). */
  readonly dates: readonly string[];
  readonly years: readonly string[];
  /** The first and the last digits of numbers. */
  readonly beginnings: readonly string[];
  readonly ends: readonly string[];
}

/**
 * The tiers of those who have one of these full names, by sound (`fullNameSounds`), and are like this otherwise, or at least like that: each
 * step holds the one before.
 */
export function likeTiers(fullNames: readonly string[], steps: readonly Likeness[], wordsOf: (sound: string) => readonly string[]): Tier[] {
  const named = (sound: string): Condition => ({
    whole: [...own, 'f'].flatMap((kind) => wordsOf(sound).map((word) => `${kind}${tokenText(word)}`)),
    begun: [],
  });
  const ways = fullNames.flatMap((sounds) => expressionOf(sounds.split('+').map(named)) ?? []);
  if (ways.length === 0) return [];
  return steps.flatMap(({ dates, years, beginnings, ends }) => {
    const like = expressionOf([
      {
        whole: [
          ...dates.map((date) => `b${tokenText(date)}`),
          ...years.map((year) => `y${year}`),
          ...beginnings.map((digits) => `p${digits}`),
          ...ends.map((digits) => `n${digits}`),
        ],
        begun: [],
      },
    ]);
    return like === undefined ? [] : [{ expression: `(${ways.map((way) => `(${way})`).join(' OR ')}) AND ${like}`, by: 'own' as const }];
  });
}
