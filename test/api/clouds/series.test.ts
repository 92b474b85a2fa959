import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { Appointment, PatientAppointments, Schedule } from '#contract/appointments/appointments.ts';
import { SeriesDone, SeriesPlan } from '#contract/appointments/series.ts';
import { dayAfter, qatarDate, qatarInstant, weekdayOf } from '#contract/base/qatar-time.ts';
import { setClock } from '../../clock.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { bookingsOf } from '../bookings.ts';
import { clinicOf } from '../clinic.ts';
import { withCloud } from '../cloud.ts';

// A year from here has a 29 February.
setClock('2027-11-29 10:30');
const endpoints = withCloud({ patients: 5 });
const { ask, clinician, patient, dependent } = clinicOf();
const { booking, booked } = bookingsOf({ ask });

const today = () => qatarDate(new Date());
const everyDay = Array.from({ length: 7 }, () => [{ from: '07:00', to: '20:00' }]);
const planned = async (person: string, clinicianId: string, more = '') => {
  const query = `clinicianId=${clinicianId}&minutes=240&from=${dayAfter(today(), 1)}&until=${dayAfter(today(), 365)}&weekly=0T07:00,2T07:00,4T07:00`;
  return SeriesPlan.parse((await ask('CLINICIAN', 'GET', `/patients/${person}/series/plan?${query}${more}`)).body);
};
const book = (person: string, clinicianId: string, places: readonly object[], headers?: Record<string, string>) =>
  ask('CLINICIAN', 'POST', `/patients/${person}/series`, { clinicianId, minutes: 240, service: 'procedure', places }, headers);
const ahead = async (person: string) => PatientAppointments.parse((await ask('CLINICIAN', 'GET', `/patients/${person}/appointments`)).body);
const told = async (): Promise<string[]> => {
  const { body } = await ask('PATIENT', 'GET', '/notifications');
  return body.rows.map(({ message }: { message: { en: string } }) => message.en);
};

