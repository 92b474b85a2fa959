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
const panel = () => page.getByRole('region', { name: 'Prescribe', exact: true });
const lines = () =>
  page
    .getByRole('region', { name: 'To be signed together' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
const openPanel = () => page.getByRole('complementary').getByRole('button', { name: 'Prescribe', exact: true }).click();

async function newRecord(
  medicalInfo: Record<string, unknown> = {},
  personal: Record<string, unknown> = { gender: 'male' },
): Promise<string> {
  const body = newPatientBody(personal);
  const known = { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', ...medicalInfo } };
  return (await ask('POST', '/patients', known)).body.id;
}
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

it('two medicines are signed at once beside the chart, survive a reload before, and are printed on one sheet after', async () => {
  const id = await newRecord();
  await app.enter(page, `/patients/${id}/chart`);
  await openPanel();
  await page.getByRole('combobox', { name: 'Medicine' }).waitFor();
  // Nothing is to sign yet.
  expect(await button('Sign').count()).toBe(0);
  await type('cetirizine 10 1 7', 'Cetirizine');
  await button('Add another medicine').click();
  await lines().getByText('1 tablet by mouth once a day for 7 days · 7 tablets').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('drug');
  await type('paracetamol 500 4 3', 'Paracetamol');
  await page.reload();
  await page.getByText(/Not signed\. Restored from/).waitFor();
  await lines().getByText('Cetirizine 10 mg').waitFor();
  await app.expectGoodScreen(page);
  expect(await prescribedTo(id)).toEqual([]);
  await button('Sign all: 2').click();
  await panel().getByText('Prescriptions signed: 2').waitFor();
  expect(await prescribedTo(id)).toEqual(['Cetirizine active', 'Paracetamol active']);
  expect(await lines().count()).toBe(0);
  const asked = page.waitForRequest((request) => request.url().includes('/papers/prescriptions'));
  await panel().getByRole('button', { name: 'Print' }).click();
  const { prescriptions } = (await ask('GET', `/patients/${id}/prescriptions`)).body;
  expect(new URL((await asked).url()).searchParams.get('ids')?.split(',')).toEqual(prescriptions.map((one: { id: string }) => one.id));
});

it('a line sees those above it, is edited and removed, and what was typed meanwhile waits among the lines', async () => {
  const id = await newRecord();
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await type('cetirizine 10 1 7', 'Cetirizine');
  await button('Add another medicine').click();
  await type('cetirizine 10 1 5', 'Cetirizine');
  await page
    .getByText(/^Conflict: .*Cetirizine/)
    .first()
    .waitFor();
  // It cannot be put aside without an answer either.
  await button('Add another medicine').click();
  await page.getByText('Confirm that this was taken into account').waitFor();
  await page.getByLabel('Taken into account').check();
  await button('Edit Cetirizine').click();
  await expect.poll(() => page.locator('#days').inputValue()).toBe('7');
  await lines().getByText('for 5 days').waitFor();
  await button('Remove Cetirizine').click();
  await lines().waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Taken into account').count()).toBe(0);
  await button('Sign').click();
  await page.getByText(/Signed by/).waitFor();
  expect(await prescribedTo(id)).toEqual(['Cetirizine active']);
});

it('an allergy recorded before the signature refuses all, stands at its line, and nothing typed is lost', async () => {
  const id = await newRecord();
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await type('amox 500 3 7', 'Amoxicillin');
  await page.getByLabel('Reduced kidney function').selectOption('no');
  await page.getByText('Could not check').waitFor({ state: 'detached' });
  await expect.poll(() => button('Add another medicine').getAttribute('aria-disabled')).toBe('false');
  await button('Add another medicine').click();
  await type('cetirizine 10 1 7', 'Cetirizine');
  const severe = { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] };
  await ask('PUT', `/patients/${id}`, { medicalInfo: severe });
  await button('Sign all: 2').click();
  await page.getByText('Allergies or medicines changed after the check').waitFor();
  await lines().getByText('Conflict: allergy to its class').waitFor();
  expect(await prescribedTo(id)).toEqual([]);
  await button('Sign all: 2').click();
  await lines().getByText('Write a reason').waitFor();
  await app.expectGoodScreen(page);
  await lines().getByLabel('Reason for prescribing anyway').fill('Tolerated twice since');
  await button('Sign all: 2').click();
  await page
    .getByText(/Signed by/)
    .first()
    .waitFor();
  expect(await prescribedTo(id)).toEqual(['Amoxicillin active', 'Cetirizine active']);
});

it('a renewal waits for the signature of the next medicine, and ends the earlier one with it', async () => {
  const id = await newRecord();
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await type('cetirizine 10 1 7', 'Cetirizine');
  await button('Sign').click();
  await page.getByRole('link', { name: 'Renew' }).click();
  await expect.poll(() => page.locator('#sign-prescription').getAttribute('aria-disabled')).toBe('false');
  await button('Add another medicine').click();
  await lines().getByText('Cetirizine 10 mg').waitFor();
  await type('paracetamol 500 4 3', 'Paracetamol');
  await button('Sign all: 2').click();
  await panel().getByText('Prescriptions signed: 2').waitFor();
  expect(await prescribedTo(id)).toEqual(['Cetirizine active', 'Paracetamol active', 'Cetirizine completed']);
});

it('what was answered about a patient is not asked again for the next prescription, and an unsigned form is discarded on request', async () => {
  const id = await newRecord({}, { gender: 'female', dateOfBirth: '1994-02-03' });
  await app.enter(page, `/patients/${id}/chart`);
  await openPanel();
  await type('ibuprofen 400 3 5', 'Ibuprofen');
  await page.getByLabel('Pregnant').selectOption('no');
  await page.getByLabel('Reduced kidney function').selectOption('no');
  await page.getByText('Could not check').first().waitFor({ state: 'detached' });
  await expect.poll(() => button('Sign').getAttribute('aria-disabled')).toBe('false');
  await button('Sign').click();
  await panel().getByText('Prescription signed').waitFor();
  await type('atorvastatin 20 1', 'Atorvastatin');
  await page.getByText(/As you answered at/).waitFor();
  expect(await page.getByLabel('Pregnant').inputValue()).toBe('no');
  expect(await page.getByText('Could not check: pregnancy').count()).toBe(0);
  await page.reload();
  await page.getByText(/Not signed\. Restored from/).waitFor();
  await button('Discard').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('combobox', { name: 'Medicine' }).waitFor();
  expect(await page.getByText(/Restored from/).count()).toBe(0);
  expect(await button('Sign').count()).toBe(0);
  await page.reload();
  await page.getByRole('combobox', { name: 'Medicine' }).waitFor();
  expect(await page.getByText('Atorvastatin').count()).toBe(0);
});
