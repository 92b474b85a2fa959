import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Appointment, AppointmentPage, services } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { qatarInstant } from '#contract/base/qatar-time.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import { Notification } from '#contract/account/notifications.ts';
import { setClock } from '../clock.ts';
import { clinicOf, workday } from './clinic.ts';
import { runAt } from './mails.ts';

// Appointments are by day, so the tests start in the morning.
setClock('10:30');
const { ask, clinician, dependent, member } = clinicOf();

type As = Parameters<typeof ask>[0];
const place = (clinicianId: string, minutesOfDay: number) => ({ clinicianId, date: workday(2), time: timeOf(minutesOfDay), minutes: 5 });
const asking = (patientId: string, doctor: string, minutesOfDay: number, headers: Record<string, string> = {}, as: As = 'PATIENT') =>
  ask(as, 'POST', '/appointments', { patientId, service: 'telephone', ...place(doctor, minutesOfDay) }, headers);
const path = (one: Appointment): string => `/patients/${one.patient.id}/appointments/${one.id}`;
const becomes = (one: Appointment, status: string, as: As = 'PATIENT') => ask(as, 'POST', `${path(one)}/status`, { status });
const made = (answer: { readonly status: number; readonly body: unknown }): Appointment => {
  expect(answer.status).toBeLessThan(300);
  return Appointment.parse(answer.body);
};
/** The patients in an account's notifications. */
const toldOf = async (as: As): Promise<(string | undefined)[]> =>
  z.parse(z.array(Notification), (await ask(as, 'GET', '/notifications')).body.rows).map(({ patient }) => patient?.id);

it("of a patient's hundred requests, twenty at once, three are made, with one notice in addition to other patients' notices", async () => {
  const [doctor, desk, someone, other] = [await clinician(), await member('reception'), await dependent(), await dependent()];
  made(await asking(other, doctor, 780));
  const times = Array.from({ length: 100 }, (_, index) => (index < 60 ? 785 + index * 5 : 420 + (index - 60) * 5));
  const answers: Awaited<ReturnType<typeof asking>>[] = [];
  for (let first = 0; first < times.length; first += 20)
    answers.push(...(await Promise.all(times.slice(first, first + 20).map((time) => asking(someone, doctor, time)))));
  const three = answers.filter(({ status }) => status === 201).map(made);
  expect(three).toHaveLength(careLimits.requestsOpen);
  for (const { status, body } of answers)
    if (status !== 201) expect(['NOT_ALLOWED_NOW', 'CONFLICT', 'TIME_TAKEN', 'PATIENT_BUSY']).toContain(body.code);
  expect((await asking(someone, doctor, 1100)).body).toMatchObject({ code: 'NOT_ALLOWED_NOW', details: [{ code: 'requestsWaiting' }] });
  const told = await toldOf(desk);
  expect([told.filter((id) => id === someone).length, told.filter((id) => id === other).length]).toEqual([1, 1]);
});

it('a patient’s request holds as long as its service takes, and is moved with its own length, whatever is asked for', async () => {
  const [doctor, someone] = [await clinician(), await dependent()];
  const hours = { ...place(doctor, 840), minutes: 240 };
  const one = made(await ask('PATIENT', 'POST', '/appointments', { patientId: someone, service: 'telephone', ...hours }));
  expect(one.minutes).toBe(services.telephone.minutes);
  const moved = made(await ask('PATIENT', 'POST', `${path(one)}/time`, { ...hours, time: '13:00' }));
  expect(moved).toMatchObject({ minutes: services.telephone.minutes, status: 'pending' });
  const booked = await ask('CLINICIAN', 'POST', '/appointments', { patientId: someone, service: 'telephone', ...hours });
  expect(made(booked).minutes).toBe(240);
});

