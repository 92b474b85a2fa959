import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Alert } from '#contract/alerts.ts';
import { Appointment } from '#contract/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type LocalCloud, startLocalCloud } from '../../local/local-cloud.ts';
import { call, tokensOf } from './client.ts';
import { chosenEngine } from './engine.ts';
import { setClock } from '../clock.ts';

// Appointments are by day, so the tests start well before midnight.
setClock('10:30');

/** A cloud of its own: its first patients come with a clinic's day of appointments. */
let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud({ patients: 45, throttling: false, ...chosenEngine() });
});
afterAll(() => cloud.close());

const as = async (role: 'CLINICIAN' | 'PATIENT' | 'ADMIN') => ({ token: (await tokensOf(role, cloud.endpoints)).access });
const get = async (path: string, role: 'CLINICIAN' | 'PATIENT' | 'ADMIN' = 'CLINICIAN') =>
  call('GET', path, await as(role), cloud.endpoints.apiUrl);

describe('the schedule', () => {
  it('of today is by time, with the patients’ names and where each visit stands', async () => {
    const { body } = await get('/appointments');
    const appointments = z.parse(z.array(Appointment), body);
    expect(appointments.length).toBeGreaterThan(0);
    expect(appointments.map(({ startsAt }) => startsAt)).toEqual(appointments.map(({ startsAt }) => startsAt).toSorted());
    expect(new Set(appointments.map(({ startsAt }) => qatarDate(new Date(startsAt))))).toEqual(new Set([qatarDate(new Date())]));
    for (const { patient } of appointments)
      expect((await get(`/patients/${patient.id}`)).body.personalInfo).toMatchObject({ lastName: patient.lastName });
    expect((await get(`/appointments?date=${qatarDate(new Date())}`)).body).toEqual(body);
    expect((await get('/appointments?date=2020-01-01')).body).toEqual([]);
    expect((await get('/appointments?date=soon')).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'date' }] });
  });

  it('and the alerts agree with the counts, and are gone with their patient', async () => {
    const alerts = z.parse(z.array(Alert), (await get('/alerts')).body);
    expect(alerts.map(({ severity }) => severity)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
    const { body: before } = await get('/patients/stats');
    const today = z.parse(z.array(Appointment), (await get('/appointments')).body);
    expect(before).toMatchObject({ criticalCases: 2, appointmentsToday: today.length });
    const [first] = alerts;
    expect((await call('DELETE', `/patients/${first?.patient.id ?? ''}`, await as('CLINICIAN'), cloud.endpoints.apiUrl)).status).toBe(200);
    expect(z.parse(z.array(Alert), (await get('/alerts')).body)).toEqual(alerts.slice(1));
    expect((await get('/patients/stats')).body).toMatchObject({ criticalCases: 1 });
  });

  it('is not for patients', async () => {
    for (const path of ['/appointments', '/alerts']) expect((await get(path, 'PATIENT')).status).toBe(403);
  });
});
