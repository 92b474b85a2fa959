import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';
import { said } from './said.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  const { endpoints } = app.cloud;
  const { access: token } = await tokensOf('ADMIN', endpoints);
  await call('PUT', '/care-directory', { token, body: { directory: null } }, endpoints.apiUrl);
  page = await app.open();
});
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(new RegExp(`^${name}\\s*(\\(|$)`));

it('an administrator corrects a number and a place, a visitor sees them, and the shipped list is restored', async () => {
  await app.enter(page, '/settings', 'ADMIN');
  await page.getByRole('link', { name: 'Correct the list' }).click();
  await page.getByText('This is the built-in list.').waitFor();
  await button('Change: Al Wakra Hospital').press('Enter');
  await field('Number to call').fill('+974 4011 4444');
  await button('Remove: Hamad General Hospital').press('Enter');
  // A whole date may be pasted into any of its parts.
  await page.locator('#checkedOn').fill('2027-01-05');
  await button('Save Changes').press('Enter');
  await said(page, 'List saved');
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
  await said(page, 'The shipped list applies again');
  await button('Remove: Hamad General Hospital').waitFor();
  await theirs.reload();
  await unfold('Near you, and other places');
  await card().getByText('List checked on Nov 23, 2026.').waitFor();
});
