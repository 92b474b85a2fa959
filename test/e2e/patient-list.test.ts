import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFindings } from './accessibility.ts';
import { startApp } from './app.ts';
import { patientForm } from './patient-form.ts';
import { newPatientBody } from '../api/client.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { api, somebody } = patientForm(app, () => page, { lastName: 'Listtest', phone: '3319' });
/** A birth date of one of these people, as the page says it. */
const born = /[A-Z][a-z]{2} \d{1,2}, 196\d/;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = () => page.locator('tbody tr');
const isFocused = (name: string) => button(name).evaluate((element) => element === document.activeElement);

/** The list of these new patients only, as a clinician sees it. */
const openListOf = async (count: number, given?: { readonly lastName: string }) => {
  const people = Array.from({ length: count }, () => somebody(given));
  const lastName = people[0]?.lastName ?? '';
  for (const person of people) {
    person.lastName = lastName;
    await api('POST', '/patients', newPatientBody({ ...person, nationalId: '28863400123' }));
  }
  await app.enter(page, '/patients');
  await page.getByLabel('Search by name, email or ID').fill(lastName);
  await expect.poll(() => rows().locator('.row-link').count()).toBe(count);
  await page.locator('.panel[aria-busy=false]').waitFor();
  return people;
};

it('a deleted or changed patient is distinguished from namesakes', async () => {
  await openListOf(2);
  for (const row of await rows().all()) await row.getByRole('checkbox').check();
  await button('Change status').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Selected patients: 2').click();
  await expect.poll(() => dialog.getByText('28863400123').count()).toBe(2);
  expect(await dialog.getByText(born).count()).toBe(2);
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await rows().first().getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('28863400123').waitFor();
  await dialog.getByText(born).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});

it('a patient whom a colleague has just deleted counts as deleted', async () => {
  await openListOf(1);
  await page.route('**/api/patients/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    return route.fulfill({ status: 404, json: { success: false, error: { code: 'NOT_FOUND', message: 'Patient not found.' } } });
  });
  await rows().first().getByRole('button', { name: 'Delete' }).click();
  const refreshed = page.waitForResponse((response) => /\/api\/patients\?/.test(response.url()));
  await page.getByRole('dialog').getByLabel('Reason').fill('Registered twice');
  await button('Delete permanently').click();
  await page.getByText('Patient deleted successfully').waitFor();
  await refreshed;
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

it('on a phone and a tablet a row is viewed, edited and deleted from its menu, by keyboard too', async () => {
  const [person] = await openListOf(1);
  const name = `${person?.firstName} ${person?.lastName}`;
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const menu = button(`Actions for ${name}`);
    await menu.focus();
    await page.keyboard.press('Enter');
    for (const action of ['View', 'Edit']) await page.getByRole('link', { name: `${action} ${name}`, exact: true }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Delete ${name}?` }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(`Actions for ${name}`)).toBe(true);
    expect(await page.locator('.row-menu:popover-open').count()).toBe(0);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await button('Save Changes').waitFor();
});

it('the export menu says which patients the file will hold, and closes by itself', async () => {
  const [person] = await openListOf(2);
  const menu = button('Export');
  const open = page.locator('.popover:popover-open');
  await menu.click();
  await open.getByText('All matching patients: 2').waitFor();
  await open.getByText(`Search: ${person?.lastName}`).waitFor();
  expect(await open.getByText(/Status/).count()).toBe(0);
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });

  await page.getByLabel('Status').selectOption('Active');
  await page.locator('.panel[aria-busy=false]').waitFor();
  await menu.click();
  await open.getByText('Status: Active').waitFor();
  await page.getByRole('heading', { name: 'Patients', level: 1 }).click();
  await open.waitFor({ state: 'detached' });

  let answer: () => void = () => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  await page.route('**/api/patients/export*', async (route) => {
    await answered;
    await route.fulfill({ status: 500, json: {} });
  });
  await menu.click();
  await open.getByLabel('Reason').fill('Recall');
  await open.getByRole('button', { name: 'CSV' }).click();
  await button('Exporting...').waitFor();
  expect(await open.count()).toBe(0);
  answer();
  await page.getByText('Failed to export patients').waitFor();

  await rows().first().getByRole('checkbox').check();
  await button('Export 1 selected').click();
  await open.getByText('Selected patients: 1').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  expect(await open.count()).toBe(0);
});

it('the controls above the list are on one line', async () => {
  await app.enter(page, '/patients');
  await button('Export').waitFor();
  const bottoms = await page
    .locator('#search, #status')
    .or(button('Filters'))
    .or(button('Export'))
    .evaluateAll((controls) => new Set(controls.map((control) => Math.round(control.getBoundingClientRect().bottom))).size);
  expect(bottoms).toBe(1);
});

it('two quick choices both take effect, however slow the device', async () => {
  await app.enter(page, '/patients');
  await button('Filters').click();
  await page.getByLabel('Sort By').waitFor();
  // The second choice comes before the browser has had time to draw anything.
  await page.evaluate(async () => {
    const choose = (name: string, value: string) => {
      const select = document.querySelector<HTMLSelectElement>(name);
      if (select === null) throw new Error(`there is no ${name}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('#sort', 'personalInfo.lastName');
    for (let turn = 0; turn < 1000 && !location.search.includes('lastName'); turn += 1) await Promise.resolve();
    choose('#order', 'asc');
  });
  await expect.poll(() => new URL(page.url()).search).toBe('?sortBy=personalInfo.lastName&sortOrder=asc');
});

it('rows are as tall while loading as afterwards', async () => {
  await openListOf(3, { lastName: 'Rowsastall' });
  const theirs = page.url();
  const heightOf = async (which: string): Promise<number> => {
    const heights = await rows()
      .filter({ has: page.locator(which) })
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    return heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0;
  };
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/api/patients?*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(theirs);
    await rows().locator('.skeleton').first().waitFor();
    const loading = await heightOf('.skeleton');
    release();
    await rows().locator('.row-link').first().waitFor();
    await expect.poll(async () => Math.abs((await heightOf('.row-link')) - loading)).toBeLessThan(30);
    await page.unroute('**/api/patients?*');
  }
});

it('a page too far into the list says so in the language of the page, and leads to the first', async () => {
  await page.route(/\/api\/patients\?page=130&/, (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'Bad Request',
        code: 'VALIDATION_ERROR',
        message: 'Invalid request',
        details: [{ path: 'page', message: 'Too far', code: 'pageTooFar' }],
      },
    }),
  );
  await app.enter(page, '/patients?page=130');
  await page.getByText('Search, filter or sort the list instead').waitFor();
  await app.expectGoodScreen(page);
  await button('العربية').click();
  await page.getByText('يلزم البحث في القائمة').waitFor();
  await button('English').click();
  await button('Page 1').click();
  await page.locator('.row-link').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});

it('rows are compact where somebody wants them so, in every list, until they do not', async () => {
  await openListOf(3);
  const heightOf = async () => (await rows().first().boundingBox())?.height ?? 0;
  const comfortable = await heightOf();
  await button('Compact rows').click();
  await expect.poll(heightOf).toBeLessThan(comfortable);
  expect(await heightOf()).toBeLessThanOrEqual(48);
  await app.expectGoodScreen(page);
  await page.reload();
  expect(await button('Compact rows').getAttribute('aria-pressed')).toBe('true');
  await app.enter(page, '/appointments');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.goto('/patients');
  await button('Compact rows').click();
  await expect.poll(heightOf).toBe(comfortable);
});
