import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Appointment, AppointmentPage, FreeTimes, PatientAppointments, Schedule } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { withQuietCloud } from '../cloud.ts';
import { bookingsOf, tomorrow } from '../bookings.ts';
import { clinicOf } from '../clinic.ts';

withQuietCloud();

const clinic = clinicOf();
const { ask, clinician, patient, dependent, member } = clinic;
const { booking, book, booked, path, change } = bookingsOf(clinic);
const freeOf = async (clinicianId: string, minutes = 20, day = tomorrow(), more = ''): Promise<string[]> => {
  const query = `clinicianId=${clinicianId}&from=${day}&days=1&minutes=${minutes}${more}`;
  const { body } = await ask('CLINICIAN', 'GET', `/appointments/free?${query}`);
  return FreeTimes.parse(body).rows.flatMap(({ times }) => times);
};
/** A patient's appointments that were canceled before their time. */
const cancelledOf = async (person: string): Promise<Appointment[]> =>
  AppointmentPage.parse((await ask('CLINICIAN', 'GET', `/patients/${person}/appointments/past?of=cancelledAhead`)).body).rows;
const scheduleOf = async (clinicianId: string, day = tomorrow()): Promise<Schedule> =>
  Schedule.parse((await ask('CLINICIAN', 'GET', `/appointments?date=${day}&clinicianId=${clinicianId}`)).body);

