import type { Language, Texts } from '#contract/base/language.ts';
import { brands, varying } from '#contract/formulary/brands.ts';
import { type ClassId, classOf } from '#contract/formulary/classes.ts';
import { type Known, formulary } from '#contract/formulary/formulary.ts';
import { type CrossReaction, crossReactions, notMedicines, ordinaryWords, writtenGroups } from '#contract/formulary/groups.ts';
import { fold } from '../records/names.ts';
import { nearestAmong } from './likeness.ts';

/** What a name stands for, by the formulary. */
export interface Coded {
  readonly ingredients: readonly Known[];
  readonly classes: readonly ClassId[];
  readonly groups: readonly CrossReaction[];
}

/** What a name probably stands for, in both languages. */
interface Probable extends Coded {
  readonly name: Texts;
}

/** What a text of the record is about. */
export interface Reading {
  /** By names that are known; undefined if it has none. */
  readonly certain?: Coded;
  /** By words that are only like a known name, or names in trade of which several medicines are sold. They may warn, and never reassure. */
  readonly probable: readonly Probable[];
}

const withoutArticle = (word: string): string => word.replace(/^و?ال(?=.{3})/, '');
/** The words of a text, folded, without the Arabic article. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;/+()،؛-]+/)
    .flatMap((part) => fold(part).split('-'))
    .filter(Boolean)
    .map(withoutArticle);

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

/** Everything that a text may name, by its words. */
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

/** What a misspelled word may be read as: names of one word, and ordinary words, which then mean nothing. */
const likely = nearestAmong<Meaning>([
  ...[...names].filter(([name]) => !name.includes(' ')),
  ...ordinaryWords.map((word) => [wordsOf(word).join(' '), noMedicine] as const),
]);
const ordinary: ReadonlySet<string> = new Set(ordinaryWords.flatMap(wordsOf));

/**
 * Reads a text by the formulary: in either language, by the longest names that its words begin, and a word that is no name by the name that
 * it is nearest to. What is read by likeness is never certain.
 */
export function readText(text: string): Reading {
  const words = wordsOf(text);
  const known: Meaning[] = [];
  const probable: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    const most = Math.min(wordsMax, words.length - at);
    const lengths = Array.from({ length: most }, (_, shorter) => most - shorter);
    const length = lengths.find((one) => names.has(words.slice(at, at + one).join(' '))) ?? 1;
    const word = words.slice(at, at + length).join(' ');
    const meaning = names.get(word);
    const isVaried = [words[at - 1], words[at + length]].some((beside) => beside !== undefined && varying.has(beside));
    if (meaning !== undefined) (meaning.isBrand && isVaried ? probable : known).push(meaning);
    else if (!ordinary.has(word)) {
      const near = likely(word);
      if (near !== undefined && near !== noMedicine) probable.push(near);
    }
    at += length;
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
  };
}

const intolerance = /\b(?:intoleran\w*|nausea|vomit\w*|upset|dizz\w*|side effects?)\b|عدم تحمل|غثيان|دوخة|آثار جانبية/i;
/** Whether a text speaks of an intolerance rather than an allergy. */
export const isIntolerance = (text: string): boolean => intolerance.test(text);

const deficiency = /\bg\s?-?6\s?-?pd\b|favism|أنيميا الفول|نقص\s+(?:إنزيم\s+)?g6pd|الفوال|التفول/i;
const noDeficiency = /\b(?:no|normal|not|without)\b[^.;\n]{0,20}g\s?-?6\s?-?pd|g\s?-?6\s?-?pd[^.;\n]{0,20}\b(?:normal|negative)\b/i;
/** Whether a text speaks of a G6PD deficiency. */
export const saysG6pdDeficient = (text: string): boolean => deficiency.test(text) && !noDeficiency.test(text);

interface Found {
  readonly one: Known;
  /** The name in trade that it was found by, with what is in it. */
  readonly brand?: Texts;
}

/** The spellings by which each medicine is found: its names, its class, and names in trade of what it is in. */
const spellings = [...formulary.values()]
  .filter(({ forms }) => Object.keys(forms).length > 0)
  .map((one) => ({
    one,
    names: [one.name.en, one.name.ar, ...(one.also ?? [])].map(wordsOf),
    classes: [classOf(one.of).en, classOf(one.of).ar].map(wordsOf),
    brands: brands
      .filter(({ contains }) => contains.includes(one.id))
      .map(({ name, contains }) => ({ words: wordsOf(name), name, of: contains.length > 1 ? ofIngredients(contains).name : undefined })),
  }));

/** The medicines whose names, in any spelling or in trade, have words that begin as those of a search. At most `max`; names that begin so come first. */
export function searchFormulary(search: string, max: number): Found[] {
  // A strength says nothing of which medicine it is.
  const wanted = wordsOf(search.replace(/\s\d.*$/, ''));
  if (wanted.length === 0) return [];
  const fits = (words: readonly string[]) => wanted.every((part) => words.some((word) => word.startsWith(part)));
  const later = (words: readonly string[]) => (words[0]?.startsWith(wanted[0] ?? '') ? 0 : 1);
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
