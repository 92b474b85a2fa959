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
  it("show the outcome of a day's appointments, with a table beside each chart, and lead to the lists", async () => {
    const page = await open('/analytics?days=7');
    const mine = page.locator('li', { has: page.getByRole('heading', { name, exact: true }) });
    await mine.getByText('Appointments completed: 1 · No-shows: 1 · Canceled: 1').waitFor();
    await mine.getByText('Missed appointments: 1 of 2 (50%)').waitFor();
    await mine.getByText('Days until then: 0').waitFor();
    expect(await page.getByRole('img', { name: 'Appointments that were not canceled, by day' }).locator('rect').count()).toBe(7);
    const wait = page.getByRole('row', { name: /^From arrival to the visit/ });
    await wait.getByText(/^Up to 5 minutes \(counted: \d+\)$/).waitFor();
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
    await part(page, 'By day').waitFor();
  });

  it('read in Arabic with time from left to right, and are not for patients', async () => {
    const page = await open('/analytics?days=7');
    await part(page, 'By day').waitFor();
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'حسب اليوم' }).waitFor();
    const span = page.locator('.plot-span').first().locator('bdi');
    const [first, last] = [await span.first().boundingBox(), await span.last().boundingBox()];
    expect(first?.x).toBeLessThan(last?.x ?? 0);
    expect(await span.last().textContent()).toMatch(/\d{4}/);
    await app.expectGoodScreen(page);
    const own = await app.openElsewhere();
    await own.goto('/analytics');
    await app.signIn(own, 'PATIENT');
    await own.getByText('Your account shows only the records linked to it.').waitFor();
    expect(await own.getByRole('navigation').getByRole('link', { name: 'Analytics' }).count()).toBe(0);
  });
});
