import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import { call, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp({ patients: 12, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const heading = (name: string, level = 2) => page.getByRole('heading', { level, name });
async function enter(role: Role, path = '/security'): Promise<void> {
  await page.goto(path);
  await app.signIn(page, role);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}
async function api(role: Role, path: string) {
  const { access: token } = await tokensOf(role, app.cloud.endpoints);
  return call('GET', path, { token }, app.cloud.endpoints.apiUrl);
}
const ownId = async (): Promise<string> => (await api('PATIENT', '/patients')).body.patients[0].id;
const line = (text: string) => page.locator('.lines > li', { hasText: text }).first();
const dayBefore = (date: string): string => new Date(Date.parse(date) - 24 * 3_600_000).toISOString().slice(0, 10);

it('a patient sees who opened their record, in what role', async () => {
  const id = await ownId();
  await api('CLINICIAN', `/patients/${id}`);
  await enter('PATIENT');
  await heading('Who opened your record').waitFor();
  const opened = page.locator('.lines > li', { hasText: 'Huda Al-Naimi' }).filter({ hasText: 'Opened' }).first();
  await expect.poll(() => opened.textContent()).toContain('Clinician');
  await expect.poll(() => opened.locator('time').getAttribute('datetime')).toContain(qatarDate(new Date()).slice(0, 4));
  await expect.poll(() => page.locator('.lines').getByRole('link').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Day').count()).toBe(0);
  await app.expectGoodScreen(page);
});

it('a patient whose record nobody opened is told so', async () => {
  await page.route(/\/api\/access-log\/own/, (route) => route.fulfill({ json: { entries: [] } }));
  await enter('PATIENT');
  await page.getByText('There is nothing here yet').waitFor();
  await app.expectGoodScreen(page);
});

it('an administrator sees a day of everybody, and goes on to the record', async () => {
  const id = await ownId();
  await api('CLINICIAN', '/patients');
  await api('CLINICIAN', `/patients/${id}`);
  await enter('ADMIN');
  await heading('Access log').waitFor();
  const listed = page.locator('.lines > li', { hasText: 'Patients: 10' }).first();
  await listed.getByText('Patients: 10').click();
  await expect.poll(() => listed.getByRole('link').count()).toBe(10);
  await app.expectGoodScreen(page);

  const today = qatarDate(new Date());
  await expect.poll(() => page.getByLabel('Day').inputValue()).toBe(today);
  await expect.poll(() => page.getByRole('button', { name: 'Next day' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Previous day' }).press('Enter');
  await page.getByText('No activity on patient data on').waitFor();
  expect(page.url()).toContain(`date=${dayBefore(today)}`);
  await app.expectGoodScreen(page);
  await page.getByLabel('Day').fill('2020-01-31');
  await page.getByText('on Jan 31, 2020.').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Next day' }).click();
  await line('Opened').getByRole('link', { name: id }).click();
  await page.getByRole('heading', { name: 'Medical information' }).waitFor();
});

it('a day with more than fifty is read on', async () => {
  const id = await ownId();
  for (let count = 0; count < 55; count += 1) await api('CLINICIAN', `/patients/${id}`);
  await enter('ADMIN');
  await line('Opened').waitFor();
  await expect.poll(() => page.locator('.lines > li').count()).toBe(50);
  await page.getByRole('button', { name: 'Show older entries' }).press('Enter');
  await expect.poll(() => page.locator('.lines > li').count()).toBeGreaterThan(55);
});

it('it says when it could not be loaded, and when there is no connection, and tries again', async () => {
  await page.route(/\/api\/access-log/, (route) => route.fulfill({ status: 403, json: {} }));
  await enter('ADMIN');
  await page.getByText('The access log could not be loaded.').waitFor();
  await app.expectGoodScreen(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await line('Administrator').waitFor();
  await page.route(/\/api\/access-log/, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.locator('output', { hasText: 'Loading' }).waitFor();
  await page.getByText('There is no connection.').waitFor({ timeout: 20_000 });
});

it('a clinician is told that it is not for them, and nothing is asked for', async () => {
  let asked = 0;
  await page.route(/\/api\/access-log/, (route) => {
    asked += 1;
    return route.continue();
  });
  await enter('CLINICIAN');
  await heading('Security', 1).waitFor();
  await page.getByText('You cannot see the access log.').waitFor();
  await app.expectGoodScreen(page);
  expect(asked).toBe(0);
});
