import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import { clinicOf } from '../api/clinic.ts';
import { startApp } from './app.ts';
import { bytesOf } from './downloads.ts';

// Work is counted on its day, so it is done well before midnight.
const app = startApp({ patients: 0, clock: '10:30' });
const { ask, clinician, patient, member } = clinicOf(() => app.cloud.endpoints);

/** The name of the clinician whose day the tests look at. */
let name = '';
let patientName = '';
beforeAll(async () => {
  const reception = await member('reception');
  const doctor = await member('dr.huda');
  const [id, clinicianId] = [await patient(), await clinician(Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]))];
  const staff = (await ask('ADMIN', 'GET', '/staff')).body;
  name = staff.find((one: { id: string }) => one.id === clinicianId).name.en;
  patientName = (await ask('ADMIN', 'GET', `/patients/${id}`)).body.personalInfo.lastName;
  const date = qatarDate(new Date());
  const first = Math.floor((Date.now() - qatarMidnight(date)) / 300_000) * 5;
  const booked = async (index: number): Promise<string> => {
    const place = { clinicianId, date, time: timeOf(first + index * 5), minutes: 5 };
    return (await ask(reception, 'POST', '/appointments', { patientId: id, ...place, service: 'consultation' })).body.id;
  };
  const becomes = (appointmentId: string, status: string) =>
    ask(reception, 'POST', `/patients/${id}/appointments/${appointmentId}/status`, { status });
  const [missed, came, cancelled] = [await booked(0), await booked(1), await booked(2)];
  await becomes(missed, 'noshow');
  await becomes(came, 'arrived');
  await ask(doctor, 'POST', `/patients/${id}/encounters`, { service: 'consultation', appointmentId: came });
  await becomes(came, 'fulfilled');
  await becomes(cancelled, 'cancelled');
});

async function open(path: string): Promise<Page> {
  const page = await app.open();
  await page.goto(path);
  await app.signIn(page, 'CLINICIAN');
  return page;
}
const part = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

