import { describe, expect, it } from 'vitest';
import { PatientCreate, PatientUpdate } from '#contract/patient/patient.ts';
import { type PatientRecord, newPatient, updatedPatient } from '../clinic/patient.ts';
import { fullNameSounds } from '../clinic/search-terms.ts';
import { type Person, mayBe, nearDates, reasonsFor } from './same-person.ts';

const muhammad = { firstName: 'Muhammad', lastName: 'Al-Marri', dateOfBirth: '1979-02-09', gender: 'male', nationalId: '27963400117' };
const record = (
  personal: Partial<Record<keyof typeof muhammad | 'nameArabic' | 'dateOfBirthAccuracy', string | null>> = {},
): PatientRecord =>
  newPatient(
    PatientCreate.parse({
      personalInfo: { email: 'm@example.com', phone: '+974 5512 3456', ...muhammad, ...personal },
      medicalInfo: { emergencyContact: { name: 'Sara', relationship: 'sister', phone: '66112233' } },
    }),
    { id: '01K5ABCDEF0000000000000000', at: '2026-11-01T08:00:00.000Z', defaultCountry: 'QA' },
  );
const told: Person = { firstName: 'Mohamed', lastName: 'Almarri', dateOfBirth: '1979-02-09', gender: 'male' };
const because = (person: Partial<Person>, known = record()) => reasonsFor({ ...told, ...person }, known);

describe('one family in every spelling and script', () => {
  const spellings = ['Almarri', 'Al-Marri', 'Al Marri', 'AL MARRI', 'المري', 'ال مري', 'المرّي'];
  it.each(spellings)('%s', (lastName) => {
    for (const other of spellings) {
      expect([other, because({ lastName: other }, record({ lastName }))]).toEqual([other, ['name']]);
      const sounds = fullNameSounds({ firstName: 'Mohamed', lastName });
      expect(fullNameSounds({ firstName: 'محمد', lastName: other }).some((sound) => sounds.includes(sound))).toBe(true);
    }
  });

  it.each([
    ['Alansari', 'Al-Ansari'],
    ['Alemadi', 'Al Emadi'],
    ['Alali', 'العلي'],
    ['Elsayed', 'El-Sayed'],
  ])('%s is %s', (lastName, other) => {
    expect(because({ lastName }, record({ lastName: other }))).toEqual(['name']);
    expect(because({ lastName: other }, record({ lastName }))).toEqual(['name']);
  });
});

it('the Arabic name is compared, whatever is written in Latin letters', () => {
  const gabriel = record({ firstName: 'Qassem', lastName: 'Gaber', nameArabic: 'قاسم بن محمد جابر' });
  expect(because({ firstName: 'Kassim', lastName: 'Jabir', nameArabic: 'قاسم جابر' }, gabriel)).toEqual(['name']);
  expect(because({ firstName: 'X', lastName: 'Y', nameArabic: 'قاسم جابر' }, gabriel)).toEqual(['name']);
  expect(because({ firstName: 'X', lastName: 'Y', nameArabic: 'قاسم' }, gabriel)).toEqual([]);
});

describe('a birth date in which one digit differs, or day and month are exchanged', () => {
  it.each(['1979-02-08', '1978-02-09', '1979-12-09', '1979-09-02'])('%s is near, with the name and the gender', (dateOfBirth) => {
    expect(because({ dateOfBirth })).toEqual(['nearBirthDate']);
    expect(because({ dateOfBirth, nationalId: '27963400118' })).toEqual(['nearNationalId', 'nearBirthDate']);
  });
  it.each(['1978-02-08', '1979-03-10', '1997-02-09', '1979-02-11'])('%s is another', (dateOfBirth) => {
    expect(because({ dateOfBirth })).toEqual([]);
  });
  it('is no reason without the gender, with another gender, with a name that only sounds the same, or with another QID', () => {
    const dateOfBirth = '1979-02-08';
    expect(because({ dateOfBirth, gender: undefined })).toEqual([]);
    expect(because({ dateOfBirth, gender: 'female' })).toEqual([]);
    expect(because({ dateOfBirth, firstName: 'Mahmoud' })).toEqual([]);
    expect(because({ dateOfBirth, firstName: 'Ahmed' })).toEqual([]);
    expect(because({ dateOfBirth, nationalId: '27963455555' })).toEqual([]);
    expect(because({ dateOfBirth, nationalId: '27963455555' }, record({ nationalId: null }))).toEqual(['nearBirthDate']);
  });
  it('is not the same date', () => {
    expect(nearDates('1979-02-02', '1979-02-02')).toBe(false);
  });
});