describe('a booking', () => {
  it("takes a free time, is in the schedule and the patient's appointments, and is not made twice by a repeated request", async () => {
    const [doctor, person] = [await clinician(), await patient()];
    expect(await freeOf(doctor)).toContain('09:00');
    const key = { 'x-request-id': `booking-${doctor}` };
    const first = await book(booking(person, doctor), key);
    expect(first).toMatchObject({ status: 201, body: { status: 'booked', startsAt: qatarInstant(tomorrow(), 540), version: 1 } });
    expect((await book(booking(person, doctor), key)).body).toEqual(first.body);
    expect((await book(booking(person, doctor, { time: '11:00' }), key)).body.code).toBe('REQUEST_ID_REUSED');

    const free = await freeOf(doctor);
    for (const taken of ['09:00', '08:45', '09:15']) expect(free).not.toContain(taken);
    for (const open of ['08:30', '09:30', '11:30', '13:00']) expect(free).toContain(open);
    expect(free).not.toContain('11:45');
    expect((await scheduleOf(doctor)).rows).toEqual([Appointment.parse(first.body)]);
    const { body } = await ask('CLINICIAN', 'GET', `/patients/${person}/appointments`);
    expect(PatientAppointments.parse(body)).toEqual({ coming: [first.body], unfinishedSeries: [], noShows: 0 });
  });

  it('that overlaps another appointment of the clinician or the patient is refused and writes nothing', async () => {
    const [doctor, other, person] = [await clinician(), await clinician(), await patient()];
    await booked(booking(person, doctor));
    const someone = await patient();
    for (const [time, minutes] of [
      ['09:00', 20],
      ['08:50', 15],
      ['09:15', 5],
      ['08:00', 120],
    ] as const)
      expect((await book(booking(someone, doctor, { time, minutes }))).body).toMatchObject({ code: 'TIME_TAKEN' });
    expect((await book(booking(person, other, { time: '09:10' }))).body).toMatchObject({ code: 'PATIENT_BUSY' });
    expect((await scheduleOf(doctor)).rows).toHaveLength(1);
    expect((await scheduleOf(other)).rows).toHaveLength(0);
    await booked(booking(someone, doctor, { time: '08:40' }));
    await booked(booking(someone, doctor, { time: '09:20' }));
  });

  it('that moves may begin while its own time still runs, but not while another one does', async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const own = await booked(booking(person, doctor));
    await booked(booking(await patient(), doctor, { time: '09:40' }));
    const free = await freeOf(doctor, 20, tomorrow(), `&moving=${own.id}`);
    for (const open of ['08:45', '09:15']) expect(free).toContain(open);
    for (const taken of ['09:00', '09:30', '09:45']) expect(free).not.toContain(taken);
    const moved = await ask('CLINICIAN', 'POST', `${path(own)}/time`, {
      clinicianId: doctor,
      date: tomorrow(),
      time: '09:15',
      minutes: 20,
    });
    expect(moved).toMatchObject({ status: 200, body: { startsAt: qatarInstant(tomorrow(), 555) } });
  });

  it("over another one is possible for staff with a reason; it takes the patient's time and keeps the clinician's unchanged", async () => {
    const [doctor, one, other] = [await clinician(), await patient(), await patient()];
    const first = await booked(booking(one, doctor));
    const second = await booked(booking(other, doctor, { overbooking: 'In pain' }));
    expect(second.overbooked).toBe('In pain');
    expect((await book(booking(other, await clinician()))).body.code).toBe('PATIENT_BUSY');
    expect((await book(booking(await patient(), doctor, { overbooking: ' ' }))).body.details).toMatchObject([{ path: 'overbooking' }]);
    expect((await change(second, 'cancelled')).status).toBe(200);
    expect(await freeOf(doctor)).not.toContain('09:00');
    expect((await change(first, 'cancelled')).status).toBe(200);
    expect(await freeOf(doctor)).toContain('09:00');
  });

  it("in the past, in closed hours, beyond the day's end, of an odd length or without a patient is refused by field", async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const refused: readonly (readonly [object, string])[] = [
      [{ date: dayAfter(qatarDate(new Date()), -1) }, 'time'],
      [{ date: qatarDate(new Date()), time: '10:20' }, 'time'],
      [{ time: '06:55' }, 'time'],
      [{ time: '11:45' }, 'time'],
      [{ time: '12:00', minutes: 60 }, 'time'],
      [{ time: '19:45' }, 'time'],
      [{ time: '23:55', minutes: 240 }, 'time'],
      [{ date: '2999-01-01' }, 'date'],
      [{ date: '2026-02-30' }, 'date'],
      [{ time: '9:00' }, 'time'],
      [{ time: '09:02' }, 'time'],
      [{ minutes: 0 }, 'minutes'],
      [{ minutes: 7 }, 'minutes'],
      [{ minutes: 245 }, 'minutes'],
      [{ minutes: '20' }, 'minutes'],
      [{ service: 'surgery' }, 'service'],
      [{ patientId: 'nobody' }, 'patientId'],
      [{ room: '1' }, 'room'],
    ];
    for (const [more, field] of refused) {
      const { status, body } = await book(booking(person, doctor, more));
      expect([more, status, body.details?.[0]?.path]).toEqual([more, 400, field]);
    }
    expect((await book(booking('01JZZZZZZZZZZZZZZZZZZZZZZA', doctor))).body).toMatchObject({ message: 'Patient not found.' });
    expect((await book(booking(person, randomUUID()))).body).toMatchObject({ message: 'Clinician not found.' });
    expect((await scheduleOf(doctor)).rows).toEqual([]);
  });

  it('of the same time by 64 callers at once succeeds once, and 63 get TIME_TAKEN', async () => {
    const doctor = await clinician();
    const people = await Promise.all(Array.from({ length: 64 }, () => patient()));
    const answers = await Promise.all(people.map((person) => book(booking(person, doctor))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 201) expect(['TIME_TAKEN', 'CONFLICT']).toContain(body.code);
    expect((await scheduleOf(doctor)).rows).toHaveLength(1);
  });
});

