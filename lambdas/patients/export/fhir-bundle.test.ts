import { Fhir } from 'fhir';
import { expect, it } from 'vitest';
import { fhirBundle } from './fhir-bundle.ts';
import type { WholeRecord } from './whole-record.ts';

const whole: WholeRecord = {
  patient: {
    id: '01JAB3CD4EF5GH6JK7MN8PQ9RS',
    version: 3,
    status: 'active',
    createdAt: '2026-01-05T10:20:30.000Z',
    updatedAt: '2026-02-05T10:20:30.000Z',
    personalInfo: {
      firstName: 'Fatima',
      lastName: 'Al-Kuwari',
      nameArabic: 'فاطمة الكواري',
      email: 'fatima@example.com',
      phone: '+974 5555 0001',
      dateOfBirth: '1985-03-14',
      gender: 'female',
      nationalId: '28563400123',
      preferredLanguage: 'ar',
      address: { street: 'Al Corniche St', city: 'Doha', country: 'QA' },
    },
    medicalInfo: {
      bloodType: 'O+',
      allergies: ['Penicillin', 'Peanuts'],
      medications: ['Metformin 500 mg'],
      medicalHistory: 'Type 2 diabetes since 2010.',
      emergencyContact: { name: 'Noora', relationship: 'sister', phone: '+974 4411 2233' },
    },
  },
  appointments: [
    { id: 'a1', patientId: 'p', startsAt: '2026-03-01T06:00:00.000Z', endsAt: '2026-03-01T06:30:00.000Z', reason: 'Follow-up' },
  ],
  alerts: [{ id: 'f1', patientId: 'p', severity: 'high', message: 'Potassium 6.8', raisedAt: '2026-02-28T06:00:00.000Z' }],
  symptomSessions: [],
};

const bundleOf = async (record: WholeRecord): Promise<string> => {
  let text = '';
  for await (const chunk of fhirBundle(record, { language: 'en', exportedBy: 'Yousef Haddad', exportedAt: new Date(0) })) {
    text += Buffer.from(chunk).toString();
  }
  return text;
};

it('a whole record is a valid FHIR R4 Bundle that refers to its own patient', async () => {
  const bundle = JSON.parse(await bundleOf(whole));
  const verdict = new Fhir().validate(bundle, { errorOnUnexpected: true });
  expect(verdict).toMatchObject({ valid: true });
  const types = bundle.entry.map((entry: { resource: { resourceType: string } }) => entry.resource.resourceType);
  expect(types).toEqual([
    'Patient',
    'AllergyIntolerance',
    'AllergyIntolerance',
    'MedicationStatement',
    'Observation',
    'Observation',
    'Flag',
    'Appointment',
  ]);
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set([bundle.entry[0].fullUrl]));
});

it('a record with only what must be there is valid, and nothing is said that nobody recorded', async () => {
  const { patient } = whole;
  const { personalInfo, medicalInfo } = patient;
  const { bloodType: _b, medicalHistory: _h, emergencyContact: _e, ...medical } = medicalInfo;
  const { nationalId: _n, nameArabic: _a, preferredLanguage: _p, ...personal } = personalInfo;
  const least: WholeRecord = {
    patient: {
      ...patient,
      personalInfo: { ...personal, address: { country: 'QA' } },
      medicalInfo: { ...medical, allergies: [], medications: [] },
    },
    appointments: [],
    alerts: [],
    symptomSessions: [],
  };
  const bundle = JSON.parse(await bundleOf(least));
  const verdict = new Fhir().validate(bundle, { errorOnUnexpected: true });
  expect(verdict).toMatchObject({ valid: true });
  expect(bundle.entry).toHaveLength(1);
});
