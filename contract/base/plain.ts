/** Text as people type it: without case or marks, with one form for each Arabic letter that is written in several. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064A');

/** The words of a text as a list of terms compares them: plain, without the Arabic article, and with one spelling of anaemia and anemia. */
export const termWords = (text: string): string[] =>
  plain(text)
    .replaceAll(/ae|oe/g, 'e')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 4 ? word.replace(/^\u0627\u0644/, '') : word));
