import { describe, expect, it } from 'vitest';
import { detailOf } from '#contract/base/messages.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { PatientCreate, PatientUpdate } from '#contract/patient/patient.ts';
import { Refusal } from '#platform/refusal.ts';
import { PatientRecord, answerOf, newPatient, updatedPatient } from './patient.ts';

const made = { id: '01K5ZZZZZZZZZZZZZZZZZZZZZZ', at: '2026-11-01T08:00:00.000Z', defaultCountry: 'US' };
const input = {
  personalInfo: {
    firstName: ' Mohammed ',
    lastName: 'Al-Thani',
    email: 'm.thani@example.com',
    phoneNumber: '+974 ٥٥١٢ 3456',
    dateOfBirth: '1980-05-01',
    gender: 'M',
    nameArabic: 'محمد آل ثاني',
    address: { city: 'Doha', postalCode: '22' },
  },
  medicalInfo: {
    bloodType: '',
    allergies: ['penicillin', ' '],
    emergencyContact: { name: 'Sara', relationship: 'sister', phone: '+974 66112233' },
  },
};
const patient: PatientRecord = newPatient(PatientCreate.parse(input), made);
const update = (body: unknown) =>
  updatedPatient(patient, PatientUpdate.parse(body), { at: '2026-11-02T08:00:00.000Z', defaultCountry: 'US' });

describe('a new patient', () => {
  it('is stored in one spelling and answered in both', () => {
    expect(patient.personalInfo).toEqual({
      firstName: 'Mohammed',
      lastName: 'Al-Thani',
      email: 'm.thani@example.com',
      phone: '+974 5512 3456',
      dateOfBirth: '1980-05-01',
      gender: 'male',
      nameArabic: 'محمد آل ثاني',
      address: { city: 'Doha', zipCode: '22', country: 'US' },
    });
    const answer = answerOf(patient);
    expect(answer.personalInfo.phoneNumber).toBe(answer.personalInfo.phone);
    expect(answer.personalInfo.address).toMatchObject({ zipCode: '22', postalCode: '22' });
    expect(answer.medicalInfo).toEqual({
      allergies: ['penicillin'],
      allergyStatus: 'listed',
      allergySeverities: [],
      medications: [],
      emergencyContact: { name: 'Sara', relationship: 'sister', phone: '+974 66112233', phoneNumber: '+974 66112233' },
    });
  });
});

describe('an update', () => {
  it('keeps absent fields, so that a form cannot lose fields that it does not know', () => {
    expect(update({ status: 'INACTIVE' })).toEqual({ ...patient, version: 2, status: 'inactive', updatedAt: '2026-11-02T08:00:00.000Z' });
    expect(update({ personalInfo: { firstName: 'Hamad' } }).personalInfo).toEqual({ ...patient.personalInfo, firstName: 'Hamad' });
  });

  it('clears an optional field on null or empty text', () => {
    expect(update({ personalInfo: { nameArabic: null, address: { city: '' } } }).personalInfo).not.toHaveProperty('nameArabic');
    expect(update({ personalInfo: { address: { city: '' } } }).personalInfo.address).toEqual({ zipCode: '22', country: 'US' });
  });

  it('takes the edited spelling when a form sends both', () => {
    const both = (phone: string, phoneNumber: string) => update({ personalInfo: { phone, phoneNumber } }).personalInfo.phone;
    expect(both('+974 5512 3456', '+974 7000 0000')).toBe('+974 7000 0000');
    expect(both('+974 7000 0000', '+974 5512 3456')).toBe('+974 7000 0000');
    expect(update({ personalInfo: { address: { zipCode: '22', postalCode: '99' } } }).personalInfo.address.zipCode).toBe('99');
  });

  it('refuses to clear a required field', () => {
    const refused = (body: unknown) => PatientUpdate.safeParse(body).error?.issues.map((issue) => detailOf('', issue.message).message);
    expect(refused({ personalInfo: { phone: '' } })).toEqual(['Phone number is required']);
    expect(refused({ personalInfo: { firstName: '  ', email: 'nobody', gender: '' } })).toEqual([
      'First name is required',
      'Email is invalid',
      'Gender is required',
    ]);
  });
});

