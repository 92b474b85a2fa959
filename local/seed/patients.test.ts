import { expect, test } from 'vitest';
import { patientStatuses } from '#contract/patient/choices.ts';
import { PatientCreate } from '#contract/patient/patient.ts';
import { people } from './people.ts';
import { patient } from './patients.ts';

const nowMs = Date.parse('2025-11-21T08:00:00Z');
const many = Array.from({ length: 2000 }, (_, index) => patient(index, nowMs));

test('every generated patient is one that the contract takes, always the same', () => {
  for (const { createdAt, updatedAt, ...input } of many) {
    PatientCreate.parse(input);
    expect(createdAt <= (updatedAt ?? createdAt) && Date.parse(updatedAt ?? createdAt) <= nowMs).toBe(true);
  }
  expect(patient(1234, nowMs)).toEqual(many[1234]);
});

test('a QID carries the birth year; QIDs, e-mails and phones are each one person’s', () => {
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

test('all statuses and both scripts occur in believable shares', () => {
  const share = (some: (one: (typeof many)[number]) => boolean) => many.filter(some).length / many.length;
  for (const status of patientStatuses) expect(share((one) => one.status === status)).toBeGreaterThan(0.04);
  expect(share((one) => one.status === 'active')).toBeCloseTo(0.7, 1);
  expect(share((one) => Boolean(one.personalInfo.nameArabic))).toBeGreaterThan(0.3);
});

test('the first patient is the demonstration account’s record', () => {
  const [, { email, attributes }] = people;
  expect(many[0]?.personalInfo).toMatchObject({ email, dateOfBirth: attributes.birthdate, firstName: attributes.given_name });
});
