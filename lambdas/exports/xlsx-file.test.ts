import { expect, it } from 'vitest';
import { patientRecord } from '../../test/patient-record.ts';
import { partsOf } from '../../test/read-zip.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { serialDay, xlsxFile, xmlText } from './xlsx-file.ts';

const patient = (number: number): PatientRecord =>
  patientRecord({
    id: `01JAB3CD4EF5GH6JK7MN8P${String(number).padStart(4, '0')}`,
    createdAt: '2026-01-05T22:30:00.000Z',
    personalInfo: { nameArabic: 'فاطمة الكواري', nationalId: '28563400123' },
    medicalInfo: { allergies: ['Penicillin', 'Peanuts'] },
  });

async function sheetsOf(portions: readonly (readonly PatientRecord[])[], language: 'en' | 'ar' = 'en', rows = 1_048_576) {
  async function* source() {
    yield* portions;
  }
  const chunks: Uint8Array[] = [];
  const about = { language, exportedBy: 'Yousef Haddad', exportedAt: new Date(0) };
  for await (const chunk of xlsxFile(source(), about, { rows, bytes: 1e9 })) chunks.push(chunk);
  return partsOf(Buffer.concat(chunks));
}
const sheet = (parts: Map<string, string>, number = 1): string => parts.get(`xl/worksheets/sheet${number}.xml`) ?? '';

it('dates are dates, ids and phone numbers are text, and the header stays visible', async () => {
  const xml = sheet(await sheetsOf([[patient(1)]]));
  expect(xml).toContain('<c r="H2" s="2"><v>31120</v></c>');
  // 01:30 in Qatar.
  expect(xml).toMatch(/<c r="AB2" s="3"><v>46028\.0625<\/v><\/c>/);
  expect(xml).toContain('<c r="F2" s="1" t="inlineStr"><is><t xml:space="preserve">+974 5555 0001</t></is></c>');
  expect(xml).toContain('<c r="G2" s="1" t="inlineStr"><is><t xml:space="preserve">28563400123</t></is></c>');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).not.toContain('rightToLeft');
});

it('in Arabic the sheet goes from right to left, with Arabic titles and words', async () => {
  const parts = await sheetsOf([[patient(1)]], 'ar');
  expect(sheet(parts)).toContain('rightToLeft="1"');
  for (const text of ['الاسم الأول', 'فاطمة الكواري', 'أنثى', 'نشط', 'Penicillin، Peanuts']) expect(sheet(parts)).toContain(text);
  expect(parts.get('xl/workbook.xml')).toContain('name="المرضى"');
});

it('a formula is text, and characters that XML cannot hold use the workbook escape', () => {
  expect(xmlText('=1+1 <b> & "q"')).toBe('=1+1 &lt;b&gt; &amp; &quot;q&quot;');
  expect(xmlText('a\u0000b\u001Fc\td\ne')).toBe('a_x0000_b_x001F_c\td\ne');
  expect(xmlText('_x0041_')).toBe('_x005F_x0041_');
});

it('days are counted as in Excel, including its leap day in 1900 that did not exist', () => {
  const day = (date: string) => serialDay(Date.parse(date));
  expect([day('1900-01-01'), day('1900-02-28'), day('1900-03-01'), day('2026-11-21')]).toEqual([1, 59, 61, 46_347]);
});

it("patients beyond one sheet's limit continue on the next, each once", async () => {
  const patients = Array.from({ length: 25 }, (_, index) => patient(index));
  const parts = await sheetsOf([patients.slice(0, 12), [], patients.slice(12)], 'en', 11);
  const ids = [1, 2, 3].map((number) => [...sheet(parts, number).matchAll(/01JAB3CD4EF5GH6JK7MN8P\d{4}/g)].map(([id]) => id));
  expect(ids.map((some) => some.length)).toEqual([10, 10, 5]);
  expect(ids.flat()).toEqual(patients.map(({ id }) => id));
  expect([1, 2, 3].every((number) => sheet(parts, number).includes('>First name<'))).toBe(true);
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Patients 3" sheetId="3" r:id="sheet3"/>');
});

it('a failed read fails the file', async () => {
  async function* failing() {
    yield [patient(1)];
    throw new Error('the table is gone');
  }
  const read = async () => {
    for await (const _ of xlsxFile(failing(), { language: 'en', exportedBy: '', exportedAt: new Date(0) }));
  };
  await expect(read()).rejects.toThrow('the table is gone');
});
