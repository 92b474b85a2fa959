import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { appointmentsOf } from './appointments.ts';
import { startApp } from './app.ts';
import { fillDate } from './dates.ts';

const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { api, freePlaces, named } = appointmentsOf(app, () => page);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string) => page.locator('main .lines > li', { hasText: name });

it('all appointments of a clinician who is away move to colleagues at once, one that changed meanwhile stays, and the moves can be taken back', async () => {
  const [place] = (await freePlaces(10)).filter(({ date }) => date > qatarDate(new Date()));
  if (place === undefined) throw new Error('nothing is free');
  const people = ['Awayone', 'Awaytwo', 'Awaythree'];
  const booked = [];
  for (const name of people) {
    const patient = await named(name);
    const [free] = (await freePlaces(10)).filter(({ date, clinicianId }) => date === place.date && clinicianId === place.clinicianId);
    // oxlint-disable-next-line no-await-in-loop
    booked.push(await api('POST', '/appointments', { patientId: patient.id, service: 'vaccination', minutes: 10, ...free }));
  }
  const coming = async (): Promise<string[]> => {
    const path = `/clinicians/${place.clinicianId}/coming?from=${place.date}&to=${place.date}`;
    return (await api('GET', path)).appointments.map(({ id }: { id: string }) => id);
  };
  const before = await coming();
  expect(before).toEqual(expect.arrayContaining(booked.map(({ id }) => id)));

  // Who is quicker than the list of clinicians comes to the same clinician.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/api/staff', (route) => pressed.then(() => route.continue()));
  await app.enter(page, `/appointments/hours?clinicianId=${place.clinicianId}`);
  await page.getByRole('link', { name: 'Clinician away' }).click();
  press();
  await page.getByRole('heading', { level: 1, name: 'Clinician away' }).waitFor();
  await fillDate(page, 'From', place.date);
  await fillDate(page, 'To', dayAfter(place.date, 60));
  await button('Show these days').click();
  await page.getByText('Most days at a time: 31.').waitFor();
  await fillDate(page, 'To', place.date);
  await button('Show these days').click();
  await page.getByRole('heading', { name: `Appointments: ${before.length}. With a proposed time:` }).waitFor();
  await row('Awayone')
    .getByText(/New time: /)
    .waitFor();
  await app.expectGoodScreen(page);

  // One stays by choice, one because it was canceled after the plan was made.
  await row('Awaytwo').getByRole('checkbox').uncheck();
  const [, , third] = booked;
  const cancel = `/patients/${third.patient.id}/appointments/${third.id}/status`;
  await api('POST', cancel, { status: 'cancelled' }, { 'if-match': `"${third.version}"` });
  await page.getByLabel('Reason').fill('Conference');
  await button(/^Move appointments: \d+$/).click();
  await row('Awaythree').getByText('changed').waitFor();
  await row('Awayone').getByText('Moved', { exact: true }).waitFor();
  await button('Plan again').waitFor();
  await app.expectGoodScreen(page);
  const [first, second] = booked;
  const left = await coming();
  expect([left.includes(first.id), left.includes(second.id)]).toEqual([false, true]);
  const [moved] = (await api('GET', `/patients/${first.patient.id}/appointments`)).coming;
  expect(moved.startsAt >= first.startsAt && moved.clinician.id !== place.clinicianId).toBe(true);
  expect(moved.earlierTimes).toMatchObject([{ startsAt: first.startsAt, reason: 'Conference' }]);

  await button(/^Take back moves: \d+$/).click();
  await row('Awayone').getByText('Taken back', { exact: true }).waitFor();
  await button('Plan again').waitFor();
  await expect.poll(async () => (await coming()).toSorted()).toEqual(before.filter((id) => id !== third.id).toSorted());
  await button('Plan again').click();
  await page.getByRole('heading', { name: `Appointments: ${before.length - 1}. With a proposed time:` }).waitFor();
});

it('hours of several days are one entry, and leave the free days of the week alone', async () => {
  await app.enter(page, '/appointments/hours', 'ADMIN');
  await page.getByLabel('Clinician', { exact: true }).selectOption('Dr. Huda Al-Naimi');
  await button('Add a day').click();
  const first = dayAfter(qatarDate(new Date()), 200);
  const days = page.getByRole('group', { name: 'with other hours' }).last();
  await fillDate(days, 'Day', first);
  await fillDate(days, 'Last day, if several', dayAfter(first, 29));
  await page.getByLabel('Reason').last().fill('Ramadan');
  await button('Save Changes').click();
  await page.getByText('Clinic hours saved').first().waitFor();
  const { hours } = (await api('GET', '/clinicians')).find(({ name }: { name: { en: string } }) => name.en === 'Dr. Huda Al-Naimi');
  const added = hours.exceptions.filter(({ reason }: { reason?: string }) => reason === 'Ramadan');
  expect(added.length).toBeGreaterThan(15);
  expect(added.every(({ date }: { date: string }) => hours.weekly[new Date(`${date}T00:00:00Z`).getUTCDay()].length > 0)).toBe(true);
  await page.reload();
  await page.getByLabel('Clinician', { exact: true }).selectOption('Dr. Huda Al-Naimi');
  await expect.poll(() => page.getByLabel('Reason').count()).toBe(hours.exceptions.length - added.length + 1);
  await app.expectGoodScreen(page);
});
