import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFindings } from './accessibility.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const bar = () => page.getByText('You are offline. What is shown stays', { exact: false });
const enter = (path: string) => app.enter(page, path);
/** What the page Security has besides the heading, which its placeholder has too. */
const ownLog = () => page.getByText('What you opened, changed or exported');
const rows = () => page.locator('.row-link');

describe('without a connection', () => {
  it('the application says so, keeps what is shown, and opens the next page on reconnection', async () => {
    await enter('/patients');
    await rows().first().waitFor();
    await app.context.setOffline(true);
    await bar().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await rows().count()).toBe(10);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click();
    await page.locator('main .skeleton').first().waitFor();
    await bar().waitFor();
    await app.context.setOffline(false);
    await ownLog().waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    expect(await heading('Something went wrong').count()).toBe(0);
  });

  it('an existing patient is not called missing, and appears on reconnection', async () => {
    await enter('/patients');
    const [first, second] = [rows().first(), rows().nth(1)];
    await first.click();
    await page.getByRole('heading', { name: 'Medical information' }).waitFor();
    await page.goBack();
    await second.waitFor();
    await app.context.setOffline(true);
    await second.click();
    await page.getByText('The server cannot be reached.').waitFor();
    expect(await page.getByText('Patient not found').count()).toBe(0);
    await app.context.setOffline(false);
    await page.getByRole('heading', { name: 'Medical information' }).waitFor();
  });
});

it('a page whose code and whose question for the server are lost on the line comes by itself', async () => {
  await enter('/patients');
  await page.route(/\/assets\/access-log-page.*\.js$/, (route) => route.abort(), { times: 1 });
  let isLost = false;
  // Neither answered nor refused.
  await page.route('**/config.json', () => void (isLost = true), { times: 1 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click();
  await expect.poll(() => isLost).toBe(true);
  await ownLog().waitFor();
});

it('after a deployment a page whose code is gone reloads once by itself, and typed text is kept', async () => {
  await enter('/patients/new');
  await page.locator('#firstName').fill('Noor');
  let isGone = true;
  await page.route(/\/assets\/access-log-page.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  // The reloaded document names existing files.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click();
  await reloaded;
  await ownLog().waitFor();
  expect(new URL(page.url()).pathname).toBe('/security');
  await page.goBack();
  await expect.poll(() => page.locator('#firstName').inputValue()).toBe('Noor');
});

it("a page whose code loads slowly shows the application's frame and a placeholder at once", async () => {
  await enter('/dashboard');
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(/\/assets\/settings-page.*\.js$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.locator('main .skeleton').first().waitFor();
  expect(await page.locator('.spinner').count()).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  deliver();
  await heading('Settings').waitFor();
});
