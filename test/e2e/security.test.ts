import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';
import { fillDate } from './dates.ts';
import { bytesOf } from './downloads.ts';
import { misfits } from './layout.ts';

const app = startApp({ patients: 12, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const heading = (name: string, level = 2) => page.getByRole('heading', { level, name });
const enter = (role: Role, path = '/security') => app.enter(page, path, role);
async function api(role: Role, path: string, method = 'GET', body?: unknown, headers = {}) {
  const { access: token } = await tokensOf(role, app.cloud.endpoints);
  return call(method, path, { token, body, headers }, app.cloud.endpoints.apiUrl);
}
const ownId = async (): Promise<string> => (await api('PATIENT', '/patients')).body.patients[0].id;
const line = (text: string) => page.locator('.lines > li', { hasText: text }).first();
const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
const dayBefore = (date: string): string => new Date(Date.parse(date) - 24 * 3_600_000).toISOString().slice(0, 10);
const filters = () => page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
/** Chooses one of the suggestions by the keyboard; the field stays in use. */
async function choose(name: string): Promise<void> {
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.value))
    .toBe(name);
}
const lines = () => page.locator('.lines > li').filter({ has: page.locator('time') });

it('a patient sees who opened their record, in what role, and how the data is protected', async () => {
  const id = await ownId();
  for (let count = 0; count < 3; count += 1) await api('CLINICIAN', '/patients?limit=30');
  await api('CLINICIAN', `/patients/${id}`);
  await enter('PATIENT');
  await heading('Who opened your record').waitFor();
  await page.getByText(/^Opened this week by others: .*Huda Al-Naimi/).waitFor();
  const ofClinician = page.locator('.lines > li', { hasText: 'Dr. Huda Al-Naimi' });
  const opened = ofClinician.filter({ hasText: 'Opened the record' }).first();
  await expect.poll(() => opened.textContent()).toContain('Clinician');
  await expect.poll(() => opened.locator('time').getAttribute('datetime')).toContain(qatarDate(new Date()).slice(0, 4));
  await heading(dayOf(qatarDate(new Date())), 3).waitFor();
  await ofClinician.filter({ hasText: 'Looked at lists 3 times' }).waitFor();
  await expect.poll(() => page.locator('.lines').getByRole('link').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Person', { exact: true }).count()).toBe(0);
  expect(await page.locator('main').textContent()).not.toContain('@');
  await heading('Compliance Status').waitFor();
  await app.expectGoodScreen(page);
});

it('a patient whose record no one opened is told so', async () => {
  await page.route(/\/api\/access-log\/own/, (route) => route.fulfill({ json: { entries: [] } }));
  await enter('PATIENT');
  await page.getByText('There is nothing here yet').waitFor();
  await app.expectGoodScreen(page);
});

it('an administrator sees names, and opens the record; lists open to the patients in them', async () => {
  const { body: created } = await api('CLINICIAN', '/patients', 'POST', newPatientBody({ firstName: 'Amal', nameArabic: 'أمل' }));
  await api('ADMIN', '/patients');
  await api('CLINICIAN', `/patients/${created.id}`);
  // The bell reads a list too, which would be grouped with the other into one line.
  await page.route('**/api/notifications', (route) => route.fulfill({ json: [] }));
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
  await app.expectGoodScreen(page);
  await opened.getByRole('link', { name }).click();
  await page.getByRole('heading', { name: 'Medical information' }).waitFor();

  await api('CLINICIAN', `/patients/${created.id}`, 'DELETE', { reason: 'Registered twice' });
  await page.goto('/security');
  await line('Deleted the record').getByText(`Deleted record ${created.id}`).waitFor();
  await expect.poll(() => line('Deleted the record').getByRole('link').count()).toBe(0);
});

it('list views are one line, whatever others do in between, and open to the individual ones', async () => {
  await api('CLINICIAN', `/patients/${await ownId()}`);
  for (let count = 0; count < 4; count += 1) {
    await api('CLINICIAN', '/patients?limit=2');
    await api('ADMIN', '/patients/stats');
  }
  await enter('ADMIN');
  const run = line('Looked at lists 4 times').filter({ hasText: 'Dr. Huda Al-Naimi' });
  await expect.poll(() => run.textContent()).toContain('Patients: 2');
  await run.getByRole('button', { name: 'Looked at lists 4 times' }).press('Enter');
  await expect.poll(() => run.locator('li', { hasText: 'Looked at a list' }).count()).toBe(4);
  await app.expectGoodScreen(page);
});

it('a save that met a newer version is not shown as refused', async () => {
  const [{ id }] = (await api('CLINICIAN', '/patients?limit=1')).body.patients;
  const stale = await api('CLINICIAN', `/patients/${id}`, 'PUT', { status: 'active' }, { 'if-match': '"99"' });
  const forbidden = await api('PATIENT', `/patients/${id}`, 'PUT', { status: 'active' });
  expect([stale.status, forbidden.status]).toEqual([412, 403]);
  await enter('ADMIN');
  const conflict = line('Not saved: newer version exists');
  await conflict.getByText('Not saved').waitFor();
  await expect.poll(() => conflict.getByText('Refused').count()).toBe(0);
  await line('Tried to change the record').getByText('Refused').waitFor();

  await filters();
  await page.getByLabel('Outcome').selectOption('Refused');
  await expect.poll(() => lines().count()).toBe(1);
  await page.getByLabel('Outcome').selectOption('Not saved');
  await expect.poll(() => conflict.count()).toBe(1);
  await expect.poll(() => lines().count()).toBe(1);
});

it('filters combine, are in the address without names, and can be cleared', async () => {
  const { body: created } = await api('CLINICIAN', '/patients', 'POST', newPatientBody({ firstName: 'Filtered', lastName: 'Person' }));
  await api('CLINICIAN', `/patients/${created.id}`);
  await api('ADMIN', `/patients/${created.id}`);
  await enter('ADMIN');
  await filters();
  await page.locator('#patient').fill('filtered per');
  await choose('Filtered Person');
  await expect.poll(() => page.locator('#patient').inputValue()).toBe('Filtered Person');
  await page.getByLabel('What was done').selectOption('Opened the record');
  await expect.poll(() => lines().count()).toBe(2);
  await page.locator('#person').fill('huda');
  await choose('Dr. Huda Al-Naimi');
  await expect.poll(() => lines().count()).toBe(1);
  expect(page.url()).toContain(`patientId=${created.id}`);
  expect(page.url()).not.toMatch(/filtered|huda|naimi/i);
  await app.expectGoodScreen(page);
  await page.reload();
  await expect.poll(() => lines().count()).toBe(1);
  await expect.poll(() => page.locator('#patient').inputValue()).toBe('Filtered Person');
  await page.getByRole('button', { name: 'Show everybody, not only' }).press('Enter');
  await expect.poll(() => lines().count()).toBe(2);
  await page.getByLabel('Outcome').selectOption('Refused');
  await page.getByText(/Nothing in the log matches: .*Filtered Person, Opened the record, Refused/).waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await line('Dr. Huda Al-Naimi').waitFor();
  await expect.poll(() => page.locator('#patient').inputValue()).toBe('');
});

it('people who are not in the log are found by name in any spelling or by e-mail, and those in the log without typing', async () => {
  await enter('ADMIN');
  await lines().first().waitFor();
  await filters();
  const person = page.locator('#person');
  await person.press('ArrowDown');
  await page.getByRole('option', { name: 'Yousef Haddad' }).waitFor();
  await person.fill('النعيمي');
  await page.getByRole('option', { name: 'Dr. Huda Al-Naimi dr.huda@afiya.example' }).waitFor();
  await app.expectGoodScreen(page);
  await person.fill('nobody.like.that');
  await page.getByText('Nothing found').waitFor();
  await person.fill('dr.huda@');
  await page.getByRole('option', { name: 'Dr. Huda Al-Naimi' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => person.inputValue()).toBe('Dr. Huda Al-Naimi');
  await expect.poll(() => person.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(page.url()).not.toMatch(/huda|naimi/i);
  await page.reload();
  await expect.poll(() => person.inputValue()).toBe('Dr. Huda Al-Naimi');
});

it('suggestions stay within the page at any width', async () => {
  await enter('ADMIN');
  await lines().first().waitFor();
  await filters();
  for (const [field, text] of [
    ['#person', 'huda'],
    ['#patient', 'mariam'],
  ] as const) {
    await page.locator(field).fill(text);
    await page.getByRole('option').first().waitFor();
    for (const width of [320, 640, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = () =>
        page.locator('.suggestions:not([hidden])').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right > innerWidth));
      await expect.poll(async () => [field, width, await outside()]).toEqual([field, width, [false]]);
      await expect.poll(async () => (await misfits(page)).sideways).toBe(0);
    }
    await page.locator(field).fill('');
  }
});

it('an administrator goes from a record to the people who opened it; a clinician is not offered that', async () => {
  const { body: created } = await api('CLINICIAN', '/patients', 'POST', newPatientBody({ firstName: 'Looked', lastName: 'After' }));
  await enter('ADMIN', `/patients/${created.id}`);
  const link = page.getByRole('link', { name: 'Who opened this record' });
  await link.waitFor();
  await app.expectGoodScreen(page);
  await link.press('Enter');
  await expect.poll(() => page.locator('#patient').inputValue()).toBe('Looked After');
  await expect.poll(() => page.url()).toContain(`/security?patientId=${created.id}`);
  await line('Added the record').getByText('Dr. Huda Al-Naimi').waitFor();
  const other = await app.openElsewhere();
  await other.goto(`/patients/${created.id}`);
  await app.signIn(other, 'CLINICIAN');
  await other.getByRole('heading', { name: 'Recent activity' }).waitFor();
  expect(await other.getByRole('link', { name: 'Who opened this record' }).count()).toBe(0);
});

it("everything that the filters match is exported, in the page's language", async () => {
  const { body: created } = await api('CLINICIAN', '/patients', 'POST', newPatientBody({ nameArabic: 'نورة السليطي' }));
  await api('CLINICIAN', `/patients/${created.id}`);
  await enter('ADMIN', `/security?patientId=${created.id}&action=read`);
  await expect.poll(() => lines().count()).toBe(1);
  const exported = async (name: string): Promise<string[]> => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name }).press('Enter');
    expect((await file).suggestedFilename()).toBe('access-log.csv');
    return (await bytesOf(await file)).toString().trim().split('\r\n');
  };
  const english = await exported('Export as CSV');
  expect(english).toHaveLength(2);
  expect(english[1]).toContain(`,Clinician,Opened the record,Done,1,${created.personalInfo.firstName} ${created.personalInfo.lastName},`);
  await page.getByText('Ready. Entries in the file: 1').waitFor();
  await page.getByText('Access log exported').first().waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: /^Dismiss/ }).press('Enter');
  await page.getByRole('button', { name: 'العربية' }).press('Enter');
  const arabic = await exported('تصدير بصيغة CSV');
  expect(arabic[1]).toContain(',ممارس صحي,فتح السجل,تم,1,نورة السليطي,');
});

