import { expect, it } from 'vitest';
import { lackingIn } from './immunizations.ts';
import { type VaccineId, doubtOf, vaccineIds } from './vaccines.ts';

const born = '2024-01-01';
const given = (vaccine: VaccineId, on: string) => ({ vaccine, on });
const doubt = (vaccine: VaccineId, on: string, { isPregnant = false, elsewhere = false, doses = [] as ReturnType<typeof given>[] } = {}) =>
  doubtOf({ vaccine, on, elsewhere }, { dateOfBirth: born, isPregnant, doses });

it('live vaccines, and zoster, are asked about in pregnancy, unless they were given elsewhere', () => {
  const adult = { dateOfBirth: '1996-01-01', isPregnant: true, doses: [] };
  const asked = vaccineIds.filter((vaccine) => doubtOf({ vaccine, on: '2026-11-29', elsewhere: false }, adult) === 'pregnancy');
  expect(asked).toEqual(['bcg', 'polio-oral', 'rotavirus', 'mmr', 'varicella', 'zoster', 'yellow-fever']);
  expect(doubtOf({ vaccine: 'mmr', on: '2026-11-29', elsewhere: true }, adult)).toBeUndefined();
});

it.each([
  ['mmr', '2024-12-26', 'early'],
  ['mmr', '2024-12-27', undefined],
  ['hexavalent', '2024-02-07', 'early'],
  ['hexavalent', '2024-02-08', undefined],
  ['bcg', '2024-01-01', undefined],
  ['hepatitis-b', '2024-01-01', undefined],
  ['hpv', '2024-01-06', 'early'],
  ['zoster', '2024-09-01', 'early'],
  ['rotavirus', '2024-08-31', undefined],
  ['rotavirus', '2029-01-01', 'late'],
] as const)('%s on %s: %s', (vaccine, on, found) => {
  expect(doubt(vaccine, on)).toBe(found);
});

it('injected live vaccines are given on one day or four weeks apart, in any order', () => {
  const doses = [given('mmr', '2026-03-10')];
  const found = (vaccine: VaccineId, on: string) => doubt(vaccine, on, { doses });
  expect([found('varicella', '2026-03-20'), found('varicella', '2026-03-01'), found('yellow-fever', '2026-04-06')]).toEqual([
    'live',
    'live',
    'live',
  ]);
  expect([found('varicella', '2026-03-10'), found('varicella', '2026-04-07')]).toEqual([undefined, undefined]);
  // Another dose of the same vaccine is asked about as such; what is swallowed or dead keeps no distance.
  expect([found('mmr', '2026-03-20'), found('polio-oral', '2026-03-20'), found('hepatitis-a', '2026-03-20')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('lot and site are owed by what was given here, not by what a correction leaves as it was', () => {
  const here = { status: 'completed', elsewhere: false } as const;
  expect(lackingIn(here)).toEqual(['lot', 'site']);
  expect(lackingIn({ ...here, lot: 'A1', site: 'mouth' })).toEqual([]);
  expect([lackingIn({ ...here, elsewhere: true }), lackingIn({ ...here, status: 'not-done' }), lackingIn(here, here)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(lackingIn(here, { ...here, elsewhere: true })).toEqual(['lot', 'site']);
});
