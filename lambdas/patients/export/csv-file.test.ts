import { expect, it } from 'vitest';
import { patientRecord } from '../../../test/patient-record.ts';
import { csvFile, guarded } from './csv-file.ts';

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
  ['محمد', 'محمد'],
])('a cell of %s is written %s', (text, written) => {
  expect(guarded(text)).toBe(written);
});

it('text of several lines, with quotes and commas, is one cell of one row', async () => {
  const patient = patientRecord({
    medicalInfo: {
      allergies: ['Peanuts', 'Penicillin'],
      allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
      medicalHistory: 'Diabetes since 2010.\nSays "well", 2024.\rSeen.',
    },
  });
  async function* source() {
    yield [patient];
  }
  let text = '';
  for await (const chunk of csvFile(source(), { language: 'ar', exportedBy: '', exportedAt: new Date(0) }))
    text += Buffer.from(chunk).toString();
  const [header, row, ...rest] = text.split('\r\n');
  expect(header?.startsWith('\uFEFFID,First name,')).toBe(true);
  expect(row).toContain(',listed,"Peanuts, Penicillin",Penicillin (Severe),,"Diabetes since 2010.\nSays ""well"", 2024.\rSeen.",');
  expect(rest).toEqual(['']);
});
