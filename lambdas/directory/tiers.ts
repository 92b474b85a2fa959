import { compound, foldedText, isServant, soughtWords, soundKey, soundsAlike, withoutJoinedArticle } from '../clinic/names.ts';
import { midYear } from '#contract/patient/birth.ts';
import type { DeskQuery } from './desk-query.ts';
import { misheard } from './misheard.ts';
import {
  type Condition,
  type Found,
  type FoundBy,
  type IndexFile,
  type Tier,
  type Vocabulary,
  type Wanted,
  addressText,
  expressionOf,
  tokenText,
} from './index-file.ts';

/** A sought word of a name: as it may be written, what it may sound like, and what it may be with a neighbor. */
interface SoughtName {
  readonly spellings: readonly string[];
  readonly alike: readonly string[];
  readonly pairs: readonly string[];
}

/** The sought words of names; two neighbors may also be one word. */
function soughtNames(names: string): SoughtName[] {
  const sought = soughtWords(names);
  return sought.map(({ word, withNext }, index) => {
    const before = sought[index - 1];
    // "Huda Ziad" as one word sounds like Huda, who is not meant by both.
    const halves = [before?.word ?? '', word, sought[index + 1]?.word ?? ''].map(soundKey);
    const pairs = [before?.withNext, withNext].filter((pair) => pair !== undefined).filter((pair) => !halves.includes(soundKey(pair)));
    const spellings = [...new Set([word, withoutJoinedArticle(word) ?? word, asServant(word)])];
    return isServant(word) ? { spellings, alike: [], pairs } : { spellings, alike: [...new Set([...spellings, compound(word)])], pairs };
  });
}
/** A beginning of "Abdel…", as the words of names have it. */
const asServant = (word: string): string => word.replace(/^abd[aeio]$/, 'abdu');

/**
 * The ways to read sought names: "Abdul Khan" may be Abdulkhan, as "Abdul Rahman" is Abdulrahman, and it may be Khan of whose first name, which
 * is Abduljabbar, the rest is left out.
 */
function readings(names: string): SoughtName[][] {
  const parts = names.split(/\s+/).filter(Boolean);
  const begins = [0, ...parts.flatMap((part, index) => (isServant(foldedText(part)) ? [index + 1] : [])), parts.length];
  const apart = begins.slice(1).map((end, index) => parts.slice(begins[index], end).join(' '));
  return begins.length === 2 || parts.length === 1 ? [soughtNames(names)] : [soughtNames(names), apart.flatMap(soughtNames)];
}

/** Letters before the tokens of a person's own names. */
const own = ['w', 'j'] as const;
type Kind = (typeof own)[number] | 'f' | 'c';

/** A sought word, as the names of a register have it. */
interface HeldName {
  /** As it is typed. */
  readonly word: string;
  /** By its beginning. */
  readonly begun: (kind: Kind) => Condition;
  /** By its sound. */
  readonly heard: (kind: Kind) => readonly string[];
  /** By the sound of what it may be instead. */
  readonly misheard: readonly string[];
}

/** A beginning of so few letters, with that of the kind, the index has by itself. */
const shortest = 4;
function heldName({ spellings, alike, pairs }: SoughtName, vocabulary: Vocabulary): HeldName {
  const heardOf = (words: readonly string[]): string[] =>
    words.flatMap((one) => vocabulary.sounding(soundKey(one)).filter((token) => soundsAlike(token.slice(1), one)));
  // Who has both as words of their own is found by each.
  const tokens = [...new Set([...heardOf(alike), ...heardOf(pairs).filter((token) => !token.startsWith('j'))])];
  const others = alike.flatMap(misheard).flatMap(({ word, sign }) => heardOf([word]).filter((token) => sign.test(token.slice(1))));
  return {
    word: tokenText(spellings[0] ?? ''),
    misheard: [...new Set(others)].filter((token) => token.startsWith('w') && !tokens.includes(token)),
    heard: (kind) => tokens.filter((token) => token.startsWith(kind)),
    begun: (kind) => {
      const [whole, begun]: [string[], string[]] = [[], []];
      for (const spelling of spellings) {
        const token = `${kind}${tokenText(spelling)}`;
        // Of two names as one, the first is also a word by itself.
        if (kind === 'j' && vocabulary.has(`w${tokenText(spelling)}`)) continue;
        const longer = token.length > shortest ? vocabulary.beginning(token) : undefined;
        if (longer === undefined) begun.push(token);
        else whole.push(...longer);
      }
      return { whole, begun };
    },
  };
}

/** The beginning of an e-mail address that a word may be. */
const addressOf = (word = ''): string[] => (addressText(word) === '' ? [] : [`e${addressText(word)}`]);

/** Whom a query means, and whom it means if that is nobody. */
interface Meant {
  readonly tiers: readonly Tier[];
  readonly otherwise: readonly Tier[];
}

/**
 * The tiers of those whom a query may mean: whoever has all words as typed, then who has their beginnings, who has what sounds like them, who
 * had a part of them earlier, and whose emergency contact has them: of one name alone only if nobody has it as their own. No tiers if the query
 * has no names, births or ends of numbers.
 */
