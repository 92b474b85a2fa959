import { createHash, randomUUID } from 'node:crypto';
import { DeleteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { type RouteId, routes } from '#contract/routes/table.ts';
import type { ListedMember } from '#contract/staff/roster.ts';
import { closeCloud } from '../../close-cloud.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { type Answer, askOwnCloud, endpoints, newPatientBody, signIn, tokensOf } from '../client.ts';
import { type Asked, callRoute, workOfTheClinic } from '../clinic-work.ts';
import { chosenEngine } from '../engine.ts';
import { everything } from '../linked-people.ts';
import { runAt } from '../mails.ts';

/** A separate cloud, because the whole table is read, and everything that is due is done. */
let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud({ throttling: false, ...chosenEngine() });
  askOwnCloud(cloud.endpoints);
});
afterAll(() => closeCloud(cloud));

const personal = {
  firstName: 'Zubaydah',
  lastName: 'Quillmark',
  nameArabic: 'زبيدة القلمية',
  phone: '+974 5512 9876',
  nationalId: '28563498706',
};
/** What identifies the patient, in the forms in which it is stored and searched. */
const traces = (id: string, email: string): readonly string[] =>
  [id, email, ...Object.values(personal), 'زبيده', '55129876'].map((one) => one.toLowerCase());

const ask = async (id: RouteId, asked: Asked = {}): Promise<Answer> => {
  const answer = await callRoute(id, { ...asked, as: asked.as ?? (await tokensOf('CLINICIAN')).access }, endpoints());
  expect([id, answer.status]).toEqual([id, asked.status ?? routes[id].success.status]);
  return answer;
};

/** Leaves an item of each kind on every list of the clinic: unfinished, unread, unsigned, in the future. */
async function leaveOpen(of: { readonly id: string }, clinicianId: string): Promise<void> {
  const what = { patientId: of.id, minutes: 20, service: 'consultation' };
  await ask('appointments.wait', { body: what });
  const colleagues: readonly ListedMember[] = (await ask('staff.list')).body.rows;
  const givenTo = colleagues.find(({ name }) => name.en === 'Grace Santos')?.id;
  await ask('tasks.give', { body: { text: 'Call back', givenTo, patientId: of.id } });
  const date = dayAfter(qatarDate(new Date()), 1);
  await ask('appointments.book', { body: { ...what, clinicianId, date, time: '11:00' } });
  await ask('vitalSigns.record', { of, body: { values: { pulse: 88 } } });
  await ask('problems.add', { of, body: { text: 'Eczema' } });
  await ask('allergies.record', { of, body: { substance: 'Latex', reaction: 'Hives' } });
  const { id: entryId } = (await ask('encounters.start', { of, body: { service: 'consultation' } })).body;
  await ask('notes.save', { of: { ...of, entryId }, body: { sections: { plan: 'Emollient' } } });
  const drug = { ingredientId: 'loratadine', form: 'tablet', strength: '10 mg' };
  const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
  await ask('prescriptions.create', { of, body: { drug, dose } });
  const { checks, lists } = (await ask('prescriptions.check', { of, body: { drug } })).body;
  const answers = checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Seen' }));
  await ask('prescriptions.create', { of, body: { drug, dose, signature: { lists, answers } } });
  const ordering = { patientId: of.id, priority: 'routine' };
  await ask('laboratory.order', { body: { ...ordering, status: 'draft', tests: ['tsh'] } });
  await ask('laboratory.order', { body: { ...ordering, status: 'active', tests: ['hba1c'] } });
  const { id: orderId } = (await ask('laboratory.order', { body: { ...ordering, status: 'active', tests: ['glucose-random'] } })).body;
  const ofOrder = { id: of.id, orderId };
  const [lab, lab2] = await Promise.all(
    ['lab', 'lab2'].map(async (name) => (await signIn(`${name}@afiya.example`, 'Clinic-Demo-2025!')).access),
  );
  await ask('laboratory.collect', { of: ofOrder, body: { specimen: 'fluoride' } });
  await ask('laboratory.receive', { of: ofOrder, ...(lab && { as: lab }), body: { specimen: 'fluoride', status: 'received' } });
  const results = [{ test: 'glucose-random', value: 31, unit: 'mmol/L' }];
  await ask('laboratory.enter', { of: ofOrder, ...(lab && { as: lab }), body: { results } });
  await ask('laboratory.verify', { of: ofOrder, ...(lab2 && { as: lab2 }), body: { tests: ['glucose-random'] } });
}

const letter = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n');
/** Files a letter, and answers the link that opens it. */
async function file(of: { readonly id: string }): Promise<string> {
  const sha256 = createHash('sha256').update(letter).digest('hex');
  const body = { title: 'Letter', type: 'application/pdf', size: letter.length, sha256 };
  const { url, headers, id: entryId } = (await ask('documents.announce', { of, body })).body;
  expect((await fetch(url, { method: 'PUT', body: letter, headers })).status).toBe(200);
  await ask('documents.complete', { of: { ...of, entryId } });
  return (await ask('documents.link', { of: { ...of, entryId } })).body.url;
}

/** The entries on the clinic's lists. */
async function lists(clinicianId: string): Promise<string> {
  const date = dayAfter(qatarDate(new Date()), 1);
  const found = await Promise.all([
    ask('appointments.list', { query: `?date=${date}&clinicianId=${clinicianId}` }),
    ask('appointments.waiting'),
    ask('notes.unsigned'),
    ask('laboratory.bench'),
    ask('laboratory.inbox'),
    ask('alerts.list'),
    ask('tasks.given'),
    ask('patients.list', { query: '?search=zubaydah' }),
    ask('patients.recent'),
  ]);
  return JSON.stringify(found.map(({ body }) => body));
}

