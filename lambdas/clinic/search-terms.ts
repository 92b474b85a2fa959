import { seen } from '#contract/base/seen.ts';
import { latinDigits } from '#contract/base/text.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import { noLastName } from '#contract/patient/one-name.ts';
import { plainSigns } from '#contract/patient/phone.ts';
import {
  compound,
  familyWithoutArticle,
  fold,
  joinedEnds,
  joinedWords,
  nameWords,
  soughtWords,
  soundKey,
  soundsAlike,
  withoutJoinedArticle,
} from './names.ts';
import type { PatientRecord } from './patient.ts';

/**
 * What finds a patient by key: one row for each number and address. A row carries the facts by which names are found, too (../directory), so
 * that other words beside a number are checked without reading records. Kinds of terms:
 * - E: the e-mail address
 * - D: digits of phone or QID, and of the emergency contact's phone
 * - R: the patient's own digits from the end
 */
type TermKind = 'E' | 'D' | 'R';

/** The number of the rules by which a record's rows are derived. It is kept in the record. */
export const termRules = 3;

export interface SearchRow {
  readonly pk: string;
  readonly sk: string;
  /** The patient's `SearchFacts` as one text, because a search may read a thousand of them. */
  readonly facts: string;
}

export interface SearchFacts {
  readonly id: string;
  readonly status: string;
  /** Folded, because lists are sorted by it. */
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  /** Folded words of the names, in both scripts. */
  readonly words: readonly string[];
  readonly email: string;
  readonly digits: readonly string[];
  /** Words of the names that may also be written as one. */
  readonly joined: readonly string[];
  /** Words of earlier names. */
  readonly former: readonly string[];
  readonly contact: { readonly words: readonly string[]; readonly digits: string };
}

/** Maximum indexed name words per patient, which bounds the transaction that writes them. */
const wordsMax = 20;
/** Maximum words of an emergency contact. */
const contactWordsMax = 6;
/** From so many digits on, the end of a number finds it. */
const endFrom = 4;
const emailLength = 250;

const partition = (kind: string, term: string): string => `SEARCH#${kind}${Array.from(term)[0] ?? ''}`;

/** The number without Qatar's country code, so that it is found with or without the code. Numbers of other countries keep theirs. */
export function phoneDigits(phone: string): string {
  const digits = latinDigits(phone).replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length > 8 && digits.startsWith('974') ? digits.slice(3) : digits;
}

/** A patient's indexed facts. */
export function factsOf(patient: PatientRecord): SearchFacts {
  const { firstName, lastName, nameArabic, email, phone, nationalId, dateOfBirth, formerNames = [] } = patient.personalInfo;
  const names = [firstName, lastName, nameArabic ?? ''];
  const words = names.flatMap(nameWords).flatMap(withAndWithoutArticle);
  const joined = [...names.flatMap(joinedWords), ...nameWords(lastName).map(familyWithoutArticle)];
  const former = formerNames
    .flatMap((name) => [name.firstName, name.lastName, name.nameArabic ?? ''])
    .flatMap((name) => [...nameWords(name), ...joinedWords(name)]);
  const { emergencyContact: contact } = patient.medicalInfo;
  return {
    id: patient.id,
    status: patient.status,
    firstName: fold(firstName),
    lastName: fold(lastName),
    dateOfBirth,
    words: [...new Set(words)].slice(0, wordsMax),
    email: email.toLowerCase(),
    digits: [phoneDigits(phone), nationalId ?? ''].filter(Boolean),
    joined: [...new Set(joined)].filter((word) => !words.includes(word)).slice(0, wordsMax),
    former: [...new Set(former)].filter((word) => !words.includes(word)).slice(0, wordsMax),
    contact: { words: nameWords(contact?.name ?? '').slice(0, contactWordsMax), digits: phoneDigits(contact?.phone ?? '') },
  };
}

const withAndWithoutArticle = (word: string): string[] => [word, withoutJoinedArticle(word) ?? word];