function tiersOf(query: DeskQuery, vocabulary: Vocabulary): Meant {
  const { titles, initials, dates, years, numbers } = query;
  const read = readings(query.names).map((names) => names.map((name) => heldName(name, vocabulary)));
  /** One word with dots may be the beginning of an address. */
  const typedAs = query.names.includes(' ') ? undefined : query.names;
  const births: Condition[] = dates.map((some) => ({ whole: some.map((date) => `b${tokenText(date)}`), begun: [] }));
  const others: Condition[] = [
    ...years.map((one) => ({
      whole: [...one.years.map((year) => `y${year}`), ...(one.digits.length > 2 ? [`n${one.digits}`] : [])],
      begun: [],
    })),
    // "Twin 2 of Maryam", until the child has a name.
    ...numbers.map((digits) => ({ whole: [`n${digits}`, `p${digits}`, `w${digits}`], begun: [] })),
    ...initials.map((letter) => ({
      whole: [],
      // Alone it is as much the beginning of an address.
      begun: [...own, ...(initials.length === 1 && query.names === '' ? ['e'] : [])].map((kind) => `${kind}${letter}`),
    })),
  ];
  const among =
    (kinds: readonly Kind[], { addresses = false, isMisheard = false } = {}) =>
    (name: HeldName): Condition => {
      const conditions = kinds.map((kind) => ({ ...name.begun(kind), heard: name.heard(kind) }));
      return {
        whole: [...new Set(conditions.flatMap(({ whole, heard }) => [...whole, ...heard])), ...(isMisheard ? name.misheard : [])],
        begun: [...conditions.flatMap(({ begun }) => begun), ...(addresses ? addressOf(typedAs ?? name.word) : [])],
      };
    };
  const typed = ({ word }: HeldName): Condition => ({ whole: [`w${word}`], begun: [] });
  const inOrder = (name: HeldName, index: number): Condition => (index === 0 ? { whole: [`g${name.word}`], begun: [] } : typed(name));
  const beginning = (name: HeldName): Condition => name.begun('w');
  /** Whoever meets a condition for each name, in one of the ways to read them, and all others. */
  const all = (condition: (name: HeldName, index: number) => Condition, facts: readonly Condition[]): string | undefined =>
    eitherOf(read.map((names) => expressionOf([...names.map(condition), ...facts])));
  const titled = titles.map((title) => ({ whole: [`w${tokenText(title)}`], begun: [] }));
  const hasNames = read.some((names) => names.length > 0);
  const isMisheard = read.some((names) => names.some(({ misheard: others }) => others.length > 0));
  // Each holds those before it, as who has a word has its beginning, and sounds like it.
  const tiersAt = (facts: readonly Condition[]): Tier[] =>
    possible([
      ['own', titles.length > 0 ? all(typed, [...facts, ...titled]) : undefined],
      ['own', hasNames ? all(inOrder, facts) : undefined],
      ['own', all(typed, facts)],
      ['own', hasNames ? all(beginning, facts) : undefined],
      ['own', hasNames ? all(among(own, { addresses: true }), facts) : undefined],
      ['own', isMisheard ? all(among(own, { addresses: true, isMisheard }), facts) : undefined],
      ['formerName', hasNames ? all(among([...own, 'f'], { addresses: true, isMisheard }), facts) : undefined],
    ]);
  const contactsAt = (facts: readonly Condition[]): string | undefined => (hasNames ? all(among(['c']), facts) : undefined);
  const withContacts = (tiers: readonly Tier[], contacts: string | undefined): Tier[] => [
    ...tiers,
    ...possible([['contact', contacts && eitherOf([tiers.at(-1)?.expression, contacts])]]),
  ];
  const known = [...births, ...others];
  const isAlone = query.names !== '' && read.every((names) => names.length === 1) && known.length === 0;
  if (isAlone) return { tiers: tiersAt(known), otherwise: possible([['contact', contactsAt(known)]]) };
  // A date that nobody of the name has may be mistyped.
  const bornThen = [...dates.map(nearlyBorn), ...others];
  return {
    tiers: withContacts(tiersAt(known), contactsAt(known)),
    otherwise: dates.length > 0 && hasNames ? tiersAt(bornThen) : [],
  };
}

/** Those born in the month of a date, or with day and month exchanged, or of whose birth the year alone is known, which papers write as a day, too. */
const nearlyBorn = (dates: readonly string[]): Condition => ({
  whole: dates.flatMap((date) => {
    const [year = '', month = '', day = ''] = date.split('-');
    return [`b${year}${day}${month}`, `b${year}0101`, `b${tokenText(midYear(year))}`];
  }),
  begun: dates.map((date) => `b${tokenText(date.slice(0, 7))}`),
});

const eitherOf = (expressions: readonly (string | undefined)[]): string | undefined => {
  const some = expressions.filter((one) => one !== undefined);
  return some.length < 2 ? some[0] : some.map((one) => `(${one})`).join(' OR ');
};

/** Of numbers, the index has so many digits at the beginning and at the end. */
export const partOfNumber = 4;
/** Whether a query has what is found by key in the table: an address, an id or a longer number. */
export const isByKey = ({ addresses, numbers }: DeskQuery): boolean =>
  addresses.length > 0 || numbers.some(({ length }) => length > partOfNumber);

/** Whom a query means that is not by key. */
export function findIn(file: IndexFile, query: DeskQuery, wanted: Wanted): Found {
  const { tiers, otherwise } = tiersOf(query, file.vocabulary);
  const found = file.find(tiers, wanted);
  return found.total > 0 || otherwise.length === 0 ? found : file.find(otherwise, wanted);
}

/** The tiers without those that nobody can be in. */
const possible = (steps: readonly (readonly [by: FoundBy, expression: string | undefined])[]): Tier[] =>
  steps.flatMap(([by, expression]) => (expression === undefined ? [] : [{ expression, by }]));

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
export function likeTiers(fullNames: readonly string[], steps: readonly Likeness[], vocabulary: Vocabulary): Tier[] {
  const named = (sound: string): Condition => ({
    whole: vocabulary.sounding(sound).filter((token) => !token.startsWith('c')),
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