it('an export of the log without events, or with too many, reports it', async () => {
  await enter('ADMIN', '/security?from=2020-01-01&to=2020-01-01');
  await page.getByText('Nothing in the log matches').waitFor();
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  await page.getByText('Nothing in the log matches, so there is nothing to export.').last().waitFor();
  await page.route(/\/api\/patients\/exports\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'failed', problem: 'too-many' } });
  });
  await page.getByRole('button', { name: /^Dismiss/ }).press('Enter');
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  await page.getByText('One file covers at most 50,000 entries of the log.').last().waitFor();
  await app.expectGoodScreen(page);
});

it('the days are chosen by first and last, and one day leads to its neighbours', async () => {
  await enter('ADMIN');
  const today = qatarDate(new Date());
  await lines().first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Next day' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Previous day' }).press('Enter');
  await page.getByText('Nothing in the log matches').waitFor();
  expect(page.url()).toContain(`from=${dayBefore(today)}&to=${dayBefore(today)}`);
  await expect.poll(() => page.getByRole('button', { name: 'Previous day' }).evaluate((one) => one === document.activeElement)).toBe(true);
  await app.expectGoodScreen(page);
  await filters();
  await fillDate(page, 'To', '2020-01-01');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await page.getByText('The first day must not be after the last.').waitFor();
  await fillDate(page, 'From', '2019-01-31');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await page.getByText('Searched back to').waitFor();
  await page.getByRole('button', { name: 'Continue the search' }).click();
  await expect.poll(() => page.url()).toContain('from=2019-01-31&to=2020-01-01');
  await page.goBack();
  await page.getByRole('button', { name: 'Next day' }).click();
  await lines().first().waitFor();
});

