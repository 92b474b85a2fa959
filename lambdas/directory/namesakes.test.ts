import { expect, it } from 'vitest';
import { PatientCreate } from '#contract/patient/patient.ts';
import { newPatient } from '../clinic/patient.ts';
import { type SearchFacts, factsOf } from '../clinic/search-terms.ts';
import { openIndexFile } from './index-file.ts';

const person = (number: number, [firstName, lastName]: readonly [string, string], born = '1985-03-12', nameArabic = ''): SearchFacts =>
  factsOf(
    newPatient(
      PatientCreate.parse({
        personalInfo: {
          firstName,
          lastName,
          dateOfBirth: born,
          email: `person${number}@example.com`,
          phone: '+974 5512 3456',
          gender: 'male',
          ...(nameArabic !== '' && { nameArabic }),
        },
        medicalInfo: { emergencyContact: { name: 'Sara', relationship: 'sister', phone: '66112233' } },
      }),
      { id: `01K5ABCDEF000000000000${String(number).padStart(4, '0')}`, at: '2026-11-01T08:00:00.000Z', defaultCountry: 'QA' },
    ),
  );
const mohammed = person(1, ['Mohammed Jassim', 'Al-Kuwari'], '1985-03-12', 'محمد جاسم الكواري');
/** How many have the name and year of a person in a register of that one and another. */
const countWith = (other: SearchFacts, one = mohammed): number => {
  const index = openIndexFile(':memory:');
  index.put([one, other]);
  return index.namesakes(one);
};

it.each([
  ['the same name', person(2, ['Mohammed Jassim', 'Al-Kuwari'])],
  ['another spelling', person(2, ['Mohd Jasim', 'Alkuwari'])],
  ['another day of the year', person(2, ['Mohammed Jassim', 'Al-Kuwari'], '1985-11-30')],
  ['the same in Arabic', person(2, ['M J', 'Kuwary'], '1985-01-01', 'محمد جاسم الكواري')],
  ['a register that has only Arabic', person(2, ['محمد جاسم', 'الكواري'])],
])('%s is a namesake', (_, other) => {
  expect(countWith(other)).toBe(2);
});

it.each([
  ['another year', person(2, ['Mohammed Jassim', 'Al-Kuwari'], '1986-03-12')],
  ["another father's name", person(2, ['Mohammed Ahmed', 'Al-Kuwari'])],
  ['one name fewer', person(2, ['Mohammed', 'Al-Kuwari'])],
  ['a name that only sounds similar', person(2, ['Mahmoud Jassim', 'Al-Kuwari'])],
  ['the same names in another order', person(2, ['Jassim Mohammed', 'Al-Kuwari'])],
])('%s is none', (_, other) => {
  expect(countWith(other)).toBe(1);
});

it('a part of a name in Arabic makes nobody a namesake', () => {
  const one = person(1, ['Mohammed', 'Saleh'], '1985-03-12', 'محمد');
  expect(countWith(person(2, ['Mohammed', 'Khan'], '1985-03-12', 'محمد'), one)).toBe(1);
});

it('who is renamed or gone is no namesake any more', () => {
  const index = openIndexFile(':memory:');
  const [second, third] = [2, 3].map((number) => person(number, ['Mohammed Jassim', 'Al-Kuwari']));
  if (second === undefined || third === undefined) throw new Error('nobody');
  index.put([mohammed, second, third]);
  expect(index.namesakes(mohammed)).toBe(3);
  index.put([person(2, ['Zubaydah', 'Quillmark'])]);
  index.remove([third.id]);
  expect(index.namesakes(mohammed)).toBe(1);
});
