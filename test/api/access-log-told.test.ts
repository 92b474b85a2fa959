import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AccessLog, type AccessLogEntry } from '#contract/access-log/access-log.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import { type Answer, call, newPatientBody, tokensOf } from './client.ts';

const api = async (role: Role, method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, path, { token: (await tokensOf(role)).access, body });
const logOf = async (id: string): Promise<AccessLogEntry[]> =>
  AccessLog.parse((await api('ADMIN', 'GET', `/access-log?patientId=${id}`)).body).entries;

describe('no answer reveals a record without an event', () => {
  const seenIn = (id: string, wanted: object): Promise<void> =>
    expect.poll(() => logOf(id)).toContainEqual(expect.objectContaining(wanted));

  it('appointments outside changed hours', async () => {
    const clinicianId = randomUUID();
    const name = { en: 'Dr. Outside', ar: 'د. خارج' };
    await api('ADMIN', 'PUT', `/staff/${clinicianId}`, { name, duties: ['prescriber'] });
    const weekly = (periods: object[]) => ({ weekly: Array.from({ length: 7 }, () => periods), exceptions: [] });
    const hours = (periods: object[]) => api('ADMIN', 'PUT', `/clinicians/${clinicianId}/hours`, weekly(periods));
    await hours([{ from: '07:00', to: '12:00' }]);
    const { body: patient } = await api('CLINICIAN', 'POST', '/patients', newPatientBody());
    const date = dayAfter(qatarDate(new Date()), 3);
    const what = { patientId: patient.id, clinicianId, date, time: '09:00', minutes: 20, service: 'consultation' };
    expect((await api('CLINICIAN', 'POST', '/appointments', what)).status).toBe(201);
    const { body: changed } = await hours([{ from: '10:00', to: '12:00' }]);
    expect(changed.outside).toHaveLength(1);
    await seenIn(patient.id, { action: 'change', patientIds: [patient.id], status: 200, requestId: expect.any(String) });
  });

  it('a search whose page begins after its last patient', async () => {
    const { body: patient } = await api('CLINICIAN', 'POST', '/patients', newPatientBody({ nationalId: '29063498765' }));
    const { body: found } = await api('CLINICIAN', 'GET', '/patients?search=29063498765&page=2&limit=1');
    expect(found).toMatchObject({ total: 1, page: 1, patients: [{ id: patient.id }] });
    await seenIn(patient.id, { action: 'list', patientIds: [patient.id] });
  });

  it('the file of a search with few matches', async () => {
    const { body: patient } = await api('CLINICIAN', 'POST', '/patients', newPatientBody({ nationalId: '29063498766' }));
    expect(
      (await api('CLINICIAN', 'POST', '/patients/export', { format: 'csv', search: '29063498766', reason: 'Asked by the insurer' })).body
        .count,
    ).toBe(1);
    await seenIn(patient.id, { action: 'export-done', patientIds: [patient.id], count: 1 });
  });

  it("a refusal that depends on the record's contents", async () => {
    const { body: child } = await api('CLINICIAN', 'POST', '/patients', newPatientBody({ dateOfBirth: '2020-02-03' }));
    const late = await api('CLINICIAN', 'POST', `/patients/${child.id}/link-codes`, { relation: 'parent', until: '2199-01-01' });
    expect(late.body.details[0].message).toContain('2038');
    await seenIn(child.id, { action: 'link-code', status: 400, outcome: 'refused' });
    const order = { patientId: child.id, status: 'active', priority: 'routine', tests: ['potassium'] };
    expect((await api('CLINICIAN', 'POST', '/laboratory/orders', order)).status).toBe(201);
    expect((await api('CLINICIAN', 'POST', '/laboratory/orders', order)).status).toBe(400);
    await seenIn(child.id, { action: 'create', status: 400, outcome: 'refused' });
    const problem = () => api('CLINICIAN', 'POST', `/patients/${child.id}/problems`, { text: 'Gout' });
    await problem();
    expect((await problem()).body.code).toBe('DUPLICATE_ENTRY');
    await seenIn(child.id, { action: 'create', status: 409, outcome: 'refused' });
  });
});
