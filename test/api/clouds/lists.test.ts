import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, expect, it } from 'vitest';
import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routes } from '#contract/routes/table.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { type Answer, call, claimsOf, endpoints, newPatientBody, sessionOf, tokensOf } from '../client.ts';
import { clinicOf } from '../clinic.ts';
import { withQuietCloud } from '../cloud.ts';
import { carers } from '../given-care.ts';
import { linked, newPatient, somebody } from '../linked-people.ts';

// Nobody else adds to these lists meanwhile.
withQuietCloud();

/** More rows than any list shows at once. */
const many = 101;
const { member } = clinicOf();
const { ask, prescribed, entered } = carers();

type Item = Record<string, unknown>;
const table = () => tableNames()['Clinical'];

/** An item of the clinical table whose key begins so. */
async function stored(pk: string, sk: string): Promise<Item> {
  const database = databaseOf(endpoints());
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: table(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ConsistentRead: true,
    }),
  );
  database.destroy();
  const [found] = Items;
  if (found === undefined) throw new Error(`nothing is stored under ${sk}`);
  return found;
}

/** Stores an item many times more, each time with another id in place of its own, and answers the ids. */
async function multiplied(item: Item, id: string): Promise<string[]> {
  const database = databaseOf(endpoints());
  const ids = Array.from({ length: many }, () => ulid());
  await Promise.all(
    ids.map((other) => database.send(new PutCommand({ TableName: table(), Item: JSON.parse(JSON.stringify(item).replaceAll(id, other)) }))),
  );
  database.destroy();
  return ids;
}

interface List {
  readonly path: string;
  readonly token: string;
  /** What names a row. */
  readonly nameOf: (row: Record<string, unknown>) => unknown;
  readonly names: readonly string[];
}
const byId = ({ id }: Record<string, unknown>): unknown => id;

let [doctor, technician, nurse] = ['', '', ''];
let patient: Awaited<ReturnType<typeof newPatient>>;
const ofPatient = () => `PATIENT#${patient.id}`;
beforeAll(async () => {
  [doctor, technician, nurse] = [
    (await tokensOf('CLINICIAN')).access,
    (await sessionOf('lab2@afiya.example', 'Clinic-Demo-2025!')).access,
    (await member('nurse')).token,
  ];
  patient = await newPatient();
});

