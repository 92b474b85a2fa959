import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { said } from './said.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const listed = (tab: Page) => tab.getByText('Page 1 of').waitFor();
const signInPage = (tab: Page) => tab.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
const tokens = async () => (await app.context.cookies()).filter(({ name }) => name.includes('Token'));
const signOut = async (tab: Page) => {
  await tab.getByRole('button', { name: 'Account menu' }).click();
  await tab.getByRole('button', { name: 'Sign out' }).click();
};
const signIn = async (given?: { remember: boolean }) => {
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN', given);
  await listed(page);
};
it('a second tab is signed in, without "remember me"', async () => {
  await signIn();
  const second = await app.open();
  await second.goto('/patients');
  await listed(second);
  const kept = await tokens();
  expect(kept.length).toBeGreaterThan(2);
  // No expiry: they end with the browser. A browser drops a cookie of more than 4096 bytes.
  for (const { name, value, expires, sameSite } of kept) {
    expect([name, expires, sameSite]).toEqual([name, -1, 'Strict']);
    expect(name.length + value.length).toBeLessThan(4096);
  }
});

it('closing the browser signs out a user without "remember me"', async () => {
  await signIn();
  const { cookies } = await app.context.storageState();
  // What a browser writes for its next start: cookies that expire.
  expect(cookies.filter(({ expires }) => expires !== -1)).toEqual([]);
  await signOut(page);
  await signInPage(page);
  await app.signIn(page, 'CLINICIAN', { remember: true });
  await listed(page);
  // The browser's own clock is the machine's.
  const machineMs = Date.now() - (globalThis.dateMovedByMs ?? 0);
  const days = (await tokens()).map(({ expires }) => Math.round((expires * 1000 - machineMs) / 86_400_000));
  expect(new Set(days)).toEqual(new Set([365]));
});

it("a sign-in in one tab applies to all, and no tab continues in another user's name", async () => {
  await page.goto('/login');
  await signInPage(page);
  const second = await app.open();
  await second.goto('/patients');
  await app.signIn(second, 'CLINICIAN');
  await listed(second);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await signOut(second);
  await signInPage(page);
  await signInPage(second);
  await app.signIn(page, 'PATIENT');
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await second.getByRole('button', { name: 'Account menu' }).click();
  const { email = '' } = app.cloud.endpoints.accounts.find(({ role }) => role === 'PATIENT') ?? {};
  await second.getByRole('banner').getByText(email).waitFor();
});

it('signs out in every tab, and leaves nothing behind', async () => {
  await signIn({ remember: true });
  const second = await app.open();
  await second.goto('/patients');
  await listed(second);
  await signOut(second);
  await said(second, 'Logged out successfully');
  await signInPage(second);
  await signInPage(page);
  expect(await tokens()).toEqual([]);
  await page.goto('/patients');
  await signInPage(page);
});
