import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';

// In the morning, so that there are free times today.
const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { api, booked, change, todays, named, open, next, choosePatient, step } = appointmentsOf(app, () => page);

const column = (of: Page, stage: string) => of.getByRole('region', { name: new RegExp(`^${stage} ?\\d*$`) });
const card = (of: Page, stage: string, name: string) => column(of, stage).getByRole('listitem').filter({ hasText: name });

it('a patient passes over the board, from machine to machine and without a reload, as each does their part', async () => {
  const { patient } = await booked('Passing');
  const name = 'Amal Passing';
  const board = '/appointments?view=board';
  const nurse = await app.comeAs(await app.openElsewhere(), board, 'nurse');
  const doctor = await app.comeAs(await app.openElsewhere(), board, 'dr.huda');
  await app.comeAs(page, board, 'reception');
  await card(page, 'Expected', name)
    .getByRole('button', { name: `Arrived: ${name}` })
    .click();
  await card(page, 'Arrived', name).getByText('Waiting: 0 minutes').waitFor();

  await card(nurse, 'Arrived', name).waitFor({ timeout: 30_000 });
  // A click just after the rows have moved does not count.
  await card(nurse, 'Arrived', name)
    .getByRole('link', { name: `Vital signs: ${name}` })
    .press('Enter');
  await nurse.getByLabel('Pulse').fill('72');
  await nurse.getByRole('button', { name: 'Record vital signs' }).click();
  await nurse.getByText('Vital signs recorded', { exact: true }).waitFor();

  await card(doctor, 'Ready', name).waitFor({ timeout: 30_000 });
  await card(doctor, 'Ready', name)
    .getByRole('button', { name: `Begin visit: ${name}` })
    .press('Enter');
  await doctor.waitForURL(`**/patients/${patient.id}/chart`);
  await card(page, 'In the visit', name).waitFor({ timeout: 30_000 });
  expect(await card(page, 'In the visit', name).getByText('Waiting').count()).toBe(0);
  await doctor.goBack();
  await card(doctor, 'In the visit', name)
    .getByRole('link', { name: `Open visit: ${name}` })
    .click();
  await doctor.getByLabel('Subjective').waitFor();
});

