import { expect, it } from 'vitest';
import { say } from './say.ts';
import { optionalText } from './text.ts';

const history = optionalText('Medical history', 20_000, 'many');

it.each(['َُ', '̧̣́', '̀'])('marks without end over one letter (%j) are refused soon', (marks) => {
  const text = marks.repeat(79_998 / marks.length);
  const began = performance.now();
  const { error } = history.safeParse(text);
  expect(performance.now() - began).toBeLessThan(200);
  expect(error?.issues.map(({ message }) => message)).toEqual([say('notStorable', { field: 'Medical history' })]);
});

it.each(['بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ', 'Ngô Thị Hiền', 'ลิ้น', 'שָׁלוֹם', 'e\u0301'.repeat(100)])(
  'text with marks as it is written (%s) is taken',
  (text) => {
    expect(history.safeParse(text).data).toBe(text.normalize('NFC'));
  },
);