describe('allergies', () => {
  const after = (current: PatientRecord, medicalInfo: object) => {
    const { allergies, allergyStatus, allergySeverities } = updatedPatient(current, PatientUpdate.parse({ medicalInfo }), made).medicalInfo;
    return { allergies, allergyStatus, allergySeverities };
  };
  const having = (medicalInfo: object): PatientRecord => ({
    ...patient,
    ...updatedPatient(patient, PatientUpdate.parse({ medicalInfo }), made),
  });
  const unknown = having({ allergies: [] });
  const none = having({ allergies: [], allergyStatus: 'none-known' });
  const severe = { substance: 'Penicillin', severity: 'severe' } as const;
  const mild = { substance: 'Nuts', severity: 'mild' } as const;
  const listed = having({ allergies: ['Penicillin', 'Nuts', 'Dust'], allergySeverities: [severe, mild] });
  /** The fields for which a request is refused, by the contract or against the record. */
  const refused = (current: PatientRecord, medicalInfo: object): unknown => {
    const request = PatientUpdate.safeParse({ medicalInfo });
    if (!request.success) return request.error.issues.map(({ path }) => path.join('.'));
    try {
      return updatedPatient(current, request.data, made).medicalInfo;
    } catch (error) {
      return error instanceof Refusal ? error.details?.map(({ path }) => path) : error;
    }
  };

  it('of a record with only the list are "listed" or "not-asked", never "none-known"', () => {
    const { allergyStatus: _, allergySeverities: __, ...old } = listed.medicalInfo;
    const read = (allergies: string[]) => PatientRecord.parse({ ...listed, medicalInfo: { ...old, allergies } }).medicalInfo;
    expect(read(['Nuts'])).toMatchObject({ allergyStatus: 'listed', allergySeverities: [] });
    expect(read([])).toMatchObject({ allergyStatus: 'not-asked', allergySeverities: [] });
  });

  it('of a new record are listed, not asked about or known to be none', () => {
    const added = (allergies: object) =>
      newPatient(PatientCreate.parse({ ...input, medicalInfo: { ...input.medicalInfo, allergies: undefined, ...allergies } }), made)
        .medicalInfo;
    expect(added({})).toMatchObject({ allergies: [], allergyStatus: 'not-asked', allergySeverities: [] });
    expect(added({ allergyStatus: 'none-known' })).toMatchObject({ allergies: [], allergyStatus: 'none-known' });
    expect(added({ allergies: ['Penicillin'], allergySeverities: [severe] })).toMatchObject({
      allergyStatus: 'listed',
      allergySeverities: [severe],
    });
  });

  it('changed by the list alone keep the severities of the remaining entries', () => {
    expect(after(listed, { allergies: ['Nuts', 'Eggs'] })).toEqual({
      allergies: ['Nuts', 'Eggs'],
      allergyStatus: 'listed',
      allergySeverities: [mild],
    });
    expect(after(none, { allergies: ['Nuts'] })).toEqual({ allergies: ['Nuts'], allergyStatus: 'listed', allergySeverities: [] });
    expect(after(listed, { bloodType: 'O+' })).toEqual(after(listed, {}));
    expect(after(listed, {})).toEqual({
      allergies: ['Penicillin', 'Nuts', 'Dust'],
      allergyStatus: 'listed',
      allergySeverities: [severe, mild],
    });
  });

  it('become "not-asked" when the list is cleared; "none-known" stays until it is changed', () => {
    expect(after(listed, { allergies: [] })).toEqual({ allergies: [], allergyStatus: 'not-asked', allergySeverities: [] });
    expect(after(none, { allergies: [], medications: ['Aspirin'] }).allergyStatus).toBe('none-known');
    expect(after(none, { allergyStatus: 'not-asked' }).allergyStatus).toBe('not-asked');
    expect(after(none, { allergyStatus: null }).allergyStatus).toBe('not-asked');
    expect(after(unknown, { allergyStatus: 'none-known' }).allergyStatus).toBe('none-known');
    expect(after(listed, { allergies: [], allergyStatus: 'none-known' }).allergyStatus).toBe('none-known');
  });

  it('accept new severities for listed entries', () => {
    expect(after(listed, { allergySeverities: [] }).allergySeverities).toEqual([]);
    expect(after(listed, { allergySeverities: [{ substance: 'Dust', severity: 'moderate' }] }).allergySeverities).toEqual([
      { substance: 'Dust', severity: 'moderate' },
    ]);
  });

  it.each([
    ['none known beside entries', () => refused(unknown, { allergies: ['Nuts'], allergyStatus: 'none-known' }), 'allergyStatus'],
    ['not asked beside entries', () => refused(unknown, { allergies: ['Nuts'], allergyStatus: 'not-asked' }), 'allergyStatus'],
    ['none known beside stored entries', () => refused(listed, { allergyStatus: 'none-known' }), 'allergyStatus'],
    ['listed without entries', () => refused(listed, { allergies: [' '], allergyStatus: 'listed' }), 'allergyStatus'],
    ['listed without stored entries', () => refused(none, { allergyStatus: 'listed' }), 'allergyStatus'],
    ['a severity of what is not listed', () => refused(unknown, { allergies: ['Eggs'], allergySeverities: [severe] }), 'allergySeverities'],
    ['a severity of what is not stored', () => refused(unknown, { allergySeverities: [severe] }), 'allergySeverities'],
    ['two severities of one entry', () => refused(listed, { allergySeverities: [severe, severe] }), 'allergySeverities'],
    [
      'an unknown severity',
      () => refused(listed, { allergySeverities: [{ ...severe, severity: 'fatal' }] }),
      'allergySeverities.0.severity',
    ],
  ])('refuse %s', (_, asked, at) => {
    expect(asked()).toEqual([`medicalInfo.${at}`]);
  });
});