it('a deleted patient leaves nothing in the table, on no list and in no count, whatever was kept of them', async () => {
  const database = databaseOf(endpoints());
  const { body: patient } = await ask('patients.create', { body: newPatientBody(personal) });
  const { id, personalInfo } = patient;
  const of = { id };
  const { clinicianId } = await workOfTheClinic(ask, endpoints(), of);
  // Files and papers are kept for a day; these are deleted before.
  for (const { id: exportId } of (await ask('exports.list')).body.rows) await ask('exports.delete', { of: { exportId } });
  const total = async (): Promise<number> => (await ask('patients.stats')).body.totalPatients;
  /** The tallies of the clinician's days, by status. */
  const tallied = async (): Promise<unknown[]> =>
    z
      .parse(z.array(z.looseObject({ pk: z.string(), sk: z.string() })), JSON.parse(await everything(database)))
      .filter(({ pk, sk }) => pk === 'STATS#APPOINTMENTS' && sk.endsWith(clinicianId))
      .flatMap((counts) => Object.entries(counts).filter(([name, count]) => name !== 'pk' && name !== 'sk' && count !== 0));
  const own = traces(id, personalInfo.email);
  const tracesIn = (text: string): string[] => own.filter((one) => text.toLowerCase().includes(one));
  const before = await total();
  await leaveOpen(of, clinicianId);
  const link = await file(of);
  expect((await fetch(link)).status).toBe(200);

  const kept = await everything(database);
  for (const prefix of [
    'APPOINTMENT',
    'ENCOUNTER',
    'NOTE',
    'VITALS',
    'CONDITION',
    'PRESCRIPTION',
    'LABORATORY',
    'LABTREND',
    'LABCRITICAL',
    'ALERT',
    'TASK',
    'TIMELINE',
  ])
    expect(kept).toContain(`"sk":"${prefix}#`);
  const listed = await lists(clinicianId);
  expect(JSON.parse(listed).map((list: unknown) => tracesIn(JSON.stringify(list)).length > 0)).toEqual(
    Array.from({ length: 9 }, () => true),
  );
  expect(await tallied()).toContainEqual(['booked', 2]);

  await ask('patients.delete', { of, body: { reason: 'Made by a test' } });
  expect(tracesIn(await lists(clinicianId))).toEqual([]);
  // The scheduled run removes files, and everything else that is left.
  expect(await cloud.invoke('patient-deletions', {})).toEqual({ finished: 1 });
  expect((await fetch(link)).status).toBe(404);
  // A queued e-mail names the record until it is due, and is dropped then.
  await runAt('mail', new Date(Date.now() + 31 * 60_000), cloud.endpoints);
  expect(tracesIn(await everything(database))).toEqual([]);
  expect(tracesIn(await lists(clinicianId))).toEqual([]);
  expect(await tallied()).toEqual([]);
  expect(await total()).toBe(before - 1);
  database.destroy();
});

it("a failure to remove one patient's items stops no other deletion", async () => {
  const database = databaseOf(endpoints());
  const TableName = tableNames().Clinical;
  const { access: as } = await tokensOf('ADMIN');
  const clinicianId = randomUUID();
  await ask('staff.change', {
    as,
    of: { userId: clinicianId },
    body: { name: { en: 'Dr. Open', ar: 'د. مفتوح' }, duties: ['prescriber'] },
  });
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await ask('clinicians.changeHours', { as, of: { clinicianId }, body: { weekly, exceptions: [] } });
  const date = dayAfter(qatarDate(new Date()), 2);
  const booked = async (time: string) => {
    const { body: patient } = await ask('patients.create', { body: newPatientBody() });
    const what = { patientId: patient.id, minutes: 20, service: 'consultation', clinicianId, date, time };
    return { id: String(patient.id), appointmentId: String((await ask('appointments.book', { body: what })).body.id) };
  };
  const unreadable = await booked('09:00');
  const lost = await booked('10:00');
  const filed = await booked('11:00');
  const link = await file(filed);

  /**
   * The state after a restore or a manual repair: the appointment's step is missing on the clinician's sheet, and an item is not an
   * appointment.
   */
  const forget = (pk: string, sk: string, attribute: string) =>
    database.send(new UpdateItemCommand({ TableName, Key: { pk: { S: pk }, sk: { S: sk } }, UpdateExpression: `REMOVE ${attribute}` }));
  await forget(`CLINICIAN#${clinicianId}`, `SHEET#${date}`, 't1000');
  await forget(`PATIENT#${unreadable.id}`, `APPOINTMENT#${unreadable.appointmentId}`, 'createdAt');
  for (const { id } of [unreadable, lost, filed]) await ask('patients.delete', { of: { id }, body: { reason: 'Made by a test' } });

  await expect(cloud.invoke('patient-deletions', {})).rejects.toThrow();
  const left = await everything(database);
  expect((await fetch(link)).status).toBe(404);
  expect(left).not.toContain(lost.id);
  expect(left).not.toContain(filed.id);
  expect(left).toContain(unreadable.id);

  await database.send(
    new DeleteItemCommand({
      TableName,
      Key: { pk: { S: `PATIENT#${unreadable.id}` }, sk: { S: `APPOINTMENT#${unreadable.appointmentId}` } },
    }),
  );
  expect(await cloud.invoke('patient-deletions', {})).toEqual({ finished: 1 });
  expect(await everything(database)).not.toContain(`PATIENT#${unreadable.id}`);
  database.destroy();
});
