import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { fillDate } from './dates.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.goto('/register');
});

const born = (legend = 'Date of birth') => page.getByRole('group', { name: legend }).getByRole('textbox');
const texts = () => Promise.all([0, 1, 2].map((part) => born().nth(part).inputValue()));
const focused = () => page.evaluate(() => document.activeElement?.id);
const create = () => page.getByRole('button', { name: 'Create account' }).click();

it('a date is entered as day, month and year, in this order in both languages, and repeated in words', async () => {
  const order = async (legend: string) => {
    const boxes = await Promise.all([0, 1, 2].map((part) => born(legend).nth(part).boundingBox()));
    return boxes.map((box) => box?.x ?? 0);
  };
  const [day = 0, month = 0, year = 0] = await order('Date of birth');
  expect(day < month && month < year).toBe(true);
  await born().first().pressSequentially('17/5/1988');
  expect(await texts()).toEqual(['17', '5', '1988']);
  await page.getByText('May 17, 1988', { exact: true }).waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByText('17 مايو 1988', { exact: true }).waitFor();
  const [arabicDay = 0, arabicMonth = 0, arabicYear = 0] = await order('تاريخ الميلاد');
  expect(arabicDay > arabicMonth && arabicMonth > arabicYear).toBe(true);
});

it('a pasted date fills all three fields, in the digits of any language', async () => {
  for (const [pasted, parts] of [
    ['2026-11-05', ['05', '11', '2026']],
    ['05/11/2026', ['05', '11', '2026']],
    ['٥/١١/٢٠٢٦', ['5', '11', '2026']],
    ['5 Nov 2025', ['5', '11', '2025']],
  ] as const) {
    await fillDate(page, 'Date of birth', '');
    await born().first().focus();
    await page.keyboard.insertText(pasted);
    await expect.poll(texts).toEqual(parts);
  }
  await born().nth(2).fill('۱۹۸۸');
  await expect.poll(texts).toEqual(['5', '11', '1988']);
});

it('an incomplete or impossible date is refused with its wrong part named and focused if it is the first problem', async () => {
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Al-Mannai');
  await page.getByLabel('Email').fill('dates@afiya.example');
  for (const [date, said, part] of [
    ['-05-17', 'Missing from the date: year', 'dateOfBirth-year'],
    ['--17', 'Missing from the date: month, year', 'dateOfBirth-month'],
    ['1988-17-05', 'The month must be from 1 to 12', 'dateOfBirth-month'],
    ['1989-02-29', 'The day must be from 1 to 28 in this month', 'dateOfBirth'],
    ['88-05-17', 'The year must have four digits', 'dateOfBirth-year'],
    ['2999-05-17', 'Date of birth must be in the past', 'dateOfBirth'],
  ] as const) {
    await fillDate(page, 'Date of birth', date);
    await create();
    await page.getByText(said, { exact: true }).waitFor();
    await expect.poll(focused).toBe(part);
  }
  await app.expectGoodScreen(page);
});

it('typed text survives a reload and a look at another page, except passwords', async () => {
  await page.getByLabel('First name').fill('Noor');
  await fillDate(page, 'Date of birth', '1988-05-');
  await page.getByLabel('Password', { exact: true }).fill('Calm-Harbour-7');
  await page.reload();
  expect(await page.getByLabel('First name').inputValue()).toBe('Noor');
  expect(await texts()).toEqual(['', '05', '1988']);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Calm-Harbour');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).or(page.getByLabel('Remember me')).first().waitFor();
  await page.goBack();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Noor');
});
