import { BatchWriteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { Chart, Timeline } from '#contract/chart/chart.ts';
import { qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { databaseOf, tableNames } from '../database.ts';
import { type Answer, call, endpoints, newPatientBody, signIn, tokensOf } from './client.ts';
import { lineOf } from './written-logs.ts';

const password = 'Clinic-Demo-2025!';
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const who of ['dr.huda', 'nurse', 'reception']) tokens[who] = (await signIn(`${who}@afiya.example`, password)).access;
  tokens['admin'] = (await tokensOf('ADMIN')).access;
  tokens['patient'] = (await tokensOf('PATIENT')).access;
});

const ask = (method: string, path: string, as: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  call(method, path, { token: tokens[as], body, headers });
const seen = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });

/** A patient with an empty chart. */
async function newPatient(personal: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await ask('POST', '/patients', 'dr.huda', newPatientBody(personal));
  expect(status).toBe(201);
  return body.id;
}
const chartOf = async (id: string) => Chart.parse((await ask('GET', `/patients/${id}/chart`, 'nurse')).body);
const timelineOf = async (id: string, query = '') => Timeline.parse((await ask('GET', `/patients/${id}/timeline${query}`, 'nurse')).body);
async function plant(item: Record<string, unknown>): Promise<void> {
  const database = databaseOf(endpoints());
  await database.send(new PutCommand({ TableName: tableNames()['Clinical'], Item: item }));
  database.destroy();
}
/** A patient's red-sign items, and whether the day's list finds them. */
async function markersOf(id: string): Promise<{ items: { agenda: boolean }[] }> {
  const database = databaseOf(endpoints());
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableNames()['Clinical'],
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `PATIENT#${id}`, ':prefix': 'REDSIGNS#' },
      ConsistentRead: true,
    }),
  );
  database.destroy();
  return { items: Items.map((item) => ({ agenda: item[agendaIndex.partitionKey] === 'RED-SIGNS' })) };
}
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('vital signs', () => {
  it('a nurse records them; the chart opens with the last value of each, and zero is a value', async () => {
    const id = await newPatient({ dateOfBirth: '2020-01-31' });
    const path = `/patients/${id}/vital-signs`;
    const first = await ask('POST', path, 'nurse', {
      values: { weight: 20, height: 110, pain: 4, temperature: 38.5 },
      measuredAt: hoursAgo(2),
    });
    expect(first).toMatchObject({ status: 201, body: { status: 'final', version: 1, bmi: 16.5 } });
    expect(first.body.ageMonths).toBeGreaterThan(70);
    expect((await ask('POST', path, 'dr.huda', { values: { pain: 0, pulse: 0 } })).status).toBe(201);
    // Recorded later, measured earlier: not the last value.
    expect((await ask('POST', path, 'nurse', { values: { temperature: 39.9 }, measuredAt: hoursAgo(5) })).status).toBe(201);
    const { vitals } = await chartOf(id);
    const values = Object.fromEntries(Object.entries(vitals).map(([sign, { value }]) => [sign, value]));
    expect(values).toEqual({ weight: 20, height: 110, pain: 0, pulse: 0, temperature: 38.5 });
    expect((await ask('GET', path, 'admin')).body.rows).toHaveLength(3);
    expect((await timelineOf(id)).rows.map(({ kind, status }) => `${kind} ${status}`)).toEqual(Array(3).fill('vital-signs final'));
  });

  it('are corrected, and an entry in error uncovers the value before it', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/vital-signs`;
    await ask('POST', path, 'nurse', { values: { pulse: 70 }, measuredAt: hoursAgo(3) });
    const { body: entry } = await ask('POST', path, 'nurse', { values: { pulse: 80, weight: 80 } });
    const corrected = await ask('PUT', `${path}/${entry.id}`, 'dr.huda', { values: { pulse: 88 } }, seen(1));
    expect(corrected).toMatchObject({
      status: 200,
      body: { status: 'corrected', version: 2, values: { pulse: 88 }, measuredAt: entry.measuredAt },
    });
    expect((await chartOf(id)).vitals).toMatchObject({ pulse: { value: 88 } });
    expect((await chartOf(id)).vitals).not.toHaveProperty('weight');
    const stale = await ask('PUT', `${path}/${entry.id}`, 'nurse', { values: { pulse: 60 } }, seen(1));
    expect(stale).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED', current: { version: 2, values: { pulse: 88 } } } });
    const wrong = await ask('POST', `${path}/${entry.id}/entered-in-error`, 'nurse', { reason: 'Another patient' }, seen(2));
    expect(wrong).toMatchObject({ status: 200, body: { status: 'entered-in-error', errorReason: 'Another patient' } });
    expect((await chartOf(id)).vitals).toMatchObject({ pulse: { value: 70 } });
    expect(await ask('PUT', `${path}/${entry.id}`, 'nurse', { values: { pulse: 60 } }, seen(3))).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW' },
    });
    expect((await timelineOf(id)).rows.map(({ status }) => status)).toEqual(['entered-in-error', 'final']);
  });

  it("in the red zone are reported to the clinicians who see the patient, and stay on the day's list until corrected", async () => {
    const id = await newPatient({ dateOfBirth: '1970-01-31' });
    const path = `/patients/${id}/vital-signs`;
    const { body: visit } = await ask('POST', `/patients/${id}/encounters`, 'dr.huda', { service: 'consultation' });
    const told = async (): Promise<string[]> =>
      (await ask('GET', '/notifications', 'dr.huda')).body.rows.flatMap(
        (one: { patient?: { id: string }; about?: string; message: { en: string } }) =>
          one.patient?.id === id && one.about === 'chart' ? [one.message.en] : [],
      );
    await ask('POST', path, 'nurse', { values: { systolic: 113, diastolic: 67, oxygenSaturation: 98 } });
    expect(await told()).toEqual([]);
    const { body: entry } = await ask('POST', path, 'nurse', { values: { systolic: 250, diastolic: 100, oxygenSaturation: 71 } });
    expect(await told()).toEqual(['Vital signs in the red zone: Systolic pressure 250 mmHg (high), Oxygen saturation 71 % (low)']);
    // The author already knows, and an old measurement is no news.
    await ask('POST', path, 'dr.huda', { values: { oxygenSaturation: 70 } });
    await ask('POST', path, 'nurse', { values: { oxygenSaturation: 60 }, measuredAt: hoursAgo(30) });
    expect(await told()).toHaveLength(1);

    expect((await markersOf(id)).items.filter(({ agenda }) => agenda).length).toBe(3);
    const today = qatarInstant(qatarDate(new Date()), 600);
    const appointmentId = '01KE6Q4Z00CCCCCCCCCCCCCCCC';
    await plant({
      pk: `PATIENT#${id}`,
      sk: `APPOINTMENT#${appointmentId}`,
      [agendaIndex.partitionKey]: 'APPOINTMENTS',
      [agendaIndex.sortKey]: `${today}#${appointmentId}`,
      id: appointmentId,
      version: 1,
      patientId: id,
      patient: { firstName: 'Red', lastName: 'Signs' },
      clinicianId: 'somebody',
      startsAt: today,
      minutes: 20,
      service: 'consultation',
      status: 'arrived',
      createdAt: today,
      createdBy: 'somebody',
      changedAt: today,
    });
    const onSheet = async (): Promise<string | undefined> =>
      (await ask('GET', '/appointments?part=arrived', 'nurse')).body.rows.find((one: { id: string }) => one.id === appointmentId)?.redSigns
        ?.en;
    expect(await onSheet()).toContain('Oxygen saturation 7');
    await ask('PUT', `${path}/${entry.id}`, 'nurse', { values: { systolic: 125, oxygenSaturation: 97 } });
    expect((await markersOf(id)).items.filter(({ agenda }) => agenda).length).toBe(2);
    expect(await told()).toHaveLength(1);
    await ask('POST', `/patients/${id}/encounters/${visit.id}/finish`, 'dr.huda');
  });

  it('that do not fit the age, each other or the last weight are refused until confirmed', async () => {
    const id = await newPatient({ dateOfBirth: '1980-01-31' });
    const record = async (values: object, more: object = {}) => ask('POST', `/patients/${id}/vital-signs`, 'nurse', { values, ...more });
    const wrong = await record({ weight: 400, height: 30 });
    expect(wrong.body.details.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['values.weight', 'vitalSignDoubtful'],
      ['values.height', 'vitalSignDoubtful'],
    ]);
    const { body: first } = await record({ weight: 75, height: 170 });
    expect((await record({ weight: 57 })).body.details).toMatchObject([{ path: 'values.weight', code: 'vitalSignDoubtful' }]);
    expect((await record({ weight: 57 }, { confirmed: true })).status).toBe(201);
    const put = (values: object, more: object = {}) => ask('PUT', `/patients/${id}/vital-signs/${first.id}`, 'nurse', { values, ...more });
    expect((await put({ weight: 600 })).status).toBe(400);
    expect((await put({ weight: 600 }, { confirmed: true })).status).toBe(200);
    // Other units, and a height that cannot be.
    for (const [values, path] of [
      [{ glucose: 95 }, 'values.glucose'],
      [{ systolic: 12, diastolic: 8 }, 'values.systolic'],
      [{ height: 69 }, 'values.height'],
      [{ height: 140 }, 'values.height'],
      [{ headCircumference: 10 }, 'values.headCircumference'],
    ] as const) {
      expect((await record(values)).body.details).toMatchObject([{ path, code: 'vitalSignDoubtful' }]);
      expect((await record(values, { confirmed: true })).status).toBe(201);
    }
  });

  it('refuse only impossible values, by field', async () => {
    const id = await newPatient();
    const paths = async (body: unknown): Promise<string[]> =>
      (await ask('POST', `/patients/${id}/vital-signs`, 'nurse', body)).body.details.map(({ path }: { path: string }) => path);
    expect(await paths({ values: { temperature: 98.6, pulse: -1, weight: 'heavy', height: 1.7 } })).toEqual([
      'values.pulse',
      'values.temperature',
      'values.weight',
      'values.height',
    ]);
    expect(await paths({ values: {} })).toEqual(['values']);
    expect(await paths({ values: { systolic: 80, diastolic: 120 } })).toEqual(['values.diastolic']);
    expect(await paths({ values: { pulse: 70 }, measuredAt: hoursAgo(-1) })).toEqual(['measuredAt']);
    expect(await paths({ values: { pulse: 70 }, measuredAt: '1901-01-01T00:00:00Z' })).toEqual(['measuredAt']);
    expect((await ask('POST', `/patients/${id}/vital-signs`, 'nurse', { values: { temperature: 26.3, systolic: 290 } })).status).toBe(201);
  });

  it('are recorded once by a repeated request, even a simultaneous one', async () => {
    const id = await newPatient();
    const send = () => ask('POST', `/patients/${id}/vital-signs`, 'nurse', { values: { pulse: 70 } }, { 'x-request-id': `vitals:${id}` });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set([...answers, await send()].map(({ body }) => body.id)).size).toBe(1);
    expect((await ask('GET', `/patients/${id}/vital-signs`, 'nurse')).body.rows).toHaveLength(1);
  });

  it('sent six at once are all stored, and the chart has the last', async () => {
    const id = await newPatient();
    const pulses = Array.from({ length: 6 }, (_, index) => 60 + index);
    const sent = await Promise.all(
      pulses.map((pulse, index) =>
        ask('POST', `/patients/${id}/vital-signs`, 'nurse', { values: { pulse }, measuredAt: hoursAgo(10 - index) }),
      ),
    );
    const kept = pulses.filter((_, index) => sent[index]?.status === 201);
    // A request that loses too many races gets CONFLICT; none is dropped silently.
    expect(sent.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await ask('GET', `/patients/${id}/vital-signs`, 'nurse')).body.rows).toHaveLength(kept.length);
    expect((await chartOf(id)).vitals['pulse']?.value).toBe(kept.at(-1));
  });
});