describe('figures', () => {
  it("show the outcome of a day's appointments in columns, beside charts with the same figures, and lead to the lists", async () => {
    const page = await open('/analytics?days=7');
    const byClinician = part(page, 'By clinician');
    const mine = byClinician.getByRole('row', { name });
    await mine.waitFor();
    const heads = await byClinician.getByRole('columnheader').allTextContents();
    const cells = await mine.getByRole('cell').allTextContents();
    const figures = Object.fromEntries(heads.slice(1).map((head, index) => [head, cells[index]]));
    // Of two appointments, a percentage would say too much.
    expect(figures).toMatchObject({
      Completed: '1',
      'No-shows': '1',
      'No-show rate': '–',
      Canceled: '1',
      'Third next available': '0 days',
    });
    const huda = byClinician.getByRole('row', { name: 'Dr. Huda' });
    expect(await huda.getByText('Up to 5 minutes').count()).toBe(1);

    // The chart's columns are the table's last row.
    const days = part(page, 'By day');
    const chart = days.getByRole('img', { name: 'Appointments by outcome and day' });
    await chart.waitFor();
    const drawn = await chart.locator('rect title').allTextContents();
    const total = days.getByRole('row', { name: 'Total' });
    for (const [column, outcome] of ['Completed', 'No-shows', 'Canceled', 'Still open'].entries()) {
      const counts = drawn.filter((says) => says.includes(`, ${outcome}: `)).map((says) => Number(says.split(': ').at(-1)));
      expect([outcome, String(counts.reduce((sum, count) => sum + count, 0))]).toEqual([
        outcome,
        await total.getByRole('cell').nth(column).textContent(),
      ]);
    }
    const wait = page.getByRole('row', { name: /^From arrival to the visit/ });
    await wait.getByText('Up to 5 minutes').waitFor();
    expect(await part(page, 'Overview').getByRole('link').count()).toBe(4);
    await app.expectGoodScreen(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await part(page, 'Waiting now').getByRole('link').last().click();
    await page.getByRole('heading', { name: 'Results to acknowledge', level: 1 }).waitFor();
  });

  it('are compared with the days before, by week, by service and by age, which the address keeps; columns sort by keyboard', async () => {
    const page = await open('/analytics?days=7');
    const overview = part(page, 'Overview');
    // Nothing was counted before today, which is not the same as nothing having happened.
    const completed = overview.getByRole('row', { name: /^Appointments completed/ });
    expect(await completed.getByRole('cell').nth(1).textContent()).toBe('Not known');
    await overview.getByText('Not known: nothing had been counted yet when those days began.').waitFor();
    await page.route('**/analytics?from=*', async (route) => {
      const answer = await (await route.fetch()).json();
      const appointments = { open: 0, fulfilled: 10, noshow: 5, cancelled: 0 };
      await route.fulfill({ json: { ...answer, before: { ...answer.before, appointments } } });
    });
    await page.getByRole('link', { name: 'Days: 30' }).press('Enter');
    await completed.getByText(/^\d+ fewer \(−\d+%\)$/).waitFor();
    await page.unrouteAll();

    await page.getByRole('link', { name: 'By service' }).press('Enter');
    await page.waitForURL('**/analytics?days=30&by=service');
    const services = part(page, 'By service');
    await services.getByRole('row', { name: /^Consultation 1 1 1 0 –$/ }).waitFor();
    await page.getByRole('link', { name: 'By week' }).press('Enter');
    await part(page, 'By week').getByRole('img', { name: 'Appointments by outcome and week' }).waitFor();
    await page.getByRole('link', { name: 'Days: 90' }).press('Enter');
    await page.waitForURL('**/analytics?days=90&by=week');

    const patients = part(page, 'Patients seen, by age and sex');
    await patients.getByRole('row', { name: /25–44\S* 1 1$/ }).waitFor();
    const byClinician = part(page, 'By clinician');
    const sort = byClinician.getByRole('button', { name: 'No-shows' });
    const firstNames = () => byClinician.getByRole('rowheader').allTextContents();
    const unsorted = await firstNames();
    await sort.press('Enter');
    await byClinician.getByRole('columnheader', { name: 'No-shows' }).and(page.locator('[aria-sort=descending]')).waitFor();
    expect((await firstNames())[0]).toBe(name);
    await sort.press('Enter');
    await sort.press('Enter');
    expect(await firstNames()).toEqual(unsorted);
  });

  it('show other days by keyboard, which the address keeps; a wrong range is reported beside its field', async () => {
    const page = await open('/analytics');
    await page.getByRole('link', { name: 'Days: 7' }).press('Enter');
    await page.waitForURL('**/analytics?days=7');
    await page.getByText('Other days').press('Enter');
    const from = page.getByRole('group', { name: 'From' });
    const fill = async (day: string, month: string, year: string) => {
      for (const [label, text] of [
        ['Day', day],
        ['Month', month],
        ['Year', year],
      ] as const)
        await from.getByLabel(label).fill(text);
      await page.getByRole('button', { name: 'Show these days' }).press('Enter');
    };
    await fill('1', '1', '2020');
    await from.getByText('Days that can be shown at once: 92').waitFor();
    await fill('1', '1', '2999');
    await from.getByText('The first day must not be after the last.').waitFor();
    await page.goto('/analytics?from=2020-01-01&to=2020-01-31');
    await page.getByText('From Jan 1, 2020 to Jan 31, 2020').waitFor();
    await page.getByText('Nothing was counted on these days.').waitFor();
    // Without a total, the page shows no percentage.
    expect(await page.locator('main').getByText('%').count()).toBe(0);
    await app.expectGoodScreen(page);
  });

  it('are downloaded as shown, name no patients, and report a failure to load', async () => {
    const page = await open('/analytics?days=7');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const text = (await bytesOf(await downloading)).toString();
    expect(text).toContain(`"By clinician","${name}","No-shows","1"`);
    expect(text).not.toContain(patientName);
    await page.route('**/analytics?from=*', (route) => route.fulfill({ status: 400, json: { message: 'No' } }));
    await page.getByRole('link', { name: 'Days: 90' }).click();
    await page.getByText('The figures could not be loaded').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    // Many days are shown by week.
    await part(page, 'By week').waitFor();
  });

  it('read in Arabic with time from left to right, and are not for patients', async () => {
    const page = await open('/analytics?days=7');
    await part(page, 'By day').waitFor();
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'حسب اليوم' }).waitFor();
    const days = page.getByRole('img', { name: 'المواعيد حسب نتيجتها واليوم' }).locator('text[text-anchor=middle]');
    const [first, last] = [await days.first().boundingBox(), await days.last().boundingBox()];
    expect(first?.x).toBeLessThan(last?.x ?? 0);
    expect(await days.last().textContent()).toMatch(/^\d+ [\u0600-\u06ff]+$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await app.expectGoodScreen(page);
    const own = await app.openElsewhere();
    await own.goto('/analytics');
    await app.signIn(own, 'PATIENT');
    await own.getByText('Your account shows only the records linked to it.').waitFor();
    expect(await own.getByRole('navigation').getByRole('link', { name: 'Analytics' }).count()).toBe(0);
  });
});
