import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Patient, PatientCreate } from '#contract/patient/patient.ts';
import {
  type FormValues,
  changedFields,
  clinicalAs,
  conflictsOf,
  allergiesIn,
  createOf,
  edited,
  entriesOf,
  fieldNames,
  identityOf,
  newValues,
  problemsIn,
  resolved,
  stepOf,
  updateOf,
  valuesFrom,
  valuesOf,
  withSeverity,
} from './patient-form.ts';

const filled: FormValues = {
  ...newValues('QA'),
  firstName: ' Mohammed ',
  lastName: 'Al-Thani',
  nameArabic: 'محمد آل ثاني',
  dateOfBirth: '1980-05-01',
  gender: 'male',
  nationalId: '٢٨٠٦٣٤٠١٢٣٤',
  email: 'm@example.com',
  phone: '+974 5512 3456',
  city: 'Doha',
  postalCode: '122',
  allergies: 'Penicillin, Nuts،  ,قمح',
  allergyStatus: 'listed',
  allergySeverities: 'severe Penicillin\nmild What was typed before',
  contactName: 'Sara',
  contactRelationship: 'sister',
  contactPhone: '66112233',
};
const bodyOf = (values: FormValues) => {
  const checked = createOf(values);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.body;
};
/** The problems' messages, in English. */
const inWords = (checked: ReturnType<typeof createOf> | ReturnType<typeof updateOf>) =>
  'problems' in checked ? Object.fromEntries(Object.entries(checked.problems).map(([name, { message }]) => [name, message])) : {};
const problemsOf = (values: FormValues) => inWords(createOf(values));

const patient = Patient.parse({
  id: '01K5ABCDEF0000000000000000',
  status: 'suspended',
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  personalInfo: {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@example.com',
    phone: '55001122',
    phoneNumber: '55001122',
    dateOfBirth: '1990-01-01',
    gender: 'female',
    address: { country: 'QA', zipCode: '9', postalCode: '9' },
  },
  medicalInfo: {
    allergies: ['Nuts', 'Dust'],
    medications: [],
    emergencyContact: { name: 'Omar', relationship: 'brother', phone: '1', phoneNumber: '1' },
  },
});
const loaded = valuesOf(patient);

describe('who is being added', () => {
  const empty = newValues('QA');
  it('is known by a QID, or by a birth date with a phone number or a full name', () => {
    const born = { dateOfBirth: '1980-05-01' };
    expect(identityOf({ ...empty, nationalId: ' ٢٨٠٦٣٤٠١٢٣٤ ' })).toEqual({ nationalId: '28063401234' });
    expect(identityOf({ ...empty, ...born, phone: '55123456' })).toEqual({ ...born, phone: '55123456' });
    expect(identityOf({ ...empty, ...born, nameArabic: 'محمد المري' })).toEqual({ ...born, nameArabic: 'محمد المري' });
    expect(identityOf({ ...empty, ...born, firstName: 'Mohammed', lastName: 'Al-Marri', gender: 'male' })).toEqual({
      ...born,
      firstName: 'Mohammed',
      lastName: 'Al-Marri',
      gender: 'male',
    });
  });
  it('is known by the year of birth', () => {
    expect(identityOf({ ...empty, dateOfBirth: '1950--', phone: '55123456' })).toEqual({
      dateOfBirth: '1950-01-01',
      dateOfBirthAccuracy: 'estimated',
      phone: '55123456',
    });
  });
  it('is not known by less, or by what is not valid yet', () => {
    for (const some of [
      {},
      { nationalId: '2806340' },
      { firstName: 'Mohammed', lastName: 'Al-Marri', dateOfBirth: '1980-05-' },
      { firstName: 'Mohammed', dateOfBirth: '1980-05-01' },
      { phone: '55123456' },
      { phone: 'call me', dateOfBirth: '1980-05-01' },
    ])
      expect(identityOf({ ...empty, ...some })).toBeUndefined();
  });
});

