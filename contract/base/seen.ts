/** Marks that text pasted from contacts, chats and files brings with it, and that nobody sees. */
export const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A joiner is part of a word only between letters of scripts that write with it, such as Persian and Malayalam, and between pictures. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|(?<=[A-Za-z\u00c0-\u024f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;

/** Characters without an image, of which some count as letters: the Hangul fillers such as U+3164, and the empty Braille cell. */
const blank = /[\p{Default_Ignorable_Code_Point}\s\u2800]/gu;
/** A text of which nothing can be seen is none. */
const orNone = (text: string): string => (text.replaceAll(blank, '') === '' ? '' : text.trim());

/** A line of text as it is seen: trimmed, without marks that nobody sees and that would make two texts of one. */
export const seen = (text: string): string =>
  orNone(text.replaceAll(unseen, (mark) => (mark === '\u200c' || mark === '\u200d' ? mark : '')).replaceAll(strayJoiner, ''));

/** Prose as it is seen. Marks that only order words of two scripts stay; those that write letters backwards do not. */
export const seenProse = (text: string): string =>
  orNone(text.replaceAll(/[\u00ad\u200b\u202a-\u202e\u2060\ufeff]/g, '').replaceAll(strayJoiner, ''));

/** Whether a name has a letter that can be seen. */
export const hasVisibleLetter = (name: string): boolean => /\p{L}/u.test(name.replaceAll(blank, ''));
