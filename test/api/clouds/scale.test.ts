import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { Appointment, ChangedHours, PatientAppointments, Schedule } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { setClock } from '../../clock.ts';
import { clinicOf, workday } from '../clinic.ts';
import { withCloud } from '../cloud.ts';

// Appointments are by day, so the tests start in the morning.
setClock('10:30');
const endpoints = withCloud({ patients: 20 });
const { ask, clinician, patient, member } = clinicOf();

/** Writes items that would take too long to write through the API. */
async function plant(items: readonly Record<string, unknown>[]): Promise<void> {
  const database = databaseOf(endpoints());
  const { Clinical: table = '' } = tableNames();
  for (let first = 0; first < items.length; first += 25) {
    const some = items.slice(first, first + 25).map((Item) => ({ PutRequest: { Item } }));
    await database.send(new BatchWriteCommand({ RequestItems: { [table]: some } }));
  }
  database.destroy();
}

const long = (letters: number): string => 'ألم شديد في الظهر منذ الأحد '.repeat(letters).slice(0, letters);
/** All pages of a list of appointments. */
async function wholeSchedule(query: string) {
  const first = Schedule.parse((await ask('CLINICIAN', 'GET', `/appointments${query}`)).body);
  const rows = [...first.rows];
  for (let { nextCursor } = first; nextCursor !== undefined;) {
    const page = Schedule.parse((await ask('CLINICIAN', 'GET', `/appointments${query}&cursor=${nextCursor}`)).body);
    rows.push(...page.rows);
    ({ nextCursor } = page);
  }
  return { ...first, rows };
}
const daysFrom = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => dayAfter(first, index));

/** An appointment as stored, on the lists of its status. */
function stored(one: {
  readonly patientId: string;
  readonly clinicianId: string;
  readonly startsAt: string;
  readonly status: 'booked' | 'cancelled';
  readonly id?: string;
}) {
  const { id = ulid(), ...rest } = one;
  const byTime = `${one.startsAt}#${id}`;
  const reason = long(180);
  return {
    pk: `PATIENT#${one.patientId}`,
    sk: `APPOINTMENT#${id}`,
    ...(one.status === 'booked' && {
      agendaKey: 'APPOINTMENTS',
      agendaSort: byTime,
      workKey: `CLINICIAN#${one.clinicianId}`,
      workSort: byTime,
    }),
    ...rest,
    id,
    version: 1,
    patient: { firstName: 'Noor', lastName: 'Ali', nameArabic: 'نور علي' },
    minutes: 5,
    service: 'follow-up',
    reason: { en: reason, ar: reason },
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: one.clinicianId,
    changedAt: '2026-01-01T00:00:00.000Z',
  };
}

it('a full week is listed and counted in full, for the clinic and a clinician, as are appointments outside changed hours', async () => {
  const [doctor, person] = [await clinician(), await patient()];
  const first = dayAfter(qatarDate(new Date()), 200);
  const count = 1512;
  await plant(
    daysFrom(first, 7).flatMap((day) =>
      Array.from({ length: count / 7 }, (_, index) =>
        stored({ patientId: person, clinicianId: doctor, startsAt: qatarInstant(day, 420 + index), status: 'booked' }),
      ),
    ),
  );
  // As the bookings would have counted them.
  await plant(daysFrom(first, 7).map((day) => ({ pk: 'STATS#APPOINTMENTS', sk: `${day}#${doctor}`, booked: count / 7 })));
  for (const of of ['', `&clinicianId=${doctor}`]) {
    const { rows: appointments, counts, total } = await wholeSchedule(`?date=${first}&days=7${of}`);
    expect([of, appointments.length, counts.booked, total]).toEqual([of, count, count, count]);
    expect(qatarDate(new Date(appointments.at(-1)?.startsAt ?? 0))).toBe(dayAfter(first, 6));
  }
  const closed = { weekly: Array.from({ length: 7 }, () => []), exceptions: [] };
  const changed = ChangedHours.parse((await ask('ADMIN', 'PUT', `/clinicians/${doctor}/hours`, closed)).body);
  expect(changed.count).toBe(count);
  expect(changed.outside).toHaveLength(1000);
});

it('a note has all its addenda', async () => {
  const [person, doctor] = [await patient(), await member('dr.huda')];
  const begun = await ask(doctor, 'POST', `/patients/${person}/encounters`, { service: 'consultation' });
  const path = `/patients/${person}/encounters/${begun.body.id}`;
  await ask(doctor, 'PUT', `${path}/note`, { sections: { plan: 'Rest' } });
  expect((await ask(doctor, 'POST', `${path}/note/signature`)).status).toBe(200);
  const addenda = Array.from({ length: 330 }, (_, index) => ({ id: ulid(Date.now() + index), text: long(1900) }));
  await plant(
    addenda.map((one) => ({
      pk: `PATIENT#${person}`,
      sk: `NOTE#${begun.body.id}#${one.id}`,
      ...one,
      createdBy: 'somebody',
      createdAt: '2026-01-01T00:00:00.000Z',
    })),
  );
  const { body } = await ask(doctor, 'GET', path);
  expect(body.addenda.map(({ id }: { id: string }) => id)).toEqual(addenda.map(({ id }) => id));
});

