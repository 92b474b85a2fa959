import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './app.ts';

/** Prefetching of code. */
const app = startApp();
let page: Page;
let files: string[] = [];
beforeEach(async () => {
  page = await app.open();
  files = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.replace(/^\/assets\/(.*)-.{7}\.js$/, '$1')));
});
const isFetched = async (...names: readonly string[]) => expect.poll(() => files).toEqual(expect.arrayContaining([...names]));
const nav = () => page.getByRole('navigation', { name: 'Main' });
const pointAt = (name: string) => nav().getByRole('link', { name }).hover();

/** Makes the browser report this about its line; returns how often it was queried. */
async function onLine(line: { readonly saveData?: true; readonly effectiveType?: string }): Promise<() => Promise<number>> {
  await page.addInitScript((said) => {
    let asked = 0;
    Object.defineProperty(navigator, 'connection', {
      get: () => {
        asked += 1;
        return said;
      },
    });
    Object.assign(globalThis, { lineAsked: () => asked });
  }, line);
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'lineAsked')()));
}

describe("pages' code is fetched before they are opened", () => {
  it('where a page leads, once it is loaded: the way from signing in to a form needs no more code', async () => {
    await page.goto('/login');
    await isFetched('guard', 'dashboard-page', 'register-page');
    await app.signIn(page, 'CLINICIAN');
    await page.getByText('Total Patients').waitFor();
    await isFetched('ahead', 'list-page', 'record-page', 'new-patient-page', 'provider-dashboard-page');
    await page.locator('main').getByRole('link', { name: 'Total Patients' }).click();
    await page.locator('.row-link').first().waitFor();
    await isFetched('edit-patient-page');
    await page.route('**/assets/**', (route) => route.abort());
    await page.locator('.row-link').first().click();
    await page.getByRole('heading', { name: 'Medical information' }).waitFor();
    await page.locator('main a[href$="/edit"]').click();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  });

  it('nothing on a line that is slow', async () => {
    const asked = await onLine({ effectiveType: '3g' });
    await page.goto('/dashboard');
    await app.signIn(page, 'CLINICIAN');
    await page.getByText('Total Patients').waitFor();
    await expect.poll(asked).toBeGreaterThan(0);
    await pointAt('Security');
    await page.waitForLoadState('networkidle');
    // Not even the code that would fetch them.
    for (const name of ['ahead', 'list-page', 'new-patient-page', 'access-log-page']) expect(files).not.toContain(name);
    await nav().getByRole('link', { name: 'Security' }).click();
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  });
});
