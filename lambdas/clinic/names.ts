/**
 * Names as written in Qatar: in Arabic, and in several Latin spellings of the same Arabic name. Three pure views of a name: `fold` (without
 * case, diacritics and letter forms, for sorting and prefix search), `nameWords` (searchable words) and `soundKey` (equal for all spellings
 * of a name in both scripts).
 */
import { unseen } from '#contract/base/seen.ts';
import { latinDigits } from '#contract/base/text.ts';
import { remembered } from '#platform/remembered.ts';

const keyLengthMax = 120;

/** Hamza seats, final forms and Persian keyboards write one Arabic letter in several code points. */
const arabicForms = new Map(Object.entries({ ى: 'ي', ی: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ک: 'ك', گ: 'ك', ٱ: 'ا', ہ: 'ه', ھ: 'ه' }));

/** A text without case, diacritics, punctuation or Arabic letter variants; its words joined by "-". */
export function foldedText(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .replaceAll(unseen, '')
    .replaceAll(/[\p{M}\u0640'’‘ʼʻʿʾ′`´ء]/gu, '')
    .toLowerCase()
    .replaceAll(/[\u0621-\u06D5]/g, (letter) => arabicForms.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
/** The same of a name, as a key. */
export const fold = (name: string): string => foldedText(name).slice(0, keyLengthMax).toWellFormed();

/** Articles and "son of", which people omit or write as a separate word; not indexed. */
const particles = new Set(['al', 'el', 'ul', 'bin', 'ibn', 'bint', 'ال', 'بن', 'ابن', 'بنت']);
const sonOf = new Set(['bin', 'ibn', 'bint', 'بن', 'ابن', 'بنت']);
/** The article as South Asian names write it apart, with the sound of the next letter: "Zia ur Rahman". */
const soundedArticle = /^u([rdszn])$/;
const servant = /^(?:abd[aeiu]?l?|عبد)$/;
/** Whether a folded word is the "Abdul" of a name of two words. */
export const isServant = (word: string): boolean => servant.test(word);
const servantAssimilated = /^abd[aeu]?([rsnztd])$/;
/** Names whose first two letters only look like the Arabic article. */
const notArticle = new Set(['الياس', 'الهام', 'الماس', 'الفت', 'الطاف', 'البرت', 'الين', 'اليسا']);

/** A word of a name, and how it is written with its article; '' if it is the article itself. */
interface NamePart {
  readonly word: string;
  readonly written: string;
}

/**
 * The parts of a name, folded. Particles are dropped from the words, the article is removed, and "Abd" is joined with the next word, because
 * "Abdul Rahman", "Abd al-Rahman", "Abdurrahman" and "عبد الرحمن" are one name.
 */
function namePartsOf(text: string): NamePart[] {
  const parts = fold(text).split('-').filter(Boolean);
  const found: NamePart[] = [];
  let before = '';
  const add = (word: string, written = word): void => {
    found.push({ word, written: before + written });
    before = '';
  };
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    const next = parts[index + 1];
    const assimilated = servantAssimilated.exec(part)?.[1];
    if (next !== undefined && assimilated !== undefined && next.startsWith(assimilated)) {
      add(`abdul${next}`);
      index += 1;
    } else if (next !== undefined && servant.test(part)) {
      const article = particles.has(next) && parts[index + 2] !== undefined;
      const name = article ? (parts[index + 2] ?? '') : next;
      add(part === 'عبد' ? `عبدال${name.replace(/^ال/, '')}` : `abdul${name}`);
      index += article ? 2 : 1;
    } else if (next !== undefined && next.startsWith(soundedArticle.exec(part)?.[1] ?? '-')) {
      found.push({ word: part, written: '' });
      before = 'al';
    } else if (next === undefined || !isParticle(part, next)) {
      add(withoutArticle(unassimilated(part)), part);
    } else {
      before += sonOf.has(part) ? '' : /^[a-z]/.test(part) ? 'al' : part;
    }
  }
  return found;
}

/** The words of a name, folded, each once. */
export const nameWords = (text: string): string[] => [...new Set(namePartsOf(text).map(({ word }) => word))];

/** Those of a search, where an article means nothing, each with the next word as one: "nour", "din" and "nouraldin". */
export function soughtWords(text: string): { readonly word: string; readonly withNext: string | undefined }[] {
  const parts = namePartsOf(text).filter(({ written }) => written !== '');
  const found = new Map(
    parts.map(({ word, written }, index) => {
      const next = parts[index + 1]?.written;
      return [word, next === undefined ? undefined : compound(`${written}${next}`)] as const;
    }),
  );
  return [...found].map(([word, withNext]) => ({ word, withNext }));
}

/**
 * The words of a name that may also be written as one, folded: each two neighbors with the article between them ("Nour El Din", "Dela Cruz",
 * "نور الدين"), an article before a vowel ("Al Islam"), and what follows a letter with an apostrophe ("D'Souza").
 */
export function joinedWords(text: string): string[] {
  const parts = namePartsOf(text).filter(({ written }) => written !== '');
  const isWord = (part: NamePart | undefined): part is NamePart => part !== undefined && !/\d/.test(part.word);
  const pairs = parts.slice(1).flatMap((part, index) => {
    const before = parts[index];
    return isWord(part) && isWord(before) ? [compound(`${before.written}${part.written}`)] : [];
  });
  const alone = parts.flatMap(({ word, written }) => [compound(word), ...(/^al[aeiou].{2,}/.test(written) ? [written] : [])]);
  const afterLetter = text.toLowerCase().match(/(?<=(?:^|[^\p{L}])[odlm]['’‘ʼ`´])\p{L}{3,}/gu) ?? [];
  const words = new Set([...pairs, ...alone, ...afterLetter.map(fold)]);
  for (const { word } of parts) words.delete(word);
  return [...words];
}

/** The first parts of a name written as one, and the last: "Nour El Din Hassan" begins with "Noureldin", "Maria Dela Cruz" ends with "Delacruz". */
export function joinedEnds(text: string): { readonly first: string | undefined; readonly last: string | undefined } {
  const written = namePartsOf(text)
    .filter(({ word }) => !/\d/.test(word))
    .map((part) => part.written)
    .filter((part) => part !== '');
  const joined = (parts: readonly string[]): string | undefined => (parts.length < 2 ? undefined : compound(parts.join('')));
  return { first: joined(written.slice(0, 2)), last: joined(written.length > 3 ? written.slice(-2) : written) };
}

/** The second halves of names that are written as one with the article between, which takes the sound of its next letter: "Nooruddin", "Habiburrahman". */
const secondHalf =
  /^(.{2,}?)[aeiou]([ldrnsz])(d[ei]+ne?|r[ae]hm[ae]n|r[ae]h[ei]+m|z[ae]m[ae]n|s[ae]l[ae]m|s[ae]m[ae]d|n[ae]b[ei]+|isl[ae]m|h[ae][qk]+)$/;
/** A name that was joined by the article, with the article as it is written: "nooruddin" and "noureddine" are "nour al din". */
export const compound = (word: string): string =>
  word.replace(secondHalf, (whole, first: string, article: string, second: string) =>
    article === 'l' || second.startsWith(article) ? `${first}al${second}` : whole,
  );

/** A particle precedes another word; "ash" in "Ash-Shamsi" is also the article, assimilated to the next letter. */
const isParticle = (part: string, next: string): boolean => {
  const assimilated = /^[ae]([rstdnz]|sh|th|dh)$/.exec(part)?.[1];
  return particles.has(part) || (assimilated !== undefined && next.startsWith(assimilated));
};

/** An Arabic word without its article. */
export const withoutArticle = (word: string): string =>
  word.startsWith('ال') && word.length >= 5 && !notArticle.has(word) ? word.slice(2) : word;

/** "abdelrahman", "abdallah" and "abdurrahman" write the article of "abdul…" as it is spoken. */
const unassimilated = (word: string): string => word.replace(/^abd[aeio]l/, 'abdul').replace(/^abdu([rsnztd])\1/, 'abdul$1');

/** A Latin word without a joined article: "althani" is also found as "thani". */
export function withoutJoinedArticle(word: string): string | undefined {
  return /^[ae]l[^aeiou\W].{3,}/.test(word) ? word.slice(2) : undefined;
}

/** A family name without a joined article, also before a vowel: "Alansari" is Al-Ansari. Given names such as Alia are no such thing. */
export const familyWithoutArticle = (word: string): string => withoutJoinedArticle(word) ?? (/^al.{3,}/.test(word) ? word.slice(2) : word);

/** Short forms and spellings beyond the sound rules. A map, since an object also has "constructor", which may be a name. */
const aliases = new Map(
  Object.entries({
    mohd: 'mohammed',
    muhd: 'mohammed',
    mhd: 'mohammed',
    md: 'mohammed',
    osman: 'othman',
    usman: 'othman',
    ousmane: 'othman',
  }),
);

/** Consonants by their sound, in both scripts; z and d share one, since ذ ض ظ are written with either. */
const latinSounds = new Map(
  Object.entries({
    b: 'B',
    p: 'B',
    t: 'T',
    d: 'D',
    z: 'D',
    s: 'S',
    k: 'K',
    q: 'K',
    c: 'K',
    j: 'J',
    g: 'J',
    h: 'H',
    f: 'F',
    v: 'F',
    r: 'R',
    l: 'L',
    m: 'M',
    n: 'N',
  }),
);
const arabicSounds = new Map(
  Object.entries({
    ب: 'B',
    پ: 'B',
    ت: 'T',
    ط: 'T',
    ث: 'T',
    د: 'D',
    ذ: 'D',
    ض: 'D',
    ظ: 'D',
    ز: 'D',
    س: 'S',
    ص: 'S',
    ش: 'X',
    چ: 'X',
    ك: 'K',
    ق: 'K',
    خ: 'Q',
    ج: 'J',
    غ: 'G',
    ح: 'H',
    ه: 'H',
    ف: 'F',
    ڤ: 'F',
    ر: 'R',
    ل: 'L',
    م: 'M',
    ن: 'N',
  }),
);
const latinVowels = 'aeiouwy';
const arabicVowels = 'اويىع';

interface Sound {
  /** Consonants in order, doubled ones once. */
  readonly key: string;
  /** The vowels after each consonant, as written; after the last also an h that may be silent. */
  readonly gaps: readonly string[];
}

const soundOf = remembered((folded): Sound => {
  // At the end of a name the folded letter may have been ى, as in Huda, or ي, as in Hani.
  const word = (aliases.get(folded) ?? folded).replace(/^عبدال/, 'عبدل').replace(/ي$/, 'ى');
  const letters = Array.from(
    word.replaceAll(/sh|ch/g, 'ش').replaceAll('kh', 'خ').replaceAll('gh', 'غ').replaceAll('ph', 'f').replaceAll('x', 'ks'),
  );
  const key: string[] = [];
  const gaps: string[] = [];
  letters.forEach((letter, index) => {
    const vowel = latinVowels.includes(letter) || arabicVowels.includes(letter);
    if (vowel && index > 0) {
      gaps[gaps.length - 1] = (gaps.at(-1) ?? '') + letter;
      return;
    }
    const sound = vowel ? initialSound(letter) : (latinSounds.get(letter) ?? arabicSounds.get(letter) ?? letter);
    const last = key.at(-1);
    // "th" and "dh" write one letter, and a final h is often not written at all (Abdulla, Sara).
    const isLast = index === letters.length - 1 && index > 0;
    if (sound === 'H' && isLast) gaps[gaps.length - 1] = `${gaps.at(-1) ?? ''}h`;
    const silent = sound === 'H' && (last === 'T' || last === 'D' || isLast);
    if (silent || sound === last) return;
    key.push(sound);
    gaps.push(sound === 'A' && latinVowels.includes(letter) ? letter : '');
  });
  return { key: key.join(''), gaps };
});

const initialSound = (letter: string): string => (letter === 'w' || letter === 'و' ? 'W' : letter === 'y' || letter === 'ي' ? 'Y' : 'A');

/** The key shared by all spellings of a name, in both scripts: "Mohammed", "Muhamad" and "محمد" all give MHMD. */
export const soundKey = (word: string): string => soundOf(word).key;

type Heard = 'yes' | 'maybe' | 'no';
const heard = (gap: string, sure: RegExp, possible: RegExp): Heard => (sure.test(gap) ? 'yes' : possible.test(gap) ? 'maybe' : 'no');
const longU = (gap: string): Heard => heard(gap, /و|w|oo|ou|uu/, /[ou]/);
const longI = (gap: string): Heard => heard(gap, /ي|y|ee|ei|ai|ie|ii/, /[ieى]/);
const longA = (gap: string): Heard => heard(gap, /ا/, /[aeعى]/);
/** Whether a name ends in a vowel that is written (all but ة are): Hamda is not Hamad. */
const endsOpen = (gap: string): Heard => heard(gap, /[اويىaiouwy]$/, /[ehع]$/);
const contradicts = (a: Heard, b: Heard): boolean => (a === 'yes' && b === 'no') || (a === 'no' && b === 'yes');

/**
 * Whether two words can be spellings of one name: they have the same sound key, and no long or final vowel is certain in one and certainly
 * absent in the other. This separates Mahmoud from Mohammed and Hussein from Hassan, which share consonants.
 */
export function soundsAlike(a: string, b: string): boolean {
  const first = soundOf(a);
  const second = soundOf(b);
  if (first.key !== second.key) return false;
  return first.gaps.every((gap, index) => {
    const other = second.gaps[index] ?? '';
    const tests = index === first.gaps.length - 1 ? [longU, longI, longA, endsOpen] : [longU, longI, longA];
    return tests.every((test) => !contradicts(test(gap), test(other)));
  });
}
