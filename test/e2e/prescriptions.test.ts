import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
async function newRecord(medicalInfo: Record<string, unknown>): Promise<{ id: string; token: string }> {
  const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const body = newPatientBody({ gender: 'male' });
  const known = { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', ...medicalInfo } };
  const created = await call('POST', '/patients', { token, body: known }, app.cloud.endpoints.apiUrl);
  return { id: created.body.id, token };
}
async function choose(letters: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Medicine' }).fill(letters);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Amount to hand out', { exact: true }).waitFor();
}
const daily = () => page.getByLabel('How often').selectOption('daily');

it('a medicine is found despite a misspelling, signed by keyboard, and is in the record until it is stopped with a reason', async () => {
  const { id } = await newRecord({ medications: ['Vitamin C'] });
  await app.enter(page, `/patients/${id}`);
  await page.getByRole('link', { name: 'New prescription' }).click();
  await choose('paracetamole', 'Paracetamol');
  await page.getByText('No alerts:').waitFor();
  await page.getByText('Interactions, doses, breast-feeding and diseases are NOT checked.').waitFor();
  expect(await page.getByText('No alerts:').textContent()).not.toMatch(/weight|interaction|dose/);
  await button('Sign').click();
  // There is no default frequency.
  await page.getByText('Choose how often it is taken').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('frequency');
  await daily();
  await button('Sign').click();
  await page.getByText('A number above 0, at most 10000').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('dispense');
  await page.keyboard.type('20');
  await page.getByText('قرص واحد عن طريق الفم مرة واحدة يومياً').waitFor();
  await app.expectGoodScreen(page);
  await page.getByLabel('Amount to hand out', { exact: true }).press('Enter');
  await page.locator('output').getByText('1 tablet by mouth once a day').waitFor();
  await page.getByText(/Signed by Dr\. Huda Al-Naimi/).waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('listitem').filter({ hasText: 'Paracetamol' }).getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByText('Write a reason').waitFor();
  await page.keyboard.type('No longer needed');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByText('Vitamin C').waitFor();
  expect(await page.getByText('Paracetamol').count()).toBe(0);
});

it('an allergy blocks the signature until a reason is written, and one recorded in between is shown before anything is signed', async () => {
  const { id, token } = await newRecord({});
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await choose('amoxicillin', 'Amoxicillin');
  await page.getByLabel('Reduced kidney function').selectOption('no');
  await daily();
  await page.getByLabel('Amount to hand out', { exact: true }).fill('21');
  await page.getByText('No alerts:').waitFor();
  await page.getByText('Could not check').waitFor({ state: 'detached' });
  // The displayed findings are current: the last answer has arrived.
  await expect.poll(() => button('Sign').getAttribute('aria-disabled')).toBe('false');
  const severe = { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] };
  await call('PUT', `/patients/${id}`, { token, body: { medicalInfo: severe } }, app.cloud.endpoints.apiUrl);
  await button('Sign').click();
  await page.getByText('Allergies or medicines changed after the check').waitFor();
  await page.getByText('Conflict: allergy to its class').waitFor();
  await button('Sign').click();
  await page.getByText('Write a reason').waitFor();
  // What is loudest is not a signature that will be refused.
  await expect.poll(() => button('Sign').getAttribute('data-look')).toBe('plain');
  await app.expectGoodScreen(page);
  await page.getByLabel('Reason for prescribing anyway').fill('Tolerated twice since');
  await expect.poll(() => button('Sign').getAttribute('data-look')).toBe('primary');
  // The typed text survives a reload.
  await page.reload();
  await page.getByText('Conflict: allergy to its class').waitFor();
  expect(await page.getByLabel('Reason for prescribing anyway').inputValue()).toBe('Tolerated twice since');
  await button('Sign').click();
  await page.getByText(/Signed by/).waitFor();
});

it('a medicine outside the formulary is reported as unchecked, and a renewal starts with the earlier dose', async () => {
  const { id } = await newRecord({});
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await page.getByRole('combobox', { name: 'Medicine' }).fill('Old herbal drops');
  await button('Use as typed (no safety checks)').click();
  await page.getByText('Could not check: allergy to the medicine').waitFor();
  await daily();
  await page.getByLabel('Amount to hand out', { exact: true }).fill('1');
  await button('Sign').click();
  await page.getByText('Confirm that this was taken into account').waitFor();
  await page.getByLabel('Taken into account').check();
  await button('Sign').click();
  await page.getByText(/Signed by/).waitFor();
  await page.getByRole('link', { name: 'Renew' }).click();
  const beside = page.getByRole('region', { name: 'Prescribe' });
  await beside.getByText('Old herbal drops').waitFor();
  expect(await page.getByLabel('Amount to hand out', { exact: true }).inputValue()).toBe('1');
});

it('methotrexate is weekly on a named day, and an answer about another frequency does not count', async () => {
  const { id } = await newRecord({});
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await choose('methotrexate', 'Methotrexate');
  await page.getByLabel('Reduced kidney function').selectOption('no');
  await page.getByText('Could not check: how often').waitFor();
  await page.getByText('Only once a week, on a named day of the week').waitFor();
  await page.getByLabel('Amount to hand out', { exact: true }).fill('4');
  await daily();
  await page.getByText('Conflict: how often').waitFor();
  await page.getByLabel('Reason for prescribing anyway').fill('By protocol');
  await page.getByLabel('How often').selectOption('twice');
  await page.getByText('Conflict: how often').waitFor();
  expect(await page.getByLabel('Reason for prescribing anyway').inputValue()).toBe('');
  await page.getByLabel('How often').selectOption('weekly');
  await page.getByText('Conflict: how often').waitFor();
  await button('Sign').click();
  await page.getByText('Write a reason').waitFor();
  await app.expectGoodScreen(page);
  await page.getByLabel('Weekday').selectOption('monday');
  await page.getByText('Conflict: how often').waitFor({ state: 'detached' });
  await page.getByText('قرص واحد عن طريق الفم مرة واحدة أسبوعياً يوم الاثنين').waitFor();
  await button('Sign').click();
  await page.locator('output').getByText('1 tablet by mouth once a week on Monday').waitFor();
  await page.getByText(/Signed by/).waitFor();
});