describe('an appointment', () => {
  it('is received, completed and undone, each step checked against the seen version', async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const today = { date: qatarDate(new Date()), time: '11:30' };
    const one = await booked(booking(person, doctor, today));
    const stale = { 'if-match': '"7"' };
    const conflict = await change(one, 'arrived', {}, stale);
    expect(conflict).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED', current: { id: one.id, status: 'booked' } } });
    const arrived = await change(one, 'arrived', {}, { 'if-match': '"1"' });
    expect(arrived).toMatchObject({ status: 200, body: { appointment: { status: 'arrived', version: 2, arrivedAt: expect.any(String) } } });
    for (const status of ['noshow', 'cancelled', 'pending', 'waitlist', 'arrived'])
      expect((await change(one, status)).body).toMatchObject({ code: 'NOT_ALLOWED_NOW' });
    expect((await change(one, 'fulfilled')).body.appointment).toMatchObject({ status: 'fulfilled', version: 3 });
    expect((await change(one, 'arrived')).body.appointment.status).toBe('arrived');
    const back = (await change(one, 'booked')).body.appointment;
    expect(back).toMatchObject({ status: 'booked', version: 5 });
    expect(back.arrivedAt).toBeUndefined();
    expect((await change(one, 'noshow')).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await change(one, 'elsewhere')).body.details).toMatchObject([{ path: 'status' }]);
  });

  it('that is canceled leaves every list, frees its time, and can be restored the same day if the time is still free', async () => {
    const [doctor, person, other] = [await clinician(), await patient(), await patient()];
    const one = await booked(booking(person, doctor));
    expect((await change(one, 'cancelled', { reason: 'Travels' })).body.appointment).toMatchObject({ cancellationReason: 'Travels' });
    expect((await scheduleOf(doctor)).rows).toEqual([]);
    expect(await freeOf(doctor)).toContain('09:00');
    expect((await change(one, 'booked')).body.appointment).toMatchObject({ status: 'booked' });
    expect(await freeOf(doctor)).not.toContain('09:00');
    await change(one, 'cancelled');
    await booked(booking(other, doctor));
    expect((await change(one, 'booked')).body).toMatchObject({ code: 'TIME_TAKEN' });
    const { body } = await ask('CLINICIAN', 'GET', `/patients/${person}/appointments`);
    expect(PatientAppointments.parse(body).coming).toEqual([]);
    expect(await cancelledOf(person)).toMatchObject([{ id: one.id, status: 'cancelled' }]);
  });

  it('is moved within a day, to another day and to another clinician, and stays in place if a move is refused', async () => {
    const [doctor, other, person, someone] = [await clinician(), await clinician(), await patient(), await patient()];
    const one = await booked(booking(person, doctor));
    const place = (more: object) => ({ clinicianId: doctor, date: tomorrow(), time: '09:10', minutes: 30, ...more });
    const move = (more: object = {}) => ask('CLINICIAN', 'POST', `${path(one)}/time`, place(more));
    expect((await move()).body).toMatchObject({ startsAt: qatarInstant(tomorrow(), 550), minutes: 30, version: 2 });
    expect(await freeOf(doctor, 5)).toEqual(expect.arrayContaining(['09:00', '09:40']));
    expect(await freeOf(doctor, 5)).not.toContain('09:35');
    await booked(booking(someone, other, { time: '10:00' }));
    expect((await move({ clinicianId: other, time: '09:50' })).body.code).toBe('TIME_TAKEN');
    expect((await move({ clinicianId: other, time: '12:00' })).body.details).toMatchObject([{ path: 'time' }]);
    expect((await scheduleOf(doctor)).rows).toMatchObject([{ id: one.id, version: 2 }]);
    const nextDay = dayAfter(tomorrow(), 1);
    expect((await move({ clinicianId: other, date: nextDay })).body).toMatchObject({ clinician: { id: other }, version: 3 });
    expect((await scheduleOf(doctor)).rows).toEqual([]);
    expect((await scheduleOf(other, nextDay)).rows).toMatchObject([{ id: one.id }]);
    expect(await freeOf(doctor)).toContain('09:00');
  });

  it("in the future or on the waiting list follows a correction of the patient's name, and past ones keep theirs", async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const one = await booked(booking(person, doctor));
    const wish = { patientId: person, minutes: 20, service: 'consultation' };
    const waits = Appointment.parse((await ask('CLINICIAN', 'POST', '/appointments/waiting', wish)).body);
    const corrected = { firstName: 'Shaikha', nameArabic: 'شيخة' };
    expect((await ask('CLINICIAN', 'PUT', `/patients/${person}`, { personalInfo: corrected })).status).toBe(200);
    expect((await scheduleOf(doctor)).rows).toMatchObject([{ id: one.id, version: 2, patient: { id: person, ...corrected } }]);
    const { body } = await ask('CLINICIAN', 'GET', '/appointments/waiting');
    expect(body.rows.find(({ id }: Appointment) => id === waits.id)).toMatchObject({ patient: corrected });
    expect((await change(one, 'cancelled', {}, { 'if-match': '"1"' })).status).toBe(412);
    for (const each of [one, waits]) expect((await change(each, 'cancelled')).status).toBe(200);
    await ask('CLINICIAN', 'PUT', `/patients/${person}`, { personalInfo: { firstName: 'Sheikha' } });
    const past = await cancelledOf(person);
    expect(past.find(({ id }) => id === one.id)).toMatchObject({ patient: corrected });
  });

  it('on the waiting list is offered the time of a canceled one, and booked from the list', async () => {
    const [doctor, person, waiting] = [await clinician(), await patient(), await patient()];
    const wish = { patientId: waiting, clinicianId: doctor, minutes: 20, service: 'consultation', reason: 'Knee pain' };
    const { body } = await ask('CLINICIAN', 'POST', '/appointments/waiting', wish);
    const entry = Appointment.parse(body);
    expect(entry).toMatchObject({ status: 'waitlist', clinician: { id: doctor } });
    const listed = async () => (await ask('CLINICIAN', 'GET', '/appointments/waiting')).body.rows.map(({ id }: { id: string }) => id);
    expect(await listed()).toContain(entry.id);
    const one = await booked(booking(person, doctor));
    expect((await change(one, 'cancelled')).body.waiting).toBe(1);
    const given = await ask('CLINICIAN', 'POST', `${path(entry)}/time`, {
      clinicianId: doctor,
      date: tomorrow(),
      time: '09:00',
      minutes: 20,
    });
    expect(given.body).toMatchObject({ status: 'booked', startsAt: qatarInstant(tomorrow(), 540) });
    expect(await listed()).not.toContain(entry.id);
    expect((await ask('CLINICIAN', 'GET', `/patients/${waiting}/appointments`)).body.coming).toMatchObject([{ id: entry.id }]);
  });
});

