import { expect, it } from 'vitest';
import type { Language } from '#contract/base/language.ts';
import { patientRecord } from '../../test/patient-record.ts';
import { drawn, readPdf } from '../../test/read-pdf.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import type { AboutFile } from './export-file.ts';
import { pdfFile } from './pdf-file.ts';

const patient = (number: number, { personalInfo, medicalInfo }: Parameters<typeof patientRecord>[0] = {}): PatientRecord =>
  patientRecord({
    id: `01J${String(number).padStart(23, '0')}`,
    personalInfo: {
      firstName: 'Sara',
      lastName: `Patient${number}`,
      email: `sara${number}@example.qa`,
      dateOfBirth: '1990-05-12',
      ...personalInfo,
    },
    medicalInfo: { allergies: ['Latex'], ...medicalInfo },
  });

const about = (language: Language): AboutFile => ({ language, exportedBy: 'Dr. Ali', exportedAt: new Date('2026-11-21T22:30:00Z') });
const patients = (count: number) => Array.from({ length: count }, (_, index) => patient(index));
async function* portions(...all: readonly (readonly PatientRecord[])[]) {
  yield* all;
}
const list = (given: readonly PatientRecord[], language: Language = 'en') => readPdf(pdfFile(portions(given), about(language)));

it.each(['en', 'ar'] as const)('a list in %s says its language and carries its fonts', async (language) => {
  const pdf = await list(patients(1), language);
  expect(pdf.language).toBe(language);
  expect(pdf.fonts.toSorted()).toEqual(['Vazirmatn-Bold', 'Vazirmatn-Regular']);
});

it('every page has its title, the number of patients, its number, the exporter and the time in Qatar', async () => {
  const pdf = await readPdf(pdfFile(portions(patients(30), patients(30)), about('en')));
  expect(pdf.pages.length).toBeGreaterThan(1);
  for (const [index, page] of pdf.pages.entries()) {
    expect(page).toEqual(
      expect.arrayContaining(['Patients', '60 patients', 'Name', 'Allergies', `Page ${index + 1} of`, String(pdf.pages.length)]),
    );
    expect(page.join('')).toContain('Exported 2026-11-22 01:30 (Qatar time) by Dr. Ali');
    expect(page.join('')).toContain('Confidential health data');
  }
});

it('the list has every patient once, in order', async () => {
  const given = Array.from({ length: 7 }, (_, portion) => Array.from({ length: 20 }, (_, index) => patient(portion * 20 + index)));
  const { pages } = await readPdf(pdfFile(portions(...given), about('en')));
  expect(pages.flat().filter((text) => text.startsWith('Sara Patient'))).toEqual(
    given.flat().map(({ personalInfo }) => `Sara ${personalInfo.lastName}`),
  );
});

it('an Arabic list has Arabic titles, words and shaped names', async () => {
  const [page = []] = (await list([patient(1, { personalInfo: { nameArabic: 'فاطمة حسن' } })], 'ar')).pages;
  expect(page).toEqual(
    expect.arrayContaining([drawn('المرضى'), drawn('الاسم'), drawn('أنثى'), drawn('نشط'), drawn('فاطمة حسن'), '+974 5555 0001']),
  );
});

it('text can be copied from the second file as from the first', async () => {
  const first = await list(patients(3), 'ar');
  expect((await list(patients(3), 'ar')).pages).toEqual(first.pages);
});

it('a list without patients says so', async () => {
  expect((await list([])).pages.flat()).toEqual(expect.arrayContaining(['No patients found', '0 patients']));
});

it('allergies are printed with their severity, or with whether the patient was asked', async () => {
  expect((await list([patient(1, { medicalInfo: { allergies: [] } })])).pages.flat()).toContain('Not asked');
  expect((await list([patient(1, { medicalInfo: { allergies: [], allergyStatus: 'none-known' } })])).pages.flat()).toContain('None known');
  const severe = { allergies: ['Dust', 'Latex'], allergySeverities: [{ substance: 'Latex', severity: 'severe' as const }] };
  expect((await list([patient(1, { medicalInfo: severe })])).pages.flat().join('')).toContain('Latex (Severe), Dust');
});

it('only a page with unprintable characters explains their replacement', async () => {
  const [first, second] = (await list([patient(0, { personalInfo: { firstName: '李' } }), ...patients(30)])).pages;
  expect(first).toEqual(expect.arrayContaining(['� Patient0', '� stands for characters that could not be printed.']));
  expect(second?.join('')).not.toContain('�');
});

it('pages are emitted before the last patient is read', async () => {
  const bytes = pdfFile(
    (async function* () {
      yield patients(40);
      throw new Error('the last portion was asked for');
    })(),
    about('en'),
  );
  expect((await bytes.next()).value?.length).toBeGreaterThan(1000);
  await expect(bytes.next()).rejects.toThrow('the last portion was asked for');
});