it("a patient's request waits for the clinic's answer; a moved one still counts once, and a repeated one gets its answer", async () => {
  const [doctor, someone] = [await clinician(), await dependent()];
  const [first, second] = [made(await asking(someone, doctor, 780)), made(await asking(someone, doctor, 790))];
  const key = { 'x-request-id': `asking-${doctor}` };
  const third = await asking(someone, doctor, 800, key);
  expect((await asking(someone, doctor, 800, key)).body).toEqual(third.body);
  expect((await ask('PATIENT', 'POST', `${path(second)}/time`, place(doctor, 810))).status).toBe(200);
  expect((await asking(someone, doctor, 820)).status).toBe(409);
  expect((await becomes(first, 'booked', 'CLINICIAN')).status).toBe(200);
  made(await asking(someone, doctor, 820));
  expect((await ask('PATIENT', 'POST', `${path(first)}/time`, place(doctor, 830))).body.code).toBe('NOT_ALLOWED_NOW');
  // The clinic books as many as it wants.
  made(await asking(someone, doctor, 840, {}, 'CLINICIAN'));
});

it('within an hour a patient may make ten requests, cancel without limit, and leaves one notice', async () => {
  const [doctor, desk, someone] = [await clinician(), await member('reception'), await dependent()];
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const answer = await asking(someone, doctor, 780);
    statuses.push(answer.status);
    if (answer.status === 201) expect((await becomes(made(answer), 'cancelled')).status).toBe(200);
    else expect(answer.body.code).toBe('TOO_MANY_REQUESTS');
  }
  expect(statuses).toEqual([...Array.from({ length: careLimits.requestsPerHour }, () => 201), 429, 429]);
  const booked = made(await asking(someone, doctor, 800, {}, 'CLINICIAN'));
  expect((await becomes(booked, 'cancelled')).status).toBe(200);
  expect((await toldOf(desk)).filter((id) => id === someone)).toHaveLength(1);
});

it('the clinic lists what patients ask for by time, until it is answered, moved or withdrawn', async () => {
  const [doctor, desk, someone] = [await clinician(), await member('reception'), await dependent()];
  const [later, first, third] = [
    made(await asking(someone, doctor, 900)),
    made(await asking(someone, doctor, 780)),
    made(await asking(someone, doctor, 960)),
  ];
  const listed = async (): Promise<string[]> => {
    const { body } = await ask(desk, 'GET', '/appointments/requests');
    return AppointmentPage.parse(body).rows.flatMap(({ id, patient }) => (patient.id === someone ? [id] : []));
  };
  expect(await listed()).toEqual([first.id, later.id, third.id]);
  expect((await becomes(first, 'booked', desk)).status).toBe(200);
  expect((await becomes(third, 'cancelled')).status).toBe(200);
  expect(await listed()).toEqual([later.id]);
  // Its time may change while it waits.
  const moved = made(await ask('PATIENT', 'POST', `${path(later)}/time`, place(doctor, 700)));
  expect(AppointmentPage.parse((await ask(desk, 'GET', '/appointments/requests')).body).rows).toContainEqual(
    expect.objectContaining({ id: later.id, startsAt: moved.startsAt }),
  );
  expect(await listed()).toEqual([later.id]);
  expect((await ask('PATIENT', 'GET', '/appointments/requests')).status).toBe(403);
});

it('a request whose time came before the clinic answered is told once in the bell, and one that was answered is not', async () => {
  const [doctor, someone] = [await clinician(), await dependent()];
  made(await asking(someone, doctor, 600));
  expect((await becomes(made(await asking(someone, doctor, 640)), 'booked', 'CLINICIAN')).status).toBe(200);
  const lapsed = async () => {
    const all = z.parse(z.array(Notification), (await ask('PATIENT', 'GET', '/notifications')).body.rows);
    return all.map(({ message }) => message.en).filter((text) => text.includes('did not answer') && /, 10:(00|40), /.test(text));
  };
  const runs = (time: number) => runAt('appointment-reminders', new Date(qatarInstant(workday(2), time * 60)));
  await runs(9.5);
  expect(await lapsed()).toEqual([]);
  for (const time of [11, 12]) await runs(time);
  expect(await lapsed()).toEqual([
    expect.stringMatching(
      /^The clinic did not answer your request for .+, 10:00, .+, in time\. Ask for another time, or call the clinic\.$/,
    ),
  ]);
});