/** Rows with these terms, each after the letter of its kind. */
export function rowsOf(patient: PatientRecord, terms: Iterable<string>): SearchRow[] {
  const text = factsText(factsOf(patient));
  return Array.from(terms, (kindAndTerm) => {
    const term = kindAndTerm.slice(1).toWellFormed();
    return { pk: partition(kindAndTerm.slice(0, 1), term), sk: `${term}#${patient.id}`, facts: text };
  });
}

/** All search rows of a patient. */
export function searchRows(patient: PatientRecord): SearchRow[] {
  const { email, digits, contact } = factsOf(patient);
  return rowsOf(
    patient,
    new Set([
      ...(hasEmail(email) ? [`E${email.slice(0, emailLength)}`] : []),
      ...digits.flatMap((number) => [`D${number}`, `R${reversed(number)}`]),
      ...(contact.digits === '' ? [] : [`D${contact.digits}`]),
    ]),
  );
}

/** First and last name, in either order. */
const pairTerm = (one: string, other: string): string => [soundKey(one), soundKey(other)].toSorted().join('+');

/** A person's name, as far as it is known. */
interface PersonName {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly nameArabic?: string | null | undefined;
}
type FullName = readonly [first: string, last: string];

/** First and last name in at most three ways: as written, without a joined article, and in Arabic; each only if it has both. */
function plainNames({ firstName, lastName, nameArabic }: PersonName): FullName[] {
  const first = nameWords(firstName ?? '')[0];
  // Who has one name only is told as if it were both.
  const last = nameWords(lastName ?? '').at(-1) ?? (lastName === noLastName ? first : undefined);
  const [firstArabic, ...others] = nameWords(nameArabic ?? '');
  const lastArabic = others.at(-1);
  return [
    ...(first === undefined || last === undefined
      ? []
      : ([
          [first, last],
          [withoutJoinedArticle(first) ?? first, familyWithoutArticle(last)],
        ] as const)),
    ...(firstArabic === undefined || lastArabic === undefined ? [] : ([[firstArabic, lastArabic]] as const)),
  ];
}

/** First and last name with what may be written as one: "Noureldin" of "Nour El Din", "Delacruz" of "Dela Cruz". */
function joinedNames({ firstName, lastName, nameArabic }: PersonName): FullName[] {
  const [first = '', last = ''] = [nameWords(firstName ?? '')[0], nameWords(lastName ?? '').at(-1)];
  const arabic = nameWords(nameArabic ?? '');
  const arabicEnds = arabic.length > 2 ? joinedEnds(nameArabic ?? '') : undefined;
  return [
    ...combined(
      [first, joinedEnds(firstName ?? '').first ?? compound(first)],
      [familyWithoutArticle(last), joinedEnds(lastName ?? '').last ?? compound(last)],
    ),
    ...(arabicEnds === undefined ? [] : combined([arabic[0] ?? '', arabicEnds.first], [arabic.at(-1) ?? '', arabicEnds.last])),
  ].filter(([one, other]) => one !== '' && other !== '');
}
/** The names of which one half at least is written as one. */
const combined = (
  [first, joinedFirst]: readonly [string, string | undefined],
  [last, joinedLast]: readonly [string, string | undefined],
): FullName[] => [
  ...(joinedFirst === undefined || joinedFirst === first ? [] : [[joinedFirst, last] as const]),
  ...(joinedLast === undefined || joinedLast === last ? [] : [[first, joinedLast] as const, [joinedFirst ?? first, joinedLast] as const]),
];

const soundsOf = (names: readonly FullName[]): string[] => [...new Set(names.map(([first, last]) => pairTerm(first, last)))];
export const plainNameSounds = (name: PersonName): string[] => soundsOf(plainNames(name));
export const joinedNameSounds = (name: PersonName): string[] => soundsOf(joinedNames(name));
const fullNames = (name: PersonName): FullName[] => [...plainNames(name), ...joinedNames(name)];

/** The sounds of a person's full name; people of one name share one of them, in any spelling and script. */
export const fullNameSounds = (name: PersonName): string[] => soundsOf(fullNames(name));

