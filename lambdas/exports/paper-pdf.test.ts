import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prescriptionLines } from '#contract/exports/papers.ts';
import { clinicDetails } from '../../test/clinic-details.ts';
import { kept, patientRecord } from '../../test/patient-record.ts';
import { drawn, readPdf } from '../../test/read-pdf.ts';
import { lastOf } from './summary-care.ts';
import { type Paper, paperPdf } from './paper-pdf.ts';
import type { SignedLine } from './printable.ts';
import { laboratoryReport, prescriptionSheet, referralSheet, sickLeaveSheet, visitSheet } from './printable.ts';
import type { StoredOrder } from '../laboratory/stored.ts';

const at = '2026-11-20T09:30:00.000Z';
const author: Paper['author'] = {
  id: 'doctor',
  version: 1,
  name: { en: 'Dr. Huda Al-Sulaiti', ar: 'د. هدى السليطي' },
  specialty: { en: 'Family medicine', ar: 'طب الأسرة' },
  duties: ['prescriber'],
  licence: { number: 'DHP-4711', expiresOn: '2027-12-31' },
};
const staff = new Map([
  ['doctor', author.name],
  ['lab2', { en: 'Sara Technician', ar: 'سارة الفنية' }],
]);
const line = (more: Partial<SignedLine> = {}): SignedLine => ({
  id: '01JDXYZABC0123456789ABCDEG',
  version: 1,
  patientId: 'p',
  status: 'active',
  drug: {
    name: { en: 'Amoxicillin', ar: 'أموكسيسيلين' },
    form: { id: 'capsule', name: { en: 'capsule', ar: 'كبسولة' } },
    strength: '500 mg',
  },
  dose: {
    quantity: 1,
    unit: 'capsule',
    route: 'oral',
    frequency: 'every-8-hours',
    days: 7,
    dispense: { quantity: 21, unit: 'capsule' },
    repeats: 1,
  },
  authorId: 'doctor',
  createdAt: at,
  changedAt: at,
  changedBy: 'doctor',
  signedAt: at,
  overrides: [],
  ...more,
});
const kepts = kept({
  staff,
  patient: patientRecord({
    personalInfo: { nameArabic: 'فاطمة الكواري', nationalId: '28563401234' },
    medicalInfo: { allergies: ['Penicillin'] },
  }),
  vitalSigns: [
    {
      id: 'v',
      version: 1,
      patientId: 'p',
      status: 'final',
      createdBy: 'doctor',
      createdAt: at,
      changedAt: at,
      measuredAt: at,
      ageMonths: 500,
      values: { weight: 70.5 },
    },
  ],
});
const record = { ...kepts, last: lastOf(kepts.vitalSigns) };
const order: StoredOrder = {
  id: '01JDXYZABC0123456789ABCDEH',
  version: 1,
  patientId: 'p',
  status: 'active',
  priority: 'routine',
  orderedBy: 'doctor',
  orderedAt: at,
  specimens: [{ kind: 'serum', status: 'received', collectedAt: at }],
  results: [
    {
      test: 'potassium',
      status: 'final',
      verified: {
        value: 6.9,
        unit: { ucum: 'mmol/L', shown: 'mmol/L' },
        range: { low: 3.5, high: 5.1 },
        flag: 'critical-high',
        comment: 'Slightly hemolyzed',
        enteredBy: 'lab',
        enteredAt: at,
        verifiedBy: 'lab2',
        verifiedAt: at,
      },
    },
    { test: 'sodium', status: 'preliminary', entered: { value: 140, enteredBy: 'lab', enteredAt: at } },
  ],
  acknowledgements: [],
  alertIds: [],
};
const encounter = {
  id: '01JDXYZABC0123456789ABCDEJ',
  version: 1,
  patientId: 'p',
  status: 'finished',
  service: 'consultation',
  startedAt: at,
  createdBy: 'doctor',
  createdAt: at,
  changedAt: at,
} as const;
const note = {
  version: 2,
  status: 'final',
  patientId: 'p',
  encounterId: encounter.id,
  service: 'consultation',
  startedAt: at,
  createdBy: 'doctor',
  changedAt: at,
  signedAt: at,
  sections: { subjective: 'Cough for three days', assessment: 'Acute bronchitis', plan: 'الراحة وشرب السوائل' },
} as const;
const addenda = [{ id: 'a', text: 'Called: better', createdBy: 'doctor', createdAt: at }];

