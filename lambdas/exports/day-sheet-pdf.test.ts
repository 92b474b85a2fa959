import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { drawn, readPdf } from '../../test/read-pdf.ts';
import { type DaySheet, type SheetLine, daySheetPdf } from './day-sheet-pdf.ts';

const clinician = { en: 'Dr. Huda Al-Sulaiti', ar: 'د. هدى السليطي' };
const line = (index: number, more: Partial<SheetLine['appointment']> = {}): SheetLine => ({
  clinician,
  appointment: {
    id: `a${index}`,
    version: 1,
    patientId: `p${index}`,
    patient: {
      firstName: 'Fatima',
      lastName: `Al-Kuwari ${index}`,
      nameArabic: 'فاطمة الكواري',
      dateOfBirth: '2016-11-28',
      gender: 'female',
    },
    clinicianId: 'huda',
    startsAt: new Date(Date.parse('2026-11-27T04:00:00Z') + index * 900_000).toISOString(),
    minutes: 15,
    service: 'consultation',
    reason: { en: 'Headache', ar: 'صداع' },
    status: 'booked',
    createdAt: '2026-11-20T09:30:00.000Z',
    createdBy: 'desk',
    changedAt: '2026-11-20T09:30:00.000Z',
    ...more,
  },
});
const made = async (day: DaySheet, language: 'en' | 'ar') => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of daySheetPdf(day, { language, exportedBy: 'Desk', exportedAt: new Date('2026-11-26T15:00:00Z') }))
    chunks.push(chunk);
  const folder = process.env['PAPERS'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/day-${day.of === undefined ? 'clinic' : 'one'}-${language}.pdf`, Buffer.concat(chunks));
  }
  return readPdf(
    (async function* whole() {
      yield* chunks;
    })(),
  );
};
const date = '2026-11-27';

it('a day has every appointment once, by its time in Qatar, and whose day it is on each page', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => line(index, index === 1 ? { status: 'arrived' } : {}));
  const { pages } = await made({ date, lines }, 'en');
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.join('')).toMatch(/Appointments: Friday,? 27 November 2026/);
  const texts = pages.flat();
  expect(texts.filter((text) => text.startsWith('Fatima Al-Kuwari'))).toEqual(
    lines.map(({ appointment }) => `Fatima ${appointment.patient.lastName}`),
  );
  for (const part of ['07:00 – 07:15', 'Arrived', 'Booked', 'Headache', clinician.en, 'Appointments: 40'])
    expect(texts.join(' ')).toContain(part);
  // She turns ten the day after.
  expect(texts.join(' ')).toMatch(/age +9 +· Female/);
});

it('the sheet of one clinician names the clinician once; in Arabic it is Arabic, and an empty day says so', async () => {
  const { pages, language } = await made({ date, of: clinician, lines: [line(0), line(1)] }, 'ar');
  expect(language).toBe('ar');
  const text = pages.flat().join(' ');
  for (const part of ['فاطمة الكواري', 'صداع', 'محجوز', 'المريض']) expect(text).toContain(drawn(part));
  expect(pages.flat().filter((one) => one.includes(drawn('السليطي')))).toHaveLength(1);
  expect((await made({ date: dayAfter(date, 1), lines: [] }, 'en')).pages.flat()).toContain('No appointments');
});