describe('a birth date of which only the year is known', () => {
  const estimated = { dateOfBirthAccuracy: 'estimated' };
  const bornIn = (personal: object) =>
    newPatient(PatientCreate.parse({ ...input, personalInfo: { ...input.personalInfo, ...personal } }), made);
  const known = bornIn({ dateOfBirth: '1950-01-01', ...estimated });
  const corrected = (personal: object) =>
    updatedPatient(known, PatientUpdate.parse({ personalInfo: personal }), { at: made.at, defaultCountry: 'US' }).personalInfo;
  const thisYear = Number(qatarDate(new Date()).slice(0, 4));

  it('is kept as the middle of the year, with the mark', () => {
    expect(known.personalInfo).toMatchObject({ dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated' });
    expect(answerOf(known).personalInfo).toMatchObject({ dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated' });
    expect(update({ personalInfo: estimated }).personalInfo).toMatchObject({ dateOfBirth: '1980-07-01', ...estimated });
  });

  it('loses the mark with a whole date, and keeps it beside other changes', () => {
    expect(corrected({ dateOfBirth: '1951-03-02' })).toMatchObject({ dateOfBirth: '1951-03-02' });
    expect(corrected({ dateOfBirth: '1951-03-02' })).not.toHaveProperty('dateOfBirthAccuracy');
    expect(corrected({ dateOfBirth: '1950-07-01', dateOfBirthAccuracy: null })).not.toHaveProperty('dateOfBirthAccuracy');
    expect(corrected({ firstName: 'Hamad', dateOfBirth: '1950-07-01' })).toMatchObject(estimated);
    expect(corrected({ dateOfBirth: '1951-01-01', ...estimated })).toMatchObject({ dateOfBirth: '1951-07-01', ...estimated });
  });

  it('is refused for who may be under two, also beside another problem, and taken of who is older', () => {
    const of = (year: number) => ({ dateOfBirth: `${year}-01-01`, ...estimated });
    const wrongOf = (personal: object) =>
      PatientCreate.safeParse({ ...input, personalInfo: { ...input.personalInfo, ...personal } }).error?.issues.map(
        ({ path, message }) => `${path.join('.')} ${detailOf('', message).code}`,
      );
    expect(wrongOf(of(thisYear - 2))).toEqual(['personalInfo.dateOfBirth dateOfBirthTooYoung']);
    expect(wrongOf({ ...of(thisYear), email: 'nobody' })).toEqual([
      'personalInfo.email emailInvalid',
      'personalInfo.dateOfBirth dateOfBirthTooYoung',
    ]);
    expect(wrongOf(of(thisYear - 3))).toBeUndefined();
    expect(wrongOf({ dateOfBirth: `${thisYear}-01-01` })).toBeUndefined();
    const baby = bornIn({ dateOfBirth: `${thisYear}-01-01` });
    expect(() => updatedPatient(baby, PatientUpdate.parse({ personalInfo: estimated }), { at: made.at, defaultCountry: 'US' })).toThrow(
      Refusal,
    );
  });

  it('lets the person have died in that year', () => {
    expect(corrected({ dateOfDeath: '1950-02-01' })).toMatchObject({ dateOfDeath: '1950-02-01' });
    expect(() => corrected({ dateOfDeath: '1949-12-31' })).toThrow(Refusal);
  });
});

describe('a create', () => {
  const refused = (change: object, medical: object = {}) =>
    PatientCreate.safeParse({
      personalInfo: { ...input.personalInfo, ...change },
      medicalInfo: { ...input.medicalInfo, ...medical },
    }).error?.issues.map((issue) => `${issue.path.join('.')}: ${detailOf('', issue.message).message}`);

  it.each([
    [{ firstName: '' }, 'personalInfo.firstName: First name is required'],
    [{ lastName: undefined }, 'personalInfo.lastName: Last name is required'],
    [{ email: '' }, 'personalInfo.email: Email is required'],
    [{ email: 'a@b' }, 'personalInfo.email: Email is invalid'],
    [{ phoneNumber: '' }, 'personalInfo.phone: Phone number is required'],
    [{ phoneNumber: 'call me' }, 'personalInfo.phoneNumber: Invalid phone number format'],
    [{ dateOfBirth: '' }, 'personalInfo.dateOfBirth: Date of birth is required'],
    [{ dateOfBirth: '2999-01-01' }, 'personalInfo.dateOfBirth: Date of birth must be in the past'],
    [{ dateOfBirth: '1980-02-30' }, 'personalInfo.dateOfBirth: Date of birth must be a date written YYYY-MM-DD'],
    [{ gender: undefined }, 'personalInfo.gender: Gender is required'],
    [{ gender: 'X' }, 'personalInfo.gender: Gender must be male, female or other'],
    [{ nationalId: '123' }, 'personalInfo.nationalId: QID must be 11 digits'],
    [{ phone: '1', phoneNumber: '2' }, 'personalInfo.phoneNumber: phone and phoneNumber differ'],
    [{ firstName: 'a\u0000b' }, 'personalInfo.firstName: First name contains characters that cannot be stored'],
  ])('with %o is refused', (change, message) => {
    expect(refused(change)).toEqual([message]);
  });

  it.each([
    [{ name: '' }, 'medicalInfo.emergencyContact.name: Emergency contact name is required'],
    [{ relationship: '' }, 'medicalInfo.emergencyContact.relationship: Emergency contact relationship is required'],
    [{ phone: '' }, 'medicalInfo.emergencyContact.phone: Emergency contact phone is required'],
  ])('with emergency contact %o is refused', (change, message) => {
    expect(refused({}, { emergencyContact: { ...input.medicalInfo.emergencyContact, ...change } })).toEqual([message]);
  });
});
