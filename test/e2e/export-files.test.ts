import type { Download, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { readPdf } from '../read-pdf.ts';
import { partsOf } from '../read-zip.ts';
import { startApp } from './app.ts';
import { bytesOf } from './downloads.ts';

/** More than an export writes while the user waits: the whole list is written in the background, a part of it at once. */
const patients = 1200;
const app = startApp({ patients });
let page: Page;
beforeEach(async () => {
  page = await app.open();
});

async function exported(menu: string, format: string, reason?: string): Promise<Download> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  if (reason !== undefined) await page.getByLabel(/Reason|السبب/).fill(reason);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: format, exact: true }).click();
  return download;
}

async function textOf(download: Download): Promise<string> {
  const bytes = await bytesOf(download);
  async function* whole() {
    yield bytes;
  }
  return (await readPdf(whole())).pages.flat().join(' ');
}

it('a long list is written while the user goes on working, and downloads by itself', async () => {
  await app.enter(page, '/patients');
  await page.getByText('of 1,200 patients').waitFor();
  const file = await exported('Export', 'CSV', 'Moving to another system');
  expect(file.suggestedFilename()).toBe('patients.csv');
  const lines = (await bytesOf(file)).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(patients + 1);
  expect(new Set(lines.slice(1).map((line) => line.slice(0, 26))).size).toBe(patients);
  await page.getByText('Patients exported successfully').waitFor();
});

it('a filtered list downloads as an Excel file, in Arabic from right to left', async () => {
  await app.enter(page, '/patients?status=suspended');
  // The sign-in form has such a button too.
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'تصدير', exact: true }).waitFor();
  const file = await exported('تصدير', 'Excel', 'طلب من شركة التأمين');
  expect(file.suggestedFilename()).toBe('patients.xlsx');
  const sheet = partsOf(await bytesOf(file)).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).toContain('الاسم الأول');
  const statuses = [...sheet.matchAll(/<c r="J(\d+)"[^>]*><is><t[^>]*>([^<]*)</g)].slice(1).map(([, , text]) => text);
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set(['معلّق']));
});

it("a search downloads as a PDF with the exporter's name", async () => {
  await app.enter(page, '/patients?search=mohammed');
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  // Search words in a link are applied, then removed from the address.
  expect(page.url()).not.toContain('mohammed');
  const file = await exported('Export', 'PDF', 'Recall');
  expect(file.suggestedFilename()).toBe('patients.pdf');
  const text = await textOf(file);
  expect(text).toContain('Huda Al-Naimi');
  expect(text).toMatch(/\+974 \d{4} \d{4}/);
});

it('one record downloads as a readable summary and as FHIR for another system', async () => {
  await app.enter(page, '/patients');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/[0-9A-Z]{26}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const summary = await exported('Export', 'Summary (PDF)');
  expect(summary.suggestedFilename()).toBe(`patient-${id}.pdf`);
  expect(await textOf(summary)).toContain(id);
  const bundle = await exported('Export', 'FHIR (JSON)');
  expect(bundle.suggestedFilename()).toBe(`patient-${id}.fhir.json`);
  const { entry } = JSON.parse((await bytesOf(bundle)).toString('utf8')) as { entry: { resource: object }[] };
  expect(entry[0]?.resource).toMatchObject({ resourceType: 'Patient', id });
});
