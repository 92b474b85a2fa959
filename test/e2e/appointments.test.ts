import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

// In the morning: some visits of the day are over, and most are to come.
const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

/** A request by a clinician, beside the pages of the test. */
async function api(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const answer = await call(method, path, { token, ...(body !== undefined && { body }), headers }, app.cloud.endpoints.apiUrl);
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
  return answer.body;
}

interface Place {
  readonly clinicianId: string;
  readonly date: string;
  readonly time: string;
}
/** The next times at which a visit of this length can begin. */
async function freePlaces(minutes: number): Promise<Place[]> {
  const { days } = await api('GET', `/appointments/free?minutes=${minutes}`);
  return days.flatMap(({ date, clinicians }: { date: string; clinicians: { id: string; times: string[] }[] }) =>
    clinicians
      .flatMap(({ id, times }) => times.map((time) => ({ clinicianId: id, date, time })))
      .toSorted((a, b) => (a.time < b.time ? -1 : 1)),
  );
}
/** Free times of today, so that what is booked there can arrive. */
const todays = async (minutes: number): Promise<Place[]> =>
  (await freePlaces(minutes)).filter(({ date }) => date === qatarDate(new Date()));

const named = (lastName: string) => api('POST', '/patients', newPatientBody({ firstName: 'Amal', lastName }));
/** Books the first of today's free times for a new patient. */
async function booked(lastName: string, minutes = 10) {
  const patient = await named(lastName);
  const [place] = await todays(minutes);
  return api('POST', '/appointments', { patientId: patient.id, service: 'vaccination', minutes, ...place });
}
const change = ({ id, version, patient }: { id: string; version: number; patient: { id: string } }, status: string) =>
  api('POST', `/patients/${patient.id}/appointments/${id}/status`, { status }, { 'if-match': `"${version}"` });

