import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { call, newPatientBody, signIn } from '../api/client.ts';
import { printedPaper } from '../printed-paper.ts';
import { startApp } from './app.ts';
import { bytesOf } from './downloads.ts';

const app = startApp();
const password = 'Clinic-Demo-2025!';
type Who = 'dr.huda' | 'lab' | 'lab2' | 'nurse';
const tokens = new Map<Who, string>();
const ask = async (who: Who, method: string, path: string, body?: unknown) => {
  const { endpoints } = app.cloud;
  const token = tokens.get(who) ?? (await signIn(`${who}@afiya.example`, password, endpoints)).access;
  tokens.set(who, token);
  const answer = await call(method, path, { token, body }, endpoints.apiUrl);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
/** Opens a path as a staff member. */
async function come(page: Page, path: string, who: Who): Promise<void> {
  await page.goto(path);
  await page.locator('#email').fill(`${who}@afiya.example`);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.locator('header [popovertarget]').first().waitFor();
}

let patientId = '';
const lastName = 'Al-Mukhtabari';
beforeAll(async () => {
  patientId = (await ask('dr.huda', 'POST', '/patients', newPatientBody({ firstName: 'Layla', lastName }))).id;
});
/** An order whose specimen is in the laboratory. */
async function arrived(tests: readonly string[]): Promise<{ id: string; path: string; at: string }> {
  const { id } = await ask('dr.huda', 'POST', '/laboratory/orders', {
    patientId,
    status: 'active',
    priority: 'stat',
    tests,
    repeatReason: 'Course',
  });
  const at = `/patients/${patientId}/laboratory/${id}`;
  await ask('nurse', 'POST', `${at}/collection`, { specimen: 'serum' });
  await ask('lab', 'POST', `${at}/specimens`, { specimen: 'serum', status: 'received' });
  return { id, at, path: `/patients/${patientId}/labs/${id}` };
}

describe('ordering', () => {
  it('is done by keyboard: the patient, a set and a test, the priority, and the reason for an early repetition', async () => {
    const page = await app.open();
    await come(page, '/labs/order', 'dr.huda');
    await page.getByRole('combobox', { name: 'Patient', exact: true }).fill(lastName);
    await page.getByRole('option', { name: new RegExp(lastName) }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Thyroid panel' }).press('Enter');
    await page.getByRole('combobox', { name: 'Add a test' }).fill('hba1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Tests chosen: 3').waitFor();
    await app.expectGoodScreen(page);
    // No choice is lost.
    await page.reload();
    await page.getByText('Tests chosen: 3').waitFor();
    await page.getByRole('button', { name: 'Order tests' }).press('Enter');
    await page.getByRole('heading', { name: 'Laboratory order', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Laboratory results' }).click();
    await page.getByRole('link', { name: 'Lab order' }).click();
    await page.getByRole('button', { name: 'Thyroid panel' }).click();
    const order = page.getByRole('region', { name: 'Order tests' }).getByRole('button', { name: 'Order tests' });
    await order.click();
    const reason = page.getByRole('textbox', { name: 'Why it is needed again' });
    await reason.waitFor();
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText(/^Ordered a short time ago: TSH, Free T4/).count()).toBe(1);
    await app.expectGoodScreen(page);
    await reason.fill('New dose');
    await order.click();
    await order.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Laboratory results' }).getByRole('link').first().click();
    await page.getByText('New dose').waitFor();
  });

  it('is not offered to a nurse', async () => {
    const page = await app.open();
    await come(page, `/labs/order?patientId=${patientId}`, 'nurse');
    await page.getByText('Only prescribers order tests.').waitFor();
  });
});

describe('the bench', () => {
  it('takes results by keyboard, reports errors beside the field, and needs a second person', async () => {
    const { path } = await arrived(['potassium', 'sodium', 'hbsag']);
    const page = await app.open();
    await come(page, '/labs', 'lab');
    await page
      .getByRole('link', { name: new RegExp(lastName) })
      .first()
      .waitFor();
    await app.expectGoodScreen(page);
    await page.goto(path);
    const potassium = page.getByRole('textbox', { name: 'Potassium' });
    await potassium.fill('high');
    await potassium.press('Enter');
    // Enter has moved to the next field.
    await page.keyboard.type('139');
    expect(await page.getByRole('textbox', { name: 'Sodium' }).inputValue()).toBe('139');
    await page.getByRole('combobox', { name: 'Hepatitis B surface antigen' }).selectOption('negative');
    await page.getByRole('button', { name: 'Save results' }).press('Enter');
    await page.getByText('The result must be a number with at most 1 decimals').waitFor();
    await expect.poll(() => potassium.evaluate((field) => field === document.activeElement)).toBe(true);
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Comment or mark as critical: Potassium' }).press('Enter');
    await page.keyboard.type('Haemolysed');
    // The typed text survives a reload of the tab.
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: /^Comment/ }).inputValue()).toBe('Haemolysed');
    // The range stands beside the value, and what lies outside says so before it is saved; what lies inside says nothing.
    await page.getByText('3.5–5.1').waitFor();
    await page.getByRole('textbox', { name: 'Potassium' }).fill('٦٫٨');
    await page.getByText('Critically high').waitFor();
    await page.getByRole('textbox', { name: 'Potassium' }).fill('4.1');
    await page.getByText('Critically high').waitFor({ state: 'detached' });
    expect(await page.getByText('Within range').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Potassium' }).fill('٦٫٨');
    await page.getByRole('button', { name: 'Save results' }).click();
    await page.getByText('Range: 3.5–5.1').waitFor();
    await page.getByText('Critically high').waitFor();
    await page.getByText('Someone else must verify what you entered.').waitFor();
    expect(await page.getByRole('button', { name: 'Verify' }).count()).toBe(0);

    const other = await app.openElsewhere();
    await come(other, path, 'lab2');
    await other.getByText('Results to verify: 3').waitFor();
    await app.expectGoodScreen(other);
    await other.getByText('Haemolysed').waitFor();
    await other.getByRole('button', { name: 'Verify' }).click();
    await other.getByText('Completed').waitFor();
  });
});

describe('a specimen', () => {
  it('gets a label where it is taken, and its scan opens the order on the bench', async () => {
    const { id } = await ask('dr.huda', 'POST', '/laboratory/orders', {
      patientId,
      status: 'active',
      priority: 'routine',
      tests: ['sodium', 'hemoglobin'],
      repeatReason: 'Course',
    });
    const path = `/patients/${patientId}/labs/${id}`;
    const page = await app.open();
    await come(page, path, 'nurse');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Print labels' }).click();
    const { texts, pages } = await printedPaper(await bytesOf(await saved));
    expect(pages).toBe(2);
    for (const part of [lastName, 'Serum', 'Whole blood (EDTA)', id.slice(-8)]) expect(texts).toContain(part);

    const bench = await app.openElsewhere();
    await come(bench, '/labs', 'lab');
    const scan = bench.getByLabel('Scan a specimen label');
    await scan.fill('6281234567890');
    await scan.press('Enter');
    await bench.getByText('This is not the code of a specimen label').waitFor();
    await app.expectGoodScreen(bench);
    await scan.fill(`${patientId}/${id}`);
    await scan.press('Enter');
    await bench.waitForURL(`**${path}`);
    await bench.getByRole('heading', { name: 'Specimens' }).waitFor();
  });
});

describe('a critical result', () => {
  it('waits in the inbox until its prescriber records what was done', async () => {
    const { at, path } = await arrived(['potassium']);
    await ask('lab', 'PUT', `${at}/results`, { results: [{ test: 'potassium', value: 2.5, unit: 'mmol/L' }] });
    await ask('lab2', 'POST', `${at}/verification`, { tests: ['potassium'] });
    const page = await app.open();
    await come(page, '/labs?view=inbox', 'dr.huda');
    await page.getByText('Critically low').first().waitFor();
    await app.expectGoodScreen(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Acknowledge' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter');
    await dialog.getByText('Write what was done or why').waitFor();
    await dialog.getByRole('textbox').fill('Potassium by mouth, again tomorrow');
    await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter');
    await expect.poll(() => page.getByText(/^Awaiting acknowledgment/).count()).toBe(0);
    await page.locator('bdi', { hasText: 'Potassium by mouth, again tomorrow' }).waitFor();
  });
});

describe('the course of a test', () => {
  it('is a chart that runs from left to right in Arabic too, with its values in a table', async () => {
    for (const value of [4.2, 5.6]) {
      const { at } = await arrived(['potassium']);
      await ask('lab', 'PUT', `${at}/results`, { results: [{ test: 'potassium', value, unit: 'mmol/L' }] });
      await ask('lab2', 'POST', `${at}/verification`, { tests: ['potassium'] });
    }
    const page = await app.open();
    await come(page, `/patients/${patientId}/labs?test=potassium`, 'dr.huda');
    const points = page.locator('.drawing-place [data-outside]');
    await points.first().waitFor();
    const xs = async () => points.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, width }) => x + width / 2));
    const english = await xs();
    expect(english.length).toBeGreaterThan(1);
    expect(english).toEqual(english.toSorted((one, other) => one - other));
    expect(await page.locator('.figures-table tbody tr').count()).toBe(english.length);
    // Below, beside its other tests, the last value of each day.
    await page
      .getByRole('region', { name: 'Results by day' })
      .getByRole('row', { name: /^Potassium.* 5\.6/ })
      .waitFor();
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: /^تطور/ }).waitFor();
    const arabic = await xs();
    expect(arabic).toEqual(arabic.toSorted((one, other) => one - other));
    await app.expectGoodScreen(page);
  });
});
