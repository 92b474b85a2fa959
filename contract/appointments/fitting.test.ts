import { expect, it } from 'vitest';
import { askable, fitsSpecialty } from './fitting.ts';

const specialties = {
  family: { en: 'Family medicine', ar: 'طب الأسرة' },
  internal: { en: 'Internal medicine', ar: 'الطب الباطني' },
  children: { en: 'Pediatrics', ar: 'طب الأطفال' },
  women: { en: 'Obstetrics and gynecology', ar: 'أمراض النساء والولادة' },
  arabicOnly: { en: 'Specialist', ar: 'طب الأطفال وحديثي الولادة' },
};
const fitting = (age: number, gender: string) =>
  Object.entries(specialties).flatMap(([name, specialty]) => (fitsSpecialty(specialty, { age, gender }) ? [name] : []));

it.each([
  ['a man', 38, 'male', ['family', 'internal']],
  ['a woman', 38, 'female', ['family', 'internal', 'women']],
  ['a boy of 5', 5, 'male', ['family', 'children', 'arabicOnly']],
  ['a girl of 5', 5, 'female', ['family', 'children', 'arabicOnly']],
  ['a girl of 15', 15, 'female', ['family', 'internal', 'children', 'women', 'arabicOnly']],
])('%s is offered only clinicians who see such people', (_, age, gender, names) => {
  expect(fitting(age, gender)).toEqual(names);
});

it('a clinician without a specialty sees everybody', () => {
  expect(fitsSpecialty(undefined, { age: 38, gender: 'male' })).toBe(true);
});

it('only small children are asked about growth, and only women about pregnancy', () => {
  expect(askable({ age: 5, gender: 'male' })).toContain('well-child');
  expect(askable({ age: 38, gender: 'male' })).not.toContain('antenatal');
  expect(askable({ age: 38, gender: 'male' })).not.toContain('well-child');
  expect(askable({ age: 30, gender: 'female' })).toContain('antenatal');
});
