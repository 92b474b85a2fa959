import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFindings } from './accessibility.ts';
import { startApp, titleOf } from './app.ts';
import { bytesOf } from './downloads.ts';
import { watchToasts } from './toasts.ts';

const app = startApp({ patients: 200 });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const signIn = (given?: { password?: string; remember?: boolean }) => app.signIn(page, 'CLINICIAN', given);
const expectGoodScreen = () => app.expectGoodScreen(page);
const rows = () => page.getByRole('row').filter({ has: page.getByRole('link') });
/** Waits until the rows belong to the page named below them. */
const loaded = () => page.locator('.panel[aria-busy=false]').waitFor();
const listed = () => rows().locator('.row-link').allTextContents();

it('asks to sign in and returns to the requested page', async () => {
  await page.goto('/patients?status=pending');
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await signIn();
  await page.getByText('Login successful! Welcome to Afiya.').waitFor();
  await rows().first().waitFor();
  expect(page.url()).toContain('/patients?status=pending');
  expect(new Set(await rows().locator('[data-column=status]').allTextContents())).toEqual(new Set(['Pending']));
});

it('reports what is wrong with a sign-in, beside the field or above the form', async () => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Email is required').waitFor();
  await page.getByText('Password is required').waitFor();
  await expect.poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectGoodScreen();
  await signIn({ password: 'not-her-password' });
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Incorrect email or password. Please try again.');
  await expectGoodScreen();
  expect(await page.getByLabel('Email').inputValue()).toMatch('dr.huda@');
});

