import { expect, test } from 'vitest';
import { patientStatuses } from '#contract/patient/choices.ts';
import { PatientCreate } from '#contract/patient/patient.ts';
import { origins } from './names.ts';
import { demoPatient } from './people.ts';
import { patient } from './patients.ts';

const nowMs = Date.parse('2025-11-21T08:00:00Z');
const many = Array.from({ length: 2000 }, (_, index) => patient(index, nowMs));

test('every generated patient is valid by the contract, and always the same', () => {
  for (const { createdAt, updatedAt, ...input } of many) {
    PatientCreate.parse(input);
    expect(createdAt <= (updatedAt ?? createdAt) && Date.parse(updatedAt ?? createdAt) <= nowMs).toBe(true);
  }
  expect(patient(1234, nowMs)).toEqual(many[1234]);
});

test('a QID carries the birth year; QIDs, e-mails and phone numbers are unique', () => {
  const different = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
  for (const {
    personalInfo: { nationalId, dateOfBirth },
  } of many) {
    expect(nationalId).toMatch(/^[23]\d{10}$/);
    expect(nationalId?.slice(0, 3)).toBe(`${dateOfBirth < '2000' ? 2 : 3}${dateOfBirth.slice(2, 4)}`);
  }
  different(many.map(({ personalInfo }) => personalInfo.nationalId));
  different(many.map(({ personalInfo }) => personalInfo.email));
});

test('all statuses and both scripts occur in realistic shares', () => {
  const share = (some: (one: (typeof many)[number]) => boolean) => many.filter(some).length / many.length;
  for (const status of patientStatuses) expect(share((one) => one.status === status)).toBeGreaterThan(0.04);
  expect(share((one) => one.status === 'active')).toBeCloseTo(0.7, 1);
  expect(share((one) => Boolean(one.personalInfo.nameArabic))).toBeGreaterThan(0.85);
});

test('names are of one community, and written in Arabic as on a QID card', () => {
  const all = origins.flatMap(({ men, women, families }) => [...men, ...women, ...families]);
  expect(all.filter(({ arabic }) => !/^[\p{Script=Arabic} ]+$/u.test(arabic))).toEqual([]);
  const arabicOf = (spelling: string) => [
    ...new Set(all.filter(({ spellings }) => spellings.includes(spelling)).map(({ arabic }) => arabic)),
  ];
  expect(['Hamad', 'Hamed', 'Amna', 'Amina'].map(arabicOf)).toEqual([['حمد'], ['حامد'], ['آمنة'], ['أمينة']]);
  const together = new Set(
    origins.flatMap(({ men, women, families }) => {
      const given = [...men, ...women].flatMap(({ spellings }) => spellings);
      return families.flatMap(({ spellings }) => spellings.flatMap((family) => given.map((one) => `${one} ${family}`)));
    }),
  );
  expect(['Mohammed Al-Thani', 'Shahana Patel', 'Mohamed Bandara', 'Mohammed Khoury'].filter((name) => together.has(name))).toEqual([]);
  expect(together).toContain('Shahana Koya');
});

test('a wife keeps her family name, and a child has its father’s', () => {
  const contactsOf = (relation: string) =>
    many.flatMap(
      ({
        personalInfo: { gender, lastName },
        medicalInfo: {
          emergencyContact: { name, relationship },
        },
      }) => (relationship === relation ? [{ gender, isSame: name.endsWith(` ${lastName}`) }] : []),
    );
  for (const relation of ['Wife', 'Husband', 'Mother'])
    expect(new Set(contactsOf(relation).map(({ isSame }) => isSame))).toEqual(new Set([false]));
  expect(contactsOf('Brother').filter(({ isSame }) => isSame).length).toBeGreaterThan(50);
  expect(contactsOf('Son').filter(({ gender, isSame }) => gender === 'female' && isSame)).toEqual([]);
});

test('the first patient is the demonstration account’s record', () => {
  const { email, attributes } = demoPatient;
  expect(many[0]?.personalInfo).toMatchObject({ email, dateOfBirth: attributes.birthdate, firstName: attributes.given_name });
});