it('the board shows who is late without alarm, who has waited long, and finds by name; everything fits', async () => {
  const waiting = await booked('Waitlong');
  await change(waiting, 'arrived');
  await open('/appointments?view=board');
  await card(page, 'Arrived', 'Waitlong').waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('searchbox', { name: 'Find a name or reason' }).fill('waitl');
  await expect.poll(() => page.locator('.board').getByRole('listitem').count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Find a name or reason' }).fill('nobody at all');
  await page.getByText('Nobody of this day is found by these words.').waitFor();
});

describe('the calendar', () => {
  /** What of the visits' times and names is cut, and which of them cover each other. */
  const hiddenParts = () =>
    page.locator('.time-grid-visit > button').evaluateAll((all) => {
      const rects = all.map((one) => ({ one, rect: one.getBoundingClientRect() }));
      const isWithin = (inner: DOMRect, outer: DOMRect) =>
        inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
      const cut = rects.filter(({ one, rect }) => {
        const said = [one.querySelector('span > span'), one.querySelector('bdi')];
        return said.some((part) => part === null || !isWithin(part.getBoundingClientRect(), rect)) || rect.height < 23.9;
      });
      const covered = rects.filter(({ one, rect }) =>
        rects.some(
          ({ one: other, rect: next }) =>
            other !== one &&
            Math.min(rect.bottom, next.bottom) - Math.max(rect.top, next.top) > 0.5 &&
            Math.min(rect.right, next.right) - Math.max(rect.left, next.left) > 0.5,
        ),
      );
      return [...cut, ...covered].map(({ one }) => one.textContent);
    });

  it('opens at the present time or at the first visit, without moving the focus, and shows every visit whole below the names of its columns', async () => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open('/appointments?view=calendar');
    const grid = page.getByRole('region', { name: 'Calendar' });
    const isShown = (of: Locator) =>
      of.evaluate((one) => {
        const [inner, outer] = [one.getBoundingClientRect(), one.closest('.time-grid')?.getBoundingClientRect()];
        return outer !== undefined && inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
      });
    const scrolled = () => grid.evaluate((one) => one.scrollTop);
    await grid.getByText(/^Now 10:\d\d$/).waitFor();
    expect(await scrolled()).toBeGreaterThan(0);
    expect(await isShown(grid.getByText(/^Now 10:/))).toBe(true);
    expect(await isShown(grid.getByRole('heading').first())).toBe(true);
    expect(await grid.evaluate((one) => one.contains(document.activeElement))).toBe(false);
    expect(await hiddenParts()).toEqual([]);
    // What is free is white, closed or past not.
    const colours = await grid.evaluate((one) =>
      ['.time-grid-open', '.time-grid-day', '.time-grid-past'].map(
        (part) => getComputedStyle(one.querySelector(part) ?? one).backgroundColor,
      ),
    );
    expect(new Set(colours).size).toBe(3);

    await grid.focus();
    await page.keyboard.press('Home');
    await expect.poll(scrolled).toBe(0);
    await booked('Refreshes');
    await page.getByRole('button', { name: /Amal Refreshes/ }).waitFor({ timeout: 30_000 });
    expect(await scrolled()).toBe(0);

    await page.getByRole('button', { name: 'Next day' }).click();
    await grid.locator('.time-grid-visit').first().waitFor();
    const tops = await grid.locator('.time-grid-visit').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(await isShown(grid.locator('.time-grid-visit').nth(tops.indexOf(Math.min(...tops))))).toBe(true);
    expect(await grid.getByText(/^Now /).count()).toBe(0);
  });

  it('moves an appointment that is dragged to a free time, also of another clinician, and takes it back', async () => {
    const appointment = await booked('Dragged');
    await open('/appointments?view=calendar');
    const visit = page.getByRole('button', { name: /Amal Dragged/ });
    await visit.waitFor();
    // Tall, so that nothing is scrolled while it is dragged.
    await page.setViewportSize({ width: 1280, height: 2400 });
    const elsewhere = page.locator('.time-grid-column').filter({ hasNot: visit }).locator('.time-grid-free').first();
    const name = (await elsewhere.getAttribute('aria-label')) ?? '';
    await visit.dragTo(elsewhere);
    await page.getByText(/^Amal Dragged moved to /).waitFor();
    const at = async () => (await api('GET', `/patients/${appointment.patient.id}/appointments`)).coming[0];
    const moved = await at();
    expect([moved.clinician.id === appointment.clinician.id, name]).toEqual([false, expect.stringContaining(moved.clinician.name.en)]);
    await page.getByRole('button', { name: 'Undo move' }).click();
    await expect.poll(async () => (await at()).startsAt).toBe(appointment.startsAt);
    expect((await at()).clinician.id).toBe(appointment.clinician.id);
    await app.expectGoodScreen(page);
  });

  it('a move to a time that somebody has just taken changes nothing, and says so', async () => {
    const appointment = await booked('Toolate');
    await open('/appointments?view=calendar');
    const visit = page.getByRole('button', { name: /Amal Toolate/ });
    await visit.waitFor();
    // The calendar does not learn of the other booking.
    await page.route('**/appointments/changes?**', (route) => route.fulfill({ json: { mark: 'as before' } }));
    const href = (await page.locator('.time-grid-free').first().getAttribute('href')) ?? '';
    const free = page.locator(`.time-grid-free[href="${href}"]`);
    const to = new URL(href, 'http://clinic').searchParams;
    const other = await named('Quickest');
    await api('POST', '/appointments', { patientId: other.id, service: 'vaccination', minutes: 10, ...Object.fromEntries(to) });
    await page.setViewportSize({ width: 1280, height: 2400 });
    await visit.dragTo(free);
    await page.getByRole('alert').filter({ hasText: 'Amal Toolate' }).waitFor();
    const { coming } = await api('GET', `/patients/${appointment.patient.id}/appointments`);
    expect(coming[0].startsAt).toBe(appointment.startsAt);
  });

  it('a free time leads to a booking at it, and an appointment opens its next step', async () => {
    await named('Fromgrid');
    const place = (await todays(30)).findLast(({ time }) => time.endsWith(':00'));
    await open(`/appointments?view=calendar&clinicianId=${place?.clinicianId}`);
    await page.locator(`.time-grid-free[href*="time=${encodeURIComponent(place?.time ?? '')}"]`).click();
    await step('Patient');
    await choosePatient('Amal Fromgrid');
    await next();
    await next();
    await step('Time');
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await page.getByText('Appointment booked').waitFor();
    await open('/appointments?view=calendar');
    await page.getByRole('button', { name: /Amal Fromgrid/ }).click();
    await page.getByRole('button', { name: 'Arrived: Amal Fromgrid' }).click();
    await page.locator('.time-grid-visit > button[data-tone="yellow"]', { hasText: 'Amal Fromgrid' }).waitFor();
  });
});
