import { expect, it } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { kept, patientRecord } from '../../test/patient-record.ts';
import { drawn, readPdf } from '../../test/read-pdf.ts';
import type { StoredAppointment } from '../appointments/stored.ts';
import type { StoredEncounter, StoredNote, StoredProblem, StoredVitalSigns } from '../chart/stored.ts';
import { collected, entered, placed, received, verified } from '../laboratory/rules.ts';
import type { StoredPrescription } from '../prescriptions/stored.ts';
import { lineOf } from '../prescriptions/stored.ts';
import { summaryPdf } from './summary-pdf.ts';
import type { KeptVisit } from './kept-visit.ts';
import { type WholeRecord, releasedRecord } from './whole-record.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const at = '2026-11-20T06:00:00.000Z';
const entry = { id: 'x', version: 1, patientId: 'p', createdBy: 'huda', createdAt: at, changedAt: at };
const staff = new Map([['huda', { en: 'Dr. Huda Al-Naimi', ar: 'د. هدى النعيمي' }]]);
const problem = (text: string, status: StoredProblem['status']): StoredProblem => ({ ...entry, id: text, status, text });
const measured = (
  measuredAt: string,
  values: StoredVitalSigns['values'],
  status: StoredVitalSigns['status'] = 'final',
): StoredVitalSigns => ({
  ...entry,
  id: measuredAt,
  status,
  measuredAt,
  ageMonths: 400,
  values,
});
const prescription = (name: string, status: StoredPrescription['status']): StoredPrescription => ({
  ...entry,
  id: name,
  status,
  drug: { name: { en: name, ar: `دواء ${name}` }, strength: '5 mg', form: { id: 'tablet', name: { en: 'tablet', ar: 'أقراص' } } },
  dose: { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 },
  authorId: 'huda',
  changedBy: 'huda',
  overrides: [],
});
const appointment = (startsAt: string, status: StoredAppointment['status']): StoredAppointment => ({
  ...entry,
  id: startsAt,
  patient: { firstName: 'Noor', lastName: 'Ali' },
  clinicianId: 'huda',
  startsAt,
  minutes: 20,
  service: 'follow-up',
  status,
});
function visit(startedAt: string, sections: StoredNote['sections'], status: StoredNote['status'] = 'final'): KeptVisit {
  const encounter: StoredEncounter = { ...entry, id: startedAt, status: 'finished', startedAt, service: 'consultation' };
  const note: StoredNote = { ...entry, encounterId: startedAt, status, sections, signedAt: at, service: 'consultation', startedAt };
  return { encounter, note, addenda: [{ id: 'a', text: 'Called: the rash is gone', createdBy: 'omar', createdAt: at }] };
}
const deed = { by: 'tariq', now };
function order() {
  const made = placed({ patientId: 'p', status: 'active', priority: 'stat', tests: ['potassium', 'sodium'] }, [], { id: 'o', ...deed });
  const arrived = received(collected(made, 'serum', deed), { specimen: 'serum', status: 'received' }, deed);
  const results = [
    { test: 'potassium', value: 6.8, unit: 'mmol/L' },
    { test: 'sodium', value: 139, unit: 'mmol/L' },
  ];
  const person = { dateOfBirth: '1980-01-01', gender: 'female' };
  return verified(entered(arrived, { results }, person, deed), ['potassium'], { by: 'mona', now }).order;
}

const active = prescription('Amlodipine', 'active');
const cared = kept({
  staff,
  patient: patientRecord({ medicalInfo: { medications: ['Aspirin 81 mg daily', lineOf(active)] } }),
  problems: [problem('Hypertension', 'active'), problem('Asthma', 'resolved'), problem('Gout', 'entered-in-error')],
  prescriptions: [active, prescription('Bisoprolol', 'on-hold'), prescription('Ramipril', 'stopped')],
  vitalSigns: [
    measured('2026-11-01T06:00:00.000Z', { systolic: 160, diastolic: 100, weight: 82 }),
    measured('2026-11-19T06:00:00.000Z', { systolic: 148, diastolic: 92 }),
    measured('2026-11-20T06:00:00.000Z', { systolic: 90, diastolic: 50 }, 'entered-in-error'),
  ],
  laboratory: [order()],
  appointments: [
    appointment('2026-11-02T06:00:00.000Z', 'fulfilled'),
    appointment('2026-12-02T06:00:00.000Z', 'booked'),
    appointment('2026-12-03T06:00:00.000Z', 'cancelled'),
  ],
  visits: [
    visit('2026-10-01T06:00:00.000Z', { assessment: 'The oldest' }),
    visit('2026-10-02T06:00:00.000Z', { assessment: 'Cold' }),
    visit('2026-10-03T06:00:00.000Z', { subjective: 'Said in confidence', assessment: 'Eczema', plan: 'Emollient' }),
    visit('2026-10-04T06:00:00.000Z', { plan: 'Rest' }),
    visit('2026-10-05T06:00:00.000Z', { plan: 'Of another patient' }, 'entered-in-error'),
  ],
});
const printed = async (record: WholeRecord, language: 'en' | 'ar' = 'en'): Promise<string> =>
  (await readPdf(summaryPdf(record, { language, exportedBy: 'Dr. Ali', exportedAt: now }))).pages.flat().join('\n').replaceAll('\n', '');

