import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { startApp } from './app.ts';
import { printedPaper } from '../printed-paper.ts';
import { appointmentsOf } from './appointments.ts';
import { bytesOf } from './downloads.ts';

// In the morning: some visits of the day are over, and most are to come.
const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { api, named, booked, change, line, chipOf, act, menu, open, openDayOf, step, next, choosePatient, address } = appointmentsOf(
  app,
  () => page,
);

describe('the day of the clinic', () => {
  it('is worked through by keyboard: arrived, completed, and undone', async () => {
    const appointment = await booked('Daywalk');
    // However long the steps take, the page's clock stands before the arrival.
    await page.clock.setFixedTime(new Date());
    await openDayOf(appointment);
    await act('Arrived', 'Daywalk').press('Enter');
    await expect.poll(() => chipOf('Daywalk').textContent()).toBe('Arrived');
    await page.locator('.lines > li', { hasText: 'Daywalk' }).getByText('Waiting: 0 minutes').waitFor();
    await menu('Daywalk').press('Enter');
    await act('Complete', 'Daywalk').press('Enter');
    await page.getByRole('status').filter({ hasText: 'Amal Daywalk: Completed' }).waitFor();
    await expect.poll(() => chipOf('Daywalk').textContent()).toBe('Completed');
    // The focused entry has left the list of future appointments.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('day-shown');
    // Open by itself if nothing is to come.
    const fold = page.locator('details:not([open]) > summary', { hasText: 'Over:' });
    if (await fold.isVisible()) await fold.click();
    await menu('Daywalk').press('Enter');
    await act('Undo completion', 'Daywalk').press('Enter');
    await expect.poll(() => chipOf('Daywalk').textContent()).toBe('Arrived');
    await menu('Daywalk').press('Enter');
    await act('Undo arrival', 'Daywalk').press('Enter');
    await expect.poll(() => chipOf('Daywalk').textContent()).toBe('Booked');
    await app.expectGoodScreen(page);
  });

  it('says its counts in one line, the figures above their words in size', async () => {
    await open('/appointments');
    await page.setViewportSize({ width: 820, height: 900 });
    await page.getByRole('button', { name: 'العربية' }).click();
    const counts = page.getByRole('region').locator('li', { hasText: /^\d+ (مطلوبة|محجوزة|سُجّل حضورها|مكتملة|عدم حضور)$/ });
    await expect.poll(() => counts.count()).toBeGreaterThanOrEqual(3);
    const tops = await counts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(
      await counts
        .first()
        .locator('strong')
        .evaluate((figure) => Number(getComputedStyle(figure).fontWeight)),
    ).toBe(600);
  });

  it('is printed as a table of its own', async () => {
    const { clinician } = await booked('Onpaper');
    await open(`/appointments?clinicianId=${clinician.id}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Print the day' }).click();
    const { texts } = await printedPaper(await bytesOf(await saved));
    for (const part of ['Appointments:', clinician.name.en, 'Amal Onpaper', 'Vaccination', 'Booked', 'Remarks'])
      expect(texts).toContain(part);
    // The screen's own words are not on paper.
    expect(texts).not.toMatch(/Arrived:|Actions|Print/);
  });

  it('a double click marks a patient as arrived and neither begins nor completes the visit', async () => {
    const { patient } = await booked('Doubleclick');
    await open('/appointments');
    await act('Arrived', 'Doubleclick').dblclick();
    await page.getByRole('status').filter({ hasText: 'Amal Doubleclick: Arrived' }).waitFor();
    await act('Begin visit', 'Doubleclick').waitFor();
    expect(await chipOf('Doubleclick').textContent()).toBe('Arrived');
    expect(await api('GET', `/patients/${patient.id}/encounters`)).toEqual([]);
  });

  it('reports that a colleague was quicker, and shows their change', async () => {
    const appointment = await booked('Quicker');
    await openDayOf(appointment);
    await act('Arrived', 'Quicker').waitFor();
    await change(appointment, 'arrived');
    await act('Arrived', 'Quicker').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Someone just changed this appointment' });
    await alert.waitFor();
    await expect.poll(() => chipOf('Quicker').textContent()).toBe('Arrived');
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('alert').filter({ hasText: 'غُيّر هذا الموعد للتو' }).waitFor();
  });

  it('keeps the day, the clinician and the view in its address', async () => {
    await open('/appointments');
    const tomorrow = qatarDate(new Date(Date.now() + 24 * 3_600_000));
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect.poll(address).toBe(`/appointments?date=${tomorrow}`);
    const [clinician] = await api('GET', '/clinicians');
    await page.getByLabel('Clinician').selectOption(clinician.id);
    await expect.poll(address).toBe(`/appointments?date=${tomorrow}&clinicianId=${clinician.id}`);
    await page.getByRole('link', { name: 'Week' }).click();
    await page.getByRole('region', { name: 'Week' }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Week' }).getByRole('heading').count()).toBe(7);
    await app.expectGoodScreen(page);
    await page.reload();
    await expect.poll(() => page.getByLabel('Clinician').inputValue()).toBe(clinician.id);
    await page.goBack();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.poll(address).toBe(`/appointments?clinicianId=${clinician.id}`);
  });

  it('asks for the reason of a cancellation, and offers to undo it', async () => {
    const appointment = await booked('Callsoff');
    await openDayOf(appointment);
    await menu('Callsoff').click();
    await act('Cancel appointment', 'Callsoff').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await dialog.getByLabel('Reason for cancellation').fill('Has a cold');
    await page.route('**/status', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await dialog.getByRole('alert').waitFor();
    await page.unroute('**/status');
    expect(await dialog.getByLabel('Reason for cancellation').inputValue()).toBe('Has a cold');
    await app.expectGoodScreen(page);
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('The appointment of Amal Callsoff').waitFor();
    await line('Callsoff').waitFor({ state: 'detached' });
    const { past } = await api('GET', `/patients/${appointment.patient.id}/appointments`);
    expect(past[0]).toMatchObject({ status: 'cancelled', cancellationReason: 'Has a cold' });
    await page.getByRole('button', { name: 'Undo cancellation' }).click();
    await expect.poll(() => chipOf('Callsoff').textContent()).toBe('Booked');
  });
});

describe('the notice about a cancellation', () => {
  const topOf = (name: string) => line(name).evaluate((row) => Math.round(row.getBoundingClientRect().top + window.scrollY));
  const cancel = async (name: string) => {
    await menu(name).click();
    await act('Cancel appointment', name).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText(`The appointment of Amal ${name}`).waitFor();
  };

  it('moves no row when it appears or disappears, and stays in view with the undo button', async () => {
    await booked('Staysput');
    await booked('Goesaway');
    await open('/appointments');
    await line('Staysput').waitFor();
    const before = await topOf('Staysput');
    await cancel('Goesaway');
    await expect.poll(() => topOf('Staysput')).toBe(before);
    const undo = page.getByRole('button', { name: 'Undo cancellation' });
    for (const top of [0, 100_000]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      const box = await undo.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    }
    await app.expectGoodScreen(page);
    await act('Arrived', 'Staysput').click();
    await expect.poll(() => chipOf('Staysput').textContent()).toBe('Arrived');
    await undo.waitFor({ state: 'detached' });
    expect(await topOf('Staysput')).toBe(before);
  });

  it('lets a double click mark one patient as arrived, not the one in the next row', async () => {
    await booked('Callsin');
    await booked('Herenow');
    await booked('Nextinline');
    await open('/appointments');
    await cancel('Callsin');
    await act('Arrived', 'Herenow').scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await act('Arrived', 'Herenow').boundingBox()) ?? {};
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.click(left, top);
    await expect.poll(() => chipOf('Herenow').textContent()).toBe('Arrived');
    await page.mouse.click(left, top);
    await page.getByRole('status').filter({ hasText: 'Amal Herenow' }).first().waitFor();
    expect(await chipOf('Nextinline').textContent()).toBe('Booked');
  });
});

describe('the waiting list', () => {
  it('gets the time of a cancellation, for a person who can take it', async () => {
    const appointment = await booked('Frees', 20);
    const waits = await named('Waitsfor');
    await api('POST', '/appointments/waiting', {
      patientId: waits.id,
      service: 'follow-up',
      minutes: 15,
      clinicianId: appointment.clinician.id,
    });
    const other = await named('Waitslong');
    await api('POST', '/appointments/waiting', { patientId: other.id, service: 'procedure', minutes: 40 });
    await openDayOf(appointment);
    await menu('Frees').click();
    await act('Cancel appointment', 'Frees').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('People on the waiting list whom this time would suit: 1').waitFor();
    await app.expectGoodScreen(page);
    await page.getByRole('link', { name: 'Offer it to them' }).click();
    await line('Waitsfor').waitFor();
    expect(await line('Waitslong').count()).toBe(0);
    await app.expectGoodScreen(page);
    await page.getByRole('link', { name: 'Give a time: Amal Waitsfor' }).click();
    const time = qatarTime(new Date(appointment.startsAt)).slice(11);
    await page.getByText(/^Chosen: /).waitFor();
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await page.getByRole('status').filter({ hasText: 'Appointment booked' }).waitFor();
    await expect.poll(() => chipOf('Waitsfor').textContent()).toBe('Booked');
    const { coming } = await api('GET', `/patients/${waits.id}/appointments`);
    expect(coming.map((one: { startsAt: string }) => qatarTime(new Date(one.startsAt)).slice(11))).toEqual([time]);
  });

  it('says, while it is empty, what it is for, and leads to where somebody is put on it', async () => {
    await page.route('**/api/appointments/waiting', (route) => route.fulfill({ json: [] }));
    await open('/appointments?view=waiting');
    const list = page.getByRole('region', { name: 'Waiting list' });
    await list.getByText(/^For people whom no free time suits/).waitFor();
    await app.expectGoodScreen(page);
    await list.getByRole('link', { name: 'New appointment' }).click();
    await page.getByRole('heading', { level: 1, name: 'New appointment' }).waitFor();
  });

  it('adds a person whom no time suits', async () => {
    await named('Nosuit');
    await open('/appointments/new');
    await choosePatient('Nosuit');
    await next();
    await step('Visit');
    await next();
    await step('Time');
    await page.getByRole('button', { name: 'Put on the waiting list' }).click();
    await expect.poll(address).toBe('/appointments?view=waiting');
    await expect.poll(() => line('Nosuit').textContent()).toContain('Any clinician');
    await menu('Nosuit').click();
    await act('Cancel appointment', 'Nosuit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('Amal Nosuit is no longer on the waiting list.').waitFor();
    await line('Nosuit').waitFor({ state: 'detached' });
  });
});

it('the bar above the views stands at the same place in each of them, at every width and in both languages', async () => {
  await open('/appointments');
  const nav = page.getByRole('navigation', { name: /^(Views|طرق العرض)$/ });
  const places = async () => {
    const parts = await nav.locator('..').locator('a, select, button:not([popover] *)').all();
    return Promise.all(
      parts.map(async (part) => {
        const { x, y } = (await part.boundingBox()) ?? {};
        return [x, y];
      }),
    );
  };
  for (const language of ['en', 'ar']) {
    for (const width of [1440, 1180, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await nav.getByRole('link').first().click();
      await page.getByRole('button', { name: /^(Mine|مواعيدي)$/ }).waitFor();
      const first = await places();
      for (const link of (await nav.getByRole('link').all()).slice(1)) {
        await link.click();
        await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
        const shown = await places();
        // The waiting list is of no day.
        expect([language, width, shown]).toEqual([language, width, first.slice(0, shown.length)]);
      }
    }
    await page.getByRole('button', { name: /^(العربية|English)$/ }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).not.toBe(language);
  }
});

it('an appointment is moved to another time', async () => {
  const appointment = await booked('Moves');
  await open(`/patients/${appointment.patient.id}`);
  const part = page.getByRole('region', { name: 'Appointments' });
  await part.getByRole('button', { name: 'Actions: Amal Moves' }).click();
  await part.getByRole('link', { name: 'Move: Amal Moves' }).click();
  await page.getByRole('heading', { level: 1, name: 'Move' }).waitFor();
  await page.locator('input[name=time]').last().check();
  const chosen = (await page.getByText(/^Chosen: /).textContent()) ?? '';
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Appointment moved' }).waitFor();
  const { coming } = await api('GET', `/patients/${appointment.patient.id}/appointments`);
  expect(coming).toHaveLength(1);
  expect(coming[0].startsAt).not.toBe(appointment.startsAt);
  expect(chosen).not.toBe('');
});

it("a patient requests an appointment and a new time, cancels it, and sees no other patient's", async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await app.enter(page, '/appointments', 'PATIENT');
  await page.getByRole('region', { name: 'Your appointments' }).waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('link', { name: 'Ask for an appointment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ask for an appointment' }).waitFor();
  // How long it takes is the clinic's business, and so is a time that is not free.
  expect(await page.getByLabel('Length').count()).toBe(0);
  expect(await page.getByText('Double-book a time').count()).toBe(0);
  await page.getByRole('radio', { name: 'Follow-up of a known problem' }).check();
  await page.getByLabel('Reason for the visit').fill('Back pain again');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByText('No time is chosen').waitFor();
  await page.locator('input[name=time]').first().check();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByRole('heading', { name: 'Requested' }).waitFor();
  await page.getByText('The clinic looks at the request and confirms it').waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('link', { name: 'All appointments' }).click();
  await expect.poll(address).toBe('/appointments');
  const own = page.locator('.lines > li', { hasText: 'Back pain again' });
  await expect.poll(() => own.locator('.chip').textContent()).toBe('Waiting for the clinic');
  const before = await own.innerText();
  await own.getByRole('link', { name: 'Move' }).click();
  await page.getByText('You’ll lose your current time when you send this request.').waitFor();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText('No time is chosen').waitFor();
  expect(await page.getByText('Double-book a time').count()).toBe(0);
  await page.locator('input[name=time]').last().check();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(address).toBe('/appointments');
  await own.getByText('Waiting for the clinic').waitFor();
  // Immediately: the old time is not shown again.
  expect(await own.innerText()).not.toBe(before);
  await own.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep appointment' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByText('is canceled').waitFor();
  await expect.poll(() => own.filter({ visible: true }).count()).toBe(0);
  await app.expectGoodScreen(page);
  expect(asked).not.toContain('GET /api/appointments');
});