describe('an estimated birth date', () => {
  const estimate = (year: number) => ({ dateOfBirth: `${year}-07-01`, dateOfBirthAccuracy: 'estimated' }) as const;
  const told = { firstName: 'Muhammad', lastName: 'Al-Marri' };
  it.each([1978, 1979, 1980])('of %i is near to a day of 1979, whichever of both is estimated', (year) => {
    expect(because({ ...told, ...estimate(year) })).toEqual(['nearBirthDate']);
    expect(because({ ...told, dateOfBirth: '1979-02-09' }, record(estimate(year)))).toEqual(['nearBirthDate']);
    expect(mayBe(estimate(year), { dateOfBirth: '1979-02-09', digits: [] })).toBe(true);
    expect(mayBe({ dateOfBirth: '1979-02-09' }, { dateOfBirth: `${year}-07-01`, digits: [] })).toBe(true);
  });
  it.each([1976, 1977, 1981, 1989])('of %i is another', (year) => {
    expect(because({ ...told, ...estimate(year) })).toEqual([]);
    expect(because({ ...told, dateOfBirth: '1979-02-09' }, record(estimate(year)))).toEqual([]);
    expect(mayBe(estimate(year), { dateOfBirth: '1979-02-09', digits: [] })).toBe(false);
  });
  it('proves nobody by being the same: neither with the name alone, nor with the phone number', () => {
    const same = { ...told, ...estimate(1979), phone: '+974 5512 3456' };
    expect(because(same, record(estimate(1979)))).toEqual(['nearBirthDate']);
    expect(because({ ...same, gender: 'female' }, record(estimate(1979)))).toEqual([]);
    expect(because({ ...same, gender: undefined }, record(estimate(1979)))).toEqual([]);
    expect(because(same, record({ dateOfBirth: '1979-07-01' }))).toEqual(['nearBirthDate']);
  });
  it('stretches no whole date', () => {
    expect(mayBe({ dateOfBirth: '1978-03-09' }, { dateOfBirth: '1979-02-11', digits: [] })).toBe(false);
    expect(because({ ...told, dateOfBirth: '1979-07-01' }, record({ dateOfBirth: '1980-03-11' }))).toEqual([]);
  });
});

it('a QID with one wrong digit is a reason beside the name, at once', () => {
  const withoutBirth = { dateOfBirth: undefined, gender: undefined };
  expect(because({ ...withoutBirth, nationalId: '27963400118' })).toEqual(['nearNationalId']);
  expect(because({ ...withoutBirth, nationalId: '27963400118', lastName: 'Al-Kuwari' })).toEqual([]);
  expect(because({ ...withoutBirth, nationalId: '27963400128' })).toEqual([]);
  expect(because({ ...withoutBirth, nationalId: '27963400118' }, record({ nationalId: null }))).toEqual([]);
});

describe('a name written together and apart', () => {
  it.each([
    [
      { firstName: 'Noureldin', lastName: 'Hassan' },
      { firstName: 'Nour El Din', lastName: 'Hassan' },
    ],
    [
      { firstName: 'Nooruddin', lastName: 'Hassan' },
      { firstName: 'Nour Eldin', lastName: 'Hasan' },
    ],
    [
      { firstName: 'نورالدين', lastName: 'حسن' },
      { firstName: 'Nour', lastName: 'Hassan', nameArabic: 'نور الدين حسن' },
    ],
    [
      { firstName: 'Siobhan', lastName: 'O Brien' },
      { firstName: 'Siobhan', lastName: "O'Brien" },
    ],
    [
      { firstName: 'Anita', lastName: 'De Souza' },
      { firstName: 'Anita', lastName: "D'Souza" },
    ],
    [
      { firstName: 'Maria', lastName: 'Delacruz' },
      { firstName: 'Maria', lastName: 'Dela Cruz' },
    ],
    [
      { firstName: 'Maria', lastName: 'De La Cruz' },
      { firstName: 'Maria', lastName: 'Delacruz' },
    ],
    [
      { firstName: 'Saif Alislam', lastName: 'Haddad' },
      { firstName: 'Saif', lastName: 'Haddad', nameArabic: 'سيف الإسلام حداد' },
    ],
    [
      { firstName: 'Habib ur Rahman', lastName: 'Khan' },
      { firstName: 'Habiburrahman', lastName: 'Khan' },
    ],
    [
      { firstName: 'Sukarno', lastName: '—' },
      { firstName: 'Soekarno', lastName: '—' },
    ],
  ])('%o is %o', (told, known) => {
    expect(because({ nameArabic: null, ...told }, record(known))).toEqual(['name']);
  });

  it.each([
    [
      { firstName: 'Nour', lastName: 'Hassan' },
      { firstName: 'Nadia', lastName: 'Hassan' },
    ],
    [
      { firstName: 'Mahmoud', lastName: 'Khan' },
      { firstName: 'Mohammed Ali', lastName: 'Khan' },
    ],
    [
      { firstName: 'Maria', lastName: 'Delacroix' },
      { firstName: 'Maria', lastName: 'Dela Paz' },
    ],
  ])('%o is not %o', (told, known) => {
    expect(because({ nameArabic: null, ...told }, record(known))).not.toContain('nearBirthDate');
  });
});