it('a summary has the problems, the medicines, the last values, the next appointments and the conclusions', async () => {
  const text = await printed(cared);
  for (const part of [
    '• Hypertension',
    '• Amlodipine 5 mg tablet · 1 tablet by mouth once a day',
    '• Bisoprolol 5 mg tablet · 1 tablet by mouth once a day · On hold',
    '• Aspirin 81 mg daily',
    'Blood pressure148/92 mmHg · 2026-11-19 09:00',
    'Weight82 kg · 2026-11-01 09:00',
    'Ranges and flags await the signature of the laboratory’s director.',
    '• Potassium: 6.8 mmol/L · Critically high · (3.5–5.1) · 2026-11-22',
    '• 2026-12-02 09:00 · Follow-up · Dr. Huda Al-Naimi · Booked',
    '2026-10-03 09:00 · Consultation · Dr. Huda Al-Naimi',
    'AssessmentEczema',
    'PlanEmollient',
    'Addendum · 2026-11-20Called: the rash is gone',
  ])
    expect(text).toContain(part);
});

it('excludes ended, unverified and wrong entries and confidential notes, and lists no medicine twice', async () => {
  const text = await printed(cared);
  for (const part of [
    'Asthma',
    'Gout',
    'Ramipril',
    '90/50',
    'Sodium',
    '2026-11-02',
    '2026-12-03',
    'The oldest',
    'another patient',
    'confidence',
  ])
    expect(text).not.toContain(part);
  expect(text.split('Amlodipine')).toHaveLength(2);
});

it('a linked account gets released entries only, without sections for withheld ones, which would mean "none"', async () => {
  const signed = { ...cared, prescriptions: cared.prescriptions.map((one) => ({ ...one, signedAt: at })) };
  const text = await printed(releasedRecord(signed, now));
  for (const part of ['• Amlodipine 5 mg tablet', '• Bisoprolol 5 mg tablet', '• 2026-12-02 09:00']) expect(text).toContain(part);
  for (const part of ['Potassium', 'Hypertension', '148/92', 'Eczema', 'Open alerts', 'Problems', 'Last vital signs', 'Last visits'])
    expect(text).not.toContain(part);
  const later = new Date(now.getTime() + careLimits.resultReleaseDays * 86_400_000);
  expect(await printed(releasedRecord(cared, later))).toContain('• Potassium: 6.8 mmol/L');
});

it("a linked account's file has none of the sections that its pages do not show", () => {
  const entry = { version: 1, patientId: 'p', createdBy: 'huda', createdAt: at, changedAt: at };
  const whole = {
    ...cared,
    documents: [
      { ...entry, id: 'report', status: 'current', title: 'Report', type: 'application/pdf', size: 20, sha256: 'a'.repeat(64) } as const,
    ],
    allergies: [{ ...entry, id: 'hives', status: 'confirmed', substance: 'Penicillin', reaction: 'Hives' } as const],
  };
  const later = new Date(now.getTime() + careLimits.resultReleaseDays * 86_400_000);
  const filled = (record: WholeRecord) =>
    Object.entries(record).flatMap(([section, items]) => (Array.isArray(items) && items.length > 0 ? [section] : []));
  expect(filled(whole)).toEqual(expect.arrayContaining(['documents', 'allergies', 'problems', 'vitalSigns', 'visits', 'laboratory']));
  expect(filled(releasedRecord(whole, later)).toSorted()).toEqual(['appointments', 'laboratory']);
});

it('in Arabic the words of the care are Arabic', async () => {
  const text = await printed(cared, 'ar');
  for (const part of ['المشكلات الصحية', 'آخر العلامات الحيوية', 'آخر نتائج المختبر', 'المواعيد القادمة', 'آخر الزيارات'])
    expect(text).toContain(drawn(part));
  expect(text).toContain('148/92 mmHg');
  expect(text).not.toMatch(/Booked|Critically|by mouth/);
});

it('a note of ten thousand characters is printed whole', async () => {
  const words = Array.from({ length: 1400 }, (_, index) => `w${String(index).padStart(5, '0')}`);
  const text = await printed(kept({ visits: [visit('2026-10-01T06:00:00.000Z', { plan: words.join(' ') })] }));
  expect(text.match(/w\d{5}/g)).toEqual(words);
});