/** Whether two full names can be spellings of one: more than an equal sound, which Mahmoud and Mohammed share. */
export const fullNamesAlike = (one: PersonName, other: PersonName): boolean =>
  fullNames(one).some(([first, last]) =>
    fullNames(other).some(
      ([otherFirst, otherLast]) =>
        (soundsAlike(first, otherFirst) && soundsAlike(last, otherLast)) ||
        (soundsAlike(first, otherLast) && soundsAlike(last, otherFirst)),
    ),
  );

const separator = '\u001F';
const factsText = ({ id, status, firstName, lastName, dateOfBirth, words, email, digits, joined, former, contact }: SearchFacts): string =>
  [id, status, firstName, lastName, dateOfBirth, words.join(' '), email, digits.join(' ')]
    .concat(joined.join(' '), former.join(' '), contact.words.join(' '), contact.digits)
    .join(separator);
const listIn = (text: string): string[] => text.split(' ').filter(Boolean);

/** Parses a row's facts. */
export function factsFrom(text: string): SearchFacts {
  const [id = '', status = '', firstName = '', lastName = '', dateOfBirth = '', words = '', email = '', digits = '', ...added] =
    text.split(separator);
  const [joined = '', former = '', contactWords = '', contactDigits = ''] = added;
  return {
    id,
    status,
    firstName,
    lastName,
    dateOfBirth,
    words: listIn(words),
    email,
    digits: listIn(digits),
    joined: listIn(joined),
    former: listIn(former),
    contact: { words: listIn(contactWords), digits: contactDigits },
  };
}

/** A range of the index that holds a word's matches. */
export interface TermRange {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
}

/** One word of a query: the ranges of its matches, and a test for a patient. */
export interface QueryWord {
  readonly text: string;
  readonly ranges: readonly TermRange[];
  /** The word as a patient-id prefix, if it can be one: the list's own index finds ids. */
  readonly idPrefix: string | undefined;
  /** Whether it is a word of a name: the index of names finds it (../directory). */
  readonly isName: boolean;
  readonly matches: (facts: SearchFacts) => boolean;
  /** Whether an earlier name, or the emergency contact, has the word. */
  readonly matchesFormer: (facts: SearchFacts) => boolean;
  readonly matchesContact: (facts: SearchFacts) => boolean;
  /** How closely a patient who matches does: whole, by its beginning, or by its sound. */
  readonly closeness: (facts: SearchFacts) => 3 | 2 | 1;
}

/** Appended to a prefix, it sorts after every text with that prefix. */
const last = '\u{10FFFF}';
const rangeOf = (kind: TermKind, term: string, from: string): TermRange => ({ pk: partition(kind, term), from, to: `${term}${last}` });
/** Terms with this prefix. */
const prefixRange = (kind: TermKind, term: string): TermRange => rangeOf(kind, term, term);

/** The range of exactly this phone number or QID, as written by `phoneDigits`. */
export const digitsRange = (digits: string): TermRange => rangeOf('D', `${digits}#`, `${digits}#`);

/**
 * The words of a search. A patient must match every word, by name, e-mail, phone, QID or id, or their emergency contact by name or phone.
 * Empty if there is nothing to search.
 */
export function queryWords(search: string): QueryWord[] {
  const text = latinDigits(seen(search.normalize('NFC')));
  // A grouped number ("+974 5512 3456") is one word, as is a name with its particles or "Abd".
  if (isNumber(text)) return [digitsWord(text)];
  const parts = text.split(/\s+/).filter(Boolean);
  const names = parts.filter((part) => !/[@\d_]/.test(part));
  const others = parts.filter((part) => /[@\d_]/.test(part));
  const sought = soughtWords(names.join(' '));
  return [
    ...others.map((part) => (isNumber(part) ? digitsWord(part) : emailOrIdWord(part))),
    ...sought.map(({ word, withNext }, index) =>
      nameWord(
        word,
        [sought[index - 1]?.withNext, withNext].filter((pair) => pair !== undefined),
        names.length === 1 ? (names[0] ?? '').toLowerCase() : word,
      ),
    ),
  ];
}

const isNumber = (text: string): boolean => /^\+?[\d\s()-]+$/.test(plainSigns(text)) && /\d/.test(text);