describe('a patient with many appointments', () => {
  const corrected = { firstName: 'Shaikha', lastName: 'Al-Thani', nameArabic: 'شيخة آل ثاني' };

  it('gets a corrected name in all 150 future ones', async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const first = dayAfter(qatarDate(new Date()), 1);
    for (const date of daysFrom(first, 50))
      await Promise.all(
        [540, 600, 660].map(async (at) => {
          const place = { clinicianId: doctor, date, time: timeOf(at), minutes: 20, service: 'procedure' };
          expect((await ask('CLINICIAN', 'POST', '/appointments', { patientId: person, ...place })).status).toBe(201);
        }),
      );
    expect((await ask('CLINICIAN', 'PUT', `/patients/${person}`, { personalInfo: corrected })).status).toBe(200);
    const { coming } = PatientAppointments.parse((await ask('CLINICIAN', 'GET', `/patients/${person}/appointments`)).body);
    expect(coming).toHaveLength(150);
    expect(coming.filter(({ patient: { nameArabic } }) => nameArabic !== corrected.nameArabic)).toEqual([]);
    for (const week of [0, 7, 14, 21, 28, 35, 42, 49]) {
      const { body } = await ask('CLINICIAN', 'GET', `/appointments?date=${dayAfter(first, week)}&days=7&clinicianId=${doctor}`);
      for (const one of Schedule.parse(body).rows) expect(one.patient).toMatchObject({ id: person, ...corrected });
    }
  });

  it('sees future and waiting ones, however many were made and canceled since; they follow a corrected name', async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const place = { clinicianId: doctor, date: workday(2), time: '09:00', minutes: 20, service: 'consultation' };
    const booked = Appointment.parse((await ask('CLINICIAN', 'POST', '/appointments', { patientId: person, ...place })).body);
    const wish = { patientId: person, minutes: 20, service: 'follow-up' };
    const waits = Appointment.parse((await ask('CLINICIAN', 'POST', '/appointments/waiting', wish)).body);
    const startsAt = qatarInstant(workday(3), 600);
    await plant(
      Array.from({ length: 120 }, (_, index) =>
        stored({ patientId: person, clinicianId: doctor, startsAt, status: 'cancelled', id: ulid(Date.now() + 1000 + index) }),
      ),
    );
    const listed = async () => PatientAppointments.parse((await ask('CLINICIAN', 'GET', `/patients/${person}/appointments`)).body);
    const byId = new Map([booked, waits].map(({ id, ...one }) => [id, one]));
    expect(new Set((await listed()).coming.map(({ id }) => id))).toEqual(new Set(byId.keys()));
    expect((await ask('CLINICIAN', 'PUT', `/patients/${person}`, { personalInfo: corrected })).status).toBe(200);
    for (const one of (await listed()).coming) expect(one).toMatchObject({ patient: corrected, version: 2 });
  });
});

it('a large staff is listed in full, and the last clinician can be booked', async () => {
  const exceptions = daysFrom('2030-01-01', 200).map((date) => ({ date, periods: [{ from: '08:00', to: '09:00' }], reason: long(190) }));
  const closed = Array.from({ length: 7 }, () => []);
  const busy = Array.from({ length: 14 }, (_, index) => `0000000${index.toString(16)}-0000-4000-8000-000000000000`);
  await plant(
    busy.flatMap((id) => [
      { pk: 'STAFF', sk: id, id, version: 1, name: { en: `Dr. ${id}`, ar: `د. ${id}` }, duties: [] },
      { pk: 'HOURS', sk: id, clinicianId: id, version: 1, weekly: closed, exceptions },
    ]),
  );
  const last = `ffffffff${randomUUID().slice(8)}`;
  await ask('ADMIN', 'PUT', `/staff/${last}`, { name: { en: 'Dr. Last', ar: 'د. الأخير' }, duties: [] });
  const weekly = Array.from({ length: 7 }, () => [{ from: '07:00', to: '20:00' }]);
  expect((await ask('ADMIN', 'PUT', `/clinicians/${last}/hours`, { weekly, exceptions: [] })).status).toBe(200);
  const { body: clinicians } = await ask('CLINICIAN', 'GET', '/clinicians');
  expect(clinicians.rows.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([...busy, last]));
  const place = { clinicianId: last, date: workday(1), time: '09:00', minutes: 20, service: 'consultation' };
  expect((await ask('CLINICIAN', 'POST', '/appointments', { patientId: await patient(), ...place })).status).toBe(201);
});

it('a cancellation is stored and answered even if the waiting list cannot be read', async () => {
  const [doctor, person] = [await clinician(), await patient()];
  const place = { clinicianId: doctor, date: workday(1), time: '09:00', minutes: 20, service: 'consultation' };
  const one = Appointment.parse((await ask('CLINICIAN', 'POST', '/appointments', { patientId: person, ...place })).body);
  await plant([{ pk: `PATIENT#${person}`, sk: 'APPOINTMENT#unreadable', agendaKey: 'WAITLIST', agendaSort: '2026-01-01' }]);
  const answer = await ask('CLINICIAN', 'POST', `/patients/${person}/appointments/${one.id}/status`, { status: 'cancelled' });
  expect(answer).toMatchObject({ status: 200, body: { appointment: { status: 'cancelled' } } });
  expect(answer.body.waiting).toBeUndefined();
});
