import { latinDigits } from '#contract/base/text.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import { familyWithoutArticle, fold, nameWords, soundKey, soundsAlike, withoutJoinedArticle } from './names.ts';
import type { PatientRecord } from './patient.ts';

/**
 * The search index: one row per term that finds a patient. A row carries the facts that a list filters and sorts by and that the other
 * words of a query are checked against, so a search reads rows, never records. Kinds of terms:
 * - W: a word of a name as written
 * - S: a name's sound
 * - P: the sounds of first and last name together, which find one person among thousands who share either: as written, without a joined
 *   article, and of the Arabic name, where these differ (docs/adr/0078)
 * - E: the e-mail address
 * - D: digits of phone or QID
 */
type TermKind = 'W' | 'S' | 'P' | 'E' | 'D';

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
}

/** Maximum indexed name words per patient, which bounds the transaction that writes them. */
const wordsMax = 20;
const emailLength = 250;
/** Maximum word combinations tried as first and last name. */
const fullNamesMax = 6;

const partition = (kind: TermKind, term: string): string => `SEARCH#${kind}${Array.from(term)[0] ?? ''}`;

/** The number without Qatar's country code, so that it is found with or without the code. Numbers of other countries keep theirs. */
export function phoneDigits(phone: string): string {
  const digits = latinDigits(phone).replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length > 8 && digits.startsWith('974') ? digits.slice(3) : digits;
}

/** A patient's indexed facts. */
export function factsOf(patient: PatientRecord): SearchFacts {
  const { firstName, lastName, nameArabic, email, phone, nationalId, dateOfBirth } = patient.personalInfo;
  const words = [firstName, lastName, nameArabic ?? ''].flatMap(nameWords).flatMap(withAndWithoutArticle);
  return {
    id: patient.id,
    status: patient.status,
    firstName: fold(firstName),
    lastName: fold(lastName),
    dateOfBirth,
    words: [...new Set(words)].slice(0, wordsMax),
    email: email.toLowerCase(),
    digits: [phoneDigits(phone), nationalId ?? ''].filter(Boolean),
  };
}

const withAndWithoutArticle = (word: string): string[] => [word, withoutJoinedArticle(word) ?? word];

