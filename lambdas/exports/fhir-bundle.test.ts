import type { AllergyIntolerance } from '@medplum/fhirtypes';
import { Fhir } from 'fhir';
import { expect, it } from 'vitest';
import { kept, patientRecord } from '../../test/patient-record.ts';
import type { StoredAllergy } from '../chart/stored.ts';
import { fhirBundle } from './fhir-bundle.ts';
import type { WholeRecord } from './whole-record.ts';

const whole = kept({
  patient: patientRecord({
    personalInfo: {
      nameArabic: 'فاطمة الكواري',
      nationalId: '28563400123',
      preferredLanguage: 'ar',
      address: { street: 'Al Corniche St', city: 'Doha', country: 'QA' },
    },
    medicalInfo: {
      bloodType: 'O+',
      allergies: ['Peanuts', 'Penicillin', 'Dust'],
      allergySeverities: [
        { substance: 'Penicillin', severity: 'severe' },
        { substance: 'Dust', severity: 'mild' },
      ],
      medications: ['Metformin 500 mg'],
      medicalHistory: 'Type 2 diabetes since 2010.',
      emergencyContact: { name: 'Noora', relationship: 'sister', phone: '+974 4411 2233' },
    },
  }),
  appointments: [
    {
      id: 'a1',
      patientId: 'p',
      patient: { firstName: 'Noor', lastName: 'Ali' },
      startsAt: '2026-03-01T06:00:00.000Z',
      minutes: 30,
      version: 1,
      clinicianId: 'c',
      service: 'follow-up',
      status: 'booked',
      createdAt: '2026-01-01T06:00:00.000Z',
      createdBy: 'c',
      changedAt: '2026-01-01T06:00:00.000Z',
      reason: { en: 'Follow-up', ar: 'متابعة' },
    },
  ],
  alerts: [
    {
      id: 'f1',
      patientId: 'p',
      severity: 'high',
      message: { en: 'Potassium 6.8', ar: 'البوتاسيوم 6.8' },
      raisedAt: '2026-02-28T06:00:00.000Z',
    },
  ],
  prescriptions: [
    {
      id: '01K9Z6A3T7A0V8Q9B2C4D6E8FA',
      version: 2,
      patientId: '01K9Z6A3T7A0V8Q9B2C4D6E8F0',
      status: 'stopped',
      drug: {
        ingredientId: 'paracetamol',
        name: { en: 'Paracetamol', ar: 'باراسيتامول' },
        form: { id: 'tablet', name: { en: 'tablet', ar: 'أقراص' } },
        strength: '500 mg',
      },
      dose: {
        quantity: 2,
        unit: 'tablet',
        route: 'oral',
        frequency: 'every-6-hours',
        asNeeded: { maxPerDay: 4, reason: 'pain' },
        days: 5,
        dispense: { quantity: 40, unit: 'tablet' },
        repeats: 1,
      },
      authorId: 'a',
      createdAt: '2026-11-20T09:00:00.000Z',
      signedAt: '2026-11-20T09:01:00.000Z',
      changedAt: '2026-11-21T09:00:00.000Z',
      changedBy: 'a',
      reason: 'No longer needed',
      overrides: [],
    },
  ],
});

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
    'MedicationStatement',
    'Observation',
    'Observation',
    'AllergyIntolerance',
    'AllergyIntolerance',
    'AllergyIntolerance',
    'Flag',
    'Appointment',
    'MedicationRequest',
  ]);
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set([bundle.entry[0].fullUrl]));
});

it('an estimated birth date is its year', async () => {
  const patient = patientRecord({ personalInfo: { dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated' } });
  const bundle = JSON.parse(await bundleOf({ ...whole, patient }));
  expect(new Fhir().validate(bundle, { errorOnUnexpected: true })).toMatchObject({ valid: true });
  expect(bundle.entry[0].resource.birthDate).toBe('1950');
});

it('an acknowledged alert is a Flag with an end', async () => {
  const acknowledgedAt = '2026-02-28T07:00:00.000Z';
  const bundle = JSON.parse(await bundleOf({ ...whole, alerts: whole.alerts.map((alert) => ({ ...alert, acknowledgedAt })) }));
  expect(new Fhir().validate(bundle, { errorOnUnexpected: true })).toMatchObject({ valid: true });
  const resources: { resourceType: string }[] = bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource);
  expect(resources.find(({ resourceType }) => resourceType === 'Flag')).toMatchObject({
    status: 'inactive',
    period: { end: acknowledgedAt },
  });
});

it('an allergy has its recorded severity, and "none known" is its own resource', async () => {
  const allergiesIn = async (record: WholeRecord) =>
    JSON.parse(await bundleOf(record))
      .entry.map(({ resource }: { resource: object }) => resource)
      .filter(({ resourceType }: { resourceType: string }) => resourceType === 'AllergyIntolerance');
  const manifestation = [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'unknown' }] }];
  expect(await allergiesIn(whole)).toMatchObject([
    { code: { text: 'Penicillin' }, criticality: 'high', reaction: [{ severity: 'severe', manifestation }] },
    { code: { text: 'Peanuts' } },
    { code: { text: 'Dust' }, reaction: [{ severity: 'mild', manifestation }] },
  ]);
  const [, unrated, mild] = await allergiesIn(whole);
  expect(unrated).not.toHaveProperty('reaction');
  expect(mild).not.toHaveProperty('criticality');

  const none: WholeRecord = { ...whole, patient: patientRecord({ medicalInfo: { allergyStatus: 'none-known' } }) };
  expect(new Fhir().validate(JSON.parse(await bundleOf(none)), { errorOnUnexpected: true })).toMatchObject({ valid: true });
  expect(await allergiesIn(none)).toMatchObject([
    {
      verificationStatus: { coding: [{ code: 'confirmed' }] },
      code: { coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code: 'no-known-allergies' }] },
    },
  ]);
});

