import type { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { rootOf } from '../read/roots.ts';
import { type Word, read } from '../read/text.ts';
import type { Reading } from '../read/lexicon.ts';

/** How a word is meant, before its root: "no fever" is another feature than "fever". */
const signOf = ({ meant }: Word): string =>
  meant.has('other') ? 'o:' : meant.has('denied') ? 'd:' : meant.has('past') ? 'p:' : meant.has('feared') ? 'f:' : '';

/** Lengths of the pieces of a word that count: they carry over endings, spellings and dialects that no list has. */
const pieces = [3, 4, 5] as const;
const lengths = [6, 15, 35, 70] as const;
/** In years. */
const ages = [0.25, 1, 5, 16, 40, 65] as const;

/** The place of a number between bounds. */
const band = (value: number, bounds: readonly number[]): number => bounds.filter((bound) => value >= bound).length;

/** Begins the features that are whole words. */
export const wordSign = 'w ';

export type Described = Pick<SymptomCheckRequest['symptoms'], 'description' | 'age' | 'ageMonths' | 'gender'>;

/**
 * What the screener sees of a check, each once: the roots of its words, alone and in pairs within a clause, pieces of its words; the
 * findings that the patterns read in it, alone, in pairs and with the age; how long it is, whether something is asked, and the age and
 * sex of the form.
 */
export function featuresOf({ description, age, ageMonths, gender }: Described, { present, absent }: Reading): ReadonlySet<string> {
  const features = new Set<string>();
  const words = read(description);
  let before: { readonly root: string; readonly part: number } | undefined;
  for (const word of words) {
    const sign = signOf(word);
    const root = sign + rootOf(word.text);
    features.add(wordSign + root);
    if (before?.part === word.part) features.add(`b${before.root} ${root}`);
    before = { root, part: word.part };
    const letters = `<${word.text}>`;
    for (const length of pieces)
      for (let at = 0; at + length <= letters.length; at += 1) features.add(`c${sign}${letters.slice(at, at + length)}`);
  }
  features.add(`length ${band(words.length, lengths)}`);
  if (/[?؟]/.test(description)) features.add('asked');
  const years = typeof ageMonths === 'number' ? ageMonths / 12 : age;
  const aged = typeof years === 'number' ? `age ${band(years, ages)}` : 'no age';
  features.add(aged);
  const found = [...present.keys()].toSorted();
  for (const [at, id] of found.entries()) {
    features.add(`is ${id}`).add(`is ${id}, ${aged}`);
    for (const other of found.slice(at + 1)) features.add(`is ${id} and ${other}`);
  }
  for (const id of absent) features.add(`no ${id}`);
  if (gender !== undefined && gender !== '') features.add(`sex ${gender}`);
  return features;
}