const line = (name: string) => page.locator('.lines > li', { hasText: name });
const chipOf = (name: string) => line(name).locator('.chip').last();
const act = (action: string, name: string) => page.getByRole('button', { name: `${action}: Amal ${name}`, exact: true });
const menu = (name: string) => page.getByRole('button', { name: `Actions: Amal ${name}` });
const open = (path: string) => app.enter(page, path);
/** The day of one clinician only, which takes less time to check. */
const openDayOf = ({ clinician }: { clinician: { id: string } }) => open(`/appointments?clinicianId=${clinician.id}`);
const step = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
const choosePatient = async (name: string) => {
  await page.getByRole('combobox', { name: 'Patient' }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
};
const address = () => page.evaluate(() => location.pathname + location.search);

describe('the day of the clinic', () => {
  it('is walked through by keyboard: arrived, completed, and taken back', async () => {
    await openDayOf(await booked('Daywalk'));
    await act('Arrived', 'Daywalk').press('Enter');
    await expect.poll(() => chipOf('Daywalk').textContent()).toBe('Arrived');
    await act('Complete', 'Daywalk').press('Enter');
    await page.getByRole('status').filter({ hasText: 'Amal Daywalk: Completed' }).waitFor();
    await expect.poll(() => chipOf('Daywalk').textContent()).toBe('Completed');
    // What had the focus has left the list of what is to come.
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

  it('a double click receives somebody and does not complete the visit', async () => {
    await booked('Doubleclick');
    await open('/appointments');
    await act('Arrived', 'Doubleclick').dblclick();
    await page.getByRole('status').filter({ hasText: 'Amal Doubleclick: Arrived' }).waitFor();
    await act('Complete', 'Doubleclick').waitFor();
    expect(await chipOf('Doubleclick').textContent()).toBe('Arrived');
  });

  it('says that somebody else was quicker, and shows what they did', async () => {
    const appointment = await booked('Quicker');
    await openDayOf(appointment);
    await act('Arrived', 'Quicker').waitFor();
    await change(appointment, 'arrived');
    await act('Arrived', 'Quicker').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody changed this appointment meanwhile' });
    await alert.waitFor();
    await expect.poll(() => chipOf('Quicker').textContent()).toBe('Arrived');
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('alert').filter({ hasText: 'غُيّر هذا الموعد في هذه الأثناء' }).waitFor();
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

  it('asks why one is cancelled, and offers the way back', async () => {
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

describe('the waiting list', () => {
  it('gets the time of a cancellation, for somebody whom it suits', async () => {
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

  it('takes whom no time suits', async () => {
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
    await page.getByRole('button', { name: /^Next free: / }).press('Enter');
    await page.getByText(/^Chosen: /).waitFor();
    await page.keyboard.press('Tab');
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Book appointment' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Appointment booked' }).waitFor();
    await line('Threesteps').getByText('Stitches out').waitFor();
    expect(await chipOf('Threesteps').textContent()).toBe('Booked');
  });

  it('loses nothing by Back or a reload, and belongs to the patient of the page it was opened from', async () => {
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

  it('whose time somebody else took meanwhile is explained, and another time is chosen', async () => {
    const [mine, theirs] = [await named('Slower'), await named('Faster')];
    await open(`/appointments/new?patientId=${mine.id}`);
    await step('Visit');
    await page.getByLabel('Reason for the visit').fill('Sore throat');
    await next();
    await page.getByRole('button', { name: /^Next free: / }).click();
    const [place] = await freePlaces(20);
    await api('POST', '/appointments', { patientId: theirs.id, service: 'consultation', minutes: 20, ...place });
    await page.getByRole('button', { name: 'Book appointment' }).click();
    const taken = page.getByRole('alert').filter({ hasText: 'This time was taken meanwhile, and nothing is booked.' });
    await taken.waitFor();
    await page.getByText('No time chosen yet').waitFor();
    await expect.poll(() => taken.evaluate((one) => one === document.activeElement)).toBe(true);
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: /^Next free: / }).click();
    await taken.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await line('Slower').getByText('Sore throat').waitFor();
  });

  it('is booked once when the answer is lost', async () => {
    const patient = await named('Lostanswer');
    await open(`/appointments/new?patientId=${patient.id}`);
    await step('Visit');
    await next();
    await page.getByRole('button', { name: /^Next free: / }).click();
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

  it('over another one needs a reason, beside whose field it is asked for', async () => {
    const taken = await booked('Firstcome', 20);
    const patient = await named('Squeezedin');
    await open(`/appointments/new?patientId=${patient.id}`);
    await step('Visit');
    await next();
    await page.locator('summary', { hasText: 'Book a time that is not free' }).click();
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

it('a patient asks for an appointment and cancels it, and sees nobody else’s', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await app.enter(page, '/appointments', 'PATIENT');
  await page.getByRole('region', { name: 'Your appointments' }).waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('link', { name: 'Ask for an appointment' }).click();
  await step('Patient');
  await page.getByRole('radio').first().check();
  await next();
  await step('Visit');
  await page.getByLabel('Reason for the visit').fill('Back pain again');
  await next();
  await step('Time');
  expect(await page.getByText('Book a time that is not free').count()).toBe(0);
  await page.getByRole('button', { name: 'Next 14 days' }).click();
  await page.locator('input[name=time]').first().check();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: 'Ask for an appointment' }).click();
  await expect.poll(address).toBe('/appointments');
  const own = page.locator('.lines > li', { hasText: 'Back pain again' });
  await expect.poll(() => own.locator('.chip').textContent()).toBe('Requested');
  await own.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByText('is canceled').waitFor();
  await expect.poll(() => own.filter({ visible: true }).count()).toBe(0);
  await app.expectGoodScreen(page);
  expect(asked).not.toContain('GET /api/appointments');
});

describe('the clinic hours', () => {
  const openHours = async (name: string, role: 'ADMIN' | 'CLINICIAN' = 'ADMIN') => {
    await app.enter(page, '/appointments', role);
    await page.getByRole('link', { name: 'Clinic hours' }).click();
    await page.getByLabel('Clinician').selectOption({ label: name });
    await page.getByRole('group', { name: 'Sunday' }).waitFor();
  };
  const weekday = (name: string) => page.getByRole('group', { name });
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click();

  it('are changed by day, and what they no longer cover is listed, to be moved', async () => {
    await openHours('Dr. Elena Petrova');
    await app.expectGoodScreen(page);
    await weekday('Friday').getByLabel('Friday, period 1, from').fill('23:00');
    await save();
    await weekday('Friday').getByText('A period ends after it begins').waitFor();
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

  it('that somebody else changed meanwhile are not saved over unseen', async () => {
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
    await page.getByRole('alert').filter({ hasText: 'Somebody changed these hours after you opened them.' }).waitFor();
    expect(await page.getByLabel('Monday, period 1, from').inputValue()).toBe('8:00');
    await app.expectGoodScreen(page);
    await page.getByRole('button', { name: 'Load theirs' }).click();
    await expect.poll(() => page.getByLabel('Tuesday, period 1, from').inputValue()).toBe('10:00');
    expect(await page.getByLabel('Monday, period 1, from').count()).toBe(0);
  });

  it('are not changed by who has no such duty', async () => {
    await openHours('Dr. Khalid Al-Marri', 'CLINICIAN');
    await weekday('Sunday').getByRole('button', { name: 'Add a period: Sunday' }).click();
    await page.getByLabel('Sunday, period 1, from').fill('8:00');
    await page.getByLabel('Sunday, period 1, to').fill('12:00');
    await save();
    await page.getByRole('alert').filter({ hasText: 'This is not among your duties in the clinic' }).waitFor();
    expect(await page.getByLabel('Sunday, period 1, from').inputValue()).toBe('8:00');
  });
});