it('a day with more than fifty entries continues on further pages', async () => {
  const id = await ownId();
  const stale = { 'if-match': '"99"' };
  for (let count = 0; count < 55; count += 1) await api('CLINICIAN', `/patients/${id}`, 'PUT', { status: 'active' }, stale);
  await enter('ADMIN');
  await line('Not saved: newer version exists').waitFor();
  const before = await lines().count();
  await page.getByRole('button', { name: 'Show older entries' }).press('Enter');
  await expect.poll(() => lines().count()).toBeGreaterThan(Math.max(before, 50));
});

it('reports a failure to load, and a missing connection, and retries', async () => {
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

it('a clinician sees their own actions, and how the data is protected', async () => {
  const [{ id, personalInfo }] = (await api('CLINICIAN', '/patients?limit=1')).body.patients;
  await api('ADMIN', `/patients/${id}`);
  await api('CLINICIAN', `/patients/${id}`);
  await enter('CLINICIAN');
  await heading('Security', 1).waitFor();
  await heading('What you did with patients’ records').waitFor();
  await heading('Compliance Status').waitFor();
  const opened = line('Opened the record');
  await expect.poll(() => opened.getByRole('link').textContent()).toBe(`${personalInfo.firstName} ${personalInfo.lastName}`);
  await expect.poll(() => page.getByText('Yousef Haddad').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Person', { exact: true }).count()).toBe(0);
  await app.expectGoodScreen(page);
});
