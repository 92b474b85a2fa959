import type { Page, Request, Route } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { PatientExport } from '#contract/exports/export.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;

/** The stubbed export routes of this file: real files, of any length, are left to the functions' own tests. */
interface Exports {
  /** The existing exports in their current state, by id. */
  readonly kept: Map<string, PatientExport>;
  /** The exports requested, in order. */
  readonly asked: Readonly<Record<string, unknown>>[];
  readonly deleted: string[];
  /** The state of the next export requested; a refusal if it has a code. */
  next: Partial<PatientExport> | { readonly status: number; readonly code: string; readonly message: string };
  /** Why requests for progress fail. */
  broken?: 'busy' | 'offline' | undefined;
}
let exports: Exports;

const link = () => ({ url: `${app.cloud.endpoints.webUrl}/file-of-a-test`, expiresAt: '2030-01-01T00:00:00.000Z' });
const refusal = (status: number, code: string, message: string) => ({
  status,
  json: { success: false, code, message, timestamp: '2026-01-01T00:00:00.000Z', requestId: 'r' },
});

async function answer(route: Route, request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url());
  const asked: Readonly<Record<string, unknown>> = request.postDataJSON() ?? Object.fromEntries(searchParams);
  const id = pathname.split('/')[4] ?? '';
  if (pathname.endsWith('/export')) {
    exports.asked.push(asked);
    const { next } = exports;
    if ('code' in next) return route.fulfill(refusal(next.status, next.code, next.message));
    const { format } = asked;
    const made: PatientExport = {
      id: `01EXPORT${exports.asked.length}`,
      format: format === 'xlsx' || format === 'pdf' || format === 'fhir' ? format : 'csv',
      kind: 'list',
      filename: `patients.${String(format)}`,
      status: 'waiting',
      count: 0,
      processed: 0,
      total: 52_000,
      createdAt: '2026-01-01T00:00:00.000Z',
      ...next,
    };
    exports.kept.set(made.id, made);
    return route.fulfill({ status: made.status === 'done' ? 200 : 202, json: made });
  }
  const one = exports.kept.get(id);
  if (exports.broken === 'busy') return route.fulfill({ status: 503, json: {} });
  if (exports.broken === 'offline') return route.abort('internetdisconnected');
  if (one === undefined) return route.fulfill(refusal(404, 'NOT_FOUND', 'Not found'));
  if (request.method() === 'GET') return route.fulfill({ json: one });
  exports.kept.delete(id);
  exports.deleted.push(id);
  return route.fulfill({ json: { success: true, id } });
}

beforeEach(async () => {
  exports = { kept: new Map(), asked: [], deleted: [], next: {} };
  await app.context.route(/\/api\/patients\/(?:[0-9A-Z]+\/export|exports?)(?:[/?]|$)/, answer);
  await app.context.route('**/file-of-a-test', (route) =>
    route.fulfill({ headers: { 'content-disposition': 'attachment; filename="patients.csv"' }, contentType: 'text/csv', body: 'a,b' }),
  );
  page = await app.open();
  await app.enter(page, '/patients');
  await page.getByText('Page 1 of').waitFor();
});

const panel = () => page.getByRole('region', { name: 'Exports' });
const row = (title: string) => panel().getByRole('listitem').filter({ hasText: title });
/** Changes the state of an export, by default the first. */
const becomes = (part: Partial<PatientExport>, number = 1) => {
  const id = `01EXPORT${number}`;
  const now = exports.kept.get(id);
  if (now === undefined) throw new Error(`nobody asked for export ${number}`);
  exports.kept.set(id, { ...now, ...part });
};
/** Why a file of the whole list is asked for; a file of one record asks nothing. */
const reason = 'The insurer asks for its members';
const start = async (format: string, why = reason) => {
  const before = exports.asked.length;
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  if (why !== '') await page.getByLabel('Reason').fill(why);
  await page.getByRole('button', { name: format, exact: true }).click();
  await expect.poll(() => exports.asked.length).toBeGreaterThan(before);
};
const downloads = () => {
  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  return names;
};
/** Longer than the interval between requests for progress. */
const aWhile = () => page.waitForTimeout(1500);

