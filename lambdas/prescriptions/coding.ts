import type { Language, Texts } from '#contract/base/language.ts';
import { brands, varying } from '#contract/formulary/brands.ts';
import { type ClassId, classOf } from '#contract/formulary/classes.ts';
import { type Known, formulary } from '#contract/formulary/formulary.ts';
import { type CrossReaction, crossReactions } from '#contract/formulary/cross-reactions.ts';
import { notMedicines, writtenGroups } from '#contract/formulary/groups.ts';
import {
  denials,
  emptyWords,
  madeUp,
  mineralSalts,
  numberUnits,
  ordinaryWords,
  saltWords,
  saysWhy,
  standIns,
  vagueWords,
} from '#contract/formulary/plain-words.ts';
import { fold } from '../clinic/names.ts';
import { nearestAmong } from './likeness.ts';

/** The meaning of a name in the formulary. */
export interface Coded {
  readonly ingredients: readonly Known[];
  readonly classes: readonly ClassId[];
  readonly groups: readonly CrossReaction[];
}

/** A probable meaning of a name, in both languages. */
interface Probable extends Coded {
  readonly name: Texts;
}

/** The meaning of a text in a record. */
export interface Reading {
  /** From known names; undefined if there are none. */
  readonly certain?: Coded;
  /** From words that resemble a known name, or brand names of several medicines. They may warn, but never reassure. */
  readonly probable: readonly Probable[];
  /** The text has a word that is neither a name nor an ordinary word, so it may contain an unread medicine. */
  readonly isPartial?: true;
}

const withoutArticle = (word: string): string => word.replace(/^و?ال(?=.{3})/, '');
/** The words of a text, folded, without the Arabic article. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;/+()،؛-]+/)
    .flatMap((part) => fold(part).split('-'))
    .filter(Boolean)
    .map((word) => (word === 'vit' ? 'vitamin' : withoutArticle(word)));

interface Token {
  readonly word: string;
  /** The part of the text that contains it: a salt belongs to the name before it, a mineral after a comma does not. */
  readonly part: number;
}
const tokensOf = (text: string): Token[] =>
  text.split(/[,;/+&()،؛\n]|\s-\s|\sand\s/i).flatMap((part, index) => wordsOf(part).map((word) => ({ word, part: index })));

interface Meaning extends Probable {
  /** Names with the same key mean the same. */
  readonly key: string;
  readonly isBrand?: true;
}

const ofIngredients = (ids: readonly string[]): Meaning => {
  const ingredients = ids.flatMap((id) => formulary.get(id) ?? []);
  const joined = (language: Language) => ingredients.map(({ name }) => name[language]).join(' + ');
  return { key: ids.join(' + '), name: { en: joined('en'), ar: joined('ar') }, ingredients, classes: [], groups: [] };
};
const ofGroups = (key: string, groups: readonly CrossReaction[], classes: readonly ClassId[]): Meaning => {
  const joined = (language: Language) => groups.map((id) => crossReactions[id][language]).join(' / ');
  return { key, name: { en: joined('en'), ar: joined('ar') }, ingredients: [], classes, groups };
};
const noMedicine: Meaning = { key: '', name: { en: '', ar: '' }, ingredients: [], classes: [], groups: [] };

/** Every name that a text may contain, by its words. */
const names: ReadonlyMap<string, Meaning> = new Map<string, Meaning>(
  [
    ...notMedicines.map((name) => [name, noMedicine] as const),
    ...brands.map(({ name, contains }) => [name, { ...ofIngredients(contains), isBrand: true }] as const),
    ...Object.entries(writtenGroups).flatMap(([key, { also, groups, classes }]) =>
      also.map((name) => [name, ofGroups(key, groups, classes)] as const),
    ),
    ...[...formulary.values()].flatMap(({ id, name, also = [] }) =>
      [id, name.en, name.ar, ...also].map((one) => [one, ofIngredients([id])] as const),
    ),
  ].map(([name, meaning]) => [wordsOf(name).join(' '), meaning]),
);
const wordsMax = Math.max(...[...names.keys()].map((name) => name.split(' ').length));

const plain = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap(wordsOf));
const ordinary = plain(ordinaryWords);
const vague = plain(vagueWords);
const salts = plain(saltWords);
const denying = plain(denials);
const standing = plain(standIns);
const made = plain(madeUp);
const why = plain(saysWhy);
const empty = plain([...emptyWords, ...denials]);

