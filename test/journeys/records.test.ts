import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from '../e2e/app.ts';
import { fillDate } from '../e2e/dates.ts';
import { type Downloaded, nextDownload } from '../e2e/downloads.ts';
import { said } from '../e2e/said.ts';
import { readPdf } from '../read-pdf.ts';
import { partsOf } from '../read-zip.ts';

const patients = 25;
const app = startApp({ patients });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const field = (label: string) => page.getByLabel(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => page.getByLabel('Search by name, email or ID');
const listed = () => page.locator('tbody .row-link').allTextContents();
/** Searches, and waits for the answer: until then the rows are those of the search before, and cannot be pressed. */
async function searchFor(words: string): Promise<void> {
  const answered = page.waitForResponse((one) => one.url().includes(`search=${encodeURIComponent(words)}&`));
  await search().fill(words);
  await answered;
  await page.locator('tbody[inert]').waitFor({ state: 'detached' });
}
const menuLink = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Exports the list as it is filtered. */
async function exported(format: string): Promise<Downloaded> {
  await button('Export').click();
  await field('Reason').fill('The insurer asks for its members');
  const download = nextDownload(page);
  await button(format).click();
  const file = await download;
  await page.getByText('Patients exported successfully').first().waitFor();
  return file;
}
async function textOf({ bytes }: Downloaded): Promise<string> {
  async function* whole() {
    yield bytes;
  }
  return (await readPdf(whole())).pages.flat().join(' ');
}
/** The figures of the dashboard. */
async function figures(): Promise<readonly (string | null)[]> {
  await page.goto('/dashboard');
  const value = (name: string) => page.locator('.stat', { hasText: name }).locator('dd').first();
  await expect.poll(() => value('Total Patients').textContent()).toMatch(/^\d+$/);
  return [await value('Total Patients').textContent(), await value('Pending Reviews').textContent()];
}

it('a record is added, found in both scripts, sorted and filtered, edited, exported to three formats, and deleted', async () => {
  await page.goto('/patients?status=pending');
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await button('Sign in').click();
  for (const text of ['Email is required', 'Password is required']) await page.getByText(text).waitFor();
  await expect.poll(() => page.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true);
  await app.signIn(page, 'CLINICIAN', { password: 'not-her-password' });
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Incorrect email or password. Please try again.');
  await app.signIn(page, 'CLINICIAN');
  await said(page, 'Login successful! Welcome to Afiya.');
  // The page that was asked for before the sign-in.
  await page.locator('tbody .row-link').first().waitFor();
  expect(new Set(await page.locator('tbody [data-column=status]').allTextContents())).toEqual(new Set(['Pending']));
  const [total, pending] = (await figures()).map(Number);
  expect(total).toBe(patients);

  await menuLink('Add New Patient');
  await field('First name').fill('Zuwayna');
  await field('Last name').fill('Al-Zubara');
  await field('Name in Arabic (optional)').fill('زوينة الزبارة');
  await field('QID (optional)').fill('28863400777');
  await fillDate(page, 'Date of birth', '1988-03-02');
  await field('Gender').selectOption('Female');
  await field('Email').fill('zuwayna@example.com');
  await field('Phone number').fill('3311 2233');
  await button('Next').click();
  await field('Allergies (optional)').fill('Penicillin, فول سوداني');
  await page.getByLabel('Severity: \u2068Penicillin\u2069').selectOption('Severe');
  await field('Contact name').fill('Omar');
  await field('Relationship').fill('brother');
  await field('Contact phone').fill('44112233');
  await button('Next').click();
  await button('Create Patient').click();
  await said(page, 'Patient created successfully');
  await page.getByRole('heading', { level: 1, name: 'Zuwayna Al-Zubara' }).waitFor();
  await page.getByRole('region', { name: 'Patient', exact: true }).getByText('Penicillin · Severe').waitFor();
  expect((await figures()).map(Number)).toEqual([patients + 1, pending]);

  await menuLink('Patients');
  for (const words of ['zuwaina', 'زوينه', '28863400777']) {
    await searchFor(words);
    await expect.poll(listed).toEqual(['Zuwayna Al-Zubara']);
  }
  await page.getByRole('table').getByText('زوينة الزبارة').waitFor();
  expect(page.url()).not.toMatch(/search|28863400777/);
  await page.getByRole('link', { name: 'Zuwayna Al-Zubara', exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field('Status').selectOption('PENDING');
  await field('City (optional)').fill('Doha');
  await button('Save Changes').click();
  await said(page, 'Patient updated successfully');
  await page.getByText('Record updated').waitFor();
  expect((await figures()).map(Number)).toEqual([patients + 1, Number(pending) + 1]);

  await page.goto('/patients');
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByRole('button', { name: 'Age', exact: true }).click();
  await page.locator('[data-column=age][aria-sort=ascending]').waitFor();
  await page.locator('.panel[aria-busy=false]').waitFor();
  const ages = async () => (await page.locator('tbody [data-column=age] .block').allTextContents()).map(Number);
  await expect.poll(async () => (await listed()).length).toBe(Number(pending) + 1);
  await expect.poll(ages).toEqual((await ages()).toSorted((one, other) => one - other));
  const order = await listed();
  expect(order).toContain('Zuwayna Al-Zubara');

  const csv = await exported('CSV');
  expect(csv.name).toBe('patients.csv');
  const [head = '', ...lines] = csv.bytes.toString('utf8').trim().split('\r\n');
  const columns = head.replace('\uFEFF', '').replaceAll('"', '').split(',');
  const first = columns.indexOf('First name');
  expect(lines.map((line) => line.replaceAll('"', '').split(',')[first])).toEqual(order.map((name) => name.split(' ')[0]));
  expect(lines.find((line) => line.includes('Zuwayna'))).toContain('زوينة الزبارة');
  expect(await textOf(await exported('PDF'))).toContain('Huda Al-Naimi');

  await button('العربية').click();
  await button('تصدير').click();
  await page.getByLabel('السبب').fill('طلب من شركة التأمين');
  const excel = nextDownload(page);
  await button('Excel').click();
  const sheet = partsOf((await excel).bytes).get('xl/worksheets/sheet1.xml') ?? '';
  for (const text of ['rightToLeft="1"', 'الاسم الأول', 'زوينة الزبارة']) expect(sheet).toContain(text);
  expect(sheet.match(/<row /g)).toHaveLength(order.length + 1);
  await button('English').click();

  await page.getByRole('link', { name: 'Zuwayna Al-Zubara', exact: true }).click();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const [format, name, content] of [
    ['Summary (PDF)', `patient-${id}.pdf`, id],
    ['FHIR (JSON)', `patient-${id}.fhir.json`, '"resourceType":"Patient"'],
  ] as const) {
    await button('Export').click();
    const download = nextDownload(page);
    await button(format).click();
    const file = await download;
    expect(file.name).toBe(name);
    expect(format === 'Summary (PDF)' ? await textOf(file) : file.bytes.toString().replaceAll(': ', ':')).toContain(content);
  }

  await button('Delete').click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Registered twice');
  await button('Delete permanently').click();
  await said(page, 'Patient deleted successfully');
  await searchFor('zuwayna');
  await page.getByText('No patients found').waitFor();
  await page.goto(`/patients/${id}`);
  await page.getByText('Patient not found or failed to load patient details.').waitFor();
  expect((await figures()).map(Number)).toEqual([patients, pending]);
});

it('reports a missing configuration', async () => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByText('Afiya cannot start: its configuration could not be loaded. Please try again.').waitFor();
});