it('a small list downloads at once, in the language of the interface, and leaves nothing behind', async () => {
  exports.next = { status: 'done', count: 20, processed: 20, total: 20, link: link() };
  await page.getByLabel('Status').selectOption('Active');
  const file = page.waitForEvent('download');
  await start('Excel');
  await page.getByText('Patients exported successfully').waitFor();
  expect((await file).suggestedFilename()).toBe('patients.csv');
  expect(exports.asked[0]).toEqual({
    format: 'xlsx',
    language: 'en',
    status: 'active',
    sortBy: 'createdAt',
    sortOrder: 'desc',
    reason,
  });
  await expect.poll(() => panel().count()).toBe(0);

  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'تصدير', exact: true }).click();
  await page.getByLabel('السبب').fill('طلب من شركة التأمين');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await page.getByText('تم تصدير بيانات المرضى').waitFor();
  expect([exports.asked[1]?.['language'], exports.asked[1]?.['format']]).toEqual(['ar', 'pdf']);
});

it('a file of the whole list is not asked for without a reason; a format chosen before asks for it, and the next export asks again', async () => {
  const menu = page.getByRole('button', { name: 'Export', exact: true });
  await menu.click();
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const field = page.getByLabel('Reason');
  await page.getByText('A reason is needed').waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(exports.asked).toEqual([]);
  await app.expectGoodScreen(page);
  // The check of the screen has closed it.
  await menu.click();
  exports.next = { status: 'done', count: 20, processed: 20, total: 20, link: link() };
  await field.fill(reason);
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await page.getByText('Patients exported successfully').waitFor();
  await menu.click();
  expect(await field.inputValue()).toBe('');
});

it('a long list shows its progress on every page, downloads by itself once, and again on request', async () => {
  const names = downloads();
  await start('CSV');
  await page.getByText('Export started. You can go on working.').waitFor();
  await row('CSV export').getByText('Waiting to start').waitFor();
  await app.expectGoodScreen(page);
  becomes({ status: 'writing', processed: 13_100, count: 13_100 });
  await panel().getByText('13,100 of 52,000 patients (25%)').waitFor();
  const bar = page.getByRole('progressbar', { name: 'CSV export' });
  expect([await bar.getAttribute('value'), await bar.getAttribute('max')]).toEqual(['25', '100']);
  await expect.poll(() => panel().getByRole('status').textContent()).toBe('CSV export: 25%');
  becomes({ processed: 20_000, count: 20_000 });
  await panel().getByText('(38%)').waitFor();
  await expect.poll(() => panel().getByRole('status').textContent()).toBe('CSV export: 25%');
  await app.expectGoodScreen(page);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /Dashboard|Welcome/ }).waitFor();
  await panel().getByText('(38%)').waitFor();
  expect(names).toEqual([]);

  becomes({ status: 'done', processed: 52_000, count: 52_000, link: link() });
  await page.getByText('Patients exported successfully').waitFor();
  await panel().getByText('Ready. Patients in the file: 52,000').waitFor();
  await expect.poll(() => names).toEqual(['patients.csv']);
  await app.expectGoodScreen(page);
  await aWhile();
  expect(names).toHaveLength(1);

  const file = page.waitForEvent('download');
  await panel().getByRole('button', { name: 'Download' }).click();
  await file;
  exports.kept.clear();
  await panel().getByRole('button', { name: 'Download' }).click();
  await page.getByText('This file has expired. Export again.').waitFor();
  await panel().waitFor({ state: 'detached' });
});

it("a reload finds this tab's exports, of which only ids are stored", async () => {
  const names = downloads();
  await page.getByLabel('Search by name, email or ID').fill('a');
  await page.waitForResponse((response) => new URL(response.url()).searchParams.get('search') === 'a');
  await start('CSV');
  await row('CSV export').waitFor();
  await start('Excel');
  await row('Excel export').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('afiya.exports'))).toBe('01EXPORT1 01EXPORT2');
  becomes({ status: 'writing', processed: 100 }, 2);
  becomes({ status: 'done', processed: 52_000, count: 7, link: link() }, 1);
  await panel().getByText('Patients in the file: 7').waitFor();
  await expect.poll(() => names).toHaveLength(1);

  await page.reload();
  await row('Excel export').getByText('100 of 52,000 patients (0%)').waitFor();
  await row('CSV export').getByRole('button', { name: 'Download' }).waitFor();
  await aWhile();
  expect(names).toHaveLength(1);
  becomes({ status: 'done', processed: 52_000, count: 7, link: link() }, 2);
  await row('Excel export').getByRole('button', { name: 'Download' }).waitFor();
  await expect.poll(() => names).toHaveLength(2);

  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.first().click();
  await expect.poll(() => panel().evaluate((element) => element === document.activeElement)).toBe(true);
  await dismiss.click();
  await panel().waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('main').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await page.getByText(/Showing/).waitFor();
  await expect.poll(() => panel().count()).toBe(0);
  expect(exports.deleted).toEqual([]);
});

