import { expect, it } from 'vitest';
import { hasVisibleLetter, seen, seenProse } from './seen.ts';
import { optionalText, requiredName } from './text.ts';
import { say } from './say.ts';

it.each([
  ['\u202a+974 5512 3456\u202c', '+974 5512 3456'],
  ['\u200e28563412345', '28563412345'],
  ['a@example.com\u200f', 'a@example.com'],
  ['\ufeff a@example.com \u200b', 'a@example.com'],
  ['\u2066a\u2069\u061cb\u200cc', 'abc'],
  ['\u200dمحمد\u200c علي', 'محمد علي'],
  // Written so in Persian, in Malayalam, and of a family.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ന്\u200d', 'ന്'],
  ['ക്\u200dഷ', 'ക്\u200dഷ'],
  ['👩\u200d👧', '👩\u200d👧'],
])('%j is seen as %j', (pasted, text) => {
  expect(seen(pasted)).toBe(text);
});

it('prose keeps the marks that order its words, not those that turn its letters round', () => {
  expect(seenProse(' \u200fجرعة \u20685 mg\u2069\n\u202Egnp\u202C\ufeff ')).toBe('\u200fجرعة \u20685 mg\u2069\ngnp');
});

it.each(['\u200b\u200b', '\u3164', '\u202e', '\u115f\u1160', '.', '-', '_', '٫', '12', '🙂'])('%j is no name', (name) => {
  expect(hasVisibleLetter(name)).toBe(false);
  expect(requiredName('First name', 100).safeParse(name).success).toBe(false);
});
it.each(['Li', 'علي', 'Twin 2', 'توأم ٢', 'Ñ', '李'])('%j is a name', (name) => {
  expect(requiredName('First name', 100).safeParse(name).data).toBe(name);
});

it('marks that are parted by what nobody sees are marks in a row', () => {
  const text = `a${`${'\u0323\u0301'.repeat(14)}\u200b`.repeat(500)}`;
  expect(
    optionalText('Note', 20_000, 'many')
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toEqual([say('notStorable', { field: 'Note' })]);
});