it('an allergy has the details of its entry, and an ended one its end', async () => {
  const entry = (number: number, substance: string, status: StoredAllergy['status'], more: Partial<StoredAllergy> = {}): StoredAllergy => ({
    id: `01K5ZZZZZZZZZZZZZZZZZZZZZ${number}`,
    version: 1,
    patientId: 'p',
    createdBy: 'c',
    createdAt: '2026-01-01T06:00:00.000Z',
    changedAt: '2026-01-01T06:00:00.000Z',
    substance,
    status,
    ...more,
  });
  const record: WholeRecord = {
    ...whole,
    allergies: [
      entry(1, 'Penicillin', 'confirmed', { reaction: 'Anaphylaxis' }),
      entry(2, 'Eggs', 'refuted', { endReason: 'Ate them', severity: 'mild' }),
      entry(3, 'Latex', 'entered-in-error', { errorReason: 'Another patient' }),
    ],
  };
  const bundle = JSON.parse(await bundleOf(record));
  expect(new Fhir().validate(bundle, { errorOnUnexpected: true })).toMatchObject({ valid: true });
  const said = bundle.entry
    .map(({ resource }: { resource: AllergyIntolerance }) => resource)
    .filter(({ resourceType }: AllergyIntolerance) => resourceType === 'AllergyIntolerance')
    .map(({ code, clinicalStatus, verificationStatus, reaction, note }: AllergyIntolerance) =>
      [
        code?.text,
        verificationStatus?.coding?.[0]?.code,
        clinicalStatus?.coding?.[0]?.code,
        reaction?.[0]?.manifestation?.[0]?.text,
        note?.[0]?.text,
      ].join(', '),
    );
  expect(said).toEqual([
    'Penicillin, confirmed, active, Anaphylaxis, ',
    'Peanuts, unconfirmed, active, , ',
    'Dust, unconfirmed, active, , ',
    'Eggs, refuted, inactive, , Ate them',
    'Latex, entered-in-error, , , Another patient',
  ]);
});

it('a minimal record is valid, and no unrecorded value is stated', async () => {
  const bundle = JSON.parse(await bundleOf(kept()));
  const verdict = new Fhir().validate(bundle, { errorOnUnexpected: true });
  expect(verdict).toMatchObject({ valid: true });
  expect(bundle.entry).toHaveLength(1);
});

it('a weekly dose names its day, and its frequency is FHIR’s', async () => {
  const { 0: one } = whole.prescriptions;
  if (one === undefined) throw new Error('The record has no prescription');
  const { asNeeded: _, ...dose } = one.dose;
  const repeatOf = async (more: Partial<typeof dose>) => {
    const bundle = JSON.parse(await bundleOf({ ...whole, prescriptions: [{ ...one, dose: { ...dose, ...more } }] }));
    expect(new Fhir().validate(bundle, { errorOnUnexpected: true })).toMatchObject({ valid: true });
    const found = bundle.entry.find((entry: { resource: { resourceType: string } }) => entry.resource.resourceType === 'MedicationRequest');
    return found.resource.dosageInstruction[0].timing.repeat;
  };
  expect(await repeatOf({ frequency: 'weekly', weekday: 'monday' })).toMatchObject({ period: 1, periodUnit: 'wk', dayOfWeek: ['mon'] });
  expect(await repeatOf({ frequency: 'every-72-hours' })).toMatchObject({ frequency: 1, period: 72, periodUnit: 'h' });
  expect(await repeatOf({ frequency: 'twice-weekly' })).toMatchObject({ frequency: 2, period: 1, periodUnit: 'wk' });
  expect(await repeatOf({ frequency: 'every-6-months' })).toMatchObject({ frequency: 1, period: 6, periodUnit: 'mo' });
});

it('a prescription is a MedicationRequest with its dose, how often and how long', async () => {
  const bundle = JSON.parse(await bundleOf(whole));
  const found = bundle.entry.find((entry: { resource: { resourceType: string } }) => entry.resource.resourceType === 'MedicationRequest');
  expect(found.resource).toMatchObject({
    status: 'stopped',
    statusReason: { text: 'No longer needed' },
    intent: 'order',
    medicationCodeableConcept: { text: 'Paracetamol 500 mg tablet' },
    dosageInstruction: [
      {
        text: '2 tablets by mouth every 6 hours when needed (pain), at most 4 doses a day for 5 days',
        timing: { repeat: { frequency: 1, period: 6, periodUnit: 'h', boundsDuration: { value: 5, code: 'd' } } },
        asNeededCodeableConcept: { text: 'pain' },
        doseAndRate: [{ doseQuantity: { value: 2, unit: 'tablet' } }],
      },
    ],
    dispenseRequest: { numberOfRepeatsAllowed: 1, quantity: { value: 40, unit: 'tablet' } },
  });
});
