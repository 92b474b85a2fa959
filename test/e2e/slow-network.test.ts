import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { description, analyze, unfold } = symptomForm(() => page);

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
      const shifts: object[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved: { node?: Element }[] = Reflect.get(entry, 'sources');
          const nodes = moved.map(({ node }) => `${node?.nodeName} ${node?.id ?? ''} ${node?.textContent?.slice(0, 30)}`);
          shifts.push({ at: entry.startTime, value: Reflect.get(entry, 'value'), nodes });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/symptom-checker', { waitUntil: 'commit' });
    const calls = page.locator('a[href="tel:999"]');
    await expect.poll(() => calls.allTextContents()).toEqual(['Emergency? Call 999', 'طوارئ؟ اتصل بالرقم 999']);
    await description().fill('a sore throat and a runny nose');
    await page.getByLabel('Someone else').check();
    await page.getByLabel('14–64').check();
    await unfold('More details');
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
      symptoms: { description: 'a sore throat and a runny nose', severity: 6, duration: '3-7-days', forSelf: false, ageGroup: '14-64' },
    });
    const shifts = await page.evaluate((): { at: number; value: number; nodes: string[] }[] => Reflect.get(globalThis, 'shifts'));
    const all = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(all, `what moved: ${JSON.stringify(shifts)}`).toBeLessThan(0.1);
  });

  it("switches to the visitor's chosen language once the scripts run, with the typed text", async () => {
    await page.addInitScript(() => localStorage.setItem('afiya.locale', 'ar'));
    const deliver = await withoutScriptsYet(page);
    await page.goto('/symptom-checker', { waitUntil: 'commit' });
    await page.locator('#description').fill('ألم في الحلق منذ يومين');
    deliver();
    await expect.poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl']);
    expect(await page.locator('#description').inputValue()).toBe('ألم في الحلق منذ يومين');
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

it('a browser that runs no scripts is told on every page what to do, and whom to call', async () => {
  for (const path of ['/symptom-checker', '/symptom-checker/how', '/login', '/patients']) {
    const document = await (await page.request.get(path)).text();
    // Chromium parses these elements as if it ran scripts, even where a test forbids them.
    const [, told = ''] = /<noscript>(.*?)<\/noscript>/s.exec(document) ?? [];
    for (const text of ['This page needs JavaScript', 'تحتاج هذه الصفحة إلى JavaScript', 'href="tel:999"']) expect(told).toContain(text);
    expect(document).toContain('data-theme="medical"');
  }
});