const certificate = {
  id: '01JDXYZABC0123456789ABCDEK',
  version: 1,
  patientId: 'p',
  status: 'issued',
  type: 'sick-leave',
  encounterId: encounter.id,
  licence: 'DHP-0815',
  createdBy: 'doctor',
  createdAt: at,
  changedAt: at,
  leave: { from: '2026-11-20', until: '2026-11-22', remark: 'Rest at home' },
} as const;
const { leave: _leave, ...signedLetter } = certificate;
const referral: Parameters<typeof referralSheet>[0] = {
  ...signedLetter,
  type: 'referral',
  referral: {
    to: 'Cardiology, Hamad General Hospital',
    urgency: 'soon',
    reason: 'Chest pain on effort\nfor two weeks',
    attached: {
      problems: [{ text: 'Hypertension', icd10: 'I10' }],
      allergyStatus: 'listed',
      allergies: ['Latex'],
      allergySeverities: [{ substance: 'Latex', severity: 'severe' }],
      medications: ['Amlodipine 5 mg tablet'],
      vitals: {
        systolic: { value: 148, measuredAt: at, entryId: 'v' },
        diastolic: { value: 91, measuredAt: at, entryId: 'v' },
        pulse: { value: 88, measuredAt: at, entryId: 'v' },
      },
      note: {
        startedAt: at,
        assessment: 'Stable angina suspected',
        plan: 'Stress test',
        addenda: ['Called: better'],
        addendaLeftOut: 12,
      },
    },
  },
};
const check = { code: '0123456789ABCDEFGHJKMNPQRS', site: 'https://records.example.org' };