describe('clinic hours', () => {
  it('when changed, list the appointments outside them, and block bookings at those times', async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const one = await booked(booking(person, doctor));
    const { hours } = (await ask('CLINICIAN', 'GET', '/clinicians')).body.rows.find(({ id }: { id: string }) => id === doctor);
    const exceptions = [{ date: tomorrow(), periods: [{ from: '10:00', to: '12:00' }], reason: 'Conference' }];
    const put = (as: Parameters<typeof ask>[0], version: number) =>
      ask(as, 'PUT', `/clinicians/${doctor}/hours`, { weekly: hours.weekly, exceptions }, { 'if-match': `"${version}"` });
    expect((await put('ADMIN', 7)).body).toMatchObject({ code: 'PRECONDITION_FAILED', current: { version: 1 } });
    expect((await put('PATIENT', 1)).status).toBe(403);
    expect((await put('CLINICIAN', 1)).body).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('duties') });
    const changed = await put(await member('reception'), 1);
    expect(changed).toMatchObject({ status: 200, body: { hours: { version: 2 }, outside: [{ id: one.id, outsideHours: true }] } });
    expect((await freeOf(doctor))[0]).toBe('10:00');
    expect((await book(booking(await patient(), doctor))).body.details).toMatchObject([{ path: 'time', code: 'appointmentClosed' }]);
    expect((await scheduleOf(doctor)).rows).toMatchObject([{ id: one.id, outsideHours: true }]);
  });

  it('are refused by field if they are invalid', async () => {
    const doctor = await clinician();
    const week = (...monday: object[]) => ({ weekly: [[], monday, [], [], [], [], []], exceptions: [] });
    const refused: readonly (readonly [object, string])[] = [
      [week({ from: '12:00', to: '08:00' }), 'weekly.1.0.to'],
      [week({ from: '08:00', to: '12:00' }, { from: '11:00', to: '13:00' }), 'weekly.1'],
      [week({ from: '08:01', to: '12:00' }), 'weekly.1.0.from'],
      [{ weekly: [], exceptions: [] }, 'weekly'],
      [{ ...week(), exceptions: [{ date: 'soon', periods: [] }] }, 'exceptions.0.date'],
      [{ ...week(), exceptions: ['2027-01-01', '2027-01-01'].map((date) => ({ date, periods: [] })) }, 'exceptions'],
    ];
    for (const [body, field] of refused) {
      const answer = await ask('ADMIN', 'PUT', `/clinicians/${doctor}/hours`, body);
      expect([field, answer.status, answer.body.details?.[0]?.path]).toEqual([field, 400, field]);
    }
    expect((await ask('ADMIN', 'PUT', `/clinicians/${randomUUID()}/hours`, week())).status).toBe(404);
  });

  it('changed during a booking take effect: a booking is never written against outdated hours', async () => {
    const doctor = await clinician();
    const people = await Promise.all(Array.from({ length: 24 }, () => patient()));
    const closed = { weekly: Array.from({ length: 7 }, () => []), exceptions: [] };
    const times = people.map((person, index) =>
      booking(person, doctor, { time: `${13 + Math.floor(index / 4)}:${['00', '15', '30', '45'][index % 4]}`, minutes: 15 }),
    );
    const [hours, ...answers] = await Promise.all([
      ask('ADMIN', 'PUT', `/clinicians/${doctor}/hours`, closed),
      ...times.map((body) => book(body)),
    ]);
    expect(hours.status).toBe(200);
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    const outside = new Set(hours.body.outside.map(({ id }: { id: string }) => id));
    for (const { status, body } of answers)
      expect(status === 201 || body.details?.[0]?.code === 'appointmentClosed' || body.code === 'CONFLICT').toBe(true);
    // A patient who got a time before it closed is among those to be moved.
    expect(made.filter((id) => !outside.has(id))).toEqual([]);
  });
});

