import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.locator('.toast').getByText(text).waitFor();
const form = () => page.getByRole('form', { name: 'Record immunization' });
const open = () => page.getByText('Record an immunization').click();

let people = 0;
async function newChart(): Promise<string> {
  people += 1;
  return `/patients/${(await newPatient('Hessa', `Vaccinated ${people}`)).id}`;
}
const today = qatarDate(new Date());

it('a dose is recorded by keyboard alone, corrected, and marked with a reason', async () => {
  const chart = await newChart();
  await app.enter(page, `${chart}/immunizations`);
  await page.getByText('No immunizations recorded yet').waitFor();
  const { keyboard } = page;
  await page.getByText('Record an immunization').focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  // Without a choice, the field shows its problem and has the focus.
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await form().getByText('Vaccine is required').waitFor();
  const vaccine = form().getByLabel('Vaccine');
  await expect.poll(() => vaccine.evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.type('MMR');
  await keyboard.press('Tab');
  await keyboard.type('٢');
  await keyboard.press('Tab');
  await keyboard.type('Left arm');
  await keyboard.press('Tab');
  await keyboard.type('A1-7');
  await keyboard.press('Enter');
  await said('Immunization recorded');
  const { body: given } = await ask('GET', `${chart}/immunizations`);
  expect(given).toMatchObject([{ vaccine: 'mmr', dose: 2, on: today, site: 'arm-left', lot: 'A1-7', elsewhere: false }]);
  await page.getByRole('heading', { name: 'MMR (measles, mumps, rubella)' }).waitFor();
  await page.getByRole('button', { name: /^Correct: MMR/ }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Dose number').fill('1');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await said('Changed');
  await page.getByText('Dose 1 ·').waitFor();
  await page.getByRole('button', { name: /^Entered in error: MMR/ }).click();
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Another patient');
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await said('Marked as entered in error');
  await page.getByText('Another patient').waitFor();
});

it('a duplicate dose is reported before it is sent, even if a colleague recorded it in between, and needs a reason', async () => {
  const chart = await newChart();
  await app.enter(page, `${chart}/immunizations`);
  await open();
  await form().getByLabel('Vaccine').selectOption('Hepatitis A');
  const mark = { status: 'completed', vaccine: 'hepatitis-a', dose: 1, on: dayAfter(today, -30) };
  await ask('POST', `${chart}/immunizations`, mark);
  await button('Record immunization').click();
  const warning = form().getByText(/The chart has a dose like this one: Dose 1/);
  await warning.waitFor();
  await button('Record immunization').click();
  await form().getByText('A reason is needed').waitFor();
  // Another vaccine is not a duplicate.
  await form().getByLabel('Vaccine').selectOption('Typhoid');
  await expect.poll(() => warning.count()).toBe(0);
  await form().getByLabel('Vaccine').selectOption('Hepatitis A');
  await form().getByLabel('Reason for this dose').fill('Travels tomorrow');
  await button('Record immunization').click();
  await said('Immunization recorded');
  await page.getByText('Again because: Travels tomorrow').waitFor();
  expect((await ask('GET', `${chart}/immunizations`)).body).toHaveLength(2);
});

it('a dose not given has its reason; typed text survives a reload; the card passes the screen checks in both languages', async () => {
  const chart = await newChart();
  await ask('POST', `${chart}/immunizations`, {
    status: 'completed',
    vaccine: 'bcg',
    on: '1990-01-01',
    elsewhere: true,
    note: 'من البطاقة الورقية',
  });
  await app.enter(page, `${chart}/immunizations`);
  await open();
  await form().getByLabel('Vaccine').selectOption('Influenza, seasonal');
  await form().getByLabel('What happened').selectOption('Not given');
  await form().getByLabel('Note').fill('Comes back on Sunday');
  await page.reload();
  await open();
  await expect.poll(() => form().getByLabel('Note').inputValue()).toBe('Comes back on Sunday');
  await button('Record immunization').click();
  await form().getByText('Say why it was not given').waitFor();
  await form().getByLabel('Why not').selectOption('Postponed: unwell today');
  await button('Record immunization').click();
  await said('Immunization recorded');
  await page.getByText('Comes back on Sunday').waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('link', { name: 'Visits' }).click();
  await page.getByText('Not given: Influenza, seasonal').waitFor();
});