describe('the form for a new patient', () => {
  it('makes the request of the contract', () => {
    expect(bodyOf(filled)).toEqual({
      personalInfo: {
        firstName: 'Mohammed',
        lastName: 'Al-Thani',
        nameArabic: 'محمد آل ثاني',
        dateOfBirth: '1980-05-01',
        dateOfBirthAccuracy: null,
        gender: 'male',
        nationalId: '28063401234',
        preferredLanguage: null,
        email: 'm@example.com',
        phone: '+974 5512 3456',
        address: { street: null, city: 'Doha', state: null, postalCode: '122', country: 'QA' },
      },
      medicalInfo: {
        bloodType: null,
        allergies: ['Penicillin', 'Nuts', 'قمح'],
        allergyStatus: 'listed',
        allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
        medications: [],
        medicalHistory: null,
        emergencyContact: { name: 'Sara', relationship: 'sister', phone: '66112233' },
      },
    });
    expect(PatientCreate.safeParse(bodyOf(filled)).success).toBe(true);
  });

  it('takes the year of birth alone as an estimate, unless the person may be under two', () => {
    expect(bodyOf({ ...filled, dateOfBirth: '1950--' })).toMatchObject({
      personalInfo: { dateOfBirth: '1950-01-01', dateOfBirthAccuracy: 'estimated' },
    });
    const thisYear = new Date().getFullYear();
    expect(problemsOf({ ...filled, dateOfBirth: `${thisYear}--` }).dateOfBirth).toMatch(/may be under 2 years/);
    for (const typed of ['1950-06-', '1950--06', '195--', '-06-01'])
      expect(problemsOf({ ...filled, dateOfBirth: typed })).toEqual({ dateOfBirth: 'Date of birth must be a date written YYYY-MM-DD' });
  });

  it('names every required field that is empty', () => {
    expect(problemsOf(newValues('US'))).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      dateOfBirth: 'Date of birth is required',
      gender: 'Gender is required',
      contactName: 'Emergency contact name is required',
      contactPhone: 'Emergency contact phone is required',
      contactRelationship: 'Emergency contact relationship is required',
    });
    expect(fieldNames.filter((name) => stepOf(name) === 2)).toContain('contactPhone');
  });

  it.each([
    ['email', 'somebody', 'Email is invalid'],
    ['phone', 'call me', 'Invalid phone number format'],
    ['nationalId', '123', 'QID must be 11 digits'],
    ['dateOfBirth', '2999-01-01', 'Date of birth must be in the past'],
    ['firstName', 'x'.repeat(101), 'First name must be at most 100 characters'],
    ['allergies', 'x'.repeat(201), 'Allergies must be at most 200 characters'],
    ['contactPhone', 'none', 'Invalid phone number format'],
  ] as const)('%s "%s" is wrong: %s', (name, value, problem) => {
    expect(problemsOf({ ...filled, [name]: value })).toEqual({ [name]: problem });
  });

  it('whatever is typed, the result is a request or the problem of a field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), fc.string({ unit: 'binary', maxLength: 300 }), (name, text) => {
        const checked = createOf(edited(filled, name, text));
        expect('body' in checked || Object.keys(checked.problems).join() === name).toBe(true);
      }),
    );
  });

  it('separates entries at either comma', () => {
    expect(entriesOf(' a ,b،c , ,، ')).toEqual(['a', 'b', 'c']);
  });

  it('keeps numbers and quoted text whole', () => {
    expect(entriesOf('Cholecalciferol 50,000 IU weekly, Paracetamol 2,5 mg,Zinc')).toEqual([
      'Cholecalciferol 50,000 IU weekly',
      'Paracetamol 2,5 mg',
      'Zinc',
    ]);
    expect(entriesOf('أسبرين ١٠٠،٠٠٠ وحدة، زنك')).toEqual(['أسبرين ١٠٠،٠٠٠ وحدة', 'زنك']);
    expect(entriesOf('"Aspart, 10 units" , «باراسيتامول، 500 ملغ»،“Zinc, daily”, a "b, c')).toEqual([
      'Aspart, 10 units',
      'باراسيتامول، 500 ملغ',
      'Zinc, daily',
      'a "b',
      'c',
    ]);
  });

  it('whatever a list holds, editing another field keeps every entry', () => {
    const entry = fc
      .stringMatching(/^[ab,، "«»“”5]{1,12}$/)
      .map((text) => text.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (medications) => {
        const values = valuesOf({ ...patient, medicalInfo: { ...patient.medicalInfo, medications } });
        expect(entriesOf(values.medications)).toEqual(medications);
      }),
    );
  });

  it('a list that is split differently counts as changed', () => {
    const whole = { ...filled, medications: '"Aspart, 10 units"' };
    expect(changedFields(whole, { ...filled, medications: 'Aspart, 10 units' })).toEqual(['medications']);
  });

  it('takes clinical fields from the record if the user may not change them', () => {
    const others = { ...filled, allergies: 'Dust', bloodType: 'O+', medications: 'Zinc', city: 'Lusail' };
    expect(changedFields(others, clinicalAs(filled, others))).toEqual(['city']);
  });

  it("shows the server's errors beside the fields only if all of them are about fields", () => {
    const about = { path: 'medicalInfo.allergies.2', message: 'wrong' };
    expect(problemsIn([about])).toEqual({ allergies: { message: 'wrong' } });
    expect(problemsIn([about, { path: 'personalInfo.shoeSize', message: 'Unknown field' }])).toEqual({});
  });
});

