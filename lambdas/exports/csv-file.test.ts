import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patientRecord } from '../../test/patient-record.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { guarded } from '#contract/base/spreadsheet.ts';
import { csvFile, csvOf } from './csv-file.ts';

it.each([
  ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+2', "'-1+2"],
  ['+1+cmd', "'+1+cmd"],
  ['＝1+2', "'＝1+2"],
  ['＋1+cmd', "'＋1+cmd"],
  ['－1+2', "'－1+2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u200B=1+2', "'\u200B=1+2"],
  ['\u2060\uFEFF\u200F＝1+2', "'\u2060\uFEFF\u200F＝1+2"],
  ['\u00A0\u3000 =1+2', "'\u00A0\u3000 =1+2"],
  ['\t1', "'\t1"],
  ['\r1', "'\r1"],
  ['\n=1+2', "'\n=1+2"],
  ['O=B', 'O=B'],
  ['+974 5512 3456', '+974 5512 3456'],
  ['+974-5512-3456', "'+974-5512-3456"],
  ['+97455123456', "'+97455123456"],
  ['+(974)5512(3456)', "'+(974)5512(3456)"],
  ['0097455123456', "'0097455123456"],
  ['055123456', "'055123456"],
  ['00123', "'00123"],
  ['55123456', '55123456'],
  ['28563412345', '28563412345'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['محمد', 'محمد'],
])('a cell of %s is written %s', (text, written) => {
  expect(guarded(text)).toBe(written);
});

async function written(...patients: PatientRecord[]): Promise<string[]> {
  async function* source() {
    yield patients;
  }
  let text = '';
  for await (const chunk of csvFile(source(), { language: 'ar', exportedBy: '', exportedAt: new Date(0) }))
    text += Buffer.from(chunk).toString();
  return text.split('\r\n');
}

it('text of several lines, with quotes and commas, is one cell of one row', async () => {
  const patient = patientRecord({
    medicalInfo: {
      allergies: ['Peanuts', 'Penicillin'],
      allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
      medicalHistory: 'Diabetes since 2010.\nSays "well", 2024.\rSeen.',
    },
  });
  const [header, row, ...rest] = await written(patient);
  expect(header?.startsWith('\uFEFFID,First name,')).toBe(true);
  expect(row).toContain(',listed,"Peanuts, Penicillin",Penicillin (Severe),,"Diabetes since 2010.\nSays ""well"", 2024.\rSeen.",');
  expect(rest).toEqual(['']);
});

it('allergies that were not asked about differ from allergies known to be none', async () => {
  const allergies: string[] = [];
  const [header = '', unasked = '', none = ''] = await written(
    patientRecord({ medicalInfo: { allergies } }),
    patientRecord({ medicalInfo: { allergies, allergyStatus: 'none-known' } }),
  );
  const column = header.split(',').indexOf('Allergy status');
  expect([unasked, none].map((row) => row.split(',').slice(column, column + 3))).toEqual([
    ['not-asked', '', ''],
    ['none-known', '', ''],
  ]);
});

it('any text is quoted as another writer of CSV quotes it', async () => {
  const cell = fc.string({
    unit: fc.oneof(fc.constantFrom('"', ',', '\r', '\n', ' ', ';'), fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' })),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell)), async (rows) => {
      async function* source() {
        yield rows;
      }
      const chunks: Uint8Array[] = [];
      for await (const chunk of csvOf(['One', 'Two', 'Three'], source())) chunks.push(chunk);
      const expected = [['One', 'Two', 'Three'], ...rows.map((row) => row.map(guarded))];
      expect(Buffer.concat(chunks).toString()).toBe(
        stringify(expected, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
      );
    }),
  );
});
