import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import { cognito } from '../api/client.ts';
import { startApp } from './app.ts';
import { bytesOf } from './downloads.ts';

const app = startApp({ patients: 2, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const rows = (text: string) => page.locator('tbody tr', { hasText: text });
const emailOf = (role: Role): string => app.cloud.endpoints.accounts.find((one) => one.role === role)?.email ?? '';
const attempt = (email: string) =>
  cognito(
    'InitiateAuth',
    {
      ClientId: app.cloud.endpoints.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: 'Wrong-Harbour-7' },
    },
    app.cloud.endpoints,
  );

it('an administrator sees sign-ins and failed attempts, and searches and exports them', async () => {
  for (let count = 0; count < 3; count += 1) await attempt(emailOf('CLINICIAN'));
  await attempt('nobody@elsewhere.example');
  await app.enter(page, '/security', 'ADMIN');
  await page.getByRole('heading', { name: 'Access log' }).waitFor();
  await page.getByRole('navigation', { name: 'Logs' }).getByRole('link', { name: 'Sign-in log' }).click();
  await page.getByRole('heading', { name: 'Sign-in log' }).waitFor();
  const ofClinician = rows('Huda Al-Naimi');
  await ofClinician.getByText('Failed or given up: 3').last().waitFor();
  await expect.poll(() => ofClinician.first().textContent()).toContain('Clinician');
  await rows('Addresses without an account').getByText('Failed or given up').last().waitFor();
  await expect.poll(() => page.locator('main').textContent()).not.toContain('nobody@');
  await app.expectGoodScreen(page);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Role').selectOption('Clinician');
  await expect.poll(() => rows('Addresses without').count()).toBe(0);
  await page.getByLabel('Outcome').selectOption('Password reset');
  await page.getByText('Nothing in the log matches').waitFor();
  await page.getByLabel('Outcome').selectOption('Failed or given up');
  await ofClinician.first().waitFor();
  expect(new URL(page.url()).searchParams.get('role')).toBe('CLINICIAN');
  await page.reload();
  await ofClinician.first().waitFor();
  await expect.poll(() => rows('Signed in').filter({ hasNotText: 'Failed' }).count()).toBe(0);
  await app.expectGoodScreen(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sign-ins.csv');
  expect((await bytesOf(download)).toString()).toContain('Huda Al-Naimi');
  await page.getByText('Sign-in log exported').waitFor();
});

it('a log that fails to load is reported, and can be retried', async () => {
  await page.route('**/api/access-log/sign-ins*', (route) => route.fulfill({ status: 500, json: {} }));
  await app.enter(page, '/security?view=sign-ins', 'ADMIN');
  await page.getByText('The sign-in log could not be loaded.').waitFor({ timeout: 20_000 });
  await page.unroute('**/api/access-log/sign-ins*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows('Signed in').first().waitFor();
});

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

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('Signed out everywhere').waitFor();
  await signInAt(page);
  await own.waitFor();
  await expect.poll(() => list.count()).toBe(1);
});

it('a list that cannot be cleared does not block signing out everywhere', async () => {
  await app.enter(page, '/settings', 'PATIENT');
  await page.route('**/api/browsers*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('Signed out everywhere').waitFor();
});

it("an administrator sees each staff member's last sign-in, and opens their sign-ins", async () => {
  await app.enter(page, '/staff', 'ADMIN');
  const own = page.locator('.lines > li', { hasText: emailOf('ADMIN') });
  await own.getByRole('link', { name: /^Last sign-in: / }).click();
  await page.getByRole('heading', { name: 'Sign-in log' }).waitFor();
  await rows('Yousef Haddad').first().waitFor();
  await expect.poll(() => rows('Huda Al-Naimi').count()).toBe(0);
});

it('a patient reads why other people may see the record', async () => {
  await app.enter(page, '/security', 'PATIENT');
  await page.getByText('Why they may see it').click();
  await page.getByText('Works in the clinic’s care team').waitFor();
  await app.expectGoodScreen(page);
});
