import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, tokensOf } from '../api/client.ts';
import { carers } from '../api/given-care.ts';
import { startApp } from './app.ts';
import { type Linked, enterAs, linkedAccount } from './linked-accounts.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));
const care = carers(() => app.cloud.endpoints);

it('a repeat is requested, declined with a reason that the patient reads, requested again and granted', async () => {
  const { email, linked } = await linkedAccount(app, ['self', { firstName: 'Repeat', lastName: 'Al-Homeward' }]);
  const [{ id, name }] = linked as [Linked];
  const prescriptionId = await care.prescribed(id);
  await enterAs(page, email, '/medicines');
  const prescriptions = page.locator('main');
  const askAgain = prescriptions.getByRole('button', { name: 'Request a refill, Amlodipine' });
  await askAgain.waitFor();
  await askAgain.press('Enter');
  await prescriptions.getByText(/^Refill requested on .* The clinic has not answered yet\.$/).waitFor();
  await askAgain.waitFor({ state: 'detached' });

  const clinic = await app.openElsewhere();
  await app.enter(clinic, '/dashboard');
  await clinic.getByRole('button', { name: /^Notifications/ }).click();
  const told = clinic.getByRole('region', { name: 'Notifications' }).locator('li', { hasText: name });
  await told.getByText('A refill of a prescription was requested.').waitFor();
  await told.getByRole('link', { name }).click();
  await clinic.getByText(/^Refill requested on .* Requested by: The patient$/).waitFor();
  expect(new URL(clinic.url()).pathname).toBe(`/patients/${id}/prescriptions`);
  await clinic.getByRole('link', { name: 'Renew' }).waitFor();
  await clinic.getByRole('button', { name: 'Decline refill' }).click();
  const dialog = clinic.getByRole('dialog', { name: 'Decline refill' });
  await dialog.getByRole('button', { name: 'Decline refill' }).click();
  await dialog.getByText('A reason is needed').waitFor();
  await clinic.keyboard.type('A <b>blood test</b> comes first');
  await clinic.keyboard.press('Enter');
  await clinic.getByText(/^Refill requested on/).waitFor({ state: 'detached' });

  await page.reload();
  await prescriptions.getByText(/^Refill declined on .*: A <b>blood test<\/b> comes first$/).waitFor();
  await askAgain.click();
  await prescriptions.getByText(/^Refill requested on/).waitFor();
  await care.prescribed(id, { prior: prescriptionId });
  await page.reload();
  await prescriptions.getByText(/^Refilled on .*, as requested$/).waitFor();
  await prescriptions.getByText('Earlier prescriptions').waitFor();
});

it('saves a check that was begun in the account by one press, and carries its words into an appointment', async () => {
  const { email, linked } = await linkedAccount(app, [
    'parent',
    { firstName: 'Hamad', lastName: 'Al-Checked', gender: 'male', dateOfBirth: `${new Date().getFullYear() - 5}-01-02` },
  ]);
  const [{ id, name }] = linked as [Linked];
  await enterAs(page, email);
  await page.locator('main .shortcut').getByRole('link', { name: 'Symptom checker' }).click();
  await page.getByRole('button', { name: 'Check symptoms: Hamad' }).click();
  await expect.poll(() => page.locator('#age').inputValue()).toBe('5');
  await expect.poll(() => page.getByLabel('Someone else').isChecked()).toBe(true);
  await page.locator('#description').fill('runny nose and sneezing since yesterday');
  await page.getByRole('button', { name: 'Analyze Symptoms' }).click();
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: 'In your account' }) });
  await own.waitFor();
  // Whoever has an account is offered none.
  await page.getByRole('link', { name: 'Your account' }).waitFor();
  expect(await page.getByRole('button', { name: 'Register' }).count()).toBe(0);
  await own.getByRole('button', { name: 'Save to the record of Hamad' }).click();
  await page.getByText(`Saved to the record of ${name}.`).waitFor();
  const { access: staff } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  expect((await call('GET', `/patients/${id}/symptom-sessions`, { token: staff }, app.cloud.endpoints.apiUrl)).body.rows).toHaveLength(1);
  await page.getByRole('link', { name: 'Ask for an appointment about this' }).click();
  await expect.poll(() => page.getByLabel('Reason for the visit').inputValue()).toBe('runny nose and sneezing since yesterday');
});

it('keeps what is written before the code of the checker has come, in a check that was begun in the account', async () => {
  const { email } = await linkedAccount(app, [
    'self',
    { firstName: 'Early', lastName: 'Al-Checked', gender: 'female', dateOfBirth: '1985-03-14' },
  ]);
  await enterAs(page, email, '/check');
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(/\/assets\/symptom-checker-.*\.js$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Check symptoms' }).click();
  const description = page.locator('#description');
  await description.fill('runny nose');
  expect(await page.getByLabel('Female', { exact: true }).isChecked()).toBe(false);
  deliver();
  await page.getByRole('button', { name: 'Analyze Symptoms', disabled: false }).waitFor();
  expect(await page.getByLabel('Female', { exact: true }).isChecked()).toBe(true);
  // Nor does the person who writes lose their place.
  await page.keyboard.type(' and sneezing');
  expect(await description.inputValue()).toBe('runny nose and sneezing');
  await page.getByRole('button', { name: 'Analyze Symptoms' }).click();
  await page.getByRole('heading', { name: 'In your account' }).waitFor();
});

it('what the browser remembers of an earlier check does not get into that of a child', async () => {
  const dateOfBirth = `${new Date().getFullYear() - 5}-01-02`;
  const { email } = await linkedAccount(app, ['parent', { firstName: 'Hamad', lastName: 'Al-Checked', gender: 'male', dateOfBirth }]);
  await enterAs(page, email, '/check');
  await page.goto('/symptom-checker');
  await page.locator('#description').fill('chest pain');
  await page.getByLabel('Female', { exact: true }).check();
  await page.getByText('More details').click();
  await page.locator('#duration').selectOption('today');
  await page.goto('/check');
  const begin = page.getByRole('button', { name: 'Check symptoms: Hamad' });
  await begin.click();
  await page.locator('#description').fill('runny nose');
  await page.goBack();
  await begin.waitFor();
  // A page that comes over the network is filled after its code has run.
  await page.route('**/symptom-checker', (route) => route.continue());
  await page.goBack();
  await page.getByRole('button', { name: 'Analyze Symptoms', disabled: false }).waitFor();
  const shown = await Promise.all(
    ['#description', '#duration', '#age', '[name=gender]:checked'].map((control) => page.locator(control).inputValue()),
  );
  expect(shown).toEqual(['runny nose', '', '5', 'male']);
});
