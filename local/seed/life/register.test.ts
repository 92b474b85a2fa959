import { expect, test } from 'vitest';
import { noLastName } from '#contract/patient/one-name.ts';
import { PatientCreate } from '#contract/patient/patient.ts';
import { registered } from './register.ts';

const nowMs = Date.parse('2026-11-22T11:00:00.000Z');
const people = Array.from({ length: 4000 }, (_, number) => registered(number, nowMs));
const share = (of: (one: (typeof people)[number]) => boolean, among = people): number => among.filter(of).length / among.length;

test('a register is the same on every run, and another by another seed', () => {
  expect(registered(17, nowMs)).toEqual(people[17]);
  expect(registered(17, nowMs, 1).personalInfo).not.toEqual(people[17]?.personalInfo);
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  for (const { id: _, createdAt: __, updatedAt: ___, ...one } of people.slice(0, 300))
    expect(PatientCreate.safeParse(one).error).toBeUndefined();
});

test('its names are those of the people of Qatar: many words, one man in ten Mohammed, abbreviated, Arabic, single', () => {
  const words = people.map(({ personalInfo: { firstName, lastName } }) => `${firstName} ${lastName}`.split(/\s+/).length);
  expect(words.filter((count) => count >= 3).length / words.length).toBeGreaterThan(0.55);
  expect(Math.max(...words)).toBeGreaterThanOrEqual(5);
  const men = people.filter(({ personalInfo: { gender } }) => gender === 'male');
  const isMohammed = share(({ personalInfo: { firstName } }) => /^M[ou]h?a?m/i.test(firstName) || /^M(?:oh|uh)?d\b/.test(firstName), men);
  expect(isMohammed).toBeGreaterThan(0.08);
  expect(isMohammed).toBeLessThan(0.2);
  for (const abbreviated of [/^Md\b/, /^Ma\. /, /\bBdr\b/, /^Abdul(?: [A-Z]|$)/])
    expect([abbreviated.source, people.some(({ personalInfo: { firstName } }) => abbreviated.test(firstName))]).toEqual([
      abbreviated.source,
      true,
    ]);
  expect(share(({ personalInfo: { lastName } }) => lastName === noLastName)).toBeGreaterThan(0.005);
  expect(share(({ personalInfo: { nameArabic } }) => Boolean(nameArabic))).toBeGreaterThan(0.4);
});

test('birth dates cluster on the first of January, and families share a telephone', () => {
  expect(share(({ personalInfo: { dateOfBirth } }) => dateOfBirth.endsWith('-01-01'))).toBeGreaterThan(0.06);
  const phones = new Set(people.map(({ personalInfo: { phone } }) => phone));
  expect(phones.size / people.length).toBeLessThan(0.85);
});