it('is cancelled, unless it ended before, and reports which', async () => {
  const names = downloads();
  await start('CSV');
  const cancel = () => panel().getByRole('button', { name: 'Cancel' });
  await cancel().dblclick();
  await page.getByText('Export canceled').waitFor();
  await panel().waitFor({ state: 'detached' });
  expect(exports.deleted).toEqual(['01EXPORT1']);
  await expect.poll(() => page.getByText('Export canceled').count()).toBe(1);

  await start('CSV');
  await cancel().waitFor();
  becomes({ status: 'done', processed: 52_000, count: 52_000, link: link() }, 2);
  await cancel().click();
  await page.getByText('The export ended before it could be canceled').waitFor();
  await panel().getByRole('button', { name: 'Download' }).waitFor();
  await aWhile();
  expect([exports.deleted.length, names]).toEqual([1, []]);
  await panel().getByRole('button', { name: 'Dismiss' }).click();

  await start('CSV');
  await cancel().waitFor();
  exports.broken = 'busy';
  await cancel().click();
  await page.getByText('Failed to cancel the export').waitFor();
  exports.broken = undefined;
  exports.kept.clear();
  await panel().waitFor({ state: 'detached' });
});

it('without an answer reports unknown progress, and keeps polling', async () => {
  const names = downloads();
  await start('PDF');
  becomes({ status: 'writing', processed: 2600 });
  await panel().getByText('(5%)').waitFor();
  exports.broken = 'busy';
  await panel().getByRole('paragraph').getByText('Progress is currently unknown. Still trying.').waitFor();
  await app.expectGoodScreen(page);
  await page.reload();
  await panel().getByRole('paragraph').getByText('Progress is currently unknown. Still trying.').waitFor();
  await app.expectGoodScreen(page);
  exports.broken = undefined;
  await row('PDF export').getByText('(5%)').waitFor();
  exports.broken = 'offline';
  await panel().getByRole('paragraph').getByText('Progress is currently unknown. Still trying.').waitFor();
  exports.broken = undefined;
  becomes({ status: 'done', processed: 52_000, count: 52_000, link: link() });
  await panel().getByRole('button', { name: 'Download' }).waitFor();
  await expect.poll(() => names).toHaveLength(1);
});

it('reports why it failed and offers a remedy', async () => {
  const failures = [
    ['interrupted', 'The export was interrupted.'],
    ['timeout', 'The export timed out.'],
    ['storage', 'The file could not be stored.'],
    ['empty', 'No patient matches, so there is nothing to export.'],
  ] as const;
  await start('PDF');
  let number = 0;
  for (const [problem, text] of failures) {
    number += 1;
    await expect.poll(() => exports.kept.has(`01EXPORT${number}`)).toBe(true);
    becomes({ status: 'failed', problem }, number);
    await panel().getByRole('paragraph').getByText(text).waitFor();
    await expect.poll(() => panel().getByRole('status').textContent()).toBe(text);
    if (number === 1) await app.expectGoodScreen(page);
    await panel().getByRole('button', { name: 'Try Again' }).dblclick();
    await panel().getByText('Waiting to start').waitFor();
    await expect.poll(() => panel().getByRole('listitem').count()).toBe(1);
    await expect.poll(() => panel().evaluate((element) => element === document.activeElement)).toBe(true);
  }
  becomes({ status: 'failed', problem: 'too-many' }, 5);
  await panel().getByRole('paragraph').getByText('A PDF holds at most 10,000 patients.').waitFor();
  await panel().getByRole('button', { name: 'Export as CSV' }).click();
  await row('CSV export').getByText('Waiting to start').waitFor();
  expect(exports.asked.map((asked) => asked['format'])).toEqual(['pdf', 'pdf', 'pdf', 'pdf', 'pdf', 'csv']);

  becomes({ status: 'failed', problem: 'interrupted' }, 6);
  await panel().getByRole('button', { name: 'Try Again' }).waitFor();
  await page.goto('/dashboard');
  await panel().getByRole('link', { name: 'Start again from the list' }).click();
  await page.getByText('Page 1 of').waitFor();
  await app.expectGoodScreen(page);
});

