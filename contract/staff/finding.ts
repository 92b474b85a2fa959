import type { Texts } from '../base/language.ts';

/** Titles before a name: Dr. Huda, Prof. Dr. Amal, د. هدى, أ.د. أمل, الدكتورة هدى. */
const titles =
  /^(?:(?:(?:assoc|asst)\.?\s+prof(?:essor)?|dr|doctor|prof|professor|mr|mrs|ms|miss|sr)\b\.?\s*|(?:أ\.\s?)?د\.\s*|أ\.\s*|(?:ال)?(?:دكتور|دكتورة|أستاذ|أستاذة|بروفيسور)\s+)+/iu;

/** A name without titles, by which lists of the staff are sorted. */
export const withoutTitle = (name: string): string => name.replace(titles, '') || name;

/** A text as it is compared: without case, accents and vowel signs, and with one form of each Arabic letter. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

interface Named {
  readonly name: Texts;
}
/** Orders people by name in a language, without their titles. */
export const byName =
  (language: keyof Texts) =>
  ({ name: one }: Named, { name: other }: Named): number =>
    withoutTitle(one[language]).localeCompare(withoutTitle(other[language]), language);

/** Whether each word of a search is in one of these texts, whatever its spelling of letters. */
export function finds(search: string, texts: readonly (string | undefined)[]): boolean {
  const all = folded(texts.join(' '));
  return folded(search)
    .split(/\s+/u)
    .every((word) => all.includes(word));
}
