import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const panel = () => page.getByRole('region', { name: 'Allergies' });
const banner = () => page.getByRole('region', { name: 'Patient' });
const dialog = () => page.locator('dialog[open]');
const said = (text: string) => page.locator('.toast').getByText(text).waitFor();

it('an allergy is added with its reaction, confirmed, and taken off the list for a reason; the banner follows', async () => {
  const { id } = await newPatient('Maha', 'Atopic');
  await app.enter(page, `/patients/${id}/chart`);
  await panel().getByText('Not asked').waitFor();
  await panel().getByRole('button', { name: 'Add an allergy' }).press('Enter');
  await dialog().getByRole('button', { name: 'Add an allergy' }).press('Enter');
  await dialog().getByText('Name the substance or medicine').waitFor();
  await page.keyboard.type('Penicillin');
  await dialog().getByLabel('Severity of the worst reaction').selectOption('severe');
  await dialog()
    .getByLabel(/^Reaction/)
    .fill('Anaphylaxis');
  await app.expectGoodScreen(page);
  await dialog().getByRole('button', { name: 'Add an allergy' }).press('Enter');
  await said('Allergy added');
  await dialog().waitFor({ state: 'hidden' });
  await banner().getByText('Penicillin').waitFor();
  await panel().getByText('Unconfirmed').waitFor();
  await panel().getByText('Anaphylaxis').waitFor();
  await panel().getByRole('button', { name: 'Confirm: Penicillin' }).press('Enter');
  await panel().getByText('Confirmed', { exact: true }).waitFor();
  await app.expectGoodScreen(page);

  await panel().getByRole('button', { name: 'Refute: Penicillin' }).press('Enter');
  await dialog().getByText('No other allergy is listed').waitFor();
  await dialog().getByRole('button', { name: 'Refute' }).press('Enter');
  await dialog().getByText('A reason is needed').waitFor();
  await page.keyboard.type('Took amoxicillin twice');
  await dialog().getByRole('button', { name: 'Refute' }).press('Enter');
  await dialog().waitFor({ state: 'hidden' });
  await banner().getByText('Not asked').waitFor();
  await panel().getByText('No longer listed: 1').click();
  await panel().getByText('Took amoxicillin twice').waitFor();
  await app.expectGoodScreen(page);
  await panel().getByRole('button', { name: 'Put back on the list: Penicillin' }).press('Enter');
  await banner().getByText('Penicillin').waitFor();
  // It returns with its earlier severity.
  await panel().getByText('Severe').waitFor();
});

it('an allergy from a form gets an entry, and simultaneous entries for it are both kept', async () => {
  const { id } = await newPatient('Mahmoud', 'Atopic');
  await ask('PUT', `/patients/${id}`, { medicalInfo: { allergies: ['حليب البقر'] } });
  await app.enter(page, `/patients/${id}/chart`);
  await panel().getByRole('button', { name: 'Add details: حليب البقر' }).click();
  await dialog()
    .getByLabel(/^Reaction/)
    .fill('طفح جلدي');
  await dialog().getByLabel('Confirmed, not only reported').check();
  await dialog().getByRole('button', { name: 'Add details' }).click();
  await panel().getByText('طفح جلدي').waitFor();
  await panel().getByText('Confirmed', { exact: true }).waitFor();

  await panel().getByRole('button', { name: 'Change details: حليب البقر' }).click();
  await dialog()
    .getByLabel(/^Reaction/)
    .fill('Hives');
  const [entry] = (await ask('GET', `/patients/${id}/allergies`)).body;
  await ask('PUT', `/patients/${id}/allergies/${entry.id}`, { reaction: 'Vomiting' });
  await dialog().getByRole('button', { name: 'Change details' }).click();
  // A colleague's change is not overwritten, and the typed text is still there.
  await dialog().getByRole('alert').waitFor();
  expect(
    await dialog()
      .getByLabel(/^Reaction/)
      .inputValue(),
  ).toBe('Hives');
  expect((await ask('GET', `/patients/${id}/allergies`)).body).toMatchObject([{ reaction: 'Vomiting' }]);
});

it.each([
  [1280, 900],
  [820, 1180],
])('at %i by %i px the patient stays in view while one reads, and all of the allergies open there', async (width, height) => {
  await app.enter(page, '/settings');
  await page.setViewportSize({ width, height });
  const { id } = await newPatient('Hind', 'Stays');
  const allergies = Array.from({ length: 30 }, (_, number) => `Substance with a long name, of which there are many: ${number}`);
  await ask('PUT', `/patients/${id}`, { medicalInfo: { allergies } });
  await page.goto(`/patients/${id}/chart`);
  await panel().waitFor();
  const banner = page.locator('.patient-banner');
  // A short page does not scroll as far.
  await banner.evaluate((element) => {
    const space = document.createElement('div');
    space.style.blockSize = '500dvh';
    element.parentElement?.append(space);
  });
  const bottom = () => banner.evaluate((element) => element.getBoundingClientRect().bottom / innerHeight);
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 3 * height);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3 * height);
  expect(await bottom()).toBeGreaterThan(0);
  expect(await bottom()).toBeLessThan(0.4);
  await banner.getByRole('button', { name: 'Show 26 more' }).click();
  await banner.getByText('of which there are many: 29').waitFor();
  await expect.poll(bottom).toBeGreaterThan(0.4);
  expect(await bottom()).toBeLessThan(1);
});
