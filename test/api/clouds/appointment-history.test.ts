import { expect, it } from 'vitest';
import { PatientAppointments } from '#contract/appointments/appointments.ts';
import { withQuietCloud } from '../cloud.ts';
import { bookingsOf, tomorrow } from '../bookings.ts';
import { clinicOf } from '../clinic.ts';

withQuietCloud();

const clinic = clinicOf();
const { ask, clinician, patient, dependent } = clinic;
const { booking, booked, bookedAsBegun, path, change } = bookingsOf(clinic);

it('an appointment is changed or moved once by a repeated request, which gets the first answer; the id serves no other change', async () => {
  const [doctor, person] = [await clinician(), await patient()];
  const one = await booked(booking(person, doctor));
  const key = (name: string) => ({ 'x-request-id': `${name}-${doctor}`, 'if-match': '"1"' });
  const to = (time: string) => ({ clinicianId: doctor, date: tomorrow(), time, minutes: 20 });
  const move = (time: string) => ask('CLINICIAN', 'POST', `${path(one)}/time`, to(time), key('move'));
  const moved = await move('10:00');
  expect(moved).toMatchObject({ status: 200, body: { version: 2 } });
  const again = await Promise.all([move('10:00'), move('10:00')]);
  for (const { status, body } of again) expect([status, body]).toEqual([200, moved.body]);
  expect((await move('11:00')).body.code).toBe('REQUEST_ID_REUSED');
  const cancel = { ...key('cancel'), 'if-match': '"2"' };
  const cancelled = await change(one, 'cancelled', {}, cancel);
  expect(cancelled).toMatchObject({ status: 200, body: { appointment: { status: 'cancelled', version: 3 } } });
  expect(await change(one, 'cancelled', {}, cancel)).toMatchObject({ status: 200, body: cancelled.body });
  expect((await change(one, 'cancelled', {}, { ...cancel, 'x-request-id': `other-${doctor}` })).status).toBe(412);
});

it('an appointment that is moved keeps its earlier times, by whom and why, for staff alone; of two who move it at once one is refused', async () => {
  const [doctor, person] = [await clinician(), await dependent()];
  const one = await booked(booking(person, doctor));
  const move = (time: string, version: number, reason?: string) =>
    ask(
      'CLINICIAN',
      'POST',
      `${path(one)}/time`,
      { clinicianId: doctor, date: tomorrow(), time, minutes: 20, reason },
      { 'if-match': `"${version}"` },
    );
  const race = await Promise.all([move('10:00', 1, 'Surgery'), move('10:30', 1, 'Surgery')]);
  expect(race.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  await move('11:00', 2);
  const { body } = await ask('CLINICIAN', 'GET', `/patients/${person}/appointments`);
  const [{ earlierTimes = [] } = {}] = PatientAppointments.parse(body).coming;
  expect(earlierTimes).toMatchObject([
    { startsAt: one.startsAt, clinician: { id: doctor }, reason: 'Surgery' },
    { clinician: { id: doctor } },
  ]);
  expect(earlierTimes[0]?.movedBy?.en).toMatch(/\w/);
  const own = await ask('PATIENT', 'GET', `/patients/${person}/appointments`);
  expect(own.body.coming).toHaveLength(1);
  expect(JSON.stringify(own.body)).not.toMatch(/earlierTimes|Surgery|noShows/);
});

it('an appointment that was missed in the last twelve months is counted for staff', async () => {
  const [doctor, person] = [await clinician(), await patient()];
  const one = await bookedAsBegun(person, doctor);
  const noShows = async () => (await ask('CLINICIAN', 'GET', `/patients/${person}/appointments`)).body.noShows;
  expect(await noShows()).toBe(0);
  expect((await change(one, 'noshow')).status).toBe(200);
  expect(await noShows()).toBe(1);
  expect((await change(one, 'booked')).status).toBe(200);
  expect(await noShows()).toBe(0);
});

it('an appointment tells its turns apart in the access log', async () => {
  const [doctor, person] = [await clinician(), await patient()];
  const one = await bookedAsBegun(person, doctor);
  for (const status of ['noshow', 'booked', 'arrived', 'booked', 'cancelled']) expect((await change(one, status)).status).toBe(200);
  const two = await booked(booking(person, doctor));
  await ask('CLINICIAN', 'POST', `${path(two)}/time`, { clinicianId: doctor, date: tomorrow(), time: '11:00', minutes: 20 });
  const actions = async (): Promise<string[]> => {
    const { entries } = (await ask('ADMIN', 'GET', `/access-log?patientId=${person}`)).body;
    const all: string[] = entries.map(({ action }: { action: string }) => action);
    // Looking is logged too.
    return all.toReversed().filter((action) => !['create', 'list', 'read', 'log'].includes(action));
  };
  await expect.poll(actions).toEqual(['book', 'noshow', 'noshow-undone', 'change', 'change', 'cancel', 'book', 'move']);
});
