import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';

const app = startApp({ patients: 200 });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const signIn = (given?: { password?: string; remember?: boolean }) => app.signIn(page, 'CLINICIAN', given);
const expectGoodScreen = () => app.expectGoodScreen(page);
const rows = () => page.getByRole('row').filter({ has: page.getByRole('link') });
const listed = () => rows().getByRole('link').allTextContents();

it('asks to sign in and comes back to what was wanted', async () => {
  await page.goto('/patients?status=pending');
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await signIn();
  await page.getByText('Login successful! Welcome to Afiya.').waitFor();
  await rows().first().waitFor();
  expect(page.url()).toContain('/patients?status=pending');
  expect(new Set(await page.getByRole('cell', { name: 'Pending' }).allTextContents())).toEqual(new Set(['Pending']));
});

it('says what is wrong with a sign-in, beside the field or above the form', async () => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Email is required').waitFor();
  await page.getByText('Password is required').waitFor();
  expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectGoodScreen();
  await signIn({ password: 'not-her-password' });
  expect(await page.getByRole('alert').textContent()).toBe('Incorrect email or password. Please try again.');
  await expectGoodScreen();
  expect(await page.getByLabel('Email').inputValue()).toMatch('dr.huda@');
});

it('lists, searches in both scripts, opens a record and comes back to the list as it was', async () => {
  await page.goto('/patients');
  await signIn();
  await page.getByText('Page 1 of').waitFor();
  expect(await listed()).toHaveLength(10);
  await expectGoodScreen();

  await page.getByLabel('Search by name, email or ID').fill('Mohammed');
  await page.getByText('محمد').first().waitFor();
  await page.getByText('محمد').first().locator('xpath=ancestor::tr').getByRole('link').click();
  await page.getByRole('heading', { name: 'Medical information' }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(name).toMatch(/M[ou]ham/);
  expect(await page.title()).toBe(`${name} · Afiya`);
  await expectGoodScreen();

  await page.getByRole('link', { name: 'Back to Patients' }).click();
  await rows().first().waitFor();
  expect(await page.getByLabel('Search by name, email or ID').inputValue()).toBe('Mohammed');

  await page.getByLabel('Search by name, email or ID').fill('nobody of this name');
  await page.getByText('No patients found').waitFor();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await rows().nth(9).waitFor();
});

it('walks the pages and sorts, with the back button and the URL', async () => {
  await page.goto('/patients');
  await signIn();
  await page.getByText('Page 1 of').waitFor();
  const first = await listed();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2 of').waitFor();
  await expect.poll(listed).not.toEqual(first);
  const second = await listed();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.reload();
  await page.getByText('Page 2 of').waitFor();
  expect(await listed()).toEqual(second);
  await page.goBack();
  await page.getByText('Page 1 of').waitFor();
  await expect.poll(listed).toEqual(first);

  await page.getByRole('button', { name: 'Age', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Age', exact: true }).and(page.locator('[aria-sort=ascending]')).waitFor();
  const ages = async () => (await rows().locator('[data-column=age]').allTextContents()).map(Number);
  await expect.poll(async () => (await ages())[0]).toBeLessThan(5);
  expect(await ages()).toEqual((await ages()).toSorted((one, other) => one - other));

  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect.poll(() => page.url()).toContain('sortBy=personalInfo.firstName&sortOrder=asc');
  await expectGoodScreen();
});

it('says when a record is not there', async () => {
  await page.goto('/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await signIn();
  await page.getByText('Patient not found or failed to load patient details.').waitFor();
  await expectGoodScreen();
  await page.goto('/nowhere');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
});

it('signs out, forgets what was loaded, and remembers only whom it was asked to', async () => {
  await page.goto('/patients');
  await signIn();
  await rows().first().waitFor();
  page = await app.open();
  await page.goto('/patients');
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();

  await signIn({ remember: true });
  await rows().first().waitFor();
  page = await app.open();
  await page.goto('/patients');
  await rows().first().waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Logged out successfully').waitFor();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  expect((await app.context.cookies()).filter(({ name }) => name.includes('Token'))).toEqual([]);
  await page.goto('/patients');
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
});

it('a token that the API does not take leads back to the sign-in', async () => {
  await page.goto('/patients');
  await signIn();
  await rows().first().waitFor();
  await page.route('**/api/patients?*', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
});

it('says so when the list cannot be loaded, and tries again', async () => {
  await page.goto('/patients');
  await page.route('**/api/patients?*', (route) => route.fulfill({ status: 403, json: {} }));
  await signIn();
  await page.getByText('Failed to load patients. Please try again later.').waitFor();
  await expectGoodScreen();
  await page.unroute('**/api/patients?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await rows().first().waitFor();
});

it('says so when the configuration is missing', async () => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByText('Afiya cannot start: its configuration could not be loaded. Please try again.').waitFor();
});
