import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { stageOf } from '#contract/appointments/stages.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { Chart, Timeline } from '#contract/chart/chart.ts';
import { databaseOf, tableNames } from '../database.ts';
import { type Answer, endpoints } from './client.ts';
import { clinicOf } from './clinic.ts';
import { everyRow } from './pages.ts';

const { ask: asked, patient: newPatient, clinician, member } = clinicOf();
const staff: Record<string, { readonly token: string }> = {};
beforeAll(async () => {
  for (const who of ['dr.huda', 'nurse', 'reception', 'admin']) staff[who] = await member(who);
});
const ask = (as: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  asked(staff[as] ?? 'PATIENT', method, path, body, headers);
const seen = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });
const begin = async (id: string, as = 'dr.huda'): Promise<string> => {
  const { status, body } = await ask(as, 'POST', `/patients/${id}/encounters`, { service: 'consultation' });
  expect(status).toBe(201);
  return `/patients/${id}/encounters/${body.id}`;
};
const sections = { subjective: 'Back pain since Sunday', plan: 'الراحة' };
/** Sets back when a visit began, as it was left open. */
async function startedAt(id: string, visitId: string, at: string): Promise<void> {
  const database = databaseOf(endpoints());
  const Key = { pk: `PATIENT#${id}`, sk: `ENCOUNTER#${visitId}` };
  const values = { ExpressionAttributeValues: { ':at': at } };
  await database.send(new UpdateCommand({ TableName: tableNames().Clinical, Key, UpdateExpression: 'SET startedAt = :at', ...values }));
  database.destroy();
}
const codeOf = ({ status, body }: Answer): string => `${status} ${body.code}`;
const unsigned = async (as = 'dr.huda') => everyRow((query) => ask(as, 'GET', `/notes/unsigned${query}`));

