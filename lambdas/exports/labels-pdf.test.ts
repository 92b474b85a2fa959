import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderOfLabel, specimenLabelText } from '#contract/laboratory/specimen-label.ts';
import { patientRecord } from '../../test/patient-record.ts';
import { drawn, readPdf } from '../../test/read-pdf.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import { labelsPdf } from './labels-pdf.ts';
import { labeled } from './printable.ts';

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
const made = async (language: 'en' | 'ar') => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of labelsPdf(patient, order, { language, exportedBy: 'Grace', exportedAt: new Date(at) })) chunks.push(chunk);
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
