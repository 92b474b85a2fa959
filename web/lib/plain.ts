/** Text as people type it: without case or marks, with one form for each Arabic letter that is written in several. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0649/g, '\u064A');