describe('three times a week for a year', () => {
  it('says first what is in the way, books the rest with one notice, and nothing twice', async () => {
    const [doctor, person, other] = [await clinician(everyDay), await dependent(), await patient()];
    const leap = dayAfter('2028-02-28', 1);
    expect([leap, weekdayOf(leap)]).toEqual(['2028-02-29', 2]);
    const [holiday, busy, own] = ['2027-12-19', '2027-12-21', '2027-12-23'];
    const exceptions = [{ date: holiday, periods: [], reason: 'National holiday' }];
    expect((await ask('ADMIN', 'PUT', `/clinicians/${doctor}/hours`, { weekly: everyDay, exceptions })).status).toBe(200);
    await booked(booking(other, doctor, { date: busy, time: '08:00' }));
    const elsewhere = await clinician(everyDay);
    await booked(booking(person, elsewhere, { date: own, time: '09:00' }));

    const { rows, total } = await planned(person, doctor);
    expect(total).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(156);
    expect(rows.every(({ date, time }) => [0, 2, 4].includes(weekdayOf(date)) && time === '07:00')).toBe(true);
    expect(rows.find(({ date }) => date === leap)).toEqual({ date: leap, time: '07:00' });
    expect(rows.filter(({ problem }) => problem !== undefined)).toEqual([
      { date: holiday, time: '07:00', problem: 'closed', why: 'National holiday' },
      { date: busy, time: '07:00', problem: 'taken', instead: '08:20' },
      { date: own, time: '07:00', problem: 'patientBusy', instead: '09:30' },
    ]);
    // A plan books nothing.
    expect((await ahead(person)).coming).toHaveLength(1);

    const places = rows.flatMap(({ date, time, problem, instead }) =>
      problem === undefined ? [{ date, time }] : instead === undefined ? [] : [{ date, time: instead }],
    );
    const before = (await told()).length;
    const headers = { 'x-request-id': `series-${person}` };
    const first = await book(person, doctor, places, headers);
    expect([first.status, SeriesDone.parse(first.body)]).toMatchObject([201, { done: places.length, refused: [] }]);
    const { coming, unfinishedSeries } = await ahead(person);
    const series = coming.filter(({ seriesId }) => seriesId === first.body.id);
    expect([series.length, unfinishedSeries]).toEqual([places.length, []]);
    expect(series.map(({ startsAt }) => startsAt)).toContain(qatarInstant(leap, 420));
    const notices = await told();
    expect(notices.length - before).toBe(1);
    expect(notices.join()).toContain(`Appointments were booked: ${places.length}`);

    const again = await book(person, doctor, places, headers);
    expect(again.body).toEqual(first.body);
    expect((await ask('CLINICIAN', 'POST', `/patients/${person}/series/${first.body.id}/continuation`)).body).toEqual(first.body);
    expect((await ahead(person)).coming).toHaveLength(places.length + 1);
    expect((await told()).length - before).toBe(1);
    expect((await book(person, doctor, places.slice(1), headers)).body.code).toBe('REQUEST_ID_REUSED');

    // Each is an appointment like any other.
    const one = Appointment.parse(series[3]);
    const path = `/patients/${person}/appointments/${one.id}`;
    expect((await ask('CLINICIAN', 'POST', `${path}/status`, { status: 'cancelled' })).status).toBe(200);

    // From a day on, it goes to another time, and then it ends.
    const late = series.filter(({ startsAt = '' }) => startsAt >= qatarInstant('2028-06-01', 0));
    const to = late.map(({ id, startsAt = '' }) => ({ appointmentId: id, date: qatarDate(new Date(startsAt)), time: '12:00' }));
    const moved = await ask('CLINICIAN', 'POST', `/patients/${person}/series/${first.body.id}/move`, { clinicianId: doctor, places: to });
    expect(SeriesDone.parse(moved.body)).toMatchObject({ done: late.length, refused: [] });
    const ended = await ask('CLINICIAN', 'POST', `/patients/${person}/series/${first.body.id}/cancellation`, { from: '2028-09-01' });
    const gone = late.filter(({ startsAt = '' }) => startsAt >= qatarInstant('2028-09-01', 0)).length;
    expect(SeriesDone.parse(ended.body)).toMatchObject({ done: gone, refused: [] });
    expect((await told()).slice(0, 2).join()).toContain(`Appointments were canceled: ${gone}`);
    const { coming: left } = await ahead(person);
    expect(left).toHaveLength(places.length + 1 - 1 - gone);
    expect(
      left.filter(({ startsAt = '' }) => startsAt >= qatarInstant('2028-06-01', 0)).map(({ startsAt = '' }) => startsAt.slice(11, 16)),
    ).toEqual(Array.from({ length: late.length - gone }, () => '09:00'));
    const day = Schedule.parse((await ask('CLINICIAN', 'GET', `/appointments?date=2028-09-03&clinicianId=${doctor}`)).body);
    expect([day.rows, day.total]).toEqual([[], 0]);
  });

  it('names the dates that somebody else took in between, and books the others', async () => {
    const [doctor, person, other] = [await clinician(everyDay), await patient(), await patient()];
    const places = (await planned(person, doctor)).rows.slice(0, 30).map(({ date, time }) => ({ date, time }));
    await booked(booking(other, doctor, { date: places[4]?.date, time: '08:00' }));
    const { body } = await book(person, doctor, places);
    expect(SeriesDone.parse(body)).toMatchObject({ done: 29, refused: [{ ...places[4], problem: 'taken' }] });
    expect((await ahead(person)).coming).toHaveLength(29);
  });

  it('goes on after an interruption where it was, and nothing is booked twice', async () => {
    const [doctor, person] = [await clinician(everyDay), await patient()];
    const places = (await planned(person, doctor)).rows.slice(0, 45).map(({ date, time }) => ({ date, time }));
    const { id } = (await book(person, doctor, places)).body;
    const { coming } = await ahead(person);
    // As if the function had stopped after its first transactions.
    const database = databaseOf(endpoints());
    const { Clinical: TableName = '' } = tableNames();
    const pk = `PATIENT#${person}`;
    const series = { TableName, Key: { pk, sk: `SERIES#${id}` } };
    await database.send(
      new UpdateCommand({ ...series, UpdateExpression: 'SET isUnfinished = :yes', ExpressionAttributeValues: { ':yes': true } }),
    );
    const mark = { TableName, Key: { pk, sk: 'SHEET#SERIES' }, ExpressionAttributeNames: { '#id': id } };
    await database.send(new UpdateCommand({ ...mark, UpdateExpression: 'SET #id = :one', ExpressionAttributeValues: { ':one': 1 } }));
    for (const one of coming.slice(25)) {
      const date = qatarDate(new Date(one.startsAt ?? ''));
      await database.send(new DeleteCommand({ TableName, Key: { pk, sk: `APPOINTMENT#${one.id}` } }));
      for (const of of [pk, `CLINICIAN#${doctor}`])
        await database.send(new DeleteCommand({ TableName, Key: { pk: of, sk: `SHEET#${date}` } }));
    }
    database.destroy();
    expect((await ahead(person)).unfinishedSeries).toEqual([id]);
    const rest = await ask('CLINICIAN', 'POST', `/patients/${person}/series/${id}/continuation`);
    expect(SeriesDone.parse(rest.body)).toMatchObject({ id, done: 45, refused: [] });
    const after = await ahead(person);
    expect([after.unfinishedSeries, after.coming.map((one) => one.id)]).toEqual([[], coming.map((one) => one.id)]);
  });

  it('moves by a day although each takes the place that the next one leaves, and leaves those that cannot', async () => {
    const [doctor, person, other] = [await clinician(everyDay), await patient(), await patient()];
    const from = dayAfter(today(), 10);
    const places = Array.from({ length: 5 }, (_, index) => ({ date: dayAfter(from, index), time: '07:00' }));
    const { id } = (await book(person, doctor, places)).body;
    await booked(booking(other, doctor, { date: dayAfter(from, 5), time: '08:00' }));
    const { coming } = await ahead(person);
    const to = coming.map((one, index) => ({ appointmentId: one.id, date: dayAfter(from, index + 1), time: '07:00' }));
    const path = `/patients/${person}/series/${id}/move`;
    const stuck = SeriesDone.parse((await ask('CLINICIAN', 'POST', path, { clinicianId: doctor, places: to })).body);
    // The last one cannot go, and so none before it.
    expect(stuck).toMatchObject({ done: 0, refused: to.map(({ date }) => ({ date })) });
    const last = { appointmentId: coming[4]?.id, date: dayAfter(from, 5), time: '12:00' };
    const done = await ask('CLINICIAN', 'POST', path, { clinicianId: doctor, places: [...to.slice(0, 4), last] });
    expect(SeriesDone.parse(done.body)).toMatchObject({ done: 5, refused: [] });
    const again = await ask('CLINICIAN', 'POST', path, { clinicianId: doctor, places: [...to.slice(0, 4), last] });
    expect(SeriesDone.parse(again.body)).toMatchObject({ done: 5, refused: [] });
    expect((await ahead(person)).coming.map(({ startsAt = '' }) => qatarDate(new Date(startsAt)))).toEqual(to.map(({ date }) => date));
  });

  it('is refused in words: too many dates, two on a day, an end before its beginning', async () => {
    const [doctor, person] = [await clinician(everyDay), await patient()];
    const plan = (query: string) => ask('CLINICIAN', 'GET', `/patients/${person}/series/plan?clinicianId=${doctor}&minutes=20&${query}`);
    const [from, year] = [dayAfter(today(), 1), dayAfter(today(), 365)];
    const daily = Array.from({ length: 7 }, (_, day) => `${day}T07:00`).join();
    for (const [query, path, code] of [
      [`from=${from}&until=${year}&weekly=${daily}`, 'until', 'seriesDates'],
      [`from=${from}&until=${today()}&weekly=0T07:00`, 'until', 'seriesEndsEarly'],
      [`from=${from}&until=${dayAfter(today(), 400)}&weekly=0T07:00`, 'until', 'appointmentTooFar'],
      [`from=2020-01-01&until=${year}&weekly=0T07:00`, 'from', 'appointmentPast'],
      [`from=${from}&until=${year}&weekly=0T07:00,0T08:00`, 'weekly', 'seriesWeekly'],
    ])
      expect((await plan(query ?? '')).body.details, query).toMatchObject([{ path, code }]);
    const twice = [
      { date: from, time: '07:00' },
      { date: from, time: '12:00' },
    ];
    expect((await book(person, doctor, twice)).body.details).toMatchObject([{ code: 'seriesTwice' }]);
    expect((await ask('PATIENT', 'GET', `/patients/${person}/series/plan?clinicianId=${doctor}`)).status).toBe(403);
  });
});