/** The readings of a misspelled word: single-word names, and ordinary words, which then mean nothing. */
const likely = nearestAmong<Meaning>([
  ...[...names].filter(([name]) => !name.includes(' ')),
  ...[...ordinary, ...vague, ...salts].map((word) => [word, noMedicine] as const),
]);

/** A word without attached parts: an Arabic conjunction or preposition, with the article; an English plural. */
const spellingsOf = (word: string): string[] => [
  word,
  ...[/^[وفبكل](?=.{3})/, /^و?(?:بال|كال|فال|لل)(?=.{3})/, /^و[بلك](?=.{3})/].map((before) => word.replace(before, '')),
  ...(/^[a-z]{4,}s$/.test(word) ? [word.slice(0, -1)] : []),
];
const isIn = (list: ReadonlySet<string>, word: string): boolean => spellingsOf(word).some((one) => list.has(one));
const isNumber = (word: string): boolean => {
  const unit = word.replaceAll(/\d+/g, '');
  return unit !== word && (unit === '' || ordinary.has(unit) || numberUnits.includes(unit));
};

const isPlain = (word: string): boolean => isIn(ordinary, word) || isNumber(word);

const isMineral = ({ ingredients }: Meaning): boolean => ingredients.length > 0 && ingredients.every(({ of }) => of === 'mineral');
/** Whether a mineral only names the salt of the medicine before it. */
const isSaltOf = (mineral: string, before: Meaning | undefined): boolean =>
  before?.ingredients.some(({ id }) => (mineralSalts[mineral] ?? '').split(' ').includes(id)) ?? false;

/** A name in a text, or a word without a meaning. */
interface Piece {
  readonly text: string;
  readonly part: number;
  readonly meaning?: Meaning;
}
/** Splits a text into the longest known names. */
function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let skipped = 0;
  for (const [at, { word, part }] of tokens.entries()) {
    if (at < skipped) continue;
    const rest = tokens.slice(at, at + wordsMax).map((token) => token.word);
    const spelled = rest
      .flatMap((_, shorter) => spellingsOf(word).map((first) => [first, ...rest.slice(1, rest.length - shorter)]))
      .find((words) => names.has(words.join(' ')));
    const text = (spelled ?? [word]).join(' ');
    const meaning = names.get(text);
    pieces.push({ text, part, ...(meaning && { meaning }) });
    skipped = at + (spelled?.length ?? 1);
  }
  return pieces;
}

/** Whether a text says that there is nothing to list, such as "NKDA" and «لا يوجد». */
const saysNothing = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => denying.has(word)) && tokens.every(({ word }) => isIn(empty, word));

/** Whether a part of a text means an unnamed medicine, such as "blood pressure tablets" beside named ones. */
function isUnnamed(pieces: readonly Piece[]): boolean {
  const [first] = pieces;
  if (first === undefined || isIn(why, first.text) || pieces.some(({ meaning }) => meaning !== undefined)) return false;
  const isCounted = pieces.some(({ text }) => isNumber(text));
  return pieces.some(({ text }) => isIn(standing, text) || (!isCounted && pieces.length > 1 && isIn(made, text)));
}

/** Whether a word other than a name can be ignored: an ordinary word, a variant of a brand name, or the salt of the name beside it. */
function isNothing({ text, part }: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  if (isPlain(text)) return true;
  if (varying.has(text)) return [before, after].some((one) => one?.meaning?.isBrand);
  const isAfterName = before?.part === part && (before.meaning === undefined ? isIn(salts, before.text) : !isMineral(before.meaning));
  const isBeforeName = after?.part === part && after.meaning !== undefined && text === 'sodium';
  return (isAfterName && isIn(salts, text)) || isBeforeName;
}

/** Whether a name is certain, given the words beside it. */
function isCertain({ part, meaning }: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  if (meaning?.isBrand) return ![before, after].some((one) => one !== undefined && varying.has(one.text));
  // Another salt of a mineral is another medicine, such as potassium citrate and potassium chloride.
  const isOther = after?.part === part && after.meaning === undefined && !isPlain(after.text);
  return meaning === undefined || !isMineral(meaning) || !isOther;
}

