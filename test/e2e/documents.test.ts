import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.locator('.toast').getByText(text).waitFor();
const open = () => page.getByText('A new document', { exact: true }).first().click();

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pdf = (inside = ''): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog${inside}>>\nendobj\n%%EOF\n`);

let people = 0;
async function newChart(): Promise<string> {
  people += 1;
  return `/patients/${(await newPatient('Layla', `Documented ${people}`)).id}`;
}

it('a picture is filed, shown in its place, replaced by a newer one, and marked with a reason', async () => {
  const chart = await newChart();
  await app.enter(page, `${chart}/documents`);
  await page.getByText('No documents filed yet').waitFor();
  await open();
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'ECG.png', mimeType: 'image/png', buffer: png });
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('ECG');
  await button('File document').click();
  await said('Document filed');
  await page.getByRole('button', { name: 'Open: ECG' }).click();
  const picture = page.locator('dialog[open] img');
  await expect.poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth)).toBe(1);
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Show to the patient: ECG' }).click();
  await page.getByText('Visible to the patient').waitFor();
  await page.getByRole('button', { name: 'Hide from the patient: ECG' }).click();
  await page.getByText('Visible to the patient').waitFor({ state: 'detached' });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: ECG' }).click();
  expect((await coming).suggestedFilename()).toBe('ECG.png');
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await page.getByLabel('Title').fill('تخطيط القلب');
  await page.getByLabel('New version of').selectOption('ECG');
  await button('File document').click();
  await page.getByText('Replaced by a newer version').waitFor();
  await page.getByRole('button', { name: 'Entered in error: تخطيط القلب' }).click();
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Another patient');
  await page.locator('dialog[open]').getByRole('button', { name: 'Entered in error' }).click();
  await said('Marked as entered in error');
  await app.expectGoodScreen(page);
});

it('an invalid file is reported beside the field, before it is sent and after its check; everything typed is kept', async () => {
  const chart = await newChart();
  await app.enter(page, `${chart}/documents`);
  await open();
  const file = page.getByLabel('File', { exact: true });
  await button('File document').click();
  await page.getByText('Choose a file', { exact: true }).waitFor();
  expect(await file.evaluate((field) => field === document.activeElement)).toBe(true);
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await button('File document').click();
  await page.getByText('Choose a PDF, JPEG or PNG file').waitFor();
  await page.getByLabel('Title').fill('Letter');
  const script = pdf('/OpenAction<</S/JavaScript>>');
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: script });
  await button('File document').click();
  await page.getByText('A PDF with scripts, forms or attached files cannot be filed').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Letter');
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await button('File document').click();
  await said('Document filed');
  expect((await ask('GET', `${chart}/documents`)).body).toMatchObject([{ title: 'Letter', status: 'current' }]);
});