const files = process.env['PAPERS'];
const made = async (found: ReturnType<typeof laboratoryReport>, language: 'en' | 'ar', name: string, more: Partial<Paper> = {}) => {
  if ('refused' in found) throw new Error(found.refused);
  const bytes: Uint8Array[] = [];
  const about = { language, exportedBy: 'Dr. Huda Al-Sulaiti', exportedAt: new Date(at) };
  for await (const chunk of paperPdf({ record, printed: found, clinic: clinicDetails, author, ...more }, about)) bytes.push(chunk);
  if (files !== undefined) {
    mkdirSync(files, { recursive: true });
    writeFileSync(`${files}/${name}-${language}.pdf`, Buffer.concat(bytes));
  }
  return readPdf(
    (async function* all() {
      yield Buffer.concat(bytes);
    })(),
  );
};

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  it('a prescription says who gave what to whom, in both languages whatever its own is', async () => {
    const sheet = prescriptionSheet([line()], [line().id]);
    const { pages } = await made(sheet, language, 'prescription');
    const texts = pages.flat().join('');
    expect(pages).toHaveLength(1);
    for (const part of [
      clinicDetails.name.en,
      'HF-20261',
      'DHP-4711',
      'Fatima Al-Kuwari',
      '28563401234',
      '70.5',
      'Penicillin',
      'Amoxicillin',
      'Dr. Huda Al-Sulaiti',
    ])
      expect(texts).toContain(part);
    for (const part of [clinicDetails.name.ar, 'فاطمة الكواري', 'أموكسيسيلين', 'د. هدى السليطي']) expect(texts).toContain(drawn(part));
    expect(texts).toContain('21 capsules, 1 refill');
    expect(texts).toContain('2026-11-20');
  });

  it('a long prescription continues on pages that name the patient, no medicine is lost, and the clinic’s own notes stay in it', async () => {
    const many = Array.from({ length: prescriptionLines }, (_, index) =>
      line({
        id: `line-${index}`,
        drug: {
          name: { en: `Medicine number ${index + 1} with a long name of many words`, ar: `دواء رقم ${index + 1} باسم طويل من كلمات كثيرة` },
        },
        note: 'Forgets her tablets',
      }),
    );
    const { pages } = await made(
      prescriptionSheet(
        many,
        many.map(({ id }) => id),
      ),
      language,
      'prescription-long',
    );
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.flat().join('');
    expect(texts).not.toContain('Forgets');
    for (const { drug } of many) expect(texts).toContain(drug.name.en.split(' with')[0]);
    for (const [index, page] of pages.entries()) {
      expect(page.join('')).toMatch(language === 'en' ? /Fatima/ : new RegExp(drawn('فاطمة')));
      if (language === 'en') expect(page).toEqual(expect.arrayContaining([`Page ${index + 1} of`, String(pages.length)]));
    }
  });

  it('a sick-leave certificate has its days in both languages, the license that its signer had, and the diagnosis only if it is wanted', async () => {
    const texts = (await made(sickLeaveSheet(certificate), language, 'sick-leave', { check })).pages.flat().join('');
    for (const part of ['3 days: 2026-11-20 to 2026-11-22', 'Fit to return on 2026-11-23', 'Rest at home', 'DHP-0815'])
      expect(texts).toContain(part);
    expect(texts).toContain(drawn('شهادة إجازة مرضية'));
    expect(texts).not.toContain('DHP-4711');
    expect(texts).not.toContain(language === 'en' ? 'Diagnosis' : drawn('التشخيص'));
    const wanted = { ...certificate, leave: { ...certificate.leave, diagnosis: 'Influenza' } };
    const named = (await made(sickLeaveSheet(wanted), language, 'sick-leave-diagnosis', { check })).pages.flat().join('');
    expect(named).toContain('Influenza');
  });

  it('a referral carries what the chart said when it was signed, not what it says now', async () => {
    const texts = (await made(referralSheet(referral), language, 'referral', { check })).pages.flat().join('');
    for (const part of [
      'Cardiology, Hamad General Hospital',
      'Chest pain on effort',
      'Hypertension',
      'I10',
      'Latex',
      'Amlodipine 5 mg tablet',
      '148/91',
      'Stable angina suspected',
      'Stress test',
      'Called: better',
      language === 'en' ? 'Earlier additions for which there is no room here: 12' : drawn('إضافات سابقة'),
      'DHP-0815',
      '01234-56789',
    ])
      expect(texts).toContain(part);
    // The record's allergy of today.
    expect(texts).not.toContain('Penicillin');
  });

  it.each([{ check }, { check: { ...check, site: undefined } }])(
    'three medicines, their signature and code are on one page',
    async (more) => {
      const three = ['a', 'b', 'c'].map((id) => line({ id }));
      const { pages } = await made(prescriptionSheet(three, ['a', 'b', 'c']), language, 'prescription-of-three', more);
      expect(pages).toHaveLength(1);
    },
  );

  it('a paper that others rely on says where and with what code it is verified', async () => {
    const { pages } = await made(prescriptionSheet([line()], [line().id]), language, 'prescription-checked', { check });
    const texts = pages.flat().join('');
    expect(pages).toHaveLength(1);
    for (const part of ['records.example.org/paper', '01234-56789-ABCDE-FGHJK-MNPQR-S']) expect(texts).toContain(part);
    // The code itself is in the square, not in words.
    expect(texts).not.toContain(check.code);
  });

  it('a laboratory report has values, units, ranges, flags and who verified; what is not verified, and the laboratory’s comments, stay out', async () => {
    const texts = (await made(laboratoryReport(order), language, 'laboratory')).pages.flat().join('');
    for (const part of ['6.9 mmol/L', '3.5–5.1']) expect(texts).toContain(part);
    expect(texts).toContain(language === 'en' ? 'Critically high' : drawn('مرتفع حرج'));
    expect(texts).toContain(language === 'en' ? 'Sara Technician' : drawn('سارة الفنية'));
    expect(texts).toContain(language === 'en' ? 'Awaited' : drawn('بالانتظار'));
    for (const part of ['140', 'hemolyzed']) expect(texts).not.toContain(part);
  });

  it('a visit summary has the signed note and what was added', async () => {
    const kept = {
      ...note,
      licence: 'DHP-0815',
      copied: { plan: '2026-11-02' },
      diagnoses: [{ text: 'Acute bronchitis', icd10: 'J20.9' }],
    };
    const texts = (await made(visitSheet({ encounter, note: kept, addenda }), language, 'visit')).pages.flat().join('');
    for (const part of ['Cough for three days', 'Acute bronchitis', 'ICD-10 J20.9', '2026-11-02', 'Called: better', 'DHP-0815'])
      expect(texts).toContain(part);
    expect(texts).toContain(drawn('الراحة وشرب السوائل'));
  });

  it('a visit summary names what was measured, prescribed and ordered then, and no result', async () => {
    const later = '2026-11-20T21:30:00.000Z';
    const [measured] = record.vitalSigns;
    if (measured === undefined) throw new Error('nothing was measured');
    const revoked: StoredOrder = { ...order, id: 'revoked', status: 'revoked', results: [{ test: 'ferritin', status: 'awaited' }] };
    const whole = {
      ...record,
      vitalSigns: [
        measured,
        { ...measured, id: 'w', encounterId: encounter.id, measuredAt: later, values: { pulse: 71 } },
        { ...measured, id: 'x', encounterId: 'another', values: { pulse: 72 } },
        { ...measured, id: 'y', measuredAt: later, values: { pulse: 73 } },
      ],
      prescriptions: [
        line(),
        line({ id: 'later', signedAt: later, drug: { name: { en: 'Ibuprofen', ar: 'إيبوبروفين' } } }),
        line({ id: 'stopped', status: 'stopped', drug: { name: { en: 'Cefalexin', ar: 'سيفالكسين' } } }),
      ],
      laboratory: [order, revoked],
    };
    const texts = (await made(visitSheet({ encounter, note, addenda: [] }), language, 'visit-done', { record: whole })).pages
      .flat()
      .join('');
    const word = (en: string, ar: string): string => (language === 'en' ? en : drawn(ar));
    for (const part of ['70.5 kg', '71', word('Amoxicillin', 'أموكسيسيلين'), word('Potassium', 'البوتاسيوم')])
      expect(texts).toContain(part);
    for (const part of [
      '72 ',
      '73 ',
      '6.9',
      word('Ibuprofen', 'إيبوبروفين'),
      word('Cefalexin', 'سيفالكسين'),
      word('Ferritin', 'الفيريتين'),
    ])
      expect(texts).not.toContain(part);
  });
});

