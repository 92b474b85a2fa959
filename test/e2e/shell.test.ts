import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it("the stage's diagnostics list what responds, and another stage has none", async () => {
  const diagnosis = () => page.evaluate(async (): Promise<unknown> => Reflect.get(window, 'afiyaDiagnostics')?.());
  await page.goto('/login');
  await expect.poll(diagnosis).toEqual({ configuration: true, api: true, authentication: true });
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), diagnostics: false } });
  });
  await page.reload();
  await heading('Sign in to Afiya').waitFor();
  await expect.poll(diagnosis).toBeUndefined();
});

it('a page that fails to render says so, and what to do', async () => {
  await app.enter(page, '/dashboard');
  await page.route(/\/assets\/analytics-page/, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
  // It has reloaded once by then, because a newer build might have replaced the code.
  await heading('Something went wrong').waitFor();
  await page.getByText('If it happens again, write to support@afiya.example.').waitFor();
  expect(await page.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading('Analytics').waitFor();
});
