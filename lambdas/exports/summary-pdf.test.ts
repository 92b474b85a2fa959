import { expect, it } from 'vitest';
import { kept, patientRecord } from '../../test/patient-record.ts';
import { drawn, readPdf } from '../../test/read-pdf.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { summaryPdf } from './summary-pdf.ts';
import type { WholeRecord } from './whole-record.ts';

const patient = (medicalInfo: Partial<PatientRecord['medicalInfo']>): PatientRecord =>
  patientRecord({
    id: '01JDXYZABC0123456789ABCDEF',
    personalInfo: { lastName: 'Hassan', nameArabic: 'فاطمة حسن', dateOfBirth: '1990-11-22', address: { country: 'Qatar' } },
    medicalInfo,
  });
const bare = (medicalInfo: Partial<PatientRecord['medicalInfo']> = {}): WholeRecord => kept({ patient: patient(medicalInfo) });
const whole = kept({
  patient: patient({ allergies: ['Penicillin', 'الفول'], medications: ['Metformin 500 mg'], bloodType: 'O-' }),
  appointments: [
    {
      id: 'a',
      patientId: 'p',
      patient: { firstName: 'Noor', lastName: 'Ali' },
      startsAt: '2026-12-01T06:30:00Z',
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
    { id: 'b', patientId: 'p', severity: 'high', message: { en: 'Potassium 6.8', ar: 'البوتاسيوم 6.8' }, raisedAt: '2026-11-20T10:00:00Z' },
  ],
  symptomSessions: [
    {
      id: 'c',
      patientId: 'p',
      attachedAt: '2026-11-20T10:00:00Z',
      checkedAt: '2026-11-20T09:00:00Z',
      symptoms: { description: 'Headache for two days', severity: 7, duration: '1-2-days' },
      assessment: {
        understood: true,
        supportive: false,
        analysis: '',
        severity: 'High',
        urgencyScore: 7,
        recommendations: { action: 'urgent-care', timeframe: 'Within 24 hours' },
        generalAdvice: '',
        whenToSeekHelp: '',
        registrationPrompt: '',
        reasons: ['headache'],
        language: 'en',
        engine: 'rules',
      },
      answers: [
        { text: 'The neck is stiff', answer: 'no' },
        { text: 'It came within a minute', answer: 'yes' },
      ],
    },
  ],
});

const summary = (record: WholeRecord, language: 'en' | 'ar' = 'en') =>
  readPdf(summaryPdf(record, { language, exportedBy: 'Dr. Ali', exportedAt: new Date('2026-11-21T21:30:00Z') }));

it('a summary names its patient in both scripts', async () => {
  const { pages, language, fonts } = await summary(whole);
  expect(pages.flat()).toEqual(
    expect.arrayContaining(['Fatima Hassan', drawn('فاطمة حسن'), '01JDXYZABC0123456789ABCDEF', '1990-11-22', '36', 'female', 'O-']),
  );
  expect(language).toBe('en');
  expect(fonts.toSorted()).toEqual(['Vazirmatn-Bold', 'Vazirmatn-Regular']);
});

it('a summary begins with the name in its language', async () => {
  const head = async (language: 'en' | 'ar') => {
    const texts = (await summary(whole, language)).pages.flat();
    return ['Fatima Hassan', drawn('فاطمة حسن')].toSorted((one, other) => texts.indexOf(one) - texts.indexOf(other));
  };
  expect(await head('en')).toEqual(['Fatima Hassan', drawn('فاطمة حسن')]);
  expect(await head('ar')).toEqual([drawn('فاطمة حسن'), 'Fatima Hassan']);
});

it('an acknowledged alert is not among the open ones', async () => {
  const acknowledged = whole.alerts.map((alert) => ({ ...alert, acknowledgedAt: '2026-11-20T11:00:00Z' }));
  const said = async (record: WholeRecord) => (await summary(record)).pages.flat().join(' ').includes('Potassium');
  expect([await said(whole), await said({ ...whole, alerts: acknowledged })]).toEqual([true, false]);
});

it('risks come first', async () => {
  const text = (await summary(whole)).pages.flat();
  const order = ['Allergies', 'Open alerts', 'Problems', 'Medications', 'Medical history', 'Contact'].map((title) => text.indexOf(title));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

it('a summary has the facts that a successor needs', async () => {
  const text = (await summary(whole)).pages.flat().join('\n').replaceAll('\n', '');
  for (const part of [
    'Penicillin',
    drawn('الفول'),
    'High · 2026-11-20 13:00 · Potassium 6.8',
    'Metformin 500 mg',
    '2026-12-01 09:30 · Follow-up',
    'Headache for two days',
    'High (Urgency 7/10)',
    'Go to an urgent care center (Within 24 hours)',
  ]) {
    expect(text).toContain(part);
  }
});

it('missing entries are marked as not recorded', async () => {
  const text = (await summary(bare())).pages.flat();
  expect(text[text.indexOf('Allergies') + 1]).toBe('Not asked');
  // Alerts, problems, medications, history, vital signs, results, appointments, visits and symptom checks.
  expect(text.filter((run) => run === 'None recorded')).toHaveLength(9);
  expect(text[text.indexOf('QID') + 1]).toBe('Not recorded');
});

it('allergies are listed with their severity, the worst first, or known to be none', async () => {
  const text = (
    await summary(bare({ allergies: ['Dust', 'Eggs', 'Latex'], allergySeverities: [{ substance: 'Latex', severity: 'severe' }] }))
  ).pages
    .flat()
    .join('\n');
  expect(text.replaceAll('\n', '')).toContain('• Latex (Severe)• Dust• Eggs');
  const none = bare({ allergyStatus: 'none-known' });
  const stated = (await summary(none)).pages.flat();
  expect(stated[stated.indexOf('Allergies') + 1]).toBe('None known');
  expect((await summary(none, 'ar')).pages.flat()).toContain(drawn('لا حساسية معروفة'));
});

it('a Qatari phone number is printed with its country code', async () => {
  const record = patientRecord({ personalInfo: { phone: '55550001' } });
  expect((await summary({ ...bare(), patient: record })).pages.flat()).toContain('+974 5555 0001');
});

it('in Arabic the words are Arabic', async () => {
  const pdf = await summary(bare(), 'ar');
  expect(pdf.language).toBe('ar');
  expect(pdf.pages.flat()).toEqual(expect.arrayContaining([drawn('الحساسية'), drawn('الأدوية'), '+974 5555 0001']));
});

it("a history of 20,000 characters is printed in full on as many pages as needed, each with the patient's name", async () => {
  const words = Array.from({ length: 2500 }, (_, index) => `w${String(index).padStart(6, '0')}`);
  const { pages } = await summary(bare({ medicalHistory: words.join(' ') }));
  expect(pages.length).toBeGreaterThan(3);
  expect(
    pages
      .flat()
      .join(' ')
      .match(/w\d{6}/g),
  ).toEqual(words);
  for (const [index, page] of pages.entries()) {
    expect(page).toEqual(expect.arrayContaining(['Fatima Hassan', `Page ${index + 1} of`, String(pages.length)]));
  }
});

it.each([
  ['letters', 'م'.repeat(20_000)],
  ['Latin letters', 'a'.repeat(20_000)],
  ['digits', '1'.repeat(20_000)],
  ['marks', `a${'\u0301'.repeat(19_999)}`],
])('a history of endless %s is printed too', async (_, medicalHistory) => {
  expect((await summary(bare({ medicalHistory }))).pages.length).toBeGreaterThan(0);
});
