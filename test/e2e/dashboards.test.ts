import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import { startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';
import { misfits } from './layout.ts';

// In the morning: several clinicians have a patient in the room, and some have already been there.
const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { booked, change } = appointmentsOf(app, () => page);
const enter = (path: string, role?: Role) => app.enter(page, path, role);
const card = (name: string) => page.locator('.stat', { hasText: name });
const figure = async (name: string): Promise<number> => {
  const value = card(name).locator('dd').first();
  await expect.poll(() => value.textContent()).toMatch(/^\d+$/);
  return Number(await value.textContent());
};
const alerts = () => page.getByRole('region', { name: 'Critical Alerts' });
const schedule = () => page.getByRole('region', { name: 'Today’s Schedule' });
const address = () => page.evaluate(() => location.pathname + location.search + location.hash);

describe('the figures', () => {
  it('of a clinician’s day agree with the lists beside them', async () => {
    // On some days the seed has no arrivals at half past ten.
    await change(await booked('Arrives'), 'arrived');
    await enter('/provider-dashboard');
    const visits = await figure('Today’s Appointments');
    await expect.poll(() => schedule().locator('li').count()).toBe(visits);
    const over = await figure('Consultations');
    expect(await schedule().locator('li .chip', { hasText: 'Completed' }).count()).toBe(over);
    const chips = (text: string) => schedule().locator('li .chip', { hasText: text }).count();
    const [inProgress, upcoming, missed] = [await chips('In progress'), await chips('Upcoming'), await chips('No-show')];
    expect(inProgress).toBeGreaterThan(0);
    expect(over + missed + inProgress + upcoming).toBe(visits);
    await schedule()
      .getByText(missed === 0 ? `Completed: ${over}` : `Completed: ${over} · No-show: ${missed}`)
      .waitFor();
    await card('Today’s Appointments').getByText(`${inProgress} in progress, ${upcoming} upcoming`).waitFor();
    const critical = await figure('Critical Alerts');
    await expect.poll(() => alerts().locator('li .chip', { hasText: 'High' }).count()).toBe(critical);
  });

  it.each([
    ['/dashboard', 'Total Patients', '/patients'],
    ['/dashboard', 'Active Cases', '/patients?status=active'],
    ['/dashboard', 'Pending Reviews', '/patients?status=pending'],
    ['/dashboard', 'Appointments Today', '/provider-dashboard#schedule'],
    ['/provider-dashboard', 'Active Patients', '/patients?status=active'],
    ['/provider-dashboard', 'Critical Alerts', '/provider-dashboard#alerts'],
    ['/provider-dashboard', 'Consultations', '/provider-dashboard#schedule'],
  ])('on %s, %s leads to its list by keyboard, and by a click anywhere on the card', async (path, name, list) => {
    await enter(path);
    await figure(name);
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await expect.poll(address).toBe(list);
    const part = list.split('#')[1];
    if (part !== undefined) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(part);
    await page.goto(path);
    await figure(name);
    await card(name).click({ position: { x: 5, y: 5 } });
    await expect.poll(address).toBe(list);
  });

  it.each([
    ['/dashboard', /^\d+ new this month$/, '/patients?sortBy=createdAt&sortOrder=desc'],
    ['/dashboard', /^\d+ critical$/, '/provider-dashboard#alerts'],
    ['/provider-dashboard', /^\d+ in all$/, '/patients'],
  ])('on %s, the second figure %s leads to its own list', async (path, name, list) => {
    await enter(path);
    expect(await page.locator('.stat').getByRole('link', { name }).getAttribute('href')).toBe(list);
  });
});

it('a clinician acknowledges an alert, which leaves the list and the figures', async () => {
  await enter('/provider-dashboard');
  const before = await figure('Critical Alerts');
  const count = await alerts().locator('li').count();
  const opener = alerts()
    .getByRole('button', { name: /^Acknowledge the alert about / })
    .first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this alert?' });
  await dialog.waitFor();
  await app.expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
  await opener.click();
  await dialog.getByLabel('What was done').fill('Seen and treated');
  const sent = page.waitForRequest(/\/acknowledge$/);
  await dialog.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ done: 'Seen and treated' });
  await expect.poll(() => alerts().locator('li').count()).toBe(count - 1);
  expect(await figure('Critical Alerts')).toBe(before - 1);
  await alerts()
    .getByText(`High: ${before - 1}`)
    .waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('alerts');
});

it('an administrator sees alerts but does not acknowledge them', async () => {
  await enter('/provider-dashboard', 'ADMIN');
  await alerts().locator('li').first().waitFor();
  expect(await alerts().getByRole('button').count()).toBe(0);
});

it('a nurse acknowledges an alert by itself, and leaves that of a critical result to a prescriber', async () => {
  await page.route('**/api/alerts', async (route) => {
    const response = await route.fetch();
    const {
      alerts: [first, ...others],
      ...rest
    } = await response.json();
    await route.fulfill({ response, json: { ...rest, alerts: [{ ...first, orderId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' }, ...others] } });
  });
  await app.comeAs(page, '/provider-dashboard', 'nurse');
  const offers = alerts().locator('li').locator('a, button').filter({ hasText: 'Acknowledge' });
  await offers.first().waitFor();
  expect(await offers.count()).toBe((await alerts().locator('li').count()) - 1);
});

it('alerts and visits are in the reader’s language, with the patient’s name in both scripts', async () => {
  await enter('/provider-dashboard');
  const texts = (part: ReturnType<typeof alerts>) => part.locator('li').allTextContents();
  await alerts().locator('li').first().waitFor();
  expect((await texts(alerts())).join()).toMatch(/[A-Z][a-z]+ [A-Z][a-z]+.*[\u0600-\u06FF]/);
  await page.getByRole('button', { name: 'العربية' }).click();
  const arabic = page.locator('#alerts');
  await arabic.getByRole('heading', { name: 'التنبيهات الحرجة' }).waitFor();
  for (const text of await texts(arabic)) expect(text).toMatch(/^[\u0600-\u06FF]/);
});

it.each(['/dashboard', '/provider-dashboard'])('%s fits a screen of 320 pixels in both languages', async (path) => {
  await enter(path);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('main li').filter({ visible: true }).first().waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  await expect.poll(() => misfits(page)).toEqual({ sideways: 0, cut: {} });
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  await expect.poll(() => misfits(page)).toEqual({ sideways: 0, cut: {} });
});
