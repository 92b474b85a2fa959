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

  it('no page that only staff may open, for a patient', async () => {
    await page.goto('/login');
    await app.signIn(page, 'PATIENT');
    await page.getByRole('heading', { name: 'Health', exact: true }).waitFor();
    await isFetched('results-page', 'check-page');
    await page.locator('main').getByRole('link', { name: 'Results' }).click();
    await page.getByRole('heading', { level: 1, name: 'Test results' }).waitFor();
    expect(files).not.toContain('edit-patient-page');
    expect(files).not.toContain('new-patient-page');
  });

  it('of a link under the pointer, or with keyboard focus', async () => {
    await page.goto('/dashboard');
    await app.signIn(page, 'CLINICIAN');
    await page.getByText('Total Patients').waitFor();
    await isFetched('new-patient-page');
    expect(files).not.toContain('access-log-page');
    await pointAt('Security');
    await isFetched('access-log-page');
    expect(files).not.toContain('settings-page');
    await nav().getByRole('link', { name: 'Settings' }).focus();
    await isFetched('settings-page');
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }] as const)(
    'nothing on a line that is slow or dear: %o',
    async (line) => {
      const asked = await onLine(line);
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
    },
  );
});

describe('the symptom checker', () => {
  it('fetches the code of sign-in and registration, which then comes from the cache', async () => {
    await page.goto('/symptom-checker');
    await isFetched('login-page', 'register-page', 'router');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.locator('#email').waitFor();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(login-page|router)/.test(name))
        .map((entry) => Number(Reflect.get(entry, 'transferSize'))),
    );
    expect(loaded).toEqual([0, 0]);
  });

  it('fetches nothing for another page if the visitor saves data', async () => {
    const asked = await onLine({ saveData: true });
    await page.goto('/symptom-checker');
    await expect.poll(asked).toBeGreaterThan(0);
    expect(files).not.toContain('login-page');
  });
});
