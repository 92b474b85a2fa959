import { expect, it } from 'vitest';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';
import { bytesOf } from './downloads.ts';
import { said } from './said.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pdf = (inside = ''): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog${inside}>>\nendobj\n%%EOF\n`);

it('a picture is filed, shown in its place and downloaded as it was; a PDF with scripts is refused by its check', async () => {
  const { id } = await newPatient('Layla', 'Documented');
  const page = await app.open();
  const file = page.getByLabel('File', { exact: true });
  const send = page.getByRole('button', { name: 'File document', exact: true });
  await app.enter(page, `/patients/${id}/documents`);
  await page.getByText('A new document', { exact: true }).first().click();
  await file.setInputFiles({ name: 'ECG.png', mimeType: 'image/png', buffer: png });
  await send.click();
  await said(page, 'Document filed');
  await page.getByRole('button', { name: 'Open: ECG' }).click();
  const picture = page.locator('dialog[open] img');
  await expect.poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth)).toBe(1);
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: ECG' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('ECG.png');
  expect(await bytesOf(download)).toEqual(png);

  await page.getByLabel('Title').fill('Letter');
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf('/OpenAction<</S/JavaScript>>') });
  await send.click();
  await page.getByText('A PDF with scripts, forms or attached files cannot be filed').waitFor();
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await send.click();
  await page.getByRole('button', { name: 'Open: Letter' }).waitFor();
  expect((await ask('GET', `/patients/${id}/documents`)).body.rows).toMatchObject([
    { title: 'Letter', status: 'current' },
    { title: 'ECG', status: 'current' },
  ]);
});
