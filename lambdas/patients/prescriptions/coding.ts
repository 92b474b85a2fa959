import { type ClassId, classOf } from '#contract/formulary/classes.ts';
import { type Known, formulary } from '#contract/formulary/formulary.ts';
import { type CrossReaction, notMedicines, writtenGroups } from '#contract/formulary/groups.ts';
import { fold } from '../records/names.ts';

/** What a text of the record is about, by the formulary. */
interface Coded {
  readonly ingredients: readonly Known[];
  readonly classes: readonly ClassId[];
  readonly groups: readonly CrossReaction[];
  /** It names something that is known to be no medicine. */
  readonly isOther: boolean;
}

const withoutArticle = (word: string): string => word.replace(/^و?ال(?=.{3})/, '');
/** The words of a text, folded, without the Arabic article. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;/+()،؛-]+/)
    .flatMap((part) => fold(part).split('-'))
    .filter(Boolean)
    .map(withoutArticle);

type Meaning =
  | { readonly ingredient: Known }
  | { readonly classes: readonly ClassId[]; readonly groups: readonly CrossReaction[] }
  | { readonly other: true };

/** Everything that a text may name, by its words. */
const names: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...notMedicines.map((name) => [wordsOf(name).join(' '), { other: true }] as const),
  ...Object.values(writtenGroups).flatMap(({ also, ...meaning }) => also.map((name) => [wordsOf(name).join(' '), meaning] as const)),
  ...[...formulary.values()].flatMap((ingredient) =>
    [ingredient.id, ingredient.name.en, ingredient.name.ar, ...(ingredient.also ?? [])].map(
      (name) => [wordsOf(name).join(' '), { ingredient }] as const,
    ),
  ),
]);
const wordsMax = Math.max(...[...names.keys()].map((name) => name.split(' ').length));

/** Codes a text by the formulary: in either language, by the longest names that its words begin. Undefined if it names nothing known. */
export function codeOf(text: string): Coded | undefined {
  const words = wordsOf(text);
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = Math.min(wordsMax, words.length - at); length > 0; length -= 1) {
      const meaning = names.get(words.slice(at, at + length).join(' '));
      if (meaning !== undefined) {
        meanings.push(meaning);
        taken = length;
        break;
      }
    }
    at += taken;
  }
  if (meanings.length === 0) return undefined;
  return {
    ingredients: meanings.flatMap((one) => ('ingredient' in one ? [one.ingredient] : [])),
    classes: meanings.flatMap((one) => ('classes' in one ? one.classes : [])),
    groups: meanings.flatMap((one) => ('groups' in one ? one.groups : [])),
    isOther: meanings.every((one) => 'other' in one),
  };
}

const intolerance = /\b(?:intoleran\w*|nausea|vomit\w*|upset|dizz\w*|side effects?)\b|عدم تحمل|غثيان|دوخة|آثار جانبية/i;
/** Whether a text speaks of an intolerance rather than an allergy. */
export const isIntolerance = (text: string): boolean => intolerance.test(text);

const deficiency = /\bg\s?-?6\s?-?pd\b|favism|أنيميا الفول|نقص\s+(?:إنزيم\s+)?g6pd|الفوال|التفول/i;
const noDeficiency = /\b(?:no|normal|not|without)\b[^.;\n]{0,20}g\s?-?6\s?-?pd|g\s?-?6\s?-?pd[^.;\n]{0,20}\b(?:normal|negative)\b/i;
/** Whether a text speaks of a G6PD deficiency. */
export const saysG6pdDeficient = (text: string): boolean => deficiency.test(text) && !noDeficiency.test(text);

/** The ingredients whose names, in any spelling, have words that begin as those of a search. At most `max`; names that begin so come first. */
export function searchFormulary(search: string, max: number): Known[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return [];
  const found = [...formulary.values()].flatMap((one) => {
    if (Object.keys(one.forms).length === 0) return [];
    const spellings = [one.name.en, one.name.ar, ...(one.also ?? []), classOf(one.of).en, classOf(one.of).ar].map(wordsOf);
    const fitting = spellings.findIndex((words) => wanted.every((part) => words.some((word) => word.startsWith(part))));
    if (fitting === -1) return [];
    const beginsSo = (spellings[fitting]?.[0] ?? '').startsWith(wanted[0] ?? '');
    const isName = fitting < spellings.length - 2;
    return [{ one, rank: (isName ? 0 : 2) + (beginsSo ? 0 : 1) }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank || (a.one.name.en < b.one.name.en ? -1 : 1))
    .slice(0, max)
    .map(({ one }) => one);
}
