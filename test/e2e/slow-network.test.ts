import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { description, analyze } = symptomForm(() => page);

/** A tab before any script has arrived; `deliver` releases the scripts. */
async function withoutScriptsYet(tab: Page): Promise<() => void> {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await tab.route(/\/assets\/.*\.js$/, async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}

describe('the symptom checker before its scripts', () => {
  it('says whom to call and asks its questions; text typed before the scripts run is kept, and nothing moves', async () => {
    const deliver = await withoutScriptsYet(page);
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted')) + Number(Reflect.get(entry, 'value')) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/symptom-checker', { waitUntil: 'commit' });
    const calls = page.locator('a[href="tel:999"]');
    await expect.poll(() => calls.allTextContents()).toEqual(['Emergency? Call 999', 'طوارئ؟ اتصل بالرقم 999']);
    await description().fill('a sore throat and a runny nose');
    await page.getByLabel('For someone else').check();
    await page.locator('#duration').selectOption('3-7 days');
    await page.locator('#severity').press('ArrowRight');
    expect(await analyze().isEnabled()).toBe(false);
    expect(await page.title()).toBe('Symptom checker · Afiya');
    deliver();
    await page.getByText('30/2000 characters').waitFor();
    await expect.poll(() => analyze().isEnabled()).toBe(true);
    expect(await description().inputValue()).toBe('a sore throat and a runny nose');
    const request = page.waitForRequest('**/api/public/symptom-check');
    await analyze().click();
    expect((await request).postDataJSON()).toMatchObject({
      symptoms: { description: 'a sore throat and a runny nose', severity: 6, duration: '3-7-days' },
    });
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.1);
  });

  it("switches to the visitor's chosen language once the scripts run, with the typed text", async () => {
    await page.addInitScript(() => localStorage.setItem('afiya.locale', 'ar'));
    const deliver = await withoutScriptsYet(page);
    await page.goto('/symptom-checker', { waitUntil: 'commit' });
    await page.locator('#description').fill('ألم في الحلق منذ يومين');
    deliver();
    await expect.poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl']);
    expect(await page.locator('#description').inputValue()).toBe('ألم في الحلق منذ يومين');
    await app.expectGoodScreen(page);
  });

  it('is complete for a returning visitor', async () => {
    await page.goto('/symptom-checker');
    await description().fill('a sore throat and a runny nose');
    await analyze().click();
    const session = page.locator('summary').filter({ hasText: 'Your session' });
    await session.waitFor();
    await page.reload();
    await session.waitFor();
    await app.expectGoodScreen(page);
  });
});

it('a browser that prefers Arabic gets the form in Arabic, before any script', async () => {
  const context = await app.context.browser()?.newContext({ baseURL: app.cloud.endpoints.webUrl, locale: 'ar-QA' });
  if (context === undefined) throw new Error('the browser is gone');
  const tab = await context.newPage();
  await withoutScriptsYet(tab);
  await tab.goto('/symptom-checker', { waitUntil: 'commit' });
  await tab.locator('#description').waitFor();
  expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl']);
  expect(await tab.locator('a[href="tel:999"]').first().getAttribute('lang')).toBe('ar');
  await context.close();
});

it.each(['/symptom-checker', '/symptom-checker/how', '/login', '/patients'])(
  'a browser that runs no scripts is told at %s what to do, and whom to call',
  async (path) => {
    // Chromium parses these elements as if it ran scripts, even where a test forbids them.
    const [, told = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await (await page.request.get(path)).text()) ?? [];
    for (const text of ['This page needs JavaScript', 'تحتاج هذه الصفحة إلى JavaScript', 'href="tel:999"']) expect(told).toContain(text);
  },
);

it('until the settings are loaded, a page for users shows the spinner, and the sign-in does not', async () => {
  await page.route('**/config.json', () => undefined);
  await page.goto('/patients', { waitUntil: 'commit' });
  await page.locator('.spinner[data-size=large]').waitFor();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['fonts'])).toBe('own');
  expect(await page.locator('.spinner').count()).toBe(0);
});

it("on a slow line a page's fonts load after its content, and do not delay it", async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }));
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/api/patients?*', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/patients?*');
  await app.enter(page, '/patients');
  await asked;
  await page.locator('.skeleton').first().waitFor();
  expect(fonts).toEqual([]);
  release();
  await page.locator('.row-link').first().waitFor();
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
});
