import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { requestIdHeader } from '#contract/base/request-id.ts';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { soon, startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';
import { said } from './said.ts';

// In the morning, so that there are free times today.
const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { api, booked, freePlaces, todays, named } = appointmentsOf(app, () => page);
const line = (of: Page, name: string) => of.locator('.lines > li', { hasText: name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The first request to these addresses is carried out, and its answer is lost on the line; returns the request ids sent to them. */
async function losesFirst(of: Page, addresses: RegExp): Promise<(string | undefined)[]> {
  const ids: (string | undefined)[] = [];
  await of.route(addresses, async (route) => {
    ids.push(route.request().headers()[requestIdHeader]);
    if (ids.length > 1) return route.continue();
    expect((await route.fetch()).ok()).toBe(true);
    return route.abort();
  });
  return ids;
}

it('a change whose answer is lost on the line is done, and is nobody else’s', async () => {
  await booked('Lostanswer');
  const patient = await named('Lostnote');
  const visit = await api('POST', `/patients/${patient.id}/encounters`, { service: 'consultation' });
  await api('PUT', `/patients/${patient.id}/encounters/${visit.id}/note`, { sections: { plan: 'Rest' } });
  const order = await api('POST', '/laboratory/orders', { patientId: patient.id, status: 'active', priority: 'stat', tests: ['sodium'] });
  await api('POST', `/patients/${patient.id}/laboratory/${order.id}/collection`, { specimen: 'serum' });

  await app.comeAs(page, '/appointments', 'reception');
  const arrivals = await losesFirst(page, /\/status$/);
  await button('Arrived: Amal Lostanswer').click();
  await line(page, 'Lostanswer')
    .getByText(/^Waiting: /)
    .waitFor();

  const doctor = await app.openElsewhere();
  await app.enter(doctor, `/patients/${patient.id}/visits/${visit.id}`);
  const signatures = await losesFirst(doctor, /\/signature$/);
  await doctor.getByRole('button', { name: 'Sign', exact: true }).click();
  await doctor.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await said(doctor, 'Note signed');

  const bench = await app.comeAs(await app.openElsewhere(), '/labs', 'lab');
  const receipts = await losesFirst(bench, /\/specimens$/);
  const scan = bench.getByLabel('Scan a specimen label');
  await scan.fill(`${patient.id}/${order.id}`);
  await scan.press('Enter');
  await bench.getByRole('button', { name: /^Receive/ }).click();
  await bench.getByRole('textbox', { name: 'Sodium' }).waitFor();

  for (const ids of [arrivals, signatures, receipts]) expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  for (const of of [page, doctor, bench]) expect(await of.getByRole('alert').count()).toBe(0);
});

it('of two people who book the same time one gets it, and the other is told and takes another', async () => {
  const [mine, theirs] = [await named('Slower'), await named('Faster')];
  const open = async (of: Page, id: string, who: string) => {
    await app.comeAs(of, `/appointments/new?patientId=${id}`, who);
    await of.getByLabel('Reason for the visit').fill('Sore throat');
    await of.getByRole('button', { name: 'Next', exact: true }).click();
    await of.getByRole('button', { name: /^Next available: / }).click();
  };
  const other = await app.openElsewhere();
  await open(page, mine.id, 'reception');
  await open(other, theirs.id, 'dr.huda');
  await other.getByRole('button', { name: 'Book appointment' }).click();
  await said(other, 'Appointment booked');
  await button('Book appointment').click();
  const taken = page.getByRole('alert').filter({ hasText: 'Someone just booked this time. Nothing was booked for you.' });
  await taken.waitFor();
  await button(/^Next available: /).click();
  await taken.waitFor({ state: 'detached' });
  await button('Book appointment').click();
  await line(page, 'Slower').getByText('Sore throat').waitFor();
  const of = async (id: string) => (await api('GET', `/patients/${id}/appointments`)).coming;
  const [[first, ...more], [second, ...others]] = [await of(mine.id), await of(theirs.id)];
  expect([more, others, first.startsAt === second.startsAt && first.clinician.id === second.clinician.id]).toEqual([[], [], false]);
});

it('a canceled time goes to somebody on the waiting list whom it suits', async () => {
  const frees = await named('Frees');
  const [place] = await todays(20);
  await api('POST', '/appointments', { patientId: frees.id, service: 'vaccination', minutes: 20, ...place });
  const waits = await named('Waitsfor');
  const { clinicianId } = place ?? {};
  await api('POST', '/appointments/waiting', { patientId: waits.id, service: 'follow-up', minutes: 15, clinicianId });
  const long = await named('Waitslong');
  await api('POST', '/appointments/waiting', { patientId: long.id, service: 'procedure', minutes: 40 });
  await app.comeAs(page, `/appointments?clinicianId=${clinicianId}`, 'reception');
  await button('Actions: Amal Frees').click();
  await button('Cancel appointment: Amal Frees').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByText('People on the waiting list whom this time would suit: 1').waitFor();
  await page.getByRole('link', { name: 'Offer it to them' }).click();
  await line(page, 'Waitsfor').waitFor();
  expect(await line(page, 'Waitslong').count()).toBe(0);
  await page.getByRole('link', { name: 'Give a time: Amal Waitsfor' }).click();
  await page.getByText(/^Chosen: /).waitFor();
  await button('Book appointment').click();
  await said(page, 'Appointment booked');
  const { coming } = await api('GET', `/patients/${waits.id}/appointments`);
  expect(coming.map(({ startsAt }: { startsAt: string }) => qatarTime(new Date(startsAt)).slice(11))).toEqual([place?.time]);
});

it('all appointments of a clinician who is away move to colleagues at once, one that changed meanwhile stays, and the moves can be taken back', async () => {
  const [place] = (await freePlaces(10)).filter(({ date }) => date > qatarDate(new Date()));
  if (place === undefined) throw new Error('nothing is free');
  const booked = [];
  for (const name of ['Awayone', 'Awaytwo', 'Awaythree']) {
    const patient = await named(name);
    const free = (await freePlaces(10)).find(({ date, clinicianId }) => date === place.date && clinicianId === place.clinicianId);
    booked.push(await api('POST', '/appointments', { patientId: patient.id, service: 'vaccination', minutes: 10, ...free }));
  }
  const [first, second, third] = booked;
  const days = `from=${place.date}&to=${place.date}`;
  const coming = async (): Promise<string[]> =>
    (await api('GET', `/clinicians/${place.clinicianId}/coming?${days}`)).appointments.map(({ id }: { id: string }) => id);
  const before = await coming();

  await app.comeAs(page, `/appointments/away?clinicianId=${place.clinicianId}&${days}`, 'reception');
  await page.getByRole('heading', { name: `Appointments: ${before.length}. With a proposed time:` }).waitFor();
  // One stays by choice, one because it was canceled after the plan was made.
  await line(page, 'Awaytwo').getByRole('checkbox').uncheck();
  const cancel = `/patients/${third.patient.id}/appointments/${third.id}/status`;
  await api('POST', cancel, { status: 'cancelled' }, { 'if-match': `"${third.version}"` });
  await page.getByLabel('Reason').fill('Conference');
  await button(/^Move appointments: \d+$/).click();
  await line(page, 'Awaythree').getByText('changed').waitFor();
  await line(page, 'Awayone').getByText('Moved', { exact: true }).waitFor();
  await button('Plan again').waitFor();
  const left = await coming();
  expect([left.includes(first.id), left.includes(second.id)]).toEqual([false, true]);
  const [moved] = (await api('GET', `/patients/${first.patient.id}/appointments`)).coming;
  expect(moved.startsAt >= first.startsAt && moved.clinician.id !== place.clinicianId).toBe(true);
  expect(moved.earlierTimes).toMatchObject([{ startsAt: first.startsAt, reason: 'Conference' }]);

  await button(/^Take back moves: \d+$/).click();
  await line(page, 'Awayone').getByText('Taken back', { exact: true }).waitFor();
  await button('Plan again').waitFor();
  await expect.poll(async () => (await coming()).toSorted()).toEqual(before.filter((id) => id !== third.id).toSorted());
});

it('a patient asks for an appointment, reception confirms it from the inbox, and the patient cancels it', async () => {
  await app.enter(page, '/appointments/new', 'PATIENT');
  await page.getByRole('radio', { name: 'Follow-up of a known problem' }).check();
  await page.getByLabel('Reason for the visit').fill('Back pain again');
  await page.locator('input[name=time]').first().check();
  await button('Ask for it').click();
  await page.getByRole('heading', { name: 'Requested' }).waitFor();
  const desk = await app.comeAs(await app.openElsewhere(), '/inbox?group=requests', 'reception');
  const { patient } = (await api('GET', '/appointments/requests')).rows.findLast(
    ({ reason }: { reason?: { en: string } }) => reason?.en === 'Back pain again',
  );
  const row = desk.locator('[data-row]').filter({ hasText: `${patient.firstName} ${patient.lastName}` });
  await row
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await row.waitFor({ state: 'detached', ...soon });
  await page.goto('/appointments');
  const own = line(page, 'Back pain again');
  await own.getByText('Booked').waitFor();
  await own.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByText('is canceled').waitFor();
});

it('a task goes from a doctor to reception, is handed on to the nurse and done, and all see it without a reload', async () => {
  const { id } = await named('Callback');
  const task = 'Please call about the X-ray';
  const row = (of: Page) => of.locator('[data-row]').filter({ hasText: task });
  const come = async (who: string) => app.comeAs(await app.openElsewhere(), '/inbox?group=tasks', who);
  const [desk, nurse] = [await come('reception'), await come('nurse')];
  for (const of of [desk, nurse]) await of.getByRole('heading', { name: /^Tasks/ }).waitFor();
  await app.comeAs(page, `/patients/${id}/chart`, 'dr.huda');
  await page.getByRole('complementary').getByRole('button', { name: 'Task', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByText('Amal Callback').waitFor();
  await dialog.getByLabel('What is to be done').fill(task);
  await dialog.getByLabel('For whom').selectOption({ label: 'Aisha Al-Sulaiti · Reception' });
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await said(page, 'The task was given');

  await row(desk).getByText('From Dr. Huda Al-Naimi').waitFor(soon);
  await row(desk)
    .getByRole('button', { name: /^Hand on/ })
    .press('Enter');
  await row(desk).getByLabel('To', { exact: true }).selectOption({ label: 'Grace Santos · Nursing' });
  await row(desk).getByLabel('Why').fill('She knows the patient');
  await row(desk).getByRole('button', { name: 'Hand on', exact: true }).press('Enter');
  await row(desk).waitFor({ state: 'detached' });
  await row(nurse).getByText('Handed on by Aisha Al-Sulaiti: She knows the patient').waitFor(soon);
  await page.goto('/inbox?group=given');
  await row(page).waitFor();
  await row(nurse).getByRole('button', { name: /^Done/ }).press('Enter');
  await row(nurse).getByText('Done by Grace Santos').waitFor();
  await page.getByText('Done lately').click(soon);
  await page.getByRole('listitem').filter({ hasText: task }).getByText('Done by Grace Santos').waitFor(soon);
});