it('lists, searches in both scripts, opens a record and returns to the list as it was', async () => {
  await page.goto('/patients');
  await signIn();
  await expect.poll(listed).toHaveLength(10);
  await expectGoodScreen();

  const everybody = await listed();
  await page.getByLabel('Search by name, email or ID').fill('Mohammed');
  await expect.poll(listed).not.toEqual(everybody);
  await loaded();
  await page.getByText('محمد').first().waitFor();
  await page.getByText('محمد').first().locator('xpath=ancestor::tr').locator('.row-link').click();
  await page.getByRole('heading', { name: 'Medical information' }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(name).toMatch(/M[ou]ham/);
  expect(await page.locator('dl.panel dt').allTextContents()).toEqual(['Age', 'Blood type', 'Allergies', 'Last visit']);
  await expect
    .poll(async () => (await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()).toSorted())
    .toEqual([
      'Appointments',
      'Compliance Status',
      'Medical information',
      'Personal information',
      'Portal access',
      'Quick Actions',
      'Recent activity',
      'Symptom checks',
    ]);
  await page.getByText('Record created').waitFor();
  for (const action of ['Export', 'Delete']) await page.getByRole('button', { name: action, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  for (const format of ['Summary (PDF)', 'FHIR (JSON)']) await page.getByRole('button', { name: format }).waitFor();
  await page.keyboard.press('Escape');
  expect(await titleOf(page)).toBe(`${name} · Afiya`);
  await expectGoodScreen();

  await page.getByRole('link', { name: 'Back to Patients' }).click();
  await rows().first().waitFor();
  const searched = async () => {
    await expect.poll(() => page.getByLabel('Search by name, email or ID').inputValue()).toBe('Mohammed');
    expect(page.url()).not.toMatch(/mohammed/i);
  };
  await searched();
  await page.reload();
  await rows().first().waitFor();
  await searched();
  await rows().first().getByRole('link', { name: 'View' }).click();
  await page.getByRole('link', { name: 'Back to Patients' }).waitFor();
  await page.goBack();
  await rows().first().waitFor();
  await searched();

  await page.getByLabel('Search by name, email or ID').fill('nobody of this name');
  await page.getByText('No patients found').waitFor();
  // Announced for users who cannot see that the list is empty.
  expect((await page.locator('.sr-only', { hasText: 'Showing 0 of 0 patients' }).boundingBox())?.width).toBe(1);
  expect(await page.getByText('Page 1 of').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await rows().nth(9).waitFor();
});

it('moves through the pages and sorts, with the back button and the URL', async () => {
  await page.goto('/patients');
  await signIn();
  await page.getByText('Page 1 of').waitFor();
  expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('button').allTextContents()).toEqual([
    'Previous',
    '1',
    '2',
    '3',
    '4',
    '5',
    'Next',
  ]);
  await loaded();
  const first = await listed();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2 of').waitFor();
  await expect.poll(listed).not.toEqual(first);
  await loaded();
  const second = await listed();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.reload();
  await page.getByText('Page 2 of').waitFor();
  await expect.poll(listed).toEqual(second);
  await page.goBack();
  await page.getByText('Page 1 of').waitFor();
  await expect.poll(listed).toEqual(first);

  await page.getByRole('button', { name: 'Age', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Age', exact: true }).and(page.locator('[aria-sort=ascending]')).waitFor();
  const ages = async () => (await rows().locator('[data-column=age] .block').allTextContents()).map(Number);
  await expect.poll(async () => (await ages())[0]).toBeLessThan(5);
  await loaded();
  const byYears = await ages();
  expect(byYears).toEqual(byYears.toSorted((one, other) => one - other));

  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const byAge = await listed();
  await page.getByLabel('Sort By').selectOption('Last name');
  await expect.poll(() => page.url()).toContain('sortBy=personalInfo.lastName');
  await page.getByLabel('Order').selectOption('Ascending');
  await expect.poll(() => page.url()).toContain('sortBy=personalInfo.lastName&sortOrder=asc');
  await expect.poll(listed).not.toEqual(byAge);
  await loaded();
  await expectGoodScreen();
});

it('filters by status and order, clears, and starts at the first page each time', async () => {
  await page.goto('/patients?page=2');
  await signIn();
  await page.getByText('Page 2 of').waitFor();
  await page.getByLabel('Status').selectOption('Suspended');
  await page.getByText('Page 1 of').waitFor();
  await loaded();
  await expect.poll(async () => new Set(await rows().locator('[data-column=status]').allTextContents())).toEqual(new Set(['Suspended']));
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await page.getByLabel('Status').locator('option').allTextContents()).toEqual([
    'All',
    'Active',
    'Inactive',
    'Pending',
    'Suspended',
  ]);
  await page.getByLabel('Sort By').selectOption('Email');
  await page.locator('[data-column=contact][aria-sort=descending]').waitFor();
  await loaded();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByText('of 200 patients').waitFor();
});

it('chooses patients across pages, exports them, and changes their status', async () => {
  await page.goto('/patients');
  await signIn();
  await expect.poll(listed).toHaveLength(10);
  await page.getByLabel('Select all on this page').check();
  await page.getByText('10 selected', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2 of').waitFor();
  await loaded();
  await rows().first().getByRole('checkbox').check();
  await page.getByText('11 selected', { exact: true }).waitFor();
  await expectGoodScreen();

  // The whole list cannot be exported while patients are selected.
  expect(await page.getByRole('button', { name: 'Export', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Export 11 selected' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await page.getByText('Patients exported successfully').waitFor();
  const file = await download;
  expect(file.suggestedFilename()).toBe('patients.csv');
  const lines = (await bytesOf(file)).toString().trim().split('\r\n');
  expect(lines).toHaveLength(12);

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  const names = (await listed()).slice(0, 2);
  for (const index of [0, 1]) await rows().nth(index).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the status of 2 patients?' });
  await dialog.getByLabel('New status').selectOption('Inactive');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await page.getByText('Status of 2 patients changed').waitFor();
  for (const name of names)
    await expect.poll(() => rows().filter({ hasText: name }).first().locator('[data-column=status]').textContent()).toBe('Inactive');
});

it('reports which statuses could not be changed, and keeps those patients selected', async () => {
  await page.goto('/patients');
  await signIn();
  for (const index of [0, 1]) await rows().nth(index).getByRole('checkbox').check();
  let refused = false;
  await page.route('**/api/patients/*', (route) => {
    if (route.request().method() !== 'PUT' || refused) return route.continue();
    refused = true;
    return route.fulfill({ status: 409, json: {} });
  });
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('alert').getByText('1 of 2 could not be changed. They are still selected.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('1 selected', { exact: true }).waitFor();
});

it('reports why a list could not be exported, for as long as the product specifies', async () => {
  const toastSaid = await watchToasts(page);
  const said = async (text: string): Promise<number> => {
    const { seconds, top, end, widest } = await toastSaid(text);
    expect([end, widest]).toEqual([1264, '350px']);
    // Bell and account stay in reach.
    expect(top).toBeGreaterThan((await page.locator('header').first().boundingBox())?.height ?? 0);
    return seconds;
  };
  await page.goto('/patients');
  await signIn();
  expect(await said('Login successful! Welcome to Afiya.')).toBe(2);
  await page.route('**/api/patients/export*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Export' }).click();
  for (const format of ['CSV', 'PDF']) await page.getByRole('button', { name: format }).waitFor();
  await page.getByLabel('Reason').fill('Recall');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect(await said('Failed to export patients')).toBe(4);
});

it('an unknown word leaves the list intact, and is shown as sent', async () => {
  const renamed = async (answer: { json(): Promise<unknown> }) =>
    JSON.parse(
      JSON.stringify(await answer.json())
        .replace(/"status":"\w+"/, '"status":"archived"')
        .replace(/"gender":"\w+"/, '"gender":"unsaid"'),
    );
  await page.route('**/api/patients?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: await renamed(answer) });
  });
  await page.goto('/patients');
  await signIn();
  await expect.poll(listed).toHaveLength(10);
  const chip = rows().first().locator('.chip').filter({ visible: true });
  expect([await chip.textContent(), await chip.getAttribute('data-tone')]).toEqual(['archived', 'none']);

  await page.route(/\/api\/patients\/\w{26}$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: await renamed(answer) });
  });
  await rows().first().locator('.row-link').click();
  await page.locator('dd', { hasText: 'unsaid' }).first().waitFor();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  // An unknown word is not replaced by a known choice.
  await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('archived');
  expect(await page.getByLabel('Gender').inputValue()).toBe('unsaid');
});

it('asks before deleting, and deletes once', async () => {
  await page.goto('/patients');
  await signIn();
  await rows().first().waitFor();
  const [name = ''] = await listed();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  await dialog.getByText('This is permanent.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('of 200 patients').waitFor();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('A reason is needed').waitFor();
  await dialog.getByLabel('Reason').fill('Registered twice');
  await dialog.getByRole('button', { name: 'Delete permanently' }).dblclick();
  await page.getByText('Patient deleted successfully').waitFor();
  await page.getByText('of 199 patients').waitFor();
  await loaded();
  expect(await listed()).not.toContain(name);

  const [second = ''] = await listed();
  await page.getByRole('link', { name: second, exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.route('**/api/patients/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('dialog').getByLabel('Reason').fill('Registered twice');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('alert').getByText('Failed to delete patient').waitFor();
  await page.unroute('**/api/patients/*');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('of 198 patients').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/patients');
});

it('reports that a record does not exist', async () => {
  await page.goto('/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await signIn();
  await page.getByText('Patient not found or failed to load patient details.').waitFor();
  await expectGoodScreen();
  await page.goto('/nowhere');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
});

it('the next person at the same tab does not see the search words', async () => {
  await page.goto('/patients');
  await signIn();
  await rows().first().waitFor();
  await page.getByLabel('Search by name, email or ID').fill('nobody of this name');
  await page.getByText('No patients found').waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await app.signIn(page, 'ADMIN');
  await expect.poll(listed).toHaveLength(10);
  expect(await page.getByLabel('Search by name, email or ID').inputValue()).toBe('');
});

it('a rejected token leads back to the sign-in', async () => {
  await page.goto('/patients');
  await signIn();
  await rows().first().waitFor();
  await page.route('**/api/patients?*', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
});

it('reports that the list could not be loaded, and retries', async () => {
  await page.goto('/patients');
  await page.route('**/api/patients?*', (route) => route.fulfill({ status: 403, json: {} }));
  await signIn();
  await page.getByText('Failed to load patients. Please try again later.').waitFor();
  await expectGoodScreen();
  await page.unroute('**/api/patients?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await rows().first().waitFor();
});

it('without a network reports that the list could not be loaded, and loads it on reconnection', async () => {
  await page.goto('/patients');
  await signIn();
  await rows().first().waitFor();
  await app.context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Failed to load patients. Please try again later.').waitFor();
  await app.context.setOffline(false);
  await page.getByText('Page 2 of').waitFor();
  await expect.poll(listed).toHaveLength(10);
});

it('reports a missing configuration', async () => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByText('Afiya cannot start: its configuration could not be loaded. Please try again.').waitFor();
});
