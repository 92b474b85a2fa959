import { expect, it } from 'vitest';
import type { PatientRecord } from '../patient.ts';
import { csvFile, guarded } from './csv-file.ts';

it.each([
  ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+2', "'-1+2"],
  ['+1+cmd', "'+1+cmd"],
  ['+974 5512 3456', '+974 5512 3456'],
  ['محمد', 'محمد'],
])('a cell of %s is written %s', (text, written) => {
  expect(guarded(text)).toBe(written);
});

it('text of several lines, with quotes and commas, is one cell of one row', async () => {
  const patient: PatientRecord = {
    id: '01JAB3CD4EF5GH6JK7MN8PQ9RS',
    version: 1,
    status: 'active',
    createdAt: '2026-01-05T10:20:30.000Z',
    updatedAt: '2026-01-05T10:20:30.000Z',
    personalInfo: {
      firstName: 'Fatima',
      lastName: 'Al-Kuwari',
      email: 'fatima@example.com',
      phone: '+974 5555 0001',
      dateOfBirth: '1985-03-14',
      gender: 'female',
      address: { country: 'QA' },
    },
    medicalInfo: {
      allergies: ['Penicillin', 'Peanuts'],
      medications: [],
      medicalHistory: 'Diabetes since 2010.\nSays "well", 2024.\rSeen.',
    },
  };
  async function* source() {
    yield [patient];
  }
  let text = '';
  for await (const chunk of csvFile(source(), { language: 'ar', exportedBy: '', exportedAt: new Date(0) }))
    text += Buffer.from(chunk).toString();
  const [header, row, ...rest] = text.split('\r\n');
  expect(header?.startsWith('\uFEFFID,First name,')).toBe(true);
  expect(row).toContain(',"Penicillin, Peanuts",,"Diabetes since 2010.\nSays ""well"", 2024.\rSeen.",');
  expect(rest).toEqual(['']);
});
