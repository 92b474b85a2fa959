import { beforeAll, expect, it } from 'vitest';
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
  const staff = (await ask('ADMIN', 'GET', '/staff')).body.rows;
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

it('count the work that was done, name no patients, and are downloaded as they are shown', async () => {
  const page = await app.open();
  await page.goto('/analytics?days=7');
  await app.signIn(page, 'CLINICIAN');
  const byClinician = page.locator('section', { has: page.getByRole('heading', { name: 'By clinician', exact: true }) });
  const mine = byClinician.getByRole('row', { name });
  await mine.waitFor();
  const heads = await byClinician.getByRole('columnheader').allTextContents();
  const cells = await mine.getByRole('cell').allTextContents();
  expect(Object.fromEntries(heads.slice(1).map((head, index) => [head, cells[index]]))).toMatchObject({
    Completed: '1',
    'No-shows': '1',
    Canceled: '1',
    'Third next available': '0 days',
  });
  const huda = byClinician.getByRole('row', { name: 'Dr. Huda' });
  expect(await huda.getByText('Up to 5 minutes').count()).toBe(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const text = (await bytesOf(await downloading)).toString();
  expect(text).toContain(`"By clinician","${name}","No-shows","1"`);
  expect(text).not.toContain(patientName);
});
