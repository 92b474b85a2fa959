import type { Page, Request } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
/** The tokens that this browser keeps. */
const tokensKept = async () => (await app.context.cookies()).filter(({ name }) => name.includes('Token')).map(({ name }) => name);
const warning = () => page.getByRole('alertdialog', { name: 'Are you still there?' });

it('an idle user is warned, may stay, and is signed out in the end', async () => {
  await page.clock.install();
  await page.goto('/patients?status=pending');
  await app.signIn(page, 'CLINICIAN');
  await page.getByText('Page 1 of').waitFor();
  await page.evaluate(() => sessionStorage.setItem('draft', 'typed'));
  // Real time also passes: half a minute is the margin for a busy machine.
  await page.clock.fastForward('24:30');
  expect(await warning().count()).toBe(0);
  await page.clock.fastForward('00:45');
  await warning().waitFor();
  await expect.poll(() => button('Stay signed in').evaluate((field) => field === document.activeElement)).toBe(true);
  await button('Stay signed in').click();
  await warning().waitFor({ state: 'hidden' });

  await page.clock.fastForward('26:00');
  await warning().waitFor();
  await page.clock.fastForward('05:00');
  await heading('Sign in to Afiya').waitFor();
  await page.getByText('You were signed out because of inactivity').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBe('typed');
  await expect.poll(tokensKept).toEqual([]);
  await app.signIn(page, 'CLINICIAN');
  await page.getByText('Page 1 of').waitFor();
  expect(page.url()).toContain('/patients?status=pending');
});

it('activity in one tab counts in the other, and so does signing out', async () => {
  await page.clock.install();
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN');
  await page.getByText('Page 1 of').waitFor();
  const other = await app.open();
  await other.goto('/patients');
  await other.getByText('Page 1 of').waitFor();
  await page.clock.fastForward('20:00');
  await other.getByRole('button', { name: 'Next' }).click();
  await page.clock.fastForward('10:00');
  expect(await warning().count()).toBe(0);
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await heading('Sign in to Afiya').waitFor();
  await expect.poll(tokensKept).toEqual([]);
});

it('new tokens that arrive after the end are revoked, not kept', async () => {
  await page.clock.install();
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN');
  await page.getByText('Page 1 of').waitFor();
  let asked = false;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const operation = (request: Request) => request.headers()['x-amz-target']?.split('.')[1];
  await page.route('**/*', async (route) => {
    if (operation(route.request()) !== 'GetTokensFromRefreshToken') return route.fallback();
    const response = await route.fetch();
    asked = true;
    await answered;
    await route.fulfill({ response });
  });
  // Access tokens last 15 minutes: the next request asks for new ones.
  await page.clock.fastForward('16:00');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => asked).toBe(true);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const left = page.waitForRequest((request) => operation(request) === 'RevokeToken');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await left;
  await heading('Sign in to Afiya').waitFor();
  const late = page.waitForRequest((request) => operation(request) === 'RevokeToken');
  answer();
  await late;
  expect(await tokensKept()).toEqual([]);
});

it('a tab that is restored after the timeout is signed out', async () => {
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN');
  await page.getByText('Page 1 of').waitFor();
  await page.evaluate(() => localStorage.setItem('afiya.last-activity', String(Date.now() - 31 * 60_000)));
  await page.reload();
  await page.getByText('You were signed out because of inactivity').waitFor();
  await app.expectGoodScreen(page);
});

it('a remembered user may return later; an open screen times out as for any other user', async () => {
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN', { remember: true });
  await page.getByText('Page 1 of').waitFor();
  await page.evaluate(() => localStorage.setItem('afiya.last-activity', String(Date.now() - 31 * 60_000)));
  await page.close();
  page = await app.open();
  let come = () => {};
  const held = new Promise<void>((done) => (come = done));
  await page.route(/\/sign-in-[^/]+\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest(/\/sign-in-[^/]+\.js$/);
  await page.goto('/patients');
  await page.getByText('Page 1 of').waitFor();
  await asked;
  // An idle time passes before the code that renews tokens has come: that it comes is no sign of life.
  await page.evaluate(() => localStorage.setItem('afiya.last-activity', String(Date.now() - 31 * 60_000)));
  come();
  await page.getByText('You were signed out because of inactivity').waitFor();
  await expect.poll(tokensKept).toEqual([]);
});