it('an earlier name, and the number of the emergency contact, are reasons', () => {
  const made = record({ firstName: 'Twin', lastName: 'of Maryam' });
  const renamed = updatedPatient(made, PatientUpdate.parse({ personalInfo: { firstName: 'Yousef', lastName: 'Al-Kuwari' } }), {
    at: '2026-11-20T08:00:00.000Z',
    defaultCountry: 'QA',
  });
  expect(because({ firstName: 'Twin', lastName: 'of Maryam' }, renamed)).toEqual(['name']);
  expect(because({ firstName: 'Someone', lastName: 'Else', phone: '6611 2233' })).toEqual(['phone']);
  expect(because({ firstName: 'Someone', lastName: 'Else', phone: '6611 2233', dateOfBirth: '1990-02-02' })).toEqual([]);
});

describe('twins, who share birth date, family and telephone', () => {
  const born = { dateOfBirth: '2021-09-14', gender: 'male', phone: '+974 5512 3456' } as const;
  const known = (name: { firstName: string; nameArabic?: string }, nationalId: string | null) =>
    record({ ...name, lastName: 'Farook', dateOfBirth: born.dateOfBirth, nationalId });

  it.each([
    ['Salma', 'Sarah', '32114466629', '32114466628'],
    ['Hassan', 'Hussain', '32114466637', '32114466629'],
    ['Muhammad Rizwan', 'Muhammad Riyaz', '32114466637', '32114466629'],
    ['Mahmoud Hamad', 'Mohammed Hamad', '32114466637', '32114466629'],
    ['John Peter', 'John Paul', '32114466637', '32114466629'],
  ])('%s is not %s, as their QIDs say', (firstName, other, nationalId, otherId) => {
    expect(because({ ...born, firstName, lastName: 'Farook', nationalId }, known({ firstName: other }, otherId))).toEqual([]);
  });

  it.each([
    ['Nikil', 'Nikhil', '32114466629', '32114466628'],
    ['Ma. Liza', 'Maria Liza Santos', '32114466692', '32114466629'],
    ['Mohamed Rizwan', 'Muhammad Rizwan', '32114466637', '32114466629'],
    ['M. Rizwan', 'Mohammed Rizwan', '32114466629', '32114466628'],
    // A child is registered before it has a name.
    ['Yousef', 'Twin 2', undefined, null],
    ['Joel', 'Noel', undefined, '32114466629'],
  ])('but %s may be %s', (firstName, other, nationalId, otherId) => {
    expect(because({ ...born, firstName, lastName: 'Farook', nationalId }, known({ firstName: other }, otherId))).toContain('phone');
  });
});

it('two QIDs tell those apart whose names only sound near, and no QID those who are born on the first day of two years', () => {
  const shihab = record({ firstName: 'Md Shihab', lastName: 'Moideen', dateOfBirth: '1978-01-01' });
  const shafi = { firstName: 'Md Shafi', lastName: 'Moideen', dateOfBirth: '1978-01-01' };
  expect(because({ ...shafi, nationalId: '27835611290' }, shihab)).toEqual([]);
  expect(because({ firstName: 'Md Shihab', lastName: 'Moideen', dateOfBirth: '1970-01-01' }, shihab)).toEqual([]);
  expect(
    because({ firstName: 'Mohammad Shihab', lastName: 'Moideen', dateOfBirth: '1978-01-01', nationalId: '27835611290' }, shihab),
  ).toEqual(['name']);
});
