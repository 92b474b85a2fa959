import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { carers } from '../api/given-care.ts';
import { newPatientBody } from '../api/client.ts';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';

const app = startApp();
const { ask } = chartsOf(app);
const { prescribed } = carers(() => app.cloud.endpoints);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const newRecord = async (...medications: string[]): Promise<string> => {
  const body = newPatientBody({ gender: 'male', lastName: 'Reconciled' });
  const known = { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', medications } };
  return (await ask('POST', '/patients', known)).body.id;
};
const onRecord = async (id: string): Promise<string[]> => (await ask('GET', `/patients/${id}`)).body.medicalInfo.medications;
const line = (text: string | RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const press = (text: string | RegExp, name: string) => line(text).getByRole('button', { name, exact: true }).click();

it('a medicine entered as text is confirmed, becomes a prescription, or is stopped with a reason and stays to be read', async () => {
  const metformin = 'Metformin 500 mg twice a day';
  const id = await newRecord(metformin, 'Zinc');
  await app.enter(page, `/patients/${id}/prescriptions`);
  await line('Zinc').getByText('Entered as text').waitFor();
  await press(metformin, 'Continue');
  await line(metformin)
    .getByText(/Confirmed by .*Dr\. Huda Al-Naimi/)
    .waitFor();
  await app.expectGoodScreen(page);
  await press('Zinc', 'Stop');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Nausea');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await line('Zinc')
    .getByText(/Stopped by .*Dr\. Huda Al-Naimi/)
    .waitFor();
  await line('Zinc').getByText('Nausea').waitFor();
  expect(await onRecord(id)).toEqual([metformin]);

  await line(metformin).getByRole('link', { name: 'Convert' }).click();
  const panel = page.getByRole('region', { name: 'Prescribe', exact: true });
  await panel.getByText(/Replaces what was entered/).waitFor();
  expect(await panel.getByRole('combobox', { name: 'Medicine' }).inputValue()).toBe(metformin);
  await panel
    .getByRole('option', { name: /^Metformin 500 mg/ })
    .first()
    .click();
  expect(await panel.getByLabel('How often').inputValue()).toBe('twice');
  await panel.getByLabel('Reduced kidney function').selectOption('no');
  await panel.getByLabel('Amount to hand out', { exact: true }).fill('60');
  await panel.getByText('No alerts:').waitFor();
  // It is no duplicate of what it replaces.
  await expect.poll(() => panel.getByText(/^Conflict/).count()).toBe(0);
  await expect.poll(() => panel.getByRole('button', { name: 'Sign', exact: true }).getAttribute('aria-disabled')).toBe('false');
  await panel.getByRole('button', { name: 'Sign', exact: true }).click();
  await line(/Metformin/)
    .getByText(/Signed by/)
    .waitFor();
  expect(await line(/Metformin/).count()).toBe(1);
  expect(await onRecord(id)).toEqual(['Metformin 500 mg tablet: 1 tablet by mouth twice a day']);
});

it('a prescription whose supply is used up does not stand among the current ones, and nothing is written', async () => {
  const id = await newRecord();
  const prescriptionId = await prescribed(id);
  await page.route(`**/patients/${id}/prescriptions`, async (route) => {
    // The page has the same path as what it asks for.
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    return route.fulfill({
      response,
      json: { ...body, prescriptions: body.prescriptions.map((one: object) => ({ ...one, signedAt: '2025-01-05T09:00:00.000Z' })) },
    });
  });
  await app.enter(page, `/patients/${id}/prescriptions`);
  await line('Amlodipine').getByText('Supply used up').waitFor();
  await page.getByRole('heading', { name: 'Course or supply ended' }).waitFor();
  await page.getByText('No prescriptions yet.').waitFor();
  expect(await line('Amlodipine').getByText('Active', { exact: true }).count()).toBe(0);
  await app.expectGoodScreen(page);
  const { prescriptions } = (await ask('GET', `/patients/${id}/prescriptions`)).body;
  expect(prescriptions).toMatchObject([{ id: prescriptionId, status: 'active' }]);
});
