import { expect, it } from 'vitest';
import { fieldOf } from './fields.ts';
import { nameIn } from './name-in.ts';

it('a person with one name is called by it alone', () => {
  const sukarno = { firstName: 'Sukarno', lastName: '—' };
  expect([nameIn(sukarno, 'en'), nameIn(sukarno, 'ar')]).toEqual(['Sukarno', 'Sukarno']);
  expect(nameIn({ ...sukarno, nameArabic: 'سوكارنو' }, 'ar')).toBe('سوكارنو');
});

it('the last name says that there is none, or has a letter', () => {
  const { input } = fieldOf('lastName');
  expect(input.safeParse(' — ').data).toBe('—');
  for (const dummy of ['.', '-', '_', '--', '–', '\u3164', '']) expect([dummy, input.safeParse(dummy).success]).toEqual([dummy, false]);
  expect(fieldOf('firstName').input.safeParse('—').success).toBe(false);
});
