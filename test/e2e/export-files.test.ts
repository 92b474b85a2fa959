import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { bytesOf } from './downloads.ts';

/** More than an export writes while the user waits: the whole list is written in the background. */
const patients = 1200;
const app = startApp({ patients });
let page: Page;
beforeEach(async () => {
  page = await app.open();
});

it('a long list is written while the user goes on working, on other pages too, and downloads by itself; nobody else sees it', async () => {
  await app.enter(page, '/patients');
  await page.getByText('of 1,200 patients').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByLabel('Reason').fill('Moving to another system');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Exports' });
  await panel.waitFor();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('patients.csv');
  const lines = (await bytesOf(file)).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(patients + 1);
  expect(new Set(lines.slice(1).map((line) => line.slice(0, 26))).size).toBe(patients);
  await page.getByText('Patients exported successfully').waitFor();

  // The next person at the same tab.
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await expect.poll(() => panel.count()).toBe(0);
  await app.signIn(page, 'ADMIN');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await expect.poll(() => panel.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('afiya.exports'))).toBeFalsy();
});