/** By what a patient matches a search: what is theirs now, an earlier name, or only the emergency contact. */
export type Match = 'own' | 'formerName' | 'contact';
/** By what a patient matches all words; undefined if they do not. Of a contact's name and the patient's own, one must have all words that are names. */
export function matchOf(words: readonly QueryWord[], facts: SearchFacts): Match | undefined {
  if (words.length === 0) return undefined;
  if (words.every((word) => word.matches(facts))) return 'own';
  if (words.every((word) => word.matches(facts) || word.matchesFormer(facts))) return 'formerName';
  const names = words.filter(({ isName }) => isName);
  const numbers = words.filter(({ isName }) => !isName);
  const isContact =
    numbers.every((word) => word.matches(facts) || word.matchesContact(facts)) &&
    (names.every((word) => word.matches(facts)) || names.every((word) => word.matchesContact(facts)));
  return isContact ? 'contact' : undefined;
}

export const reversed = (digits: string): string => Array.from(digits).toReversed().join('');
const nobody = (): boolean => false;

function digitsWord(text: string): QueryWord {
  const compact = text.replaceAll(/\D/g, '');
  const forms = [...new Set([compact, compact.replace(/^00/, ''), compact.replace(/^(00)?974/, '')])].filter(Boolean);
  const isEnd = compact.length >= endFrom;
  const isIn = (number: string): boolean => forms.some((form) => number.startsWith(form)) || (isEnd && number.endsWith(compact));
  return {
    text: compact,
    ranges: [...forms.map((form) => prefixRange('D', form)), ...(isEnd ? [prefixRange('R', reversed(compact))] : [])],
    idPrefix: idPrefix(compact),
    isName: false,
    matches: (facts) =>
      facts.digits.some(isIn) ||
      // "Twin 2 of Maryam", until the child has a name.
      facts.words.includes(compact) ||
      startsWithId(facts, idPrefix(compact)),
    matchesFormer: (facts) => facts.former.includes(compact),
    matchesContact: (facts) => forms.some((form) => facts.contact.digits.startsWith(form)),
    closeness: (facts) => (facts.digits.some((number) => forms.includes(number)) ? 3 : 2),
  };
}

function emailOrIdWord(text: string): QueryWord {
  const email = text.toLowerCase();
  const id = idPrefix(text);
  return {
    text: email,
    ranges: [prefixRange('E', email)],
    idPrefix: id,
    isName: false,
    matches: (facts) => facts.email.startsWith(email) || startsWithId(facts, id),
    matchesFormer: nobody,
    matchesContact: nobody,
    closeness: (facts) => (facts.email === email || facts.id === id ? 3 : 2),
  };
}

const startsWithId = (facts: SearchFacts, prefix: string | undefined): boolean => prefix !== undefined && facts.id.startsWith(prefix);

/** A word of a name; `pairs` are it and a neighbor as one word, as the name may be written. */
function nameWord(word: string, pairs: readonly string[], asTyped: string): QueryWord {
  const spellings = [...new Set(withAndWithoutArticle(word))];
  const alike = [...new Set([...spellings, compound(word)])];
  const among = (names: readonly string[]): boolean =>
    names.some(
      (name) => spellings.some((spelling) => name.startsWith(spelling)) || [...alike, ...pairs].some((one) => soundsAlike(name, one)),
    );
  return {
    text: word,
    ranges: [],
    idPrefix: undefined,
    isName: true,
    matches: (facts) => among(facts.words) || among(facts.joined) || facts.email.startsWith(asTyped),
    matchesFormer: (facts) => among(facts.former),
    matchesContact: (facts) => among(facts.contact.words),
    closeness: (facts) => {
      if (facts.words.includes(word)) return 3;
      return facts.words.some((name) => spellings.some((spelling) => name.startsWith(spelling))) ? 2 : 1;
    },
  };
}

/** Ids begin with their time, so a shorter prefix means nothing. For the next thousand years they begin with 0. */
const idPrefix = (text: string): string | undefined => (/^0[0-9A-HJKMNP-TV-Z]{5,25}$/i.test(text) ? text.toUpperCase() : undefined);