it('a prescriber without a license number, or one whose entry is gone, leaves no empty line', async () => {
  const { licence: _, ...unlicensed } = author;
  const sheet = prescriptionSheet([line()], [line().id]);
  for (const one of [unlicensed, undefined]) {
    const texts = (await made(sheet, 'en', 'unlicensed', { author: one })).pages.flat().join('');
    expect(texts).not.toMatch(/DHP|undefined/);
  }
});

it.each([
  [[line({ status: 'stopped' })], 'prescriptionNotActive'],
  [[line({ status: 'draft' })], 'prescriptionNotFound'],
  [[], 'prescriptionNotFound'],
] as const)('a sheet holds active prescriptions only, case %#', (found, refused) => {
  expect(prescriptionSheet(found, [line().id])).toEqual({ refused });
});

it.each([{ authorId: 'other' }, { signedAt: '2026-11-19T09:30:00.000Z' }])('a sheet holds one prescriber’s day, case %#', (more) => {
  const two = [line(), line({ id: 'two', ...more })];
  expect(
    prescriptionSheet(
      two,
      two.map(({ id }) => id),
    ),
  ).toEqual({ refused: 'prescriptionsApart' });
});

it('an unsigned note and unverified results are not printed', () => {
  expect(visitSheet({ encounter, addenda })).toEqual({ refused: 'noteNotSigned' });
  expect(visitSheet({ encounter, note: { ...note, status: 'entered-in-error' }, addenda })).toEqual({ refused: 'noteNotSigned' });
  expect(laboratoryReport({ ...order, results: order.results.slice(1) })).toEqual({ refused: 'resultsNotVerified' });
  expect(laboratoryReport({ ...order, status: 'entered-in-error' })).toEqual({ refused: 'resultsNotVerified' });
});