/** Makes a list longer than it shows at once. */
const longer = {
  'alerts.list': async () => {
    const id = ulid();
    const alert = {
      id,
      patientId: patient.id,
      severity: 'low',
      message: { en: 'BP 190/110', ar: 'ضغط الدم' },
      raisedAt: '2026-01-01T00:00:00.000Z',
    };
    const item = { ...alert, pk: ofPatient(), sk: `ALERT#${id}`, agendaKey: 'ALERTS', agendaSort: `2#${alert.raisedAt}#${id}` };
    return { path: '/alerts', token: doctor, nameOf: byId, names: await multiplied(item, id) };
  },
  'appointments.requests': async () => {
    const startsAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const one = { patientId: patient.id, startsAt, clinicianId: 'somebody', patient: { firstName: 'Noor', lastName: 'Ali' }, minutes: 20 };
    const written = { version: 1, createdAt: startsAt, createdBy: 'somebody', changedAt: startsAt };
    const database = databaseOf(endpoints());
    const names = Array.from({ length: many }, () => ulid());
    for (const id of names)
      for (const item of [
        { sk: `APPOINTMENT#${id}`, id, ...one, ...written, service: 'consultation', status: 'pending' },
        { sk: `REQUESTED#${id}`, id, patientId: patient.id, agendaKey: 'REQUESTS', agendaSort: `${startsAt}#${id}` },
      ])
        await database.send(new PutCommand({ TableName: table(), Item: { pk: ofPatient(), ...item } }));
    database.destroy();
    return { path: '/appointments/requests', token: doctor, nameOf: byId, names };
  },
  'laboratory.bench': async () => {
    const orderId = await entered(patient.id, 4);
    const names = await multiplied(await stored(ofPatient(), `LABORATORY#${orderId}`), orderId);
    return { path: '/laboratory/orders', token: doctor, nameOf: byId, names };
  },
  'laboratory.inbox': async () => {
    const orderId = await entered(patient.id, 4);
    await ask('lab2', 'POST', `/patients/${patient.id}/laboratory/${orderId}/verification`, { tests: ['potassium'] });
    const names = await multiplied(await stored(ofPatient(), `LABORATORY#${orderId}`), orderId);
    return { path: '/laboratory/inbox', token: doctor, nameOf: byId, names };
  },
  'notes.unsigned': async () => {
    const { id } = await ask('doctor', 'POST', `/patients/${patient.id}/encounters`, { service: 'consultation' });
    const names = await multiplied(await stored(ofPatient(), `NOTE#${id}`), id);
    return { path: '/notes/unsigned', token: doctor, nameOf: ({ encounterId }) => encounterId, names };
  },
  'prescriptions.drafts': async () => {
    const id = await prescribed(patient.id, { isDraft: true });
    const names = await multiplied(await stored(ofPatient(), `PRESCRIPTION#${id}`), id);
    return { path: '/prescriptions/drafts', token: doctor, nameOf: byId, names };
  },
  'prescriptions.repeats': async () => {
    const [own, token] = [await newPatient(), await somebody()];
    await linked(token, own);
    const id = await prescribed(own.id);
    const asked = await call('POST', `/patients/${own.id}/prescriptions/${id}/repeat`, { token });
    expect(asked.status).toBe(201);
    const names = await multiplied(await stored(`PATIENT#${own.id}`, `PRESCRIPTION#${id}`), id);
    const repeat = await stored(`PATIENT#${own.id}`, 'REPEAT#');
    const database = databaseOf(endpoints());
    for (const other of names) {
      const item = { ...JSON.parse(JSON.stringify(repeat).replaceAll(id, other)), sk: `REPEAT#${other}`, medicine: other };
      await database.send(new PutCommand({ TableName: table(), Item: item }));
    }
    database.destroy();
    return { path: '/prescriptions/repeats', token: doctor, nameOf: byId, names };
  },
  'proposals.open': async () => {
    const names = await proposed();
    return { path: '/proposals', token: doctor, nameOf: byId, names };
  },
  'proposals.ofPatient': async () => {
    const names = await proposed();
    return { path: `/patients/${patient.id}/proposals`, token: doctor, nameOf: byId, names };
  },
  'tasks.mine': async () => ({ path: '/tasks', token: nurse, nameOf: byId, names: await given() }),
  'tasks.given': async () => ({ path: '/tasks/given', token: doctor, nameOf: byId, names: await given() }),
  'notifications.list': async () => {
    const pk = `NOTIFICATIONS#${claimsOf(technician).sub}`;
    const { id } = await ask('doctor', 'POST', '/tasks', { text: 'Call', givenTo: claimsOf(technician).sub });
    expect(id).toEqual(expect.any(String));
    const notice = await stored(pk, '');
    return { path: '/notifications', token: technician, nameOf: byId, names: await multiplied(notice, String(notice['id'])) };
  },
  'patients.symptomSessions': async () => {
    const { access } = await tokensOf('CLINICIAN');
    const { body: made } = await call('POST', '/patients', { token: access, body: newPatientBody() });
    const { body: checked } = await call('POST', '/public/symptom-check', {
      body: { symptoms: { description: 'sore throat and runny nose since today', severity: 3, duration: 'today' }, language: 'en' },
    });
    const { body: handed } = await call('POST', `/public/symptom-check/${checked.sessionId}/handover`);
    const path = `/patients/${made.id}/symptom-sessions`;
    const { body: attached } = await call('POST', path, { token: access, body: { code: handed.code } });
    const item = await stored(`PATIENT#${made.id}`, 'SYMPTOMS#');
    return { path, token: access, nameOf: byId, names: await multiplied(item, attached.id) };
  },
  'staff.accounts': async () => {
    const { access } = await tokensOf('ADMIN');
    const names: string[] = [];
    // Its page is of 25.
    for (let at = 0; at < 26; at += 1) {
      const person = { email: `many.${at}@clinic.example`, role: 'CLINICIAN', name: { en: `Many ${at}`, ar: `كثير ${at}` }, duties: [] };
      const { status, body } = await call('POST', '/staff', { token: access, body: person });
      expect(status).toBe(201);
      names.push(body.id);
    }
    return { path: '/staff/accounts', token: access, nameOf: byId, names };
  },
} satisfies Partial<Record<RouteId, () => Promise<List>>>;

