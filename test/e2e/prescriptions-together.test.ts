import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { newPatientBody } from '../api/client.ts';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';

const app = startApp();
const { ask } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const lines = () =>
  page
    .getByRole('region', { name: 'To be signed together' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });

/** Types a line and chooses its medicine. */
async function type(line: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Medicine' }).fill(line);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('No alerts:').waitFor();
  await expect.poll(() => page.locator('#sign-prescription').getAttribute('aria-disabled')).toBe('false');
}
const prescribedTo = async (id: string): Promise<string[]> =>
  (await ask('GET', `/patients/${id}/prescriptions`)).body.prescriptions.map(
    ({ drug, status }: { drug: { name: { en: string } }; status: string }) => `${drug.name.en} ${status}`,
  );

it('two medicines survive a reload, are refused together for an allergy recorded in between, and are signed together for a reason', async () => {
  const body = newPatientBody({ gender: 'male' });
  const { id } = (await ask('POST', '/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known' } })).body;
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await type('amox 500 3 7', 'Amoxicillin');
  await page.getByLabel('Reduced kidney function').selectOption('no');
  await page.getByText('Could not check').waitFor({ state: 'detached' });
  await expect.poll(() => button('Add another medicine').getAttribute('aria-disabled')).toBe('false');
  await button('Add another medicine').click();
  await type('cetirizine 10 1 7', 'Cetirizine');
  await page.reload();
  await page.getByText(/Not signed\. Restored from/).waitFor();
  await lines().getByText('Amoxicillin 500 mg').waitFor();
  await expect.poll(() => page.locator('#sign-prescription').getAttribute('aria-disabled')).toBe('false');
  const severe = { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] };
  await ask('PUT', `/patients/${id}`, { medicalInfo: severe });
  await button('Sign all: 2').click();
  await page.getByText('Allergies or medicines changed after the check').waitFor();
  await lines().getByText('Conflict: allergy to its class').waitFor();
  expect(await prescribedTo(id)).toEqual([]);
  await button('Sign all: 2').click();
  await lines().getByText('Write a reason').waitFor();
  await lines().getByLabel('Reason for prescribing anyway').fill('Tolerated twice since');
  await button('Sign all: 2').click();
  await page
    .getByText(/Signed by/)
    .first()
    .waitFor();
  expect(await prescribedTo(id)).toEqual(['Amoxicillin active', 'Cetirizine active']);
});
