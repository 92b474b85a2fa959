import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenAlerts } from '#contract/overview/alerts.ts';
import { Appointment, type FreeTime, Schedule, appointmentStatuses } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { moveDate, setClock } from '../../clock.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, newPatientBody, tokensOf } from '../client.ts';
import { chosenEngine } from '../engine.ts';

// Appointments are by day, so the tests start well before midnight.
setClock('10:30');

/** A separate cloud, whose first patients have a clinic's day of appointments. */
let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud({ patients: 45, throttling: false, ...chosenEngine() });
});
afterAll(() => cloud.close());

type Role = 'CLINICIAN' | 'PATIENT' | 'ADMIN';
const ask = async (method: string, path: string, role: Role = 'CLINICIAN', body?: unknown) =>
  call(method, path, { token: (await tokensOf(role, cloud.endpoints)).access, body }, cloud.endpoints.apiUrl);
const get = (path: string, role?: Role) => ask('GET', path, role);
const today = async () => Schedule.parse((await get('/appointments')).body);
const open = async () => OpenAlerts.parse((await get('/alerts')).body);

/** Someone arrives today: on some days the seed has no arrivals at half past ten. */
async function somebodyArrives(): Promise<void> {
  const { body: patient } = await ask('POST', '/patients', 'CLINICIAN', newPatientBody());
  const { body: free } = await get('/appointments/free?minutes=10');
  const [{ date, clinicianId, times }]: [FreeTime] = free.rows;
  const place = { clinicianId, date, time: times[0] };
  const { body } = await ask('POST', '/appointments', 'CLINICIAN', {
    patientId: patient.id,
    service: 'vaccination',
    minutes: 10,
    ...place,
  });
  const { id, version } = Appointment.parse(body);
  const token = (await tokensOf('CLINICIAN', cloud.endpoints)).access;
  const headers = { 'if-match': `"${version}"` };
  const path = `/patients/${patient.id}/appointments/${id}/status`;
  expect((await call('POST', path, { token, body: { status: 'arrived' }, headers }, cloud.endpoints.apiUrl)).status).toBe(200);
}

/** Appointments of the day as the dashboards count them. */
const ofToday = ({ pending, booked, arrived, fulfilled, noshow }: Schedule['counts']): number =>
  pending + booked + arrived + fulfilled + noshow;

describe('the mark of a day', () => {
  const mark = async (query = ''): Promise<string> => (await get(`/changes${query}`)).body.schedule;

  it('changes with every change of an appointment of that day, and with nothing else', async () => {
    const { body: patient } = await ask('POST', '/patients', 'CLINICIAN', newPatientBody());
    const { body: free } = await get('/appointments/free?minutes=20');
    const { date: freeDay, clinicianId, times }: FreeTime = free.rows.find((one: FreeTime) => one.times.length > 8);
    const [of, next] = [`?date=${freeDay}`, `?date=${dayAfter(freeDay, 1)}`];
    const marks = [await mark(of)];
    const [other, week] = [await mark(next), await mark(`${of}&days=7`)];
    const place = { clinicianId, date: freeDay, minutes: 20 };
    const { body: booked } = await ask('POST', '/appointments', 'CLINICIAN', {
      patientId: patient.id,
      service: 'consultation',
      ...place,
      time: times[0],
    });
    marks.push(await mark(of));
    const token = (await tokensOf('CLINICIAN', cloud.endpoints)).access;
    const change = async (path: string, version: number, body: object) => {
      const headers = { 'if-match': `"${version}"` };
      const url = `/patients/${patient.id}/appointments/${booked.id}/${path}`;
      expect((await call('POST', url, { token, body, headers }, cloud.endpoints.apiUrl)).status).toBe(200);
      marks.push(await mark(of));
    };
    // A move on the same day leaves every count of the day as it was.
    await change('time', 1, { ...place, time: times.at(-1) });
    await change('status', 2, { status: 'cancelled', reason: 'Travels' });
    expect(new Set(marks).size).toBe(marks.length);
    expect([await mark(of), await mark(next)]).toEqual([marks.at(-1), other]);
    expect(await mark(`${of}&days=7`)).not.toBe(week);
  });

  it('is for staff, for at most a week, and says nothing about anybody', async () => {
    const of = `date=${qatarDate(new Date())}`;
    expect(Object.keys((await get(`/changes?${of}`, 'PATIENT')).body)).toEqual(['notifications']);
    expect((await get(`/changes?${of}&days=8`)).status).toBe(400);
    const { body } = await get(`/changes?${of}&days=7`);
    expect(Object.keys(body).toSorted()).toEqual(['alerts', 'laboratory', 'notifications', 'results', 'schedule']);
    for (const mark of Object.values(body)) expect(mark).toMatch(/^[\w.]*$/);
  });
});