describe('problems', () => {
  it('are active, inactive, resolved and active again; the chart opens with the unresolved ones', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/problems`;
    const { body: asthma } = await ask('POST', path, 'dr.huda', { text: 'Asthma', code: 'CA23.32', onset: '2015-03-01' });
    const { body: back } = await ask('POST', path, 'nurse', { text: 'آلام أسفل الظهر' });
    expect((await chartOf(id)).problems.map(({ text }) => text)).toEqual(['آلام أسفل الظهر', 'Asthma']);
    expect(
      (await ask('PUT', `${path}/${asthma.id}`, 'dr.huda', { status: 'inactive', note: 'No attack since 2020' }, seen(1))).body,
    ).toMatchObject({
      status: 'inactive',
      code: 'CA23.32',
      note: 'No attack since 2020',
    });
    expect((await ask('PUT', `${path}/${back.id}`, 'dr.huda', { status: 'resolved' }, seen(1))).status).toBe(200);
    expect((await chartOf(id)).problems.map(({ text, status }) => [text, status])).toEqual([['Asthma', 'inactive']]);
    expect((await ask('PUT', `${path}/${back.id}`, 'dr.huda', { status: 'inactive' }, seen(2))).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await ask('PUT', `${path}/${back.id}`, 'dr.huda', { status: 'active' }, seen(2))).status).toBe(200);
    expect((await ask('POST', `${path}/${asthma.id}/entered-in-error`, 'dr.huda', { reason: 'Bronchitis' }, seen(2))).status).toBe(200);
    expect((await chartOf(id)).problems.map(({ text }) => text)).toEqual(['آلام أسفل الظهر']);
    expect((await ask('GET', path, 'nurse')).body.rows).toHaveLength(2);
    expect((await timelineOf(id)).rows.map(({ status, title }) => [title.en, status])).toEqual([
      ['آلام أسفل الظهر', 'active'],
      ['Asthma', 'entered-in-error'],
    ]);
  });

  it('are listed as current or over, by pages; a chart has the notes of the first ones only', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/problems`;
    const made = [];
    for (let number = 0; number < 30; number += 1)
      made.push((await ask('POST', path, 'dr.huda', { text: `Problem ${number}`, note: 'Long known' })).body);
    for (const { id: entry } of made.slice(0, 3))
      expect((await ask('PUT', `${path}/${entry}`, 'dr.huda', { status: 'resolved' }, seen(1))).status).toBe(200);
    const textsOf = ({ body }: Answer): string[] => body.rows.map(({ text }: { text: string }) => text);
    expect(textsOf(await ask('GET', `${path}?state=ended`, 'nurse'))).toEqual(['Problem 2', 'Problem 1', 'Problem 0']);
    const current = await ask('GET', `${path}?state=current`, 'nurse');
    const further = await ask('GET', `${path}?state=current&cursor=${current.body.nextCursor}`, 'nurse');
    expect([...textsOf(current), ...textsOf(further)]).toEqual(Array.from({ length: 27 }, (_, back) => `Problem ${29 - back}`));
    expect((await ask('GET', `${path}?state=ended&cursor=${current.body.nextCursor}`, 'nurse')).status).toBe(400);
    const { problems } = await chartOf(id);
    expect(problems.map(({ note }) => note !== undefined)).toEqual(Array.from({ length: 27 }, (_, place) => place < 8));
  });

  it('duplicating another are refused unless accepted, even if both are sent at once', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/problems`;
    const both = await Promise.all(['Type 2 diabetes', 'type 2  Diabetes'].map((text) => ask('POST', path, 'dr.huda', { text })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('DUPLICATE_ENTRY');
    expect((await ask('POST', path, 'dr.huda', { text: 'TYPE 2 DIABETES', duplicate: true })).status).toBe(201);
  });

  it('with an invalid code or onset are refused by field', async () => {
    const id = await newPatient({ dateOfBirth: '1990-05-05' });
    const wrong = async (body: object): Promise<unknown> =>
      (await ask('POST', `/patients/${id}/problems`, 'dr.huda', { text: 'Gout', ...body })).body.details[0].path;
    expect(await wrong({ code: 'no code' })).toBe('code');
    expect(await wrong({ onset: '1989-01-01' })).toBe('onset');
    expect(await wrong({ onset: '2999-01-01' })).toBe('onset');
    expect(await wrong({ text: ' ' })).toBe('text');
  });
});

describe('who may', () => {
  it('staff read charts, nurses and prescribers write in them, patients do neither yet', async () => {
    const id = await newPatient();
    const write = (as: string) => ask('POST', `/patients/${id}/vital-signs`, as, { values: { pulse: 70 } });
    expect((await write('nurse')).status).toBe(201);
    for (const who of ['reception', 'admin', 'patient']) expect([who, (await write(who)).status]).toEqual([who, 403]);
    for (const path of ['chart', 'timeline', 'vital-signs', 'problems']) {
      for (const who of ['reception', 'admin']) expect((await ask('GET', `/patients/${id}/${path}`, who)).status).toBe(200);
      expect((await ask('GET', `/patients/${id}/${path}`, 'patient')).status).toBe(403);
    }
  });

  it('a deleted record has no chart, and nothing is written under it', async () => {
    const id = await newPatient();
    await ask('POST', `/patients/${id}/problems`, 'dr.huda', { text: 'Gout' });
    expect((await ask('DELETE', `/patients/${id}`, 'dr.huda', { reason: 'Made by a test' })).status).toBe(200);
    for (const path of ['chart', 'timeline', 'vital-signs', 'problems'])
      expect((await ask('GET', `/patients/${id}/${path}`, 'nurse')).status).toBe(404);
    expect((await ask('POST', `/patients/${id}/vital-signs`, 'nurse', { values: { pulse: 70 } })).status).toBe(404);
  });
});

it('a chart of 500 entries opens in one round trip of at most 6 units, and a page of its timeline costs at most 4', async () => {
  const id = await newPatient();
  const TableName = tableNames()['Clinical'] ?? '';
  const database = databaseOf(endpoints());
  for (let from = 0; from < 500; from += 25) {
    await database.send(
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: Array.from({ length: 25 }, (_, index) => {
            const at = new Date(Date.UTC(2024, 0, 1) + (from + index) * 86_400_000).toISOString();
            const entry = `01J${String(from + index).padStart(23, '0')}`;
            const title = { en: 'Follow-up', ar: 'متابعة' };
            return {
              PutRequest: {
                Item: {
                  pk: `PATIENT#${id}`,
                  sk: `TIMELINE#${at}#${entry}`,
                  kind: 'encounter',
                  id: entry,
                  at,
                  title,
                  status: 'finished',
                  by: '6f1c1e5e-0000-4000-8000-000000000001',
                },
              },
            };
          }),
        },
      }),
    );
  }
  await ask('POST', `/patients/${id}/problems`, 'dr.huda', { text: 'Gout' });
  await ask('POST', `/patients/${id}/vital-signs`, 'nurse', { values: { pulse: 70 } });
  await timelineOf(id); // Each process reads the cursor key once.
  const opened = await ask('GET', `/patients/${id}/chart`, 'nurse');
  expect(await lineOf(opened)).toMatchObject({ roundTrips: 2, readUnits: expect.toSatisfy((units: number) => units <= 6) });
  const ids = new Set<string>();
  for (let query = '', page = 0; page < 30; page += 1) {
    const answer = await ask('GET', `/patients/${id}/timeline${query}`, 'nurse');
    expect(await lineOf(answer)).toMatchObject({ readUnits: expect.toSatisfy((units: number) => units <= 4) });
    const { rows, nextCursor } = Timeline.parse(answer.body);
    for (const entry of rows) ids.add(entry.id);
    if (nextCursor === undefined) break;
    expect(rows).toHaveLength(25);
    query = `?cursor=${nextCursor}`;
  }
  expect(ids.size).toBe(502);
  const other = await newPatient();
  const { nextCursor } = await timelineOf(id);
  expect((await ask('GET', `/patients/${other}/timeline?cursor=${nextCursor}`, 'nurse')).body.details[0].path).toBe('cursor');
});
