import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderOfLabel, specimenLabelText } from '#contract/laboratory/specimen-label.ts';
import { patientRecord } from '../../test/patient-record.ts';
import { drawn, readPdf } from '../../test/read-pdf.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import { labelsPdf } from './labels-pdf.ts';
import { labeled } from './printable.ts';
import { shortenedName } from './shortened-name.ts';

const at = '2026-11-20T09:30:00.000Z';
const patient = patientRecord({
  personalInfo: { firstName: 'Fatima', lastName: 'Al-Kuwari', nameArabic: 'فاطمة الكواري', nationalId: '28563401234' },
});
const order: StoredOrder = {
  id: '01JDXYZABC0123456789ABCDEH',
  version: 1,
  patientId: '01JDXYZABC0123456789ABCDEF',
  status: 'active',
  priority: 'stat',
  orderedBy: 'doctor',
  orderedAt: at,
  specimens: [
    { kind: 'serum', status: 'collected', collectedAt: at },
    { kind: 'edta', status: 'awaited' },
  ],
  results: [
    { test: 'potassium', status: 'awaited' },
    { test: 'sodium', status: 'awaited' },
    { test: 'hemoglobin', status: 'awaited' },
  ],
  acknowledgements: [],
  alertIds: [],
};
const made = async (language: 'en' | 'ar', of = patient) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of labelsPdf(of, order, { language, exportedBy: 'Grace', exportedAt: new Date(at) })) chunks.push(chunk);
  const folder = process.env['PAPERS'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/labels-${language}.pdf`, Buffer.concat(chunks));
  }
  return readPdf(
    (async function* whole() {
      yield* chunks;
    })(),
  );
};

it('each specimen has a label of its own: who, which tube, what for, how soon, and when it was taken', async () => {
  const [serum = [], edta = [], ...more] = (await made('en')).pages;
  expect(more).toEqual([]);
  for (const page of [serum, edta])
    for (const part of ['Fatima Al-Kuwari', drawn('فاطمة الكواري'), '28563401234', '89ABCDEH']) expect(page.join(' ')).toContain(part);
  expect(serum.join(' ')).toMatch(/Serum · STAT.*Potassium.*Sodium.*Taken +2026-11-20 +12:30/s);
  expect(serum.join(' ')).not.toContain('Hemoglobin');
  expect(edta.join(' ')).toMatch(/Whole blood \(EDTA\) · STAT.*Hemoglobin.*Taken ____/s);
  expect((await made('ar')).pages.flat().join(' ')).toContain(drawn('مصل'));
});

const long = (firstName: string, lastName: string, nameArabic: string) =>
  patientRecord({ personalInfo: { firstName, lastName, nameArabic, nationalId: '28563401234' } });

it.each([
  ['Mohammed Abdulrahman Jassim', 'Al-Thani', 'محمد عبد الرحمن جاسم آل ثاني'],
  ['Sheikha Noora bint Hamad bin Khalifa', 'Al-Thani', 'الشيخة نورة بنت حمد بن خليفة آل ثاني'],
  ['Sheikha Noora bint Hamad bin Khalifa', 'Al-Kuwari', 'الشيخة نورة بنت حمد بن خليفة الكواري'],
  ['Abdulrahman Abdulaziz Mohammed', 'Al-Mohannadi', 'عبد الرحمن عبد العزيز محمد المهندي'],
])('%s %s is on the label with all names, and its other script with the family name', async (first, family, arabic) => {
  for (const language of ['en', 'ar'] as const) {
    const [serum = []] = (await made(language, long(first, family, arabic))).pages;
    const text = serum.join(' ').replaceAll(/\s+/g, ' ');
    if (language === 'en') expect(text).toContain(`${first} ${family}`);
    expect(text).toContain(family);
    for (const word of arabic.split(' ').slice(-1)) expect(text).toContain(drawn(word));
    expect(text).toContain('28563401234');
  }
});

it('a name that is too long for two lines is shortened in the middle', () => {
  const fits = (most: number) => (text: string) => text.length <= most;
  expect(shortenedName('Fatima Al-Kuwari', fits(16))).toBe('Fatima Al-Kuwari');
  expect(shortenedName('Noora bint Hamad bin Khalifa Al Thani', fits(24))).toBe('Noora bint … Al Thani');
  expect(shortenedName('Noora bint Hamad bin Khalifa Al Thani', fits(12))).toBe('No… Al Thani');
  expect(shortenedName('Noora Al-Kuwari', fits(3))).toBe('Al-Kuwari');
  expect(shortenedName('محمد جاسم آل ثاني', fits(15))).toBe('محمد … آل ثاني');
});

it('a scanned label opens its order; other codes do not', () => {
  const text = specimenLabelText(order);
  // The alphanumeric mode of a QR code has these characters only, and 61 of them fit into its version 3.
  expect(text).toMatch(/^[0-9A-Z/]{1,61}$/);
  for (const scanned of [text, `${text}\n`, text.toLowerCase()])
    expect(orderOfLabel(scanned)).toEqual({ patientId: order.patientId, id: order.id });
  for (const other of ['', '6281234567890', `${text}/1`, `/${order.id}`, `../${order.id}`, `https://clinic.example/paper#${order.id}`])
    expect(orderOfLabel(other)).toBeUndefined();
});

it('only orders that were sent are labeled', () => {
  expect(labeled(order)).toMatchObject({ kind: 'labels' });
  expect(labeled(undefined)).toEqual({ refused: 'orderNotFound' });
  for (const status of ['draft', 'revoked', 'entered-in-error'] as const)
    expect(labeled({ ...order, status })).toEqual({ refused: 'orderNotActive' });
});
