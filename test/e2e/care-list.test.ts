import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { call, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';

const app = startApp();
let page: Page;
const put = async (directory: unknown) => {
  const { endpoints } = app.cloud;
  return call('PUT', '/care-directory', { token: (await tokensOf('ADMIN', endpoints)).access, body: { directory } }, endpoints.apiUrl);
};
beforeEach(async () => {
  await put(null);
  page = await app.open();
});
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.locator('.toast').getByText(text).waitFor();
const field = (name: string) => page.getByLabel(new RegExp(`^${name}\\s*(\\(|$)`));
const heading = () => page.getByRole('heading', { level: 1, name: 'List of where to go' }).waitFor();
const open = async (name: string) => {
  await button(`Change: ${name}`).press('Enter');
  await field('Number to call').waitFor();
};
const checkedOn = async (day: string, month: string, year: string) => {
  for (const [id, part] of [
    ['checkedOn', day],
    ['checkedOn-month', month],
    ['checkedOn-year', year],
  ] as const)
    await page.locator(`#${id}`).fill(part);
};

it('an administrator corrects a number, hours and places, a visitor sees them, and the shipped list is restored', async () => {
  await app.enter(page, '/settings', 'ADMIN');
  await page.getByRole('link', { name: 'Correct the list' }).click();
  await heading();
  await page.getByText('This is the built-in list.').waitFor();
  await app.expectGoodScreen(page);
  await open('Al Wakra Hospital');
  await field('Number to call').fill('+974 4011 4444');
  await open('Health centers (PHCC)');
  await field('Opening hours').selectOption('By weekday');
  await button('Add a period: Sunday').click();
  await field('Sunday, period 1, from').fill('7');
  await app.expectGoodScreen(page);
  await button('Remove: Hamad General Hospital').press('Enter');
  await button('Add a number or place').press('Enter');
  await checkedOn('5', '1', '2027');
  await button('Save Changes').press('Enter');
  // The entries with problems are opened, and the first problem has the focus.
  await page.getByText('Times in steps of five minutes are needed').waitFor();
  await expect.poll(() => field('Sunday, period 1, from').evaluate((input) => input === document.activeElement)).toBe(true);
  await field('Sunday, period 1, from').fill('7:00');
  await field('Sunday, period 1, to').fill('24:00');
  await button('Save Changes').press('Enter');
  await expect.poll(() => field('Name in English').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByText('Name is required').first().waitFor();
  await field('What it is').selectOption('Pharmacy');
  await field('Name in English').fill('The pharmacy of the test');
  await field('Name in Arabic').fill('صيدلية الاختبار');
  await field('What it is for, in English').fill('Medicines at night');
  await field('What it is for, in Arabic').fill('أدوية في الليل');
  await button('Save Changes').press('Enter');
  await said('List saved');
  await page.getByText('This list was corrected here.').waitFor();

  const theirs = await app.openElsewhere();
  const { ask, unfold } = symptomForm(() => theirs);
  const card = () => theirs.getByRole('region', { name: 'Where to go in Qatar' });
  await theirs.goto('/symptom-checker');
  await ask('crushing chest pain spreading to my left arm');
  await unfold('Near you, and other places');
  await card().getByText('List checked on Jan 5, 2027.').waitFor();
  await expect
    .poll(async () => (await card().locator('li strong').allTextContents()).slice(0, 2))
    .toEqual(['Ambulance', 'Al Wakra Hospital']);
  await card().locator('a[href="tel:+97440114444"]').waitFor();

  await button('Restore the built-in list').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore the built-in list' }).click();
  await said('The shipped list applies again');
  await button('Remove: Hamad General Hospital').waitFor();
  await theirs.reload();
  await unfold('Near you, and other places');
  await card().getByText('List checked on Nov 23, 2026.').waitFor();
});

it('a list without 999 is not saved, with the reason shown', async () => {
  await app.enter(page, '/settings/care', 'ADMIN');
  await button('Remove: Ambulance').click();
  await button('Save Changes').click();
  await page.getByText('The list must keep 999').waitFor();
  // The typed text survives a reload, and can be discarded.
  await page.reload();
  await heading();
  await expect.poll(() => button('Remove: Ambulance').count()).toBe(0);
  await button('Start over').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await button('Remove: Ambulance').waitFor();
});

it("a change after another administrator's is not saved over it, and keeps what was typed", async () => {
  await app.enter(page, '/settings/care', 'ADMIN');
  await open('Al Wakra Hospital');
  await field('Number to call').fill('40114444');
  await put({ ...shippedCareDirectory, checkedOn: '2027-02-01' });
  await button('Save Changes').click();
  // It was not sent, because it is no phone number.
  await page.getByText('Invalid phone number format').waitFor();
  await field('Number to call').fill('+97440114444');
  await button('Save Changes').click();
  await page.getByText('Someone changed this list after you opened it.').waitFor();
  await expect.poll(() => field('Number to call').inputValue()).toBe('+97440114444');
  await app.expectGoodScreen(page);
  await button('Keep my changes').click();
  await button('Save Changes').click();
  await said('List saved');
});

it('is for administrators only', async () => {
  await app.enter(page, '/settings/care');
  await page.getByText('Only administrators correct this list.').waitFor();
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Password' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Correct the list' }).count()).toBe(0);
});
