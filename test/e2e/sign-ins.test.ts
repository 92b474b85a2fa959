import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { cognito, signIn } from '../api/client.ts';
import { startApp } from './app.ts';
import { said } from './said.ts';

const app = startApp({ patients: 2, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

/** Through the form, because it sends the browser's facts. */
async function signInAt(tab: Page): Promise<void> {
  await tab.goto('/settings');
  await app.signIn(tab, 'CLINICIAN');
}

it('an account sees its browsers, is notified of a new one, and removes the others by signing out everywhere', async () => {
  await signInAt(page);
  const list = page.locator('.lines li');
  const own = list.filter({ hasText: 'This browser' });
  await own.getByText('Last sign-in').waitFor();
  await expect.poll(() => list.count()).toBe(1);

  const other = await app.openElsewhere('new');
  await signInAt(other);
  const listElsewhere = other.locator('.lines li');
  await expect.poll(() => listElsewhere.count()).toBe(2);
  await listElsewhere.first().getByText('This browser').waitFor();

  await page.goto('/settings');
  await expect.poll(() => list.count()).toBe(2);
  await app.expectGoodScreen(page);
  await page.goto('/patients');
  await page.getByRole('heading', { name: 'Patients', level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notification = page.locator('li[data-unread=true]', { hasText: 'Signed in from a browser not used before' });
  await expect.poll(() => notification.count()).toBe(1);
  await notification.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Browsers you signed in with' }).waitFor();

  const { endpoints } = app.cloud;
  const [account] = endpoints.accounts.filter(({ role }) => role === 'CLINICIAN');
  const { refresh } = await signIn(account?.email ?? '', account?.password ?? '', endpoints);
  const renewed = () => cognito('GetTokensFromRefreshToken', { ClientId: endpoints.userPoolClientId, RefreshToken: refresh }, endpoints);
  expect((await renewed()).status).toBe(200);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await said(page, 'Signed out everywhere');
  // A device that was left open elsewhere is signed out too.
  expect((await renewed()).status).toBe(400);
  await signInAt(page);
  await own.waitFor();
  await expect.poll(() => list.count()).toBe(1);
});