describe('a visit', () => {
  it('is stored once, however often and in whichever tab it is started; another clinician starts another', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/encounters`;
    const once = { 'x-request-id': `visit:${id}` };
    const answers = await Promise.all([
      ask('dr.huda', 'POST', path, { service: 'consultation' }, once),
      ask('dr.huda', 'POST', path, { service: 'consultation' }, once),
      ask('dr.huda', 'POST', path, { service: 'follow-up' }),
      ask('dr.huda', 'POST', path, { service: 'follow-up' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ask('nurse', 'POST', path, { service: 'vaccination' })).body.id).not.toBe(answers[0]?.body.id);
    expect((await ask('admin', 'GET', path)).body.rows).toHaveLength(2);
    await ask('dr.huda', 'POST', `${path}/${answers[0]?.body.id}/finish`);
    expect((await ask('dr.huda', 'POST', path, { service: 'follow-up' })).body.id).not.toBe(answers[0]?.body.id);
  });

  /** An appointment that is now, booked by the reception. */
  async function bookedNow(id: string) {
    const atAllHours = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
    const doctor = await clinician(atAllHours);
    const date = qatarDate(new Date());
    const from = Math.floor((Date.now() - qatarMidnight(date)) / 300_000) * 5;
    const place = { clinicianId: doctor, date, time: timeOf(from), minutes: 5 };
    const { body: booked } = await ask('reception', 'POST', '/appointments', { patientId: id, ...place, service: 'follow-up' });
    return {
      appointmentId: booked.id,
      startsAt: booked.startsAt,
      becomes: (status: string) => ask('reception', 'POST', `/patients/${id}/appointments/${booked.id}/status`, { status }),
      status: async () => (await ask('nurse', 'GET', `/appointments?date=${date}&clinicianId=${doctor}`)).body.rows[0].status,
      current: async (): Promise<Appointment> =>
        (await ask('nurse', 'GET', `/appointments?date=${date}&clinicianId=${doctor}`)).body.rows[0],
    };
  }

  it('of an arrived patient knows the appointment; without an arrival it cannot start from one', async () => {
    const id = await newPatient();
    const { appointmentId, becomes } = await bookedNow(id);
    const begun = () => ask('dr.huda', 'POST', `/patients/${id}/encounters`, { service: 'follow-up', appointmentId });
    expect(codeOf(await begun())).toBe('409 NOT_ALLOWED_NOW');
    await becomes('arrived');
    expect(await begun()).toMatchObject({ status: 201, body: { appointmentId, service: 'follow-up', status: 'in-progress' } });
    const other = await newPatient();
    expect((await ask('dr.huda', 'POST', `/patients/${other}/encounters`, { service: 'follow-up', appointmentId })).status).toBe(400);
  });

  it('that was left open on another day ends as another begins, and its note stays unsigned on its own day', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/encounters`;
    const old = await ask('dr.huda', 'POST', path, { service: 'follow-up', reason: 'Blood pressure' });
    await ask('dr.huda', 'PUT', `${path}/${old.body.id}/note`, { sections });
    await startedAt(id, old.body.id, new Date(Date.now() - 4 * 24 * 3_600_000).toISOString());
    const { appointmentId, becomes, status } = await bookedNow(id);
    await becomes('arrived');
    const begun = await ask('dr.huda', 'POST', path, { service: 'consultation', reason: 'Chest pain today', appointmentId });
    expect(begun).toMatchObject({
      status: 201,
      body: { service: 'consultation', reason: 'Chest pain today', appointmentId, status: 'in-progress' },
    });
    expect(begun.body.id).not.toBe(old.body.id);
    const left = (await ask('dr.huda', 'GET', `${path}/${old.body.id}`)).body;
    expect(left).toMatchObject({
      encounter: { status: 'finished', finishedAt: begun.body.startedAt },
      note: { status: 'preliminary', sections },
    });
    expect((await unsigned()).map(({ encounterId }: { encounterId: string }) => encounterId)).toContain(old.body.id);
    await ask('dr.huda', 'POST', `${path}/${begun.body.id}/finish`);
    expect(await status()).toBe('fulfilled');
  });

  it('without an appointment ends when the one for an appointment of the same day begins; the other way round it serves', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/encounters`;
    const walkIn = await ask('dr.huda', 'POST', path, { service: 'consultation' });
    const { appointmentId, becomes } = await bookedNow(id);
    await becomes('arrived');
    const booked = await ask('dr.huda', 'POST', path, { service: 'follow-up', appointmentId });
    expect(booked.body).toMatchObject({ appointmentId, service: 'follow-up' });
    expect(booked.body.id).not.toBe(walkIn.body.id);
    for (const again of [{ service: 'follow-up', appointmentId }, { service: 'consultation' }])
      expect((await ask('dr.huda', 'POST', path, again)).body.id).toBe(booked.body.id);
    const open = (await ask('admin', 'GET', path)).body.rows.filter(({ status }: { status: string }) => status === 'in-progress');
    expect(open.map((one: { id: string }) => one.id)).toEqual([booked.body.id]);
  });

  it('begun by eight at once over one of another day ends that one once, and is one', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/encounters`;
    const old = await ask('dr.huda', 'POST', path, { service: 'follow-up' });
    await startedAt(id, old.body.id, new Date(Date.now() - 24 * 3_600_000).toISOString());
    const begun = await Promise.all(Array.from({ length: 8 }, () => ask('dr.huda', 'POST', path, { service: 'consultation' })));
    for (const { status } of begun) expect([201, 409]).toContain(status);
    expect(new Set(begun.flatMap(({ status, body }) => (status === 201 ? [body.id] : []))).size).toBe(1);
    const statuses = (await ask('admin', 'GET', path)).body.rows.map(({ status }: { status: string }) => status);
    expect(statuses.toSorted()).toEqual(['finished', 'in-progress']);
  });

  it('completes its appointment when it ends, unless the reception has changed the status', async () => {
    for (const [meanwhile, then] of [
      ['arrived', 'fulfilled'],
      ['booked', 'booked'],
    ] as const) {
      const id = await newPatient();
      const { appointmentId, becomes, status } = await bookedNow(id);
      await becomes('arrived');
      const { body } = await ask('dr.huda', 'POST', `/patients/${id}/encounters`, { service: 'follow-up', appointmentId });
      if (meanwhile !== 'arrived') await becomes(meanwhile);
      expect((await ask('dr.huda', 'POST', `/patients/${id}/encounters/${body.id}/finish`)).status).toBe(200);
      expect(await status()).toBe(then);
    }
  });

  it('in error leaves its patient among those who wait, since their arrival, also once it was signed', async () => {
    const id = await newPatient();
    const { appointmentId, becomes, current } = await bookedNow(id);
    await becomes('arrived');
    const { arrivedAt } = await current();
    const begun = async (): Promise<string> =>
      `/patients/${id}/encounters/${(await ask('dr.huda', 'POST', `/patients/${id}/encounters`, { service: 'follow-up', appointmentId })).body.id}`;
    const visit = await begun();
    await ask('dr.huda', 'PUT', `${visit}/note`, { sections }, seen(1));
    expect((await ask('dr.huda', 'POST', `${visit}/note/signature`, undefined, seen(2))).status).toBe(200);
    expect(stageOf(await current())).toBe('over');
    await ask('dr.huda', 'POST', `${visit}/entered-in-error`, { reason: 'Another patient' });
    expect([stageOf(await current()), (await current()).arrivedAt]).toEqual(['arrived', arrivedAt]);

    const second = await begun();
    await ask('dr.huda', 'POST', `${second}/finish`);
    await becomes('arrived');
    expect(stageOf(await current())).toBe('in-visit');
    await ask('dr.huda', 'POST', `${second}/entered-in-error`, { reason: 'Another patient' });
    expect(stageOf(await current())).toBe('arrived');
  });

  it('in error takes nothing back of another visit that its appointment has had since', async () => {
    const id = await newPatient();
    const { appointmentId, becomes, current } = await bookedNow(id);
    await becomes('arrived');
    const begin = async (who: string) =>
      (await ask(who, 'POST', `/patients/${id}/encounters`, { service: 'follow-up', appointmentId })).body.id;
    const [first, second] = [await begin('nurse'), await begin('dr.huda')];
    await ask('nurse', 'POST', `/patients/${id}/encounters/${first}/entered-in-error`, { reason: 'Another patient' });
    expect(stageOf(await current())).toBe('in-visit');
    await ask('dr.huda', 'POST', `/patients/${id}/encounters/${second}/finish`);
    expect(stageOf(await current())).toBe('over');
  });

  it('is the last visit of the record, as is a kept appointment, until either is taken back', async () => {
    const id = await newPatient();
    const lastVisit = async () => (await ask('nurse', 'GET', `/patients/${id}`)).body.lastVisitAt;
    expect(await lastVisit()).toBeUndefined();
    const { startsAt, becomes } = await bookedNow(id);
    await becomes('arrived');
    await becomes('fulfilled');
    expect(await lastVisit()).toBe(startsAt);
    const visits: { path: string; startedAt: string }[] = [];
    for (let count = 0; count < 6; count += 1) {
      const path = await begin(id);
      visits.push({ path, startedAt: (await ask('nurse', 'GET', path)).body.encounter.startedAt });
      await ask('dr.huda', 'POST', `${path}/finish`);
    }
    for (const { path, startedAt } of visits.toReversed()) {
      expect(await lastVisit()).toBe(startedAt);
      expect((await ask('dr.huda', 'POST', `${path}/entered-in-error`, { reason: 'Another patient' })).status).toBe(200);
    }
    expect(await lastVisit()).toBe(startsAt);
    await becomes('arrived');
    expect(await lastVisit()).toBeUndefined();
  });

  it('in error marks its note too, and is in the timeline as an error', async () => {
    const id = await newPatient();
    const visit = await begin(id);
    await ask('dr.huda', 'PUT', `${visit}/note`, { sections }, seen(1));
    expect((await ask('dr.huda', 'POST', `${visit}/entered-in-error`, { reason: 'Another patient' })).status).toBe(200);
    const { encounter, note } = (await ask('dr.huda', 'GET', visit)).body;
    expect([encounter.status, note.status]).toEqual(['entered-in-error', 'entered-in-error']);
    expect((await unsigned()).filter((one: { patient: { id: string } }) => one.patient.id === id)).toEqual([]);
    expect(codeOf(await ask('dr.huda', 'PUT', `${visit}/note`, { sections }))).toBe('409 NOT_ALLOWED_NOW');
    const { rows: entries } = Timeline.parse((await ask('nurse', 'GET', `/patients/${id}/timeline`)).body);
    expect(entries).toMatchObject([{ kind: 'encounter', status: 'entered-in-error', title: { en: 'Consultation' } }]);
    expect(Chart.parse((await ask('nurse', 'GET', `/patients/${id}/chart`)).body).problems).toEqual([]);
  });
});