it('too many patients for a PDF are offered as CSV', async () => {
  exports.next = { status: 422, code: 'EXPORT_TOO_LARGE', message: 'A PDF holds at most 10,000 patients' };
  await start('PDF');
  const dialog = page.getByRole('dialog', { name: 'Too many patients for a PDF' });
  await dialog.getByText('A PDF holds at most 10,000 patients. A CSV file holds all of them and opens in a spreadsheet.').waitFor();
  await app.expectGoodScreen(page);
  exports.next = {};
  await dialog.getByRole('button', { name: 'Export as CSV' }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  await row('CSV export').waitFor();
  expect(exports.asked.map((asked) => asked['format'])).toEqual(['pdf', 'csv']);
});

it('reports why it did not start', async () => {
  const refusals = [
    [429, 'EXPORT_LIMIT', 'Three of your exports are in progress. Wait for one to finish, or cancel one.'],
    [422, 'EXPORT_EMPTY', 'Nobody matches this'],
    [503, 'SERVICE_UNAVAILABLE', 'The service is busy'],
  ] as const;
  for (const [status, code, text] of refusals) {
    exports.next = { status, code, message: text };
    await start('CSV');
    await page.locator('.toast', { hasText: text }).waitFor();
  }
  await page.getByRole('button', { name: 'العربية' }).click();
  exports.next = { status: 422, code: 'EXPORT_EMPTY', message: 'In English' };
  await page.getByRole('button', { name: 'تصدير', exact: true }).click();
  await page.getByLabel('السبب').fill('طلب من شركة التأمين');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await page.getByText('لا يوجد مرضى مطابقون، فلا يوجد ما يمكن تصديره.').waitFor();
  expect(exports.asked).toHaveLength(4);
});

it('a double click starts one export, and by keyboard alone it is started and cancelled', async () => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'CSV', exact: true }).dblclick();
  await row('CSV export').waitFor();
  await aWhile();
  expect(exports.asked).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/patients');

  const menu = page.getByRole('button', { name: 'Export', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await row('Excel export').waitFor();
  await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await row('Excel export').getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await row('Excel export').waitFor({ state: 'detached' });
  await expect.poll(() => panel().evaluate((element) => element === document.activeElement)).toBe(true);
});

it('one record downloads as a summary or as FHIR, or reports why not', async () => {
  await page.locator('.row-link').first().click();
  await page.getByRole('heading', { name: 'Medical information' }).waitFor();
  exports.next = { status: 'done', count: 1, processed: 1, total: 1, link: link() };
  for (const [name, format] of [
    ['Summary (PDF)', 'pdf'],
    ['FHIR (JSON)', 'fhir'],
  ] as const) {
    const file = page.waitForEvent('download');
    await start(name, '');
    await file;
    await page.getByText('Patient record exported successfully').first().waitFor();
    expect(exports.asked.at(-1)).toEqual({ format, language: 'en' });
  }
  exports.next = { status: 500, code: 'INTERNAL_ERROR', message: 'An unexpected error occurred' };
  await start('FHIR (JSON)', '');
  await page.locator('.toast', { hasText: 'An unexpected error occurred' }).waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await app.expectGoodScreen(page);
  await expect.poll(() => panel().count()).toBe(0);
});

it('the next person at the same tab does not see it', async () => {
  await start('CSV');
  await row('CSV export').waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await expect.poll(() => panel().count()).toBe(0);
  // The API does not show this user the other's export.
  exports.kept.clear();
  await app.signIn(page, 'ADMIN');
  await page.getByText('Page 1 of').waitFor();
  await panel().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => sessionStorage.getItem('afiya.exports'))).toBe('');
});
