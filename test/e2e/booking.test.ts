import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { qatarTime } from '#contract/base/qatar-time.ts';
import { call, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';

// In the morning, so that there are free times today.
const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { api, freePlaces, named, line, chipOf, open, step, next } = appointmentsOf(app, () => page);

describe('a new appointment', () => {
  it('is booked in three steps, by keyboard', async () => {
    await named('Threesteps');
    await open('/appointments');
    await page.getByRole('link', { name: 'New appointment' }).press('Enter');
    await step('Patient');
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await page.getByText('No patient is chosen').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('patient');
    await app.expectGoodScreen(page);
    await page.getByRole('combobox', { name: 'Patient' }).pressSequentially('Threesteps');
    await page.getByRole('option', { name: /Threesteps/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await step('Visit');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Visit');
    await page.getByLabel('Service').selectOption('procedure');
    await expect.poll(() => page.getByLabel('Length').inputValue()).toBe('40');
    await page.getByLabel('Reason for the visit').fill('Stitches out');
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await step('Time');
    await page.getByRole('button', { name: 'Book appointment' }).press('Enter');
    await page.getByText('No time is chosen').waitFor();
    await page.getByRole('button', { name: /^Next available: / }).press('Enter');
    await page.getByText(/^Chosen: /).waitFor();
    await page.keyboard.press('Tab');
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Book appointment' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Appointment booked: Amal Threesteps, ' }).waitFor();
    // Its row is in view, marked, in the day of all clinicians.
    await expect.poll(() => line('Threesteps').getAttribute('data-changed')).toBe('true');
    await expect.poll(() => line('Threesteps').evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(new URL(page.url()).searchParams.has('clinicianId')).toBe(false);
    await line('Threesteps').getByText('Stitches out').waitFor();
    expect(await chipOf('Threesteps').textContent()).toBe('Booked');
  });

  it('survives Back and a reload, and belongs to the patient of the page from which it was opened', async () => {
    const patient = await named('Keeps');
    const other = await named('Another');
    await open(`/patients/${patient.id}`);
    await page.getByRole('region', { name: 'Appointments' }).getByRole('link', { name: 'Book appointment' }).click();
    await step('Visit');
    await page.getByRole('region', { name: 'Patient' }).getByText('Amal Keeps').waitFor();
    await page.getByLabel('Reason for the visit').fill('Knee pain');
    await next();
    await step('Time');
    await page.locator('input[name=time]').first().check();
    const chosen = await page.getByText(/^Chosen: /).textContent();
    await page.reload();
    await expect.poll(() => page.getByText(/^Chosen: /).textContent()).toBe(chosen);
    await page.goBack();
    await step('Visit');
    await expect.poll(() => page.getByLabel('Reason for the visit').inputValue()).toBe('Knee pain');
    await page.goto(`/appointments/new?patientId=${patient.id}`);
    await expect.poll(() => page.getByLabel('Reason for the visit').inputValue()).toBe('Knee pain');
    await page.goto(`/appointments/new?patientId=${other.id}`);
    await page.getByRole('region', { name: 'Patient' }).getByText('Amal Another').waitFor();
    await expect.poll(() => page.getByLabel('Reason for the visit').inputValue()).toBe('');
  });

  it('whose time was taken in between is explained, and another time is chosen', async () => {
    const [mine, theirs] = [await named('Slower'), await named('Faster')];
    await open(`/appointments/new?patientId=${mine.id}`);
    await step('Visit');
    await page.getByLabel('Reason for the visit').fill('Sore throat');
    await next();
    await page.getByRole('button', { name: /^Next available: / }).click();
    await page.route(
      '**/api/appointments',
      async (route) => {
        const { date, time, clinicianId } = route.request().postDataJSON();
        await api('POST', '/appointments', { patientId: theirs.id, service: 'consultation', minutes: 20, date, time, clinicianId });
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Book appointment' }).click();
    const taken = page.getByRole('alert').filter({ hasText: 'Someone just booked this time. Nothing was booked for you.' });
    await taken.waitFor();
    await page.getByText('No time chosen yet').waitFor();
    await expect.poll(() => taken.evaluate((one) => one === document.activeElement)).toBe(true);
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: /^Next available: / }).click();
    await taken.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await line('Slower').getByText('Sore throat').waitFor();
  });

  it('is never booked with somebody else while the times of the chosen clinician load', async () => {
    const patient = await named('Impatient');
    await open(`/appointments/new?patientId=${patient.id}`);
    await step('Visit');
    await next();
    const first = page.getByRole('button', { name: /^Next available: / });
    await first.waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route('**/appointments/free?*clinicianId=*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.locator('#clinician').selectOption({ index: 2 });
    const other = await page.locator('#clinician option:checked').textContent();
    await expect.poll(() => first.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
    answer.resolve();
    await first.click();
    expect(await page.getByText(/^Chosen: /).textContent()).toContain(other?.split(' · ')[0]);
  });

  it('is booked once if the answer is lost', async () => {
    const patient = await named('Lostanswer');
    await open(`/appointments/new?patientId=${patient.id}`);
    await step('Visit');
    await next();
    await page.getByRole('button', { name: /^Next available: / }).click();
    let losses = 0;
    await page.route('**/api/appointments', async (route) => {
      await route.fetch();
      losses += 1;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await page.getByRole('alert').filter({ hasText: 'The appointment could not be booked' }).waitFor();
    await page.unroute('**/api/appointments');
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await page.getByRole('status').filter({ hasText: 'Appointment booked' }).waitFor();
    expect(losses).toBeGreaterThan(0);
    const { coming } = await api('GET', `/patients/${patient.id}/appointments`);
    expect(coming).toHaveLength(1);
  });

  it('over another one needs a reason, requested beside its field', async () => {
    const [place] = await freePlaces(20);
    const first = await named('Firstcome');
    const taken = await api('POST', '/appointments', { patientId: first.id, service: 'consultation', minutes: 20, ...place });
    const patient = await named('Squeezedin');
    await open(`/appointments/new?patientId=${patient.id}`);
    await step('Visit');
    await next();
    await page.locator('summary', { hasText: 'Double-book a time' }).click();
    await page.locator('#over-clinician').selectOption(taken.clinician.id);
    const [day, clock] = qatarTime(new Date(taken.startsAt)).split(' ');
    const [year = '', month = '', date = ''] = (day ?? '').split('-');
    await page.locator('#over-date').fill(date);
    await page.locator('#over-date-month').fill(month);
    await page.locator('#over-date-year').fill(year);
    await page.locator('#over-time').fill(clock ?? '');
    await page.getByRole('button', { name: 'Use this time' }).click();
    await page.getByText('The reason is required').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('over-reason');
    await app.expectGoodScreen(page);
    await page.locator('#over-reason').fill('High fever');
    await page.getByRole('button', { name: 'Use this time' }).click();
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await line('Squeezedin').getByText('High fever').waitFor();
  });
});

describe('the clinic hours', () => {
  const openHours = async (name: string, role: 'ADMIN' | 'CLINICIAN' = 'ADMIN') => {
    await app.enter(page, '/appointments', role);
    await page.getByRole('link', { name: 'Clinic hours' }).click();
    // The page before has a field of this name too.
    await page.getByRole('heading', { name: 'Clinic hours', level: 1 }).waitFor();
    await page.getByLabel('Clinician').selectOption({ label: name });
    await page.getByRole('group', { name: 'Sunday' }).waitFor();
  };
  const weekday = (name: string) => page.getByRole('group', { name });
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click();

  it('are changed by day, and appointments outside them are listed, to be moved', async () => {
    await openHours('Dr. Elena Petrova');
    await app.expectGoodScreen(page);
    await weekday('Friday').getByLabel('Friday, period 1, from').fill('23:00');
    await save();
    await weekday('Friday').getByText('End time must be after start time').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('weekday-5');
    await page.reload();
    await expect.poll(() => weekday('Friday').getByLabel('Friday, period 1, from').inputValue()).toBe('23:00');
    await weekday('Friday').getByRole('button', { name: 'Remove period 1: Friday' }).click();
    await page.getByRole('button', { name: 'Add a day' }).click();
    await save();
    await page.getByText('Enter a date.').waitFor();
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Remove day 1' }).click();
    await save();
    const outside = page.getByRole('region', { name: 'Booked outside these hours' });
    await outside.getByRole('listitem').first().waitFor();
    await app.expectGoodScreen(page);
    await outside
      .getByRole('button', { name: /^Actions: / })
      .first()
      .click();
    await outside
      .getByRole('link', { name: /^Move: / })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Move' }).waitFor();
    await page.getByText('Outside the hours').waitFor();
  });

  it('that a colleague changed in between are not overwritten unseen', async () => {
    await openHours('Dr. Khalid Al-Marri');
    await weekday('Monday').getByRole('button', { name: 'Add a period: Monday' }).click();
    await page.getByLabel('Monday, period 1, from').fill('8:00');
    await page.getByLabel('Monday, period 1, to').fill('12:00');
    const clinician = (await api('GET', '/clinicians')).find((one: { name: { en: string } }) => one.name.en === 'Dr. Khalid Al-Marri');
    const { access: token } = await tokensOf('ADMIN', app.cloud.endpoints);
    const weekly = clinician.hours.weekly.map((periods: object[], day: number) => (day === 2 ? [{ from: '10:00', to: '11:00' }] : periods));
    const path = `/clinicians/${clinician.id}/hours`;
    const changed = await call('PUT', path, { token, body: { weekly, exceptions: [] } }, app.cloud.endpoints.apiUrl);
    expect(changed.status).toBe(200);
    await save();
    await page.getByRole('alert').filter({ hasText: 'Someone changed these hours after you opened them.' }).waitFor();
    expect(await page.getByLabel('Monday, period 1, from').inputValue()).toBe('8:00');
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Use the saved version' }).click();
    await expect.poll(() => page.getByLabel('Tuesday, period 1, from').inputValue()).toBe('10:00');
    expect(await page.getByLabel('Monday, period 1, from').count()).toBe(0);
  });

  it('are not editable without the duty', async () => {
    await openHours('Dr. Khalid Al-Marri', 'CLINICIAN');
    await weekday('Sunday').getByRole('button', { name: 'Add a period: Sunday' }).click();
    await page.getByLabel('Sunday, period 1, from').fill('8:00');
    await page.getByLabel('Sunday, period 1, to').fill('12:00');
    await save();
    await page.getByRole('alert').filter({ hasText: 'This is not among your duties in the clinic' }).waitFor();
    expect(await page.getByLabel('Sunday, period 1, from').inputValue()).toBe('8:00');
  });
});
