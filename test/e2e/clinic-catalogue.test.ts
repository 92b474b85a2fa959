import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const dialog = () => page.getByRole('dialog');
const part = (name: string, on = page) => on.getByRole('region', { name });
const change = (name: string) => page.getByRole('button', { name: `Change: ${name}`, exact: true }).click();
const save = async () => {
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().waitFor({ state: 'hidden' });
};
const looks = process.env['LOOKS'];
const look = async (name: string) => {
  if (looks === undefined) return;
  mkdirSync(looks, { recursive: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${looks}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};

it('an administrator sets which services exist and how long they take, and booking follows', async () => {
  await app.enter(page, '/settings', 'ADMIN');
  await page.getByRole('link', { name: 'Open the clinic’s details' }).click();
  await page.getByRole('heading', { level: 1, name: 'The clinic: details, services and tests' }).waitFor();
  await part('Services').getByText('Consultation').waitFor();
  await look('catalogue');
  await app.expectGoodScreen(page);
  await change('Consultation');
  await dialog().getByLabel('Length').selectOption('30 minutes');
  await app.expectGoodScreen(page);
  await save();
  await part('Services').getByText('30 minutes · Female · Ages 12 to 55').waitFor();
  await change('Antenatal visit');
  await dialog().getByLabel('From age').fill('60');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().getByText('The last age must not be below the first').waitFor();
  await app.expectGoodScreen(page);
  await dialog().getByLabel('From age').fill('10');
  await save();
  await part('Services').getByText('30 minutes · Female · Ages 10 to 55').waitFor();
  await change('Procedure');
  await dialog().getByLabel('The clinic offers this').uncheck();
  await save();
  await part('Services').getByText('Not offered', { exact: true }).waitFor();

  const { endpoints } = app.cloud;
  const { access: token } = await tokensOf('CLINICIAN', endpoints);
  const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody({ gender: 'male' }) }, endpoints.apiUrl);
  const desk = await app.openElsewhere();
  await app.enter(desk, `/appointments/new?patientId=${patient.id}`);
  const service = desk.getByLabel('Service');
  await service.waitFor();
  await expect.poll(() => desk.getByLabel('Length').inputValue()).toBe('30');
  expect(await service.getByRole('option').allInnerTexts()).not.toContain('Procedure');
  expect(await service.getByRole('option').allInnerTexts()).not.toContain('Antenatal visit');
  await service.selectOption('Follow-up');
  expect(await desk.getByLabel('Length').inputValue()).toBe('15');
  await service.selectOption('Consultation');
  expect(await desk.getByLabel('Length').inputValue()).toBe('30');
});

it("a test's ranges are the laboratory's own, and contradictions are reported at their field", async () => {
  await app.enter(page, '/settings/clinic', 'ADMIN');
  await part('Laboratory tests').getByText('No tests have been changed.').waitFor();
  await page.getByRole('combobox', { name: 'Find a test' }).fill('potas');
  await page
    .getByRole('option', { name: /^Potassium/ })
    .first()
    .click();
  await dialog().getByLabel('Upper limit').fill('٥٫٤');
  await dialog().getByLabel('Critical at or above').fill('5.4');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().getByText('A critical limit must lie outside every range').waitFor();
  await look('range');
  await app.expectGoodScreen(page);
  await dialog().getByLabel('Critical at or above').fill('6');
  await dialog().getByRole('button', { name: 'Add a range' }).click();
  await dialog().getByLabel('From age').last().fill('0');
  await dialog().getByLabel('To age').last().fill('17');
  await dialog().getByLabel('Lower limit').last().fill('3.4');
  await save();
  // The dialog that has closed is still there for a moment.
  await part('Laboratory tests').locator('li').getByText('Potassium').waitFor();
  await change('Potassium');
  expect(await dialog().getByLabel('Upper limit').first().inputValue()).toBe('5.4');
  await dialog().getByRole('button', { name: 'Remove: Range 2' }).click();
  expect(await dialog().getByLabel('Upper limit').count()).toBe(1);
  await dialog().getByRole('button', { name: 'As delivered' }).click();
  expect(await dialog().getByLabel('Upper limit').inputValue()).toBe('5.1');
});

it("is not saved over another's change, and is for administrators only", async () => {
  await app.enter(page, '/settings/clinic', 'ADMIN');
  await change('Vaccination');
  const { endpoints } = app.cloud;
  const { access: token } = await tokensOf('ADMIN', endpoints);
  const { body: before } = await call('GET', '/clinic-catalogue', { token }, endpoints.apiUrl);
  const { version, ...rest } = before;
  await call('PUT', '/clinic-catalogue', { token, body: rest, headers: { 'if-match': `"${version}"` } }, endpoints.apiUrl);
  await dialog().getByLabel('Length').selectOption('20 minutes');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().getByText('The record was changed after you opened it').waitFor();

  const theirs = await app.openElsewhere();
  await app.enter(theirs, '/settings/clinic');
  await theirs.getByText('Only administrators change services and tests.').waitFor();
});
