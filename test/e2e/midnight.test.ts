import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import { startApp } from './app.ts';
import { dateIn, fillDate } from './dates.ts';

/** Screens that show "today", on both sides of midnight in Qatar: in London, and on a server, it is the same evening. */
describe.each([
  { clock: '23:55', isOver: true },
  { clock: '00:02', isOver: false },
])('at $clock in Qatar', ({ clock, isOver }) => {
  const app = startApp({ patients: 60, clock });
  let page: Page;
  beforeEach(async () => void (page = await app.open()));
  const enter = (path: string, role?: Role) => app.enter(page, path, role);
  const figure = (name: string) => page.locator('.stat', { hasText: name }).locator('dd').first();

  it("a clinician's day is complete, and counts its rows", async () => {
    await enter('/provider-dashboard');
    const schedule = page.getByRole('region', { name: 'Today’s Schedule' });
    const text = schedule.getByText(isOver ? 'All of today’s appointments are over' : 'Later today:');
    await text.waitFor();
    const numbers = ((await schedule.textContent()) ?? '').matchAll(/(Completed|No-show|Later today): (\d+)/g);
    const said = new Map([...numbers].map(([, of, number]) => [of, Number(number)]));
    const [completed = 0, missed = 0, later = 0] = ['Completed', 'No-show', 'Later today'].map((of) => said.get(of));
    const visits = completed + missed + later + (await schedule.locator('li').count());
    expect(isOver ? later : completed + missed).toBe(0);
    await expect.poll(() => figure('Today’s Appointments').textContent()).toBe(String(visits));
    await expect.poll(() => figure('Consultations').textContent()).toBe(String(completed));
    await page.getByText(isOver ? '0 in progress, 0 upcoming' : `0 in progress, ${visits} upcoming`).waitFor();
    await app.expectGoodScreen(page);
    await page.goto('/dashboard');
    await expect.poll(() => figure('Appointments Today').textContent()).toBe(String(visits));
    await app.expectGoodScreen(page);
  });

  it('the access log opens at this day, with the latest events, and goes no further', async () => {
    const today = qatarDate(new Date());
    await enter('/patients', 'ADMIN');
    await page.getByText('of 60 patients').waitFor();
    await page.goto('/security');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const days = async () => [await dateIn(page, 'From'), await dateIn(page, 'To')];
    await expect.poll(days).toEqual([today, today]);
    await page
      .locator('.lines > li', { hasText: /Looked at (a list|lists)/ })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Next day' }).isDisabled()).toBe(true);
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await page.getByText('Nothing in the log matches').waitFor();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect.poll(days).toEqual([today, today]);
  });

  it('a birth date of this day is valid for a child, and the next day is not', async () => {
    const today = qatarDate(new Date());
    const tomorrow = qatarDate(new Date(Date.now() + 24 * 3_600_000));
    await enter('/patients/new');
    await fillDate(page, 'Date of birth', tomorrow);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Date of birth must be in the past').waitFor();
    for (const [label, text] of [
      ['First name', 'Wafa'],
      ['Last name', 'Newborn'],
      ['Email', 'newborn@example.com'],
      ['Phone number', '+974 3311 0001'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await fillDate(page, 'Date of birth', today);
    await page.getByLabel('Gender', { exact: true }).selectOption('Female');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    for (const [label, text] of [
      ['Contact name', 'Omar'],
      ['Relationship', 'father'],
      ['Contact phone', '+974 4411 2233'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Create Patient', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Wafa Newborn' }).waitFor();
    const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(today));
    await page
      .getByText(new RegExp(`^${written}, ${clock.slice(0, 2)}:\\d\\d$`))
      .first()
      .waitFor();
    await app.expectGoodScreen(page);
  });
});