describe('the schedule', () => {
  it("of today is by time, with patients' and clinicians' names and each visit's status, and counts its rows", async () => {
    await somebodyArrives();
    const { rows: appointments, counts } = await today();
    expect(appointments.length).toBeGreaterThan(0);
    const { rows: cancelled } = (await get('/appointments?part=cancelled')).body;
    for (const [status, count] of Object.entries(counts))
      expect([...appointments, ...cancelled].filter((one) => one.status === status)).toHaveLength(count);
    expect(Object.keys(counts).toSorted()).toEqual([...appointmentStatuses].toSorted());
    expect(counts.arrived).toBeGreaterThan(0);
    const starts = appointments.map(({ startsAt = '' }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(starts.map((at) => qatarDate(new Date(at))))).toEqual(new Set([qatarDate(new Date())]));
    for (const { patient, clinician } of appointments.slice(0, 5)) {
      expect((await get(`/patients/${patient.id}`)).body.personalInfo).toMatchObject({ lastName: patient.lastName });
      expect(clinician?.name?.ar).toMatch(/^د\. /);
    }
    expect((await get(`/appointments?date=${qatarDate(new Date())}`)).body).toMatchObject({ rows: appointments, counts });
    const nothing = Object.fromEntries(appointmentStatuses.map((status) => [status, 0]));
    expect((await get('/appointments?date=2020-01-01')).body).toMatchObject({ rows: [], counts: nothing });
    expect((await get('/appointments?date=soon')).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'date' }] });
  });

  it('of one clinician, or of a week, is the same appointments', async () => {
    const { rows: appointments } = await today();
    const { id } = appointments[0]?.clinician ?? { id: '' };
    const own = Schedule.parse((await get(`/appointments?clinicianId=${id}`)).body).rows;
    expect(own).toEqual(appointments.filter(({ clinician }) => clinician?.id === id));
    const week = Schedule.parse((await get(`/appointments?days=7&clinicianId=${id}`)).body).rows;
    expect(week.slice(0, own.length)).toEqual(own);
    expect(week.length).toBeGreaterThan(own.length);
    expect((await get('/appointments?days=8')).body).toMatchObject({ details: [{ path: 'days' }] });
  });

  it('and the alerts agree with the counts, and disappear with their patient', async () => {
    const { rows: alerts, counts } = await open();
    expect(alerts.map(({ severity }) => severity)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
    expect(counts).toEqual({ high: 2, medium: 2, low: 1 });
    const { body: before } = await get('/patients/stats');
    expect(before).toMatchObject({ criticalCases: 2, appointmentsToday: ofToday((await today()).counts) });
    const [first] = alerts;
    expect((await ask('DELETE', `/patients/${first?.patient.id ?? ''}`, 'CLINICIAN', { reason: 'Made by a test' })).status).toBe(200);
    expect(await open()).toMatchObject({ rows: alerts.slice(1), counts: { high: 1, medium: 2, low: 1 } });
    expect((await get('/patients/stats')).body).toMatchObject({ criticalCases: 1, appointmentsToday: ofToday((await today()).counts) });
    expect((await ask('POST', `/patients/${first?.patient.id ?? ''}/alerts/${first?.id ?? ''}/acknowledge`, 'CLINICIAN', {})).status).toBe(
      404,
    );
  });

  it('is not for patients', async () => {
    for (const path of ['/appointments', '/alerts']) expect((await get(path, 'PATIENT')).status).toBe(403);
  });
});

