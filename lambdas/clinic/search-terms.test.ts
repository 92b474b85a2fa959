import { describe, expect, it } from 'vitest';
import { PatientCreate } from '#contract/patient/patient.ts';
import { byteOrder } from './byte-order.ts';
import { type PatientRecord, newPatient } from './patient.ts';
import { factsFrom, factsOf, queryWords, searchRows } from './search-terms.ts';

const patient = (personal: Record<string, string>): PatientRecord =>
  newPatient(
    PatientCreate.parse({
      personalInfo: {
        firstName: 'Mohammed',
        lastName: 'Al-Thani',
        email: 'M.Thani@example.com',
        phone: '+974 5512 3456',
        dateOfBirth: '1980-05-01',
        gender: 'male',
        nationalId: '28063401234',
        nameArabic: 'محمد آل ثاني',
        ...personal,
      },
      medicalInfo: { emergencyContact: { name: 'Sara', relationship: 'sister', phone: '66112233' } },
    }),
    { id: '01K5ABCDEF0000000000000000', at: '2026-11-01T08:00:00.000Z', defaultCountry: 'QA' },
  );

/** Searches one patient's rows as a search does: reads the ranges of a word, then checks every word. */
function finds(search: string, record: PatientRecord): boolean {
  const words = queryWords(search);
  const rows = searchRows(record);
  const reached = words.some(
    (word) =>
      word.ranges.some((range) =>
        rows.some((row) => row.pk === range.pk && byteOrder(row.sk, range.from) >= 0 && byteOrder(row.sk, range.to) <= 0),
      ) ||
      (word.idPrefix !== undefined && record.id.startsWith(word.idPrefix)),
  );
  return words.length > 0 && reached && words.every((word) => word.matches(factsFrom(rows[0]?.facts ?? '')));
}

describe('a patient is found by', () => {
  it.each([
    'Mohammed',
    'moham',
    'muhamad',
    'mohd',
    'محمد',
    'مُحَمَّد',
    'thani',
    'Al-Thani',
    'al thani',
    'althani',
    'آل ثاني',
    'mohammed thani',
    'thani محمد',
    'm.thani@example.com',
    'M.THANI@',
    '55123456',
    '+974 5512',
    '00974 5512 3456',
    '974551234',
    '٥٥١٢',
    '28063401234',
    '2806340',
    '01K5ABCDEF0000000000000000',
    '01k5abcdef',
  ])('%s', (search) => {
    expect(finds(search, patient({}))).toBe(true);
  });
});

describe('a patient is not found by', () => {
  it.each(['Mahmoud', 'محمود', 'hamad', 'mohammed kuwari', '5513', 'example.com', 'zzz', '🙂', '()', '01K6ABCDEF'])('%s', (search) => {
    expect(finds(search, patient({}))).toBe(false);
  });
});

it('a newborn is found by the twin number that stands in for a name', () => {
  const twin = patient({ firstName: 'Twin 2', lastName: 'of Maryam Al-Kuwari', nameArabic: 'توأم ٢' });
  expect(finds('2', patient({ firstName: 'Twin', nameArabic: 'توأم ٢' }))).toBe(true);
  for (const search of ['twin 2', 'Maryam 2', 'توأم ٢', '2']) expect(finds(search, twin), search).toBe(true);
  for (const search of ['twin 1', 'Maryam 22']) expect(finds(search, twin), search).toBe(false);
});

it('a name with a joined article is found with and without the article', () => {
  for (const search of ['Althani', 'thani', 'al-thani', 'الثاني'])
    expect([search, finds(search, patient({ lastName: 'Althani' }))]).toEqual([search, true]);
});

it('a row carries every field that a list needs', () => {
  const record = patient({});
  expect(factsFrom(searchRows(record)[0]?.facts ?? '')).toEqual(factsOf(record));
});

it('a name of any length produces a bounded number of rows', () => {
  const long = Array.from(
    { length: 50 },
    (_, index) => String.fromCharCode(97 + (index % 26)) + String.fromCharCode(97 + (index % 7)),
  ).join(' ');
  expect(
    searchRows(patient({ firstName: long.slice(0, 100), lastName: long.slice(0, 99), nameArabic: long.slice(0, 140) })).length,
  ).toBeLessThanOrEqual(43);
});