async function proposed(): Promise<string[]> {
  const own = await somebody();
  await linked(own, patient, { relation: 'carer', until: '2031-05-06', reason: 'Helps at home' });
  const { body } = await call('POST', `/patients/${patient.id}/proposals`, { token: own, body: { field: 'city', value: 'Lusail' } });
  return multiplied(await stored(ofPatient(), `PROPOSAL#${body.id}`), body.id);
}
async function given(): Promise<string[]> {
  const { id } = await ask('doctor', 'POST', '/tasks', { text: 'Call', givenTo: claimsOf(nurse).sub });
  return multiplied(await stored(`TASK#${id}`, 'TASK'), id);
}

/** The routes whose answer is a page: rows, and where they go on. */
const paged = Object.entries<Route>(routes)
  .filter(([, { method, query, success }]) => method === 'GET' && hasField(success.schema, 'rows') && hasField(query, 'cursor'))
  .map(([id]) => id);
function hasField(schema: Route['query'], name: string): boolean {
  const definition = schema?._zod.def;
  return definition !== undefined && 'shape' in definition && Object.hasOwn(Object(definition.shape), name);
}

/** Histories of one patient and lists of appointments, whose pages have tests of their own. */
const elsewhere = [
  'allergies.list',
  'appointments.free',
  'appointments.list',
  'appointments.missed',
  'appointments.past',
  'appointments.waiting',
  'chart.timeline',
  'documents.list',
  'encounters.list',
  'immunizations.list',
  'laboratory.ofPatient',
  'laboratory.trend',
  'letters.list',
  'portal.documents',
  'portal.prescriptions',
  'portal.reports',
  'prescriptions.earlier',
  'problems.list',
  'vitalSigns.list',
];

it('each list that has pages is tried here', () => {
  expect([...Object.keys(longer), ...elsewhere].toSorted()).toEqual(paged.toSorted());
});

it.each(Object.entries(longer))('%s with more rows than it shows says so, and reaches each row once', async (_, make) => {
  const { path, token, nameOf, names } = await make();
  const page = (cursor?: string): Promise<Answer> => call('GET', cursor === undefined ? path : `${path}?cursor=${cursor}`, { token });
  const all = async () => {
    const found: unknown[] = [];
    const first = await page();
    let { body, status } = first;
    expect([status, typeof body.nextCursor]).toEqual([200, 'string']);
    for (;;) {
      found.push(...body.rows.map(nameOf));
      if (body.nextCursor === undefined) break;
      ({ body, status } = await page(body.nextCursor));
      expect(status).toBe(200);
    }
    return { found, total: first.body.total };
  };
  // Indexes follow.
  await expect.poll(async () => (await all()).found).toEqual(expect.arrayContaining([...names]));
  const { found, total } = await all();
  expect(new Set(found).size).toBe(found.length);
  if (total !== undefined && path !== '/laboratory/orders') expect(total).toBe(found.length);
  // A cursor opens no other list.
  const { body } = await page();
  const other = path === '/tasks' ? '/alerts' : '/tasks';
  const refused = await call('GET', `${other}?cursor=${body.nextCursor}`, { token: doctor });
  expect([refused.status, refused.body.details?.[0]?.path]).toEqual([400, 'cursor']);
});