describe('an acknowledged alert', () => {
  const database = () => databaseOf(cloud.endpoints);
  /** An alert about a new patient, in one language only, as older alerts are stored. */
  async function older(id: string): Promise<string> {
    const { body: patient } = await ask('POST', '/patients', 'CLINICIAN', newPatientBody());
    await database().send(
      new PutCommand({
        TableName: tableNames()['Clinical'],
        Item: {
          pk: `PATIENT#${patient.id}`,
          sk: `ALERT#${id}`,
          agendaKey: 'ALERTS',
          agendaSort: `0#2026-01-01T00:00:00.000Z#${id}`,
          id,
          patientId: patient.id,
          severity: 'high',
          message: 'Potassium 6.8',
          raisedAt: '2026-01-01T00:00:00.000Z',
        },
      }),
    );
    return patient.id;
  }
  const acknowledge = (patientId: string, id: string, role: Role, body: unknown = {}) =>
    ask('POST', `/patients/${patientId}/alerts/${id}/acknowledge`, role, body);

  it('leaves the list and the counts, and keeps its first acknowledgement', async () => {
    const id = '01JZZZZZZZZZZZZZZZZZZZZZZA';
    const patientId = await older(id);
    const before = await open();
    expect(before.rows[0]).toMatchObject({ id, message: { en: 'Potassium 6.8', ar: 'Potassium 6.8' } });
    const { criticalCases } = (await get('/patients/stats')).body;

    const first = await acknowledge(patientId, id, 'CLINICIAN', { done: ' Sent to the emergency department ' });
    expect(first).toMatchObject({ status: 200, body: { id, done: 'Sent to the emergency department' } });
    expect(await open()).toMatchObject({ rows: before.rows.slice(1), counts: { ...before.counts, high: (before.counts?.high ?? 0) - 1 } });
    expect((await get('/patients/stats')).body.criticalCases).toBe(criticalCases - 1);

    expect((await acknowledge(patientId, id, 'CLINICIAN', { done: 'Something else' })).body).toEqual(first.body);
    expect((await acknowledge(patientId, id, 'CLINICIAN')).body).toEqual(first.body);
    const { entries } = (await get(`/access-log?patientId=${patientId}`, 'ADMIN')).body;
    expect(entries.map(({ action }: { action: string }) => action)).toContain('change');
  });

  it('is acknowledged only by a clinician, and only if it exists', async () => {
    const id = '01JZZZZZZZZZZZZZZZZZZZZZZB';
    const patientId = await older(id);
    for (const role of ['ADMIN', 'PATIENT'] as const) expect((await acknowledge(patientId, id, role)).status).toBe(403);
    expect((await acknowledge(patientId, '01JZZZZZZZZZZZZZZZZZZZZZZC', 'CLINICIAN')).body).toMatchObject({ message: 'Alert not found.' });
    expect((await acknowledge(patientId, 'no-id', 'CLINICIAN')).status).toBe(404);
    expect((await acknowledge(patientId, id, 'CLINICIAN', { done: 'x'.repeat(501) })).body).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ path: 'done' }],
    });
    expect((await open()).rows.map((one) => one.id)).toContain(id);
  });
});

it('a demonstration that is opened on another day has that day’s visits and fresh alerts', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'afiya-days-'));
  const seen = async () => {
    const openedAt = Date.now();
    const opened = await startLocalCloud({ stateDir, patients: 45, throttling: false, ...chosenEngine() });
    const { endpoints } = opened;
    const token = (await tokensOf('CLINICIAN', endpoints)).access;
    const at = async (path: string) => (await call('GET', path, { token }, endpoints.apiUrl)).body;
    const { counts, rows: appointments } = Schedule.parse(await at('/appointments'));
    const { rows: alerts } = OpenAlerts.parse(await at('/alerts'));
    const { rows: notifications }: { rows: { at: string; unread: boolean }[] } = await at('/notifications');
    await opened.close();
    const times = [...alerts.map(({ raisedAt }) => raisedAt), ...notifications.map((one) => one.at)];
    return {
      counts,
      /** The appointments that were over when the day was opened, but are still ahead by status. */
      forgotten: appointments.filter(
        ({ status, startsAt = '', minutes }) => status === 'booked' && Date.parse(startsAt) + minutes * 60_000 <= openedAt,
      ).length,
      alerts: alerts.length,
      freshest: times.toSorted().at(-1) ?? '',
      unread: notifications.filter((one) => one.unread).length,
    };
  };
  try {
    const first = await seen();
    moveDate((globalThis.dateMovedByMs ?? 0) + 24 * 3_600_000);
    const next = await seen();
    for (const day of [first, next]) {
      expect(day).toMatchObject({ alerts: 5, unread: 2 });
      expect(day.counts.arrived + day.counts.fulfilled).toBeGreaterThan(0);
      expect(day.forgotten).toBe(0);
      expect(day.counts.booked).toBeGreaterThan(0);
    }
    expect(Date.now() - Date.parse(next.freshest)).toBeLessThan(3 * 3_600_000);
  } finally {
    setClock('10:30');
    rmSync(stateDir, { recursive: true, force: true });
  }
});
