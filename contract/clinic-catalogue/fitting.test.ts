import { expect, it } from 'vitest';
import { shippedCatalogue } from './clinic-catalogue.ts';
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

it('only small children are asked about growth, and only women about pregnancy, unless the clinic says otherwise', () => {
  const asked = (age: number, gender: string, services = {}) => askable({ ...shippedCatalogue, services }, { age, gender });
  expect(asked(5, 'male')).toContain('well-child');
  expect(asked(6, 'male')).not.toContain('well-child');
  expect(asked(38, 'male')).not.toContain('antenatal');
  expect(asked(30, 'female')).toContain('antenatal');
  expect(asked(56, 'female')).not.toContain('antenatal');
  expect(asked(30, 'other')).toContain('antenatal');
  const set = { isOffered: true, minutes: 20 };
  expect(asked(13, 'male', { 'well-child': { ...set, who: { from: 0, to: 13 } } })).toContain('well-child');
  expect(asked(5, 'male', { 'well-child': set })).toContain('well-child');
  expect(asked(38, 'male', { 'well-child': set })).not.toContain('well-child');
  expect(asked(38, 'female', { vaccination: { ...set, who: { from: 0, to: 120, sex: 'male' } } })).not.toContain('vaccination');
});