/**
 * Reads a text by the formulary, and an unknown word as the nearest name. A reading by similarity is never certain. A text with an unread
 * word is marked as partial.
 */
export function readText(text: string): Reading {
  const tokens = tokensOf(text);
  const known: Meaning[] = saysNothing(tokens) ? [noMedicine] : [];
  const probable: Meaning[] = [];
  const pieces = piecesOf(tokens);
  const parts = [...Map.groupBy(pieces, ({ part }) => part).values()];
  let isPartial = known.length === 0 && parts.some(isUnnamed);
  for (const [index, piece] of pieces.entries()) {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const { meaning } = piece;
    if (meaning !== undefined) {
      const isSalt = before?.part === piece.part && isSaltOf(piece.text, before.meaning);
      if (!isSalt) (isCertain(piece, before, after) ? known : probable).push(meaning);
    } else if (!isNothing(piece, before, after)) {
      const near = isIn(vague, piece.text) ? undefined : likely(piece.text);
      if (near === undefined || near === noMedicine) isPartial = true;
      else probable.push(near);
    }
  }
  return {
    ...(known.length > 0 && {
      certain: {
        ingredients: known.flatMap(({ ingredients }) => ingredients),
        classes: known.flatMap(({ classes }) => classes),
        groups: known.flatMap(({ groups }) => groups),
      },
    }),
    probable,
    ...(isPartial && { isPartial }),
  };
}

interface Found {
  readonly one: Known;
  /** The brand name that matched, with its ingredients. */
  readonly brand?: Texts;
}

/** Whether it is prescribed by itself: some ingredients come only with others. */
const hasForms = ({ forms }: Known): boolean => Object.keys(forms).length > 0;
/** The spellings by which each medicine is found: its names, its class, and the brand names of its products. */
const spellings = [...formulary.values()].filter(hasForms).map((one) => ({
  one,
  names: [one.name.en, one.name.ar, ...(one.also ?? [])].map(wordsOf),
  classes: [classOf(one.of).en, classOf(one.of).ar].map(wordsOf),
  brands: brands
    .filter(({ contains }) => contains.includes(one.id))
    .map(({ name, contains }) => ({ words: wordsOf(name), name, of: contains.length > 1 ? ofIngredients(contains).name : undefined })),
}));

/** What a search says of the name: a strength does not identify a medicine. */
const nameIn = (search: string): string => search.replace(/\s\d.*$/, '');

/**
 * The medicines with a name (in any spelling, or a brand name) whose words begin with the words of a search. At most `max`; names that
 * begin with the search come first.
 */
export function searchFormulary(search: string, max: number): Found[] {
  const wanted = wordsOf(nameIn(search));
  if (wanted.length === 0) return [];
  const fits = (words: readonly string[]) => wanted.every((part) => words.some((word) => word.startsWith(part)));
  // Who types the whole of a name means that name, not one that begins with it.
  const later = (words: readonly string[]) =>
    (words[0]?.startsWith(wanted[0] ?? '') ? 0 : 1) + (words.join(' ') === wanted.join(' ') ? 0 : 0.5);
  return spellings
    .flatMap(({ one, names: itsNames, classes, brands: itsBrands }): { found: Found; rank: number }[] => {
      const name = itsNames.find(fits);
      if (name !== undefined) return [{ found: { one }, rank: later(name) }];
      const brand = itsBrands.find(({ words }) => fits(words));
      if (brand !== undefined) {
        const { name: sold, of } = brand;
        const said = { en: of === undefined ? sold : `${sold} (${of.en})`, ar: of === undefined ? sold : `${sold} (${of.ar})` };
        return [{ found: { one, brand: said }, rank: 2 + later(brand.words) }];
      }
      const itsClass = classes.find(fits);
      return itsClass === undefined ? [] : [{ found: { one }, rank: 4 + later(itsClass) }];
    })
    .toSorted((a, b) => a.rank - b.rank || (a.found.one.name.en < b.found.one.name.en ? -1 : 1))
    .slice(0, max)
    .map(({ found }) => found);
}

/** The medicines of the name that is most like a search that finds none: a misspelled one, perhaps. */
export const guessFormulary = (search: string): Known[] =>
  [...new Set(readText(nameIn(search)).probable.flatMap(({ ingredients }) => ingredients))].filter(hasForms);
