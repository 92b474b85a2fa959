import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';

/** The scroll position of a page: a new page opens at its top, a revisited page where it was left. */
const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.setViewportSize({ width: 390, height: 500 });
});

const rows = () => page.locator('.row-link');
const scrolled = () => page.evaluate(() => Math.round(scrollY));
async function enter(path: string): Promise<void> {
  await page.goto(path);
  await app.signIn(page, 'CLINICIAN');
  await rows().first().waitFor();
}
/** Scrolls to the last row; returns the scroll position. */
async function scrollToEnd(): Promise<number> {
  await rows().nth(9).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 40));
  await expect.poll(scrolled).toBeGreaterThan(900);
  return scrolled();
}

/** Holds back the rows of lists until they are released. */
async function holdRows(): Promise<() => void> {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route('**/api/patients?*', async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}

it("a link opens at the top, and Back restores the list's scroll position", async () => {
  await enter('/patients');
  const left = await scrollToEnd();
  // A click of the test's mouse would scroll the row to where it can be hit.
  await rows().nth(9).dispatchEvent('click');
  await page.getByRole('heading', { name: 'Medical information' }).waitFor();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(left);
});

it("Back over another document restores the list's scroll position, however late its rows load", async () => {
  await enter('/patients');
  const left = await scrollToEnd();
  await page.goto('/symptom-checker');
  await page.locator('h1').first().waitFor();
  const deliver = await holdRows();
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('main .skeleton').first().waitFor();
  deliver();
  await rows().nth(9).waitFor();
  await expect.poll(scrolled).toBe(left);
});

it('a reload keeps the scroll position, and a user who has scrolled on is not pulled back', async () => {
  await enter('/patients');
  const left = await scrollToEnd();
  await page.reload();
  await expect.poll(scrolled).toBe(left);
  const deliver = await holdRows();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('main .skeleton').first().waitFor();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -5000);
  await expect.poll(scrolled).toBe(0);
  deliver();
  await rows().nth(9).waitFor();
  expect(await scrolled()).toBe(0);
});
