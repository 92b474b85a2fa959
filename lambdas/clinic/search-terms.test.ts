import { describe, expect, it } from 'vitest';
import { PatientCreate, PatientUpdate } from '#contract/patient/patient.ts';
import { byteOrder } from './byte-order.ts';
import { type PatientRecord, newPatient, updatedPatient } from './patient.ts';
import { factsFrom, factsOf, matchOf, queryWords, searchRows } from './search-terms.ts';

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

/** Whether a search means a patient, and, if it has numbers or addresses, reaches a row of theirs. */
function finds(search: string, record: PatientRecord): boolean {
  const words = queryWords(search);
  const keys = words.filter(({ isName }) => !isName);
  const rows = searchRows(record);
  const isReached = keys.every(
    (word) =>
      word.ranges.some((range) =>
        rows.some((row) => row.pk === range.pk && byteOrder(row.sk, range.from) >= 0 && byteOrder(row.sk, range.to) <= 0),
      ) ||
      record.id.startsWith(word.idPrefix ?? ' ') ||
      // The number of a twin is a word of a name.
      word.text.length === 1,
  );
  return (keys.length === 0 || isReached) && matchOf(words, factsFrom(rows[0]?.facts ?? '')) !== undefined;
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

const named = (firstName: string, lastName: string, nameArabic = ''): PatientRecord => patient({ firstName, lastName, nameArabic });
describe('a name is found written together and apart', () => {
  it.each<[PatientRecord, ...string[]]>([
    [named('Nour', 'Hassan', 'نور الدين حسن'), 'نورالدين', 'نور الدين', 'نورالدين حسن'],
    [named('Nour', 'Hassan', 'نورالدين حسن'), 'نورالدين', 'نور الدين', 'حسن نور الدين'],
    [named('Noureldin', 'Hassan'), 'Nour El Din', 'Nour Eldin', 'Nour al-Din', 'Nooruddin', 'Nour ud Din Hassan', 'نور الدين'],
    [named('Nour El Din', 'Hassan'), 'Noureldin', 'Nooruddin Hassan', 'Noureddine', 'نورالدين'],
    [named('Siobhan', "O'Brien"), 'O Brien', "O'Brien", 'OBrien', 'O’Brien', 'Brien', 'Siobhan O Brien'],
    [named('Siobhan', 'O Brien'), 'OBrien', "O'Brien"],
    [named('Anita', "D'Souza"), 'D Souza', 'De Souza', 'Souza', 'DSouza'],
    [named('Maria', 'Dela Cruz'), 'Delacruz', 'dela cruz', 'Maria Delacruz'],
    [named('Maria', 'Delacruz'), 'Dela Cruz', 'Maria Dela Cruz'],
    [named('Saif Alislam', 'Haddad'), 'Saif Al-Islam', 'Saif al islam', 'Saifulislam', 'Saif Al Islam Haddad'],
    [named('Saif Al-Islam', 'Haddad'), 'Saif Alislam', 'Saifulislam'],
    [named('Omar', 'Alansari'), 'Ansari', 'Al Ansari', 'Al-Ansari'],
    [named('Habib ur Rahman', 'Khan'), 'Habiburrahman', 'Habib Rahman', 'Habib-ur-Rehman'],
    [named('Habiburrahman', 'Khan'), 'Habib ur Rahman'],
    [named('Sri Devi', 'Nair'), 'Sridevi'],
  ])('%#', (record, ...searches) => {
    for (const search of searches) expect([search, finds(search, record)]).toEqual([search, true]);
  });

  it.each([
    [named('Nour', 'Hassan'), 'Noureldin'],
    [named('Noureldin', 'Hassan'), 'Nourhan'],
    [named('Siobhan', "O'Brien"), 'Bryant'],
    [named('Maria', 'Dela Cruz'), 'Delacroix'],
    [named('Saif', 'Haddad'), 'Saif Al-Islam'],
    [named('Hassan', 'Ali'), 'Hassanein'],
  ])('another name is not: %#', (record, search) => {
    expect(finds(search, record)).toBe(false);
  });
});

describe('pasted text', () => {
  it.each(['\u202a+974 5512 3456\u202c', '5512.3456', '5512–3456', '5512‑3456', '\u200e28063401234', '\u200fمحمد', 'moham\u200bmed'])(
    '%j finds',
    (search) => {
      expect(finds(search, patient({}))).toBe(true);
    },
  );
});

describe('the end of a number finds', () => {
  it.each(['3456', '23456', '01234', '٣٤٥٦', 'Mohammed 3456'])('%s', (search) => {
    expect(finds(search, patient({}))).toBe(true);
  });
  it.each(['456', '5123', '3457'])('not %s', (search) => {
    expect(finds(search, patient({}))).toBe(false);
  });
});

describe('a search says by what it found', () => {
  const child = newPatient(
    PatientCreate.parse({
      personalInfo: {
        firstName: 'Tom',
        lastName: 'Reed',
        email: 't@example.com',
        phone: '44112233',
        dateOfBirth: '2020-05-01',
        gender: 'male',
      },
      medicalInfo: { emergencyContact: { name: 'Sara Hubbard', relationship: 'mother', phone: '+974 6677 8899' } },
    }),
    { id: '01K5ABCDEF0000000000000000', at: '2026-11-01T08:00:00.000Z', defaultCountry: 'QA' },
  );
  const renamed = updatedPatient(
    patient({ firstName: 'Twin 2', lastName: 'of Maryam', nameArabic: '' }),
    PatientUpdate.parse({ personalInfo: { firstName: 'Yousef', lastName: 'Al-Kuwari' } }),
    { at: '2026-11-20T08:00:00.000Z', defaultCountry: 'QA' },
  );
  it.each([
    [child, 'Tom', 'own'],
    [child, '66778899', 'contact'],
    [child, 'Hubbard', 'contact'],
    [child, 'sarah hubbard', 'contact'],
    [child, 'Tom 66778899', 'contact'],
    [child, 'Tom Hubbard', undefined],
    [renamed, 'Yousef', 'own'],
    [renamed, 'Twin', 'formerName'],
    [renamed, 'Maryam', 'formerName'],
    [renamed, 'Yousef Twin', 'formerName'],
  ])('%#: %s', (record, search, by) => {
    expect(matchOf(queryWords(search), factsOf(record))).toBe(by);
    expect(finds(search, record)).toBe(by !== undefined);
  });

  it('a corrected spelling, and a name that was added, leave no earlier name', () => {
    const changed = (personalInfo: object) =>
      updatedPatient(patient({}), PatientUpdate.parse({ personalInfo }), { at: '2026-11-20T08:00:00.000Z', defaultCountry: 'QA' })
        .personalInfo;
    expect(changed({ firstName: 'Muhamad' }).formerNames).toBeUndefined();
    expect(changed({ firstName: 'Mohammed Jassim' }).formerNames).toBeUndefined();
    expect(changed({ firstName: 'Yousef', nameArabic: null }).formerNames).toEqual([
      { firstName: 'Mohammed', lastName: 'Al-Thani', nameArabic: 'محمد آل ثاني', until: '2026-11-20' },
    ]);
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
  ).toBeLessThanOrEqual(46);
});
