import fc from 'fast-check';
import { expect, it } from 'vitest';
import { broken, linesOf, paragraph, printable, visualRuns } from './pdf-text.ts';

/** The runs from left to right; right-to-left runs are marked. */
const seen = (text: string, base: 'ltr' | 'rtl' | 'auto'): string[] =>
  visualRuns(paragraph(text, base)).map((run) => (run.direction === 'rtl' ? `‹${run.text}` : run.text));

it.each([
  ['an Arabic name is one run', 'محمد بن عبدالله آل ثاني', 'auto', ['‹محمد بن عبدالله آل ثاني']],
  ['Latin in an Arabic sentence keeps its order', 'دواء Panadol Extra يومياً', 'rtl', ['‹ يومياً', 'Panadol Extra', '‹دواء ']],
  ['Arabic in an English sentence keeps its order', 'Mr. محمد علي Junior', 'ltr', ['Mr. ', '‹محمد علي', ' Junior']],
  ['a phone number in Arabic stays from left to right', 'هاتف +974 5555 0001 ليلاً', 'rtl', ['‹ ليلاً', '+974 5555 0001', '‹هاتف ']],
  ['a phone number without its plus too', 'هاتف 5555 0001', 'rtl', ['5555 0001', '‹هاتف ']],
  ['a phone number alone in an Arabic place too', '+974 5555 0001', 'rtl', ['+974 5555 0001']],
  ['a phone number in brackets keeps to them', 'رقم (+974 5555 0001) 3', 'rtl', ['3', '‹( ', '+974 5555 0001', '‹رقم )']],
  ['the country in brackets belongs to the number', 'رقم +(974) 5555 0001', 'rtl', ['+(974) 5555 0001', '‹رقم ']],
  ['a date in Arabic stays from left to right', 'في 2024-05-12 مساءً', 'rtl', ['‹ مساءً', '2024-05-12', '‹في ']],
  ['a blood pressure too', 'الضغط 120/80', 'rtl', ['120/80', '‹الضغط ']],
  ['an e-mail address too', 'إلى a.b-1@example.qa.', 'rtl', ['‹.', 'a.b-1@example.qa', '‹إلى ']],
  ['the sign of a blood type stays behind it', 'الفصيلة O-', 'rtl', ['O-', '‹الفصيلة ']],
  ['brackets round Arabic open to the right', 'محمد (الابن)', 'rtl', ['‹محمد )الابن(']],
  ['brackets round Latin stay with it', 'Smith (Jr.)', 'auto', ['Smith (Jr.)']],
])('%s', (_, text, base, runs) => {
  expect(seen(text, base as 'ltr' | 'rtl' | 'auto')).toEqual(runs);
});

it.each([
  ['Arabic digits', '١٢٣', ['٣٢١']],
  ['Persian digits', '۱۲۳', ['۳۲۱']],
  ['Latin digits', '123', ['123']],
  ['Arabic letters', 'محمد', ['محمد']],
])('%s reach the shaper so that it draws them in reading order', (_, text, given) => {
  expect(linesOf(text, { size: 8 }, { width: 100 }).flatMap((line) => line.runs.map((run) => run.text))).toEqual(given);
});

it.each([
  ['a formula', '=HYPERLINK("x")', '=HYPERLINK("x")'],
  ['a power that the fonts lack', '18.4 ×10⁹/L', '18.4 ×\u206610^9\u2069/L'],
  ['a negative power', '5×10⁻³', '5×\u206610^-3\u2069'],
  ['a power that they have', '4.1 ×10¹²/L', '4.1 ×10¹²/L'],
  ['a fraction that they lack', '2⅓', '\u20662 1/3\u2069'],
  ['vowel marks', 'مُحَمَّد', 'مُحَمَّد'.normalize('NFC')],
  ['combining marks', 'Zoe\u0308', 'Zoë'],
  ['control characters', 'a\tb\u0000c\u0007', 'a b c '],
  ['an order to read backwards', 'abc\u202Edef\u202C', 'abcdef'],
  ['half a character', 'a\uD83D', 'a�'],
  ['a script without glyphs', 'Жан', '���'],
  ['an emoji of several characters', 'Sara 👩‍⚕️', 'Sara �'],
  ['letters of another width', 'ＡＢ', 'AB'],
])('%s is printed visibly, and never as something else', (_, text, printed) => {
  expect(printable(text)).toBe(printed);
});

/** Makes every character equally wide. */
const monospace = (from: number, to: number): number => to - from;
const brokenWords = (text: string, width: number, most = 99): string[] =>
  broken(text, width, most, monospace).map(({ from, to }) => text.slice(from, to));

it('a text is broken between words', () => {
  expect(brokenWords('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});

it('a word longer than a line is broken within the word', () => {
  expect(brokenWords('a pneumonoultra b', 6)).toEqual(['a', 'pneumo', 'noultr', 'a b']);
});

it('a letter is not separated from its marks', () => {
  expect(brokenWords('a\u0301\u0302b', 3)).toEqual(['a\u0301\u0302', 'b']);
});

it('a text without words has no lines', () => {
  expect(
    linesOf('  ', { size: 8 }, { width: 50 })
      .flatMap(({ runs }) => runs.map(({ text }) => text.trim()))
      .join(''),
  ).toBe('');
  expect(linesOf('', { size: 8 }, { width: 50 })).toEqual([]);
});

it('text beyond the maximum number of lines ends with an ellipsis', () => {
  const lines = linesOf('Penicillin, peanuts, latex, eggs, milk, soy', { size: 8 }, { width: 60, most: 2 });
  expect(lines.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(['Penicillin,', 'peanuts, latex,…']);
});

it('no line is wider than its place, and no text is lost', () => {
  const word = fc.constantFrom(
    'محمد',
    'عبدالله',
    'Penicillin',
    '+974 5555 0001',
    '(الابن)',
    'مستشفى'.repeat(9),
    'W'.repeat(60),
    '2024-05-12',
    'Zoë',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), fc.integer({ min: 30, max: 200 }), fc.constantFrom(1, 2, 99), (words, width, most) => {
      const lines = linesOf(words.join(' '), { size: 8 }, { width, most });
      expect(lines.length).toBeLessThanOrEqual(most);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.5);
      if (most === 99 && lines.length < 99) {
        const letters = (text: string) => Array.from(text.replaceAll(' ', '')).toSorted().join('');
        const mirrored = (text: string) => text.replaceAll(/[()]/g, '|');
        expect(letters(mirrored(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')))).toBe(
          letters(mirrored(words.join(''))),
        );
      }
    }),
    { numRuns: 60 },
  );
});
