import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from '../e2e/app.ts';

const app = startApp({ patients: 12, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const heading = (name: string, level = 2) => page.getByRole('heading', { level, name });
const enter = (role: Role, path = '/security') => app.enter(page, path, role);
async function api(role: Role, path: string, method = 'GET', body?: unknown, headers = {}) {
  const { access: token } = await tokensOf(role, app.cloud.endpoints);
  return call(method, path, { token, body, headers }, app.cloud.endpoints.apiUrl);
}
const line = (text: string) => page.locator('.lines > li', { hasText: text }).first();
it('an administrator sees names, and opens the record; lists open to the patients in them', async () => {
  const { body: created } = await api('CLINICIAN', '/patients', 'POST', newPatientBody({ firstName: 'Amal', nameArabic: 'أمل' }));
  await api('ADMIN', '/patients');
  await api('CLINICIAN', `/patients/${created.id}`);
  // The bell reads a list too, which would be grouped with the other into one line.
  await page.route('**/api/notifications', (route) => route.fulfill({ json: { rows: [] } }));
  await enter('ADMIN');
  await heading('Access log').waitFor();
  const name = `Amal ${created.personalInfo.lastName}`;
  const opened = line('Opened the record');
  await expect.poll(() => opened.textContent()).toContain('Dr. Huda Al-Naimi');
  await expect.poll(() => opened.textContent()).toContain('Clinician');
  const listed = line('Looked at a list').filter({ hasText: 'Patients: 10' });
  await listed.getByRole('button', { name: 'Patients: 10' }).press('Enter');
  await expect.poll(() => listed.getByRole('link').count()).toBe(10);
  await listed.getByRole('link', { name }).waitFor();
  await opened.getByRole('link', { name }).click();
  await page.getByRole('heading', { name: 'Medical information' }).waitFor();

  await api('CLINICIAN', `/patients/${created.id}`, 'DELETE', { reason: 'Registered twice' });
  await page.goto('/security');
  await line('Deleted the record').getByText(`Deleted record ${created.id}`).waitFor();
  await expect.poll(() => line('Deleted the record').getByRole('link').count()).toBe(0);
});