describe('the form for an existing patient', () => {
  it('sends only changed fields', () => {
    expect(updateOf(loaded, { ...loaded, city: ' Doha', postalCode: '', allergies: 'Nuts ,Dust', status: 'pending' })).toEqual({
      body: { personalInfo: { address: { city: 'Doha', postalCode: null } }, status: 'pending' },
    });
    expect(changedFields(loaded, { ...loaded, firstName: 'Noor ', allergies: 'Nuts,Dust,' })).toEqual([]);
  });

  it('has an estimated birth date as its year, and makes it exact with day and month', () => {
    const { personalInfo } = patient;
    const estimated = valuesOf({
      ...patient,
      personalInfo: { ...personalInfo, dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated' },
    });
    expect(estimated.dateOfBirth).toBe('1950--');
    expect(updateOf(estimated, { ...estimated, city: 'Doha' })).toEqual({ body: { personalInfo: { address: { city: 'Doha' } } } });
    const whole = { ...estimated, dateOfBirth: '1950-07-01' };
    expect(changedFields(estimated, whole)).toContain('dateOfBirthAccuracy');
    expect(updateOf(estimated, whole)).toEqual({ body: { personalInfo: { dateOfBirth: '1950-07-01', dateOfBirthAccuracy: null } } });
    expect(updateOf(estimated, { ...estimated, dateOfBirth: '1951--' })).toEqual({
      body: { personalInfo: { dateOfBirth: '1951-01-01', dateOfBirthAccuracy: 'estimated' } },
    });
    expect(conflictsOf(estimated, whole, estimated)).toEqual([{ name: 'dateOfBirth', suggested: 'mine' }]);
  });

  it('has the rules of the form for a new patient', () => {
    expect(inWords(updateOf(loaded, { ...loaded, firstName: ' ', phone: '', email: 'x' }))).toEqual({
      firstName: 'First name is required',
      email: 'Email is invalid',
      phone: 'Phone number is required',
    });
    expect(inWords(updateOf(loaded, { ...loaded, contactName: '', contactPhone: '' }))).toEqual({
      contactName: 'Emergency contact name is required',
      contactPhone: 'Emergency contact phone is required',
    });
  });

  it('requires a complete contact where there was none', () => {
    const without = { ...loaded, contactName: '', contactRelationship: '', contactPhone: '' };
    expect(updateOf(without, { ...without, city: 'Doha' })).toHaveProperty('body');
    expect(inWords(updateOf(without, { ...without, contactName: 'Omar' }))).toEqual({
      contactRelationship: 'Emergency contact relationship is required',
      contactPhone: 'Emergency contact phone is required',
    });
  });
});

describe('two people changed one record', () => {
  const mine = { ...loaded, city: 'Lusail', phone: '55009999', street: 'Same Street' };
  const theirs = { ...loaded, city: 'Doha', firstName: 'Noora', street: 'Same Street' };

  it('suggests the side that changed a field, and neither if both did', () => {
    expect(conflictsOf(loaded, mine, theirs)).toEqual([
      { name: 'firstName', suggested: 'theirs' },
      { name: 'phone', suggested: 'mine' },
      { name: 'city', suggested: undefined },
    ]);
  });

  it('keeps the choices', () => {
    expect(resolved(mine, theirs, { firstName: 'theirs', phone: 'mine', city: 'mine' })).toEqual({
      ...theirs,
      phone: '55009999',
      city: 'Lusail',
    });
    expect(conflictsOf(loaded, mine, mine)).toEqual([]);
  });

  it('sends only differences from the saved record, whatever is chosen', () => {
    const text = fc.constantFrom('', 'a', 'b');
    fc.assert(
      fc.property(fc.array(text, { minLength: 72, maxLength: 72 }), (texts) => {
        const values = (from: number) => valuesFrom((name) => texts[from + fieldNames.indexOf(name)] ?? '');
        const [base, one, other] = [values(0), values(24), values(48)];
        const conflicts = conflictsOf(base, one, other);
        expect(resolved(one, other, {})).toEqual(other);
        const all = resolved(one, other, Object.fromEntries(conflicts.map(({ name }) => [name, 'mine' as const])));
        expect(changedFields(all, one)).toEqual([]);
      }),
    );
  });
});

describe('allergies in a form', () => {
  const none = edited(newValues('QA'), 'allergyStatus', 'none-known');

  it('become listed when one is typed, and unknown when all are removed', () => {
    const typed = edited(none, 'allergies', 'Nuts');
    expect(typed.allergyStatus).toBe('listed');
    expect(edited(typed, 'allergies', ' ,').allergyStatus).toBe('not-asked');
    expect(edited(none, 'allergies', ' ,').allergyStatus).toBe('none-known');
    expect(edited(none, 'medications', 'Aspirin').allergyStatus).toBe('none-known');
  });

  it.each([
    ['none known beside entries', { ...filled, allergyStatus: 'none-known' }],
    ['listed without entries', { ...filled, allergies: '' }],
  ])('are not sent as %s', (_, values) => {
    expect(Object.keys(problemsOf(values))).toEqual(['allergyStatus']);
  });

  it('have the chosen severities, worst first', () => {
    const typed = edited(none, 'allergies', 'Dust, Penicillin, Eggs');
    const severe = withSeverity('mild Dust', 'Penicillin', 'severe');
    expect(severe).toBe('mild Dust\nsevere Penicillin');
    expect(allergiesIn({ ...typed, allergySeverities: severe })).toEqual({
      status: 'listed',
      allergies: [
        { substance: 'Penicillin', severity: 'severe' },
        { substance: 'Eggs', severity: undefined },
        { substance: 'Dust', severity: 'mild' },
      ],
    });
    expect(withSeverity(severe, 'Penicillin', undefined)).toBe('mild Dust');
  });

  it('are sent together when a part changed', () => {
    expect(updateOf(loaded, { ...loaded, allergySeverities: 'severe Nuts' })).toEqual({
      body: {
        medicalInfo: {
          allergies: ['Nuts', 'Dust'],
          allergyStatus: 'listed',
          allergySeverities: [{ substance: 'Nuts', severity: 'severe' }],
        },
      },
    });
    expect(changedFields(loaded, { ...loaded, allergySeverities: 'severe Something else' })).toEqual([]);
  });

  it('are a single choice when two people changed them', () => {
    const mine = edited(loaded, 'allergies', '');
    const theirs = { ...loaded, allergySeverities: 'severe Nuts' };
    expect(conflictsOf(loaded, mine, theirs)).toEqual([{ name: 'allergies', suggested: undefined }]);
    expect(resolved(mine, theirs, { allergies: 'mine' })).toEqual(mine);
    expect(resolved(mine, theirs, { allergies: 'theirs' })).toEqual(theirs);
  });
});