/** All search rows of a patient, by key. */
export function searchRows(patient: PatientRecord): SearchRow[] {
  const facts = factsOf(patient);
  const terms = new Set([
    ...facts.words.flatMap((word) => [`W${word}`, `S${soundKey(word)}`]),
    ...fullNameSounds(patient.personalInfo).map((sound) => `P${sound}`),
    ...(hasEmail(facts.email) ? [`E${facts.email.slice(0, emailLength)}`] : []),
    ...facts.digits.map((digits) => `D${digits}`),
  ]);
  const text = factsText(facts);
  return [...terms].map((term) => ({ ...termKey(term, patient.id), facts: text }));
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
function fullNames({ firstName, lastName, nameArabic }: PersonName): FullName[] {
  const first = nameWords(firstName ?? '')[0];
  const last = nameWords(lastName ?? '').at(-1);
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

/** The sounds of a person's full name, at most three; people of one name share one of them, in any spelling and script. */
export const fullNameSounds = (name: PersonName): string[] => [...new Set(fullNames(name).map(([first, last]) => pairTerm(first, last)))];

/** Whether two full names can be spellings of one: more than an equal sound, which Mahmoud and Mohammed share. */
export const fullNamesAlike = (one: PersonName, other: PersonName): boolean =>
  fullNames(one).some(([first, last]) =>
    fullNames(other).some(
      ([otherFirst, otherLast]) =>
        (soundsAlike(first, otherFirst) && soundsAlike(last, otherLast)) ||
        (soundsAlike(first, otherLast) && soundsAlike(last, otherFirst)),
    ),
  );

const termKey = (kindAndTerm: string, id: string): { pk: string; sk: string } => {
  const kind = kindAndTerm.slice(0, 1) as TermKind;
  const term = kindAndTerm.slice(1).toWellFormed();
  return { pk: partition(kind, term), sk: `${term}#${id}` };
};

const separator = '\u001F';
const factsText = ({ id, status, firstName, lastName, dateOfBirth, words, email, digits }: SearchFacts): string =>
  [id, status, firstName, lastName, dateOfBirth, words.join(' '), email, digits.join(' ')].join(separator);

/** Parses a row's facts. */
export function factsFrom(text: string): SearchFacts {
  const [id = '', status = '', firstName = '', lastName = '', dateOfBirth = '', words = '', email = '', digits = ''] =
    text.split(separator);
  return {
    id,
    status,
    firstName,
    lastName,
    dateOfBirth,
    words: words.split(' ').filter(Boolean),
    email,
    digits: digits.split(' ').filter(Boolean),
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
  /** The word as a name spelling, if it can be one. */
  readonly spellings: readonly string[];
  readonly matches: (facts: SearchFacts) => boolean;
  /** How closely a patient who matches does: whole, by its beginning, or by its sound. */
  readonly closeness: (facts: SearchFacts) => 3 | 2 | 1;
}

/** Appended to a prefix, it sorts after every text with that prefix. */
const last = '\u{10FFFF}';
const rangeOf = (kind: TermKind, term: string, from: string): TermRange => ({ pk: partition(kind, term), from, to: `${term}${last}` });
/** Terms with this prefix. */
const prefixRange = (kind: TermKind, term: string): TermRange => rangeOf(kind, term, term);
/** Longer terms with this prefix, without the term itself, which "#" follows. */
const longerRange = (kind: TermKind, term: string): TermRange => rangeOf(kind, term, `${term}$`);
/** Exactly this term. */
const exactRange = (kind: TermKind, term: string): TermRange => rangeOf(kind, `${term}#`, `${term}#`);

/** The range of exactly this phone number or QID, as written by `phoneDigits`. */
export const digitsRange = (digits: string): TermRange => exactRange('D', digits);
/** The range of all patients with this sound of their full name (`fullNameSounds`). */
export const fullNameRange = (sound: string): TermRange => exactRange('P', sound);

/** The words of a search. A patient must match every word, by name, e-mail, phone, QID or id. Empty if there is nothing to search. */
export function queryWords(search: string): QueryWord[] {
  const text = latinDigits(search.normalize('NFC').trim());
  // A grouped number ("+974 5512 3456") is one word, as is a name with its particles or "Abd".
  if (/^\+?[\d\s()-]+$/.test(text) && /\d/.test(text)) return [digitsWord(text)];
  const parts = text.split(/\s+/).filter(Boolean);
  const names = parts.filter((part) => !/[@\d_]/.test(part));
  const others = parts.filter((part) => /[@\d_]/.test(part));
  return [
    ...others.map((part) => (/^\+?\d+$/.test(part) ? digitsWord(part) : emailOrIdWord(part))),
    ...nameWords(names.join(' ')).map((word) => nameWord(word, names.length === 1 ? (names[0] ?? '').toLowerCase() : word)),
  ];
}

/** Ranges of patients whose first and last names are two of these words. */
export function fullNameRanges(words: readonly QueryWord[]): TermRange[] {
  const terms = words.flatMap((word, index) =>
    words.slice(index + 1).flatMap((other) => word.spellings.flatMap((one) => other.spellings.map((two) => pairTerm(one, two)))),
  );
  return [...new Set(terms)].slice(0, fullNamesMax).map(fullNameRange);
}

function digitsWord(text: string): QueryWord {
  const compact = text.replaceAll(/\D/g, '');
  const forms = [...new Set([compact, compact.replace(/^00/, ''), compact.replace(/^(00)?974/, '')])].filter(Boolean);
  return {
    text: compact,
    ranges: [...forms.map((form) => prefixRange('D', form)), exactRange('W', compact)],
    idPrefix: idPrefix(compact),
    spellings: [],
    matches: (facts) =>
      facts.digits.some((number) => forms.some((form) => number.startsWith(form))) ||
      // "Twin 2 of Maryam", until the child has a name.
      facts.words.includes(compact) ||
      startsWithId(facts, idPrefix(compact)),
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
    spellings: [],
    matches: (facts) => facts.email.startsWith(email) || startsWithId(facts, id),
    closeness: (facts) => (facts.email === email || facts.id === id ? 3 : 2),
  };
}

const startsWithId = (facts: SearchFacts, prefix: string | undefined): boolean => prefix !== undefined && facts.id.startsWith(prefix);

function nameWord(word: string, asTyped: string): QueryWord {
  const spellings = [...new Set(withAndWithoutArticle(word))];
  return {
    text: word,
    ranges: [
      // Exact matches are among the terms of the same sound.
      ...spellings.flatMap((spelling) => [longerRange('W', spelling), exactRange('S', soundKey(spelling))]),
      prefixRange('E', asTyped),
    ],
    idPrefix: undefined,
    spellings,
    matches: (facts) =>
      facts.words.some((name) => spellings.some((spelling) => name.startsWith(spelling) || soundsAlike(name, spelling))) ||
      facts.email.startsWith(asTyped),
    closeness: (facts) => {
      if (facts.words.includes(word)) return 3;
      return facts.words.some((name) => spellings.some((spelling) => name.startsWith(spelling))) ? 2 : 1;
    },
  };
}

/** Ids begin with their time, so a shorter prefix means nothing. For the next thousand years they begin with 0. */
const idPrefix = (text: string): string | undefined => (/^0[0-9A-HJKMNP-TV-Z]{5,25}$/i.test(text) ? text.toUpperCase() : undefined);