describe('patients', () => {
  it('request a time for their own record, which waits for an answer, and cancel it; never for another record', async () => {
    const [doctor, ownId] = [await clinician(), await dependent()];
    const asked = await ask('PATIENT', 'POST', '/appointments', booking(ownId, doctor));
    expect(asked).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect(await freeOf(doctor)).not.toContain('09:00');
    const one = Appointment.parse(asked.body);
    expect((await ask('PATIENT', 'GET', `/patients/${ownId}/appointments`)).body.coming.map(({ id }: Appointment) => id)).toContain(one.id);
    expect((await ask('PATIENT', 'POST', `${path(one)}/status`, { status: 'booked' })).status).toBe(403);
    expect((await change(one, 'booked')).body.appointment.status).toBe('booked');
    expect((await ask('PATIENT', 'POST', `${path(one)}/status`, { status: 'cancelled' })).body).toMatchObject({ waiting: 0 });

    const other = await patient();
    expect((await ask('PATIENT', 'POST', '/appointments', booking(other, doctor))).body).toMatchObject({ message: 'Patient not found.' });
    expect((await ask('PATIENT', 'GET', `/patients/${other}/appointments`)).status).toBe(404);
    const foreign = await booked(booking(other, doctor));
    expect((await ask('PATIENT', 'POST', `${path(foreign)}/status`, { status: 'cancelled' })).status).toBe(404);
    expect((await ask('PATIENT', 'POST', '/appointments', booking(ownId, doctor, { overbooking: 'Please' }))).body.details).toMatchObject([
      { path: 'overbooking' },
    ]);
    for (const closed of ['/appointments', '/appointments/waiting']) expect((await ask('PATIENT', 'GET', closed)).status).toBe(403);
  });

  it('request a new time for their own appointment only, which waits for an answer again; the earlier time is free at once', async () => {
    const [doctor, desk, ownId] = [await clinician(), await member('reception'), await dependent()];
    const one = await booked(booking(ownId, doctor));
    const to = { clinicianId: doctor, date: tomorrow(), time: '11:00', minutes: 20 };
    const move = (which: Appointment, place: object = to, headers: Record<string, string> = {}) =>
      ask('PATIENT', 'POST', `${path(which)}/time`, place, headers);
    expect((await move(one, { ...to, overbooking: 'Please' })).body.details).toMatchObject([{ path: 'overbooking' }]);
    expect((await move(one, to, { 'if-match': '"7"' })).status).toBe(412);
    expect((await move(one, { ...to, time: '03:00' })).body.details).toMatchObject([{ path: 'time' }]);
    const moved = await move(one);
    expect(moved).toMatchObject({ status: 200, body: { status: 'pending', version: one.version + 1 } });
    const free = await freeOf(doctor);
    expect([free.includes('09:00'), free.includes('11:00')]).toEqual([true, false]);
    const [told] = (await ask(desk, 'GET', '/notifications')).body.rows;
    expect(told.message.en).toMatch(/^A patient asks to move an appointment to .* 11:00, /);
    expect((await change(Appointment.parse(moved.body), 'booked')).body.appointment.status).toBe('booked');

    const foreign = await booked(booking(await patient(), doctor, { time: '10:00' }));
    expect((await move(foreign)).status).toBe(404);
    const waits = await ask('CLINICIAN', 'POST', '/appointments/waiting', {
      patientId: ownId,
      minutes: 20,
      service: 'follow-up',
    });
    expect((await move(Appointment.parse(waits.body))).body.code).toBe('NOT_ALLOWED_NOW');
    await change(one, 'cancelled');
    expect((await move(one)).body.code).toBe('NOT_ALLOWED_NOW');
  });

  it("are notified of the clinic's bookings, moves and cancellations; reception and clinician of patients' requests and cancellations", async () => {
    const [doctor, desk, ownId] = [await clinician(), await member('reception'), await dependent()];
    const bell = async (as: Parameters<typeof ask>[0]): Promise<{ message: { en: string; ar: string }; patient?: object }[]> =>
      (await ask(as, 'GET', '/notifications')).body.rows;
    const one = await booked(booking(ownId, doctor, { time: '15:00' }));
    expect((await bell('PATIENT'))[0]?.message.en).toMatch(/^An appointment was booked: .* 15:00, Dr\. Test \d+\.$/);
    await ask('CLINICIAN', 'POST', `${path(one)}/time`, { clinicianId: doctor, date: tomorrow(), time: '16:00', minutes: 20 });
    expect((await bell('PATIENT'))[0]?.message).toMatchObject({
      en: expect.stringContaining('moved'),
      ar: expect.stringMatching(/^نُقل موعد إلى .*16:00/),
    });
    await change(one, 'cancelled');
    expect((await bell('PATIENT'))[0]?.message.en).toContain('canceled');
    const told = (await bell('PATIENT')).length;
    const { body: asked } = await ask('PATIENT', 'POST', '/appointments', booking(ownId, doctor, { time: '17:00' }));
    expect((await bell(desk))[0]).toMatchObject({
      message: { en: expect.stringMatching(/^A patient asks for /) },
      patient: { id: ownId },
    });
    await ask('PATIENT', 'POST', `${path(Appointment.parse(asked))}/status`, { status: 'cancelled' });
    expect((await bell(desk))[0]?.message.en).toMatch(/^A patient canceled /);
    expect(await bell('PATIENT')).toHaveLength(told);
  });

  it("who are deleted free their clinician's time, and leave no count", async () => {
    const [doctor, person] = [await clinician(), await patient()];
    await booked(booking(person, doctor));
    const stats = async () => (await ask('CLINICIAN', 'GET', '/patients/stats')).body.upcomingAppointments;
    const before = await stats();
    expect((await ask('CLINICIAN', 'DELETE', `/patients/${person}`, { reason: 'Made by a test' })).status).toBe(200);
    expect(await freeOf(doctor)).toContain('09:00');
    expect((await scheduleOf(doctor)).rows).toEqual([]);
    expect(await stats()).toBe(before - 1);
    expect((await book(booking(person, doctor))).status).toBe(404);
  });
});

it("only an administrator sets the staff's duties, and their texts are validated", async () => {
  const name = { en: 'Nadia Omar', ar: 'نادية عمر' };
  const id = randomUUID();
  const put = (as: Parameters<typeof ask>[0], body: object, headers = {}) => ask(as, 'PUT', `/staff/${id}`, body, headers);
  for (const role of ['CLINICIAN', 'PATIENT'] as const) expect((await put(role, { name, duties: [] })).status).toBe(403);
  expect((await put('ADMIN', { name, duties: ['nurse', 'reception'] })).body).toMatchObject({ version: 1, duties: ['nurse', 'reception'] });
  expect((await put('ADMIN', { name, duties: [] }, { 'if-match': '"7"' })).status).toBe(412);
  expect((await put('ADMIN', { name, duties: ['nurse', 'nurse'] })).body.details).toMatchObject([{ path: 'duties' }]);
  expect((await put('ADMIN', { name: { en: 'Nadia' }, duties: [] })).body.details).toMatchObject([{ path: 'name.ar' }]);
  expect((await ask('CLINICIAN', 'GET', '/staff')).body.rows).toContainEqual({ id, version: 1, name, duties: ['nurse', 'reception'] });
});
