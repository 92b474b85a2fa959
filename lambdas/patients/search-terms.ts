import { latinDigits } from '#contract/text.ts';
import { fold, nameWords, soundKey, soundsAlike, withoutJoinedArticle } from './names.ts';
import type { PatientRecord } from './patient.ts';

/**
 * The search index: one row for each thing a patient can be found by. A row carries what a list needs to filter and sort it
 * and to check the other words of a query, so that a search reads rows and never records. Kinds:
 * W a word of a name as written, S a name's sound, P the sounds of first and last name together (which finds one person among
 * thousands who share either), E the e-mail address, D digits of phone or QID.
 */
type TermKind = 'W' | 'S' | 'P' | 'E' | 'D';

export interface SearchRow {
  readonly pk: string;
  readonly sk: string;
  /** The patient's `SearchFacts`, as one text: a search may read a thousand of them. */
  readonly facts: string;
}

export interface SearchFacts {
  readonly id: string;
  readonly status: string;
  /** Folded, as lists are sorted by them. */
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  /** Folded words of the names, in both scripts. */
  readonly words: readonly string[];
  readonly email: string;
  readonly digits: readonly string[];
}

/** A patient is found by at most so many words of the names, which bounds the transaction that writes it. */
const wordsMax = 20;
const emailLength = 250;
/** So many combinations of a query's words are tried as first and last name. */
const fullNamesMax = 6;

const partition = (kind: TermKind, term: string): string => `SEARCH#${kind}${Array.from(term)[0] ?? ''}`;

/** The number without country code of Qatar, so that it is found with and without; other countries' numbers whole. */
export function phoneDigits(phone: string): string {
  const digits = latinDigits(phone).replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length > 8 && digits.startsWith('974') ? digits.slice(3) : digits;
}

/** What the index knows of a patient. */
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

/** Every row under which a patient is found, by key. */
export function searchRows(patient: PatientRecord): SearchRow[] {
  const facts = factsOf(patient);
  const terms = new Set([
    ...facts.words.flatMap((word) => [`W${word}`, `S${soundKey(word)}`]),
    ...fullName(patient),
    `E${facts.email.slice(0, emailLength)}`,
    ...facts.digits.map((digits) => `D${digits}`),
  ]);
  const text = factsText(facts);
  return [...terms].map((term) => ({ ...termKey(term, patient.id), facts: text }));
}

/** First and last name, in either order. */
const pairTerm = (one: string, other: string): string => [soundKey(one), soundKey(other)].toSorted().join('+');

/** The sounds of a first and a last name, the same for every spelling of them; undefined when either has no word. */
export function fullNameSound(firstName: string, lastName: string): string | undefined {
  const first = nameWords(firstName)[0];
  const last = nameWords(lastName).at(-1);
  return first === undefined || last === undefined ? undefined : pairTerm(first, last);
}

function fullName({ personalInfo: { firstName, lastName } }: PatientRecord): string[] {
  const sound = fullNameSound(firstName, lastName);
  return sound === undefined ? [] : [`P${sound}`];
}

const termKey = (kindAndTerm: string, id: string): { pk: string; sk: string } => {
  const kind = kindAndTerm.slice(0, 1) as TermKind;
  const term = kindAndTerm.slice(1).toWellFormed();
  return { pk: partition(kind, term), sk: `${term}#${id}` };
};

const separator = '\u001F';
const factsText = ({ id, status, firstName, lastName, dateOfBirth, words, email, digits }: SearchFacts): string =>
  [id, status, firstName, lastName, dateOfBirth, words.join(' '), email, digits.join(' ')].join(separator);

/** The facts that a row carries. */
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

/** A stretch of the index in which a word's matches lie. */
export interface TermRange {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
}

/** One word of a query: where its matches can lie, and whether a patient is one. */
export interface QueryWord {
  readonly text: string;
  readonly ranges: readonly TermRange[];
  /** The word as the beginning of a patient id, when it can be one: ids are found by the list's own index. */
  readonly idPrefix: string | undefined;
  /** The word as a name may be spelled, when it can be one. */
  readonly spellings: readonly string[];
  readonly matches: (facts: SearchFacts) => boolean;
}

/** Sorts after every text that begins with what it is appended to. */
const last = '\u{10FFFF}';
const rangeOf = (kind: TermKind, term: string, from: string): TermRange => ({ pk: partition(kind, term), from, to: `${term}${last}` });
/** Terms that begin so. */
const prefixRange = (kind: TermKind, term: string): TermRange => rangeOf(kind, term, term);
/** Terms that go on after this; the term itself, which "#" follows, is left out. */
const longerRange = (kind: TermKind, term: string): TermRange => rangeOf(kind, term, `${term}$`);
/** This very term. */
const exactRange = (kind: TermKind, term: string): TermRange => rangeOf(kind, `${term}#`, `${term}#`);

/** Where the rows of exactly this phone number or QID lie, as `phoneDigits` writes them. */
export const digitsRange = (digits: string): TermRange => exactRange('D', digits);
/** Where the rows of everybody of this `fullNameSound` lie. */
export const fullNameRange = (sound: string): TermRange => exactRange('P', sound);

/** The words of a search, each of which a patient must match: by name, e-mail, phone, QID or id. No words: nothing to search. */
export function queryWords(search: string): QueryWord[] {
  const text = latinDigits(search.normalize('NFC').trim());
  // A number written in groups ("+974 5512 3456") is one word, and so is a name that particles and "Abd" belong to.
  if (/^\+?[\d\s()-]+$/.test(text) && /\d/.test(text)) return [digitsWord(text)];
  const parts = text.split(/\s+/).filter(Boolean);
  const names = parts.filter((part) => !/[@\d_]/.test(part));
  const others = parts.filter((part) => /[@\d_]/.test(part));
  return [
    ...others.map((part) => (/^\+?\d+$/.test(part) ? digitsWord(part) : emailOrIdWord(part))),
    ...nameWords(names.join(' ')).map((word) => nameWord(word, names.length === 1 ? (names[0] ?? '').toLowerCase() : word)),
  ];
}

/** Where patients lie whose first and last name are two of these words. */
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
    ranges: forms.map((form) => prefixRange('D', form)),
    idPrefix: idPrefix(compact),
    spellings: [],
    matches: (facts) =>
      facts.digits.some((number) => forms.some((form) => number.startsWith(form))) || startsWithId(facts, idPrefix(compact)),
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
  };
}

const startsWithId = (facts: SearchFacts, prefix: string | undefined): boolean => prefix !== undefined && facts.id.startsWith(prefix);

function nameWord(word: string, asTyped: string): QueryWord {
  const spellings = [...new Set(withAndWithoutArticle(word))];
  return {
    text: word,
    ranges: [
      // Who is called just so is among those whose name sounds so.
      ...spellings.flatMap((spelling) => [longerRange('W', spelling), exactRange('S', soundKey(spelling))]),
      prefixRange('E', asTyped),
    ],
    idPrefix: undefined,
    spellings,
    matches: (facts) =>
      facts.words.some((name) => spellings.some((spelling) => name.startsWith(spelling) || soundsAlike(name, spelling))) ||
      facts.email.startsWith(asTyped),
  };
}

/** Ids begin with their time, so that a shorter text says nothing; and with 0, for the next thousand years. */
const idPrefix = (text: string): string | undefined => (/^0[0-9A-HJKMNP-TV-Z]{5,25}$/i.test(text) ? text.toUpperCase() : undefined);
