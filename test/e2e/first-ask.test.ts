import type { Page, Request } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

/** Holds back the code of every page; the returned function releases it. */
async function holdCode(): Promise<() => void> {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(/\/assets\/base-[^/]*\.js$/, async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}
function apiRequests(): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api'.length) + search);
  });
  return asked;
}

it('the first page of patients is asked for before its code has come, and once', async () => {
  const [path, shown] = ['/patients', '.row-link'];
  const expected = ['/patients?page=1&sortBy=createdAt&sortOrder=desc&limit=10'];
  await page.goto(path);
  await app.signIn(page, 'CLINICIAN');
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const deliver = await holdCode();
  const asked = apiRequests();
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => asked.toSorted()).toEqual(expected);
  deliver();
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => expected.includes(one)).toSorted()).toEqual(expected);
});

it('nothing is asked for somebody who was idle too long: they sign in again', async () => {
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN');
  await page.locator('.row-link').first().waitFor();
  await page.evaluate(() => localStorage.setItem('afiya.last-activity', '1'));
  const asked = apiRequests();
  await page.goto('/patients', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(asked).toEqual([]);
});