describe('a note', () => {
  it('is drafted, stored by version, signed once, and then only supplemented', async () => {
    const id = await newPatient();
    const visit = await begin(id);
    const saved = await ask('dr.huda', 'PUT', `${visit}/note`, { sections }, seen(1));
    expect(saved).toMatchObject({ status: 200, body: { version: 2, status: 'preliminary', sections } });
    // A stale tab does not overwrite what another one saved.
    expect(await ask('dr.huda', 'PUT', `${visit}/note`, { sections: { plan: 'Old' } }, seen(1))).toMatchObject({
      status: 412,
      body: { current: { version: 2, sections } },
    });
    expect(await unsigned()).toEqual(expect.arrayContaining([expect.objectContaining({ encounterId: visit.split('/').at(-1) })]));
    expect(codeOf(await ask('dr.huda', 'POST', `${visit}/note/addenda`, { text: 'More' }))).toBe('409 NOT_ALLOWED_NOW');
    expect(await ask('dr.huda', 'POST', `${visit}/note/signature`, undefined, seen(2))).toMatchObject({
      status: 200,
      body: { status: 'final', signedAt: expect.any(String), sections },
    });
    expect((await ask('dr.huda', 'GET', visit)).body.encounter).toMatchObject({ status: 'finished', finishedAt: expect.any(String) });
    expect(await unsigned()).not.toEqual(expect.arrayContaining([expect.objectContaining({ encounterId: visit.split('/').at(-1) })]));
    for (const again of [
      await ask('dr.huda', 'POST', `${visit}/note/signature`),
      await ask('dr.huda', 'PUT', `${visit}/note`, { sections: { plan: 'Changed' } }),
    ])
      expect(codeOf(again)).toBe('409 NOT_ALLOWED_NOW');
    const once = { 'x-request-id': `addendum:${id}` };
    const added = await Promise.all([1, 2].map(() => ask('nurse', 'POST', `${visit}/note/addenda`, { text: 'Called: better' }, once)));
    expect(added.map(({ status }) => status)).toEqual([201, 201]);
    expect((await ask('dr.huda', 'POST', `${visit}/note/addenda`, { text: 'Seen again' })).status).toBe(201);
    const { note, addenda } = (await ask('admin', 'GET', visit)).body;
    expect(note).toMatchObject({ status: 'amended', sections });
    expect(addenda.map(({ text }: { text: string }) => text)).toEqual(['Called: better', 'Seen again']);
  });

  it('is visible only to its author until signed, and cannot be signed without text', async () => {
    const id = await newPatient();
    const visit = await begin(id);
    expect(codeOf(await ask('nurse', 'PUT', `${visit}/note`, { sections }))).toBe('403 FORBIDDEN');
    await ask('dr.huda', 'PUT', `${visit}/note`, { sections: { plan: ' ' } });
    expect((await ask('dr.huda', 'POST', `${visit}/note/signature`)).body.details[0].path).toBe('sections');
    await ask('dr.huda', 'PUT', `${visit}/note`, { sections });
    expect(codeOf(await ask('nurse', 'POST', `${visit}/note/signature`))).toBe('403 FORBIDDEN');
    for (const who of ['reception', 'admin', 'patient'])
      expect([who, (await ask(who, 'PUT', `${visit}/note`, { sections })).status]).toEqual([who, 403]);
  });

  it('of a visit that was ended first is signed later', async () => {
    const id = await newPatient();
    const visit = await begin(id, 'nurse');
    expect((await ask('nurse', 'POST', `${visit}/finish`, undefined, seen(1))).body.status).toBe('finished');
    await ask('nurse', 'PUT', `${visit}/note`, { sections });
    expect((await ask('nurse', 'POST', `${visit}/note/signature`)).body.status).toBe('final');
    expect(codeOf(await ask('nurse', 'POST', `${visit}/finish`))).toBe('409 NOT_ALLOWED_NOW');
  });

  it("is deleted with the record, from its author's list too", async () => {
    const id = await newPatient();
    const visit = await begin(id);
    expect((await ask('dr.huda', 'DELETE', `/patients/${id}`, { reason: 'Made by a test' })).status).toBe(200);
    expect((await ask('dr.huda', 'GET', visit)).status).toBe(404);
    expect((await unsigned()).filter((one: { patient: { id: string } }) => one.patient.id === id)).toEqual([]);
  });
});
