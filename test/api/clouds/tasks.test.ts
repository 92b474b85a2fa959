import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { Task, Tasks } from '#contract/tasks/tasks.ts';
import { type Answer, call, newPatientBody, tokensOf } from '../client.ts';
import { clinicOf } from '../clinic.ts';
import { events, notesOf } from '../linked-people.ts';
import { withQuietCloud } from '../cloud.ts';

// Nobody else tells these colleagues anything meanwhile.
withQuietCloud();

const { member, patient: newPatient } = clinicOf();
const staffNames = ['dr.huda', 'reception', 'nurse', 'lab'] as const;
type Name = (typeof staffNames)[number];
const tokens = new Map<string, string>();
const ids = new Map<string, string>();
const tokenOf = (name: string): string => tokens.get(name) ?? '';
const idOf = (name: Name): string => ids.get(name) ?? '';
beforeAll(async () => {
  for (const name of staffNames) tokens.set(name, (await member(name)).token);
  tokens.set('chief', (await tokensOf('ADMIN')).access);
  tokens.set('patient', (await tokensOf('PATIENT')).access);
  const { body } = await call('GET', '/staff', { token: tokenOf('chief') });
  const named = { 'dr.huda': 'Dr. Huda Al-Naimi', reception: 'Aisha Al-Sulaiti', nurse: 'Grace Santos', lab: 'Tariq Mahmood' };
  for (const one of staffNames) ids.set(one, body.rows.find(({ name }: { name: { en: string } }) => name.en === named[one]).id);
});

const ask = (as: string, method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> =>
  call(method, path, { token: tokens.get(as) ?? as, body, headers });
const give = (as: string, body: object, key?: string) => ask(as, 'POST', '/tasks', body, key === undefined ? {} : { 'x-request-id': key });
/** A task that the doctor gave to reception. */
const given = async (more: object = {}): Promise<Task> => {
  const { status, body } = await give('dr.huda', { text: 'Call about the next visit', givenTo: idOf('reception'), ...more });
  expect(status).toBe(201);
  return Task.parse(body);
};
const seen = (version: number | undefined, key?: string): Record<string, string> => ({
  ...(version !== undefined && { 'if-match': `"${version}"` }),
  ...(key !== undefined && { 'x-request-id': key }),
});
const change = (as: string, { id }: Task, state: string, version?: number, key?: string) =>
  ask(as, 'PUT', `/tasks/${id}`, { state }, seen(version, key));
const handOn = (as: string, { id }: Task, givenTo: string, version?: number, key?: string) =>
  ask(as, 'POST', `/tasks/${id}/hand-on`, { givenTo, why: 'I am at lunch' }, seen(version, key));
const listOf = async (as: string, list: '' | '/given' = '', state = 'open'): Promise<Task[]> =>
  Tasks.parse((await ask(as, 'GET', `/tasks${list}?state=${state}`)).body).rows;
const openIds = async (as: string, list: '' | '/given' = '') => (await listOf(as, list)).map(({ id }) => id);
const doneIds = async (as: string, list: '' | '/given' = '') => (await listOf(as, list, 'done')).map(({ id }) => id);
const refusal = ({ status, body }: Answer) => [status, body.code];
const notFound = [404, 'NOT_FOUND'];

describe('a task', () => {
  it('about a patient comes to the colleague with the patient’s name, is done, and its giver sees what became of it', async () => {
    const patientId = await newPatient();
    const task = await given({ patientId, dueOn: qatarDate(new Date()) });
    expect(task).toMatchObject({ version: 1, state: 'open', patient: { id: patientId }, givenBy: idOf('dr.huda'), handedOn: [] });
    const [mine] = (await listOf('reception')).filter(({ id }) => id === task.id);
    expect(mine).toEqual(task);
    expect(await openIds('dr.huda', '/given')).toContain(task.id);
    expect(await openIds('dr.huda')).not.toContain(task.id);
    expect((await notesOf(tokenOf('reception')))[0]).toBe('A colleague gave you a task.');
    const [notice] = (await ask('reception', 'GET', '/notifications')).body.rows;
    expect(notice).toMatchObject({ about: 'inbox', patient: { id: patientId } });
    expect(JSON.stringify(notice)).not.toContain('next visit');

    const done = await change('reception', task, 'done', 1);
    expect([done.status, done.body]).toMatchObject([200, { version: 2, state: 'done', doneBy: idOf('reception') }]);
    expect(await openIds('reception')).not.toContain(task.id);
    expect((await doneIds('reception'))[0]).toBe(task.id);
    expect((await doneIds('dr.huda', '/given'))[0]).toBe(task.id);
    expect((await notesOf(tokenOf('dr.huda')))[0]).toBe('A task is done.');

    const again = await change('reception', task, 'open', 2);
    expect(again.body).toMatchObject({ version: 3, state: 'open' });
    expect(again.body).not.toHaveProperty('doneAt');
    expect(await openIds('reception')).toContain(task.id);
    expect((await notesOf(tokenOf('dr.huda')))[0]).toBe('A task that was done is open again.');

    // Giving, reading and doing it are in the patient's access log.
    const actions = async () => new Set((await events(patientId)).map(({ action, actor }) => `${action} ${actor.id}`));
    await expect
      .poll(actions)
      .toEqual(expect.objectContaining(new Set([`create ${idOf('dr.huda')}`, `list ${idOf('reception')}`, `change ${idOf('reception')}`])));
  });

  it('is listed with the first due first, and a reminder to oneself is given to nobody', async () => {
    const today = qatarDate(new Date());
    const made: Task[] = [];
    for (const dueOn of [undefined, dayAfter(today, 9), today, undefined])
      made.push(Task.parse((await give('lab', { text: 'Order tubes', givenTo: idOf('lab'), ...(dueOn && { dueOn }) })).body));
    const own = (await openIds('lab')).filter((id) => made.some((one) => one.id === id));
    expect(own).toEqual([made[2], made[1], made[0], made[3]].map((one) => one?.id));
    expect(await openIds('lab', '/given')).toEqual([]);
  });

  it('is handed on with a word why, which tells its giver; only then is it the colleague’s', async () => {
    const task = await given();
    const { status, body } = await handOn('reception', task, idOf('nurse'), 1);
    expect([status, body]).toMatchObject([200, { version: 2, givenTo: idOf('nurse'), givenBy: idOf('dr.huda') }]);
    expect(body.handedOn).toMatchObject([{ by: idOf('reception'), to: idOf('nurse'), why: 'I am at lunch' }]);
    expect(await openIds('reception')).not.toContain(task.id);
    expect(await openIds('nurse')).toContain(task.id);
    expect((await notesOf(tokenOf('nurse')))[0]).toBe('A colleague gave you a task.');
    expect((await notesOf(tokenOf('dr.huda')))[0]).toBe('A task that you gave was handed on to another colleague.');
    expect(refusal(await change('reception', task, 'done'))).toEqual(notFound);
    expect((await change('nurse', task, 'done')).body).toMatchObject({ doneBy: idOf('nurse') });
    expect(refusal(await handOn('nurse', task, idOf('lab')))).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  it('keeps the last ten times that it was handed on', async () => {
    let task = await given();
    for (let turn = 0; turn < careLimits.taskHandOns + 2; turn += 1) {
      const to = turn % 2 === 0 ? 'nurse' : 'reception';
      task = Task.parse((await handOn('dr.huda', task, idOf(to), task.version)).body);
    }
    expect(task).toMatchObject({ version: 13, givenTo: idOf('reception') });
    expect(task.handedOn).toHaveLength(careLimits.taskHandOns);
  });
});

describe('who may', () => {
  it.each(staffNames)('%s gives, gets and does tasks', async (name) => {
    const other = name === 'nurse' ? 'reception' : 'nurse';
    const task = Task.parse((await give(name, { text: 'Ask', givenTo: idOf(other) })).body);
    expect(await openIds(other)).toContain(task.id);
    const back = Task.parse((await give(other, { text: 'Answer', givenTo: idOf(name) })).body);
    expect(await openIds(name)).toContain(back.id);
    expect((await change(name, back, 'done', 1)).status).toBe(200);
    // Who gave it may withdraw it so.
    expect((await change(name, task, 'done', 1)).status).toBe(200);
  });

  it('nobody else sees a task or changes it: neither colleagues, administrators, patients, nor without a token', async () => {
    const task = await given();
    for (const other of ['nurse', 'lab', 'chief']) {
      expect(refusal(await change(other, task, 'done', 1))).toEqual(notFound);
      expect(refusal(await handOn(other, task, idOf('nurse'), 1))).toEqual(notFound);
      expect(await openIds(other)).not.toContain(task.id);
      expect(await openIds(other, '/given')).not.toContain(task.id);
    }
    for (const [as, status] of [
      ['patient', 403],
      ['no-token', 401],
    ] as const) {
      expect((await ask(as, 'GET', '/tasks')).status).toBe(status);
      expect((await ask(as, 'GET', '/tasks/given')).status).toBe(status);
      expect((await give(as, { text: 'Ask', givenTo: idOf('nurse') })).status).toBe(status);
      expect((await change(as, task, 'done', 1)).status).toBe(status);
      expect((await handOn(as, task, idOf('nurse'), 1)).status).toBe(status);
    }
    expect((await listOf('reception')).find(({ id }) => id === task.id)).toEqual(task);
  });

  it.each([
    ['no text', { text: '  ' }, 'text'],
    ['a long text', { text: 'x'.repeat(careLimits.taskText + 1) }, 'text'],
    ['nobody', { givenTo: undefined }, 'givenTo'],
    ['somebody who is not on the staff', { givenTo: randomUUID() }, 'givenTo'],
    ['no day', { dueOn: '2030-02-30' }, 'dueOn'],
    ['no patient', { patientId: 'x' }, 'patientId'],
  ])('gives one with %s is told which field', async (_, wrong, path) => {
    const { status, body } = await give('dr.huda', { text: 'Ask', givenTo: idOf('nurse'), ...wrong });
    expect([status, body.details[0].path]).toEqual([400, path]);
  });

  it('gives one about an unknown patient is refused, and nothing is told', async () => {
    const before = await notesOf(tokenOf('nurse'));
    const unknown = { text: 'Ask', givenTo: idOf('nurse'), patientId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    expect(refusal(await give('dr.huda', unknown))).toEqual(notFound);
    expect(await notesOf(tokenOf('nurse'))).toEqual(before);
  });
});

describe('at the same time', () => {
  it('two people who complete a task get one answer that it is done and one that it changed', async () => {
    const patientId = await newPatient();
    const task = await given({ patientId });
    const answers = await Promise.all(['reception', 'dr.huda'].map((as) => change(as, task, 'done', 1)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body).toMatchObject({
      code: 'PRECONDITION_FAILED',
      current: { state: 'done', version: 2, patient: { id: patientId } },
    });
  });

  it('a task that is handed on while it is completed is one of the two', async () => {
    const task = await given();
    const [done, handed] = await Promise.all([change('dr.huda', task, 'done', 1), handOn('reception', task, idOf('nurse'), 1)]);
    expect([done.status, handed.status].toSorted((a, b) => a - b)).toEqual([200, 412]);
    const current = [...(await listOf('dr.huda', '/given')), ...(await listOf('dr.huda', '/given', 'done'))].find(
      ({ id }) => id === task.id,
    );
    expect(current).toMatchObject(
      done.status === 200
        ? { version: 2, state: 'done', givenTo: idOf('reception') }
        : { version: 2, state: 'open', givenTo: idOf('nurse') },
    );
  });

  it('a repeated request gives one task, and completes and hands on once', async () => {
    const body = { text: 'Send the letter', givenTo: idOf('reception') };
    const key = randomUUID();
    const answers = await Promise.all([give('dr.huda', body, key), give('dr.huda', body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const task = Task.parse(answers[0]?.body);
    expect(refusal(await give('dr.huda', { ...body, text: 'Another' }, key))).toEqual([422, 'REQUEST_ID_REUSED']);
    const handing = randomUUID();
    for (const _ of [1, 2]) expect((await handOn('reception', task, idOf('nurse'), 1, handing)).body).toMatchObject({ version: 2 });
    const doing = randomUUID();
    for (const _ of [1, 2]) expect((await change('nurse', task, 'done', 2, doing)).body).toMatchObject({ version: 3, state: 'done' });
    expect((await notesOf(tokenOf('dr.huda'))).slice(0, 2)).toEqual([
      'A task is done.',
      'A task that you gave was handed on to another colleague.',
    ]);
  });
});

describe('a colleague who leaves', () => {
  const invite = async (email: string): Promise<string> =>
    (await ask('chief', 'POST', '/staff', { email, role: 'CLINICIAN', name: { en: email, ar: 'زميل' }, duties: ['reception'] })).body.id;
  const close = (id: string, body: object = {}) => ask('chief', 'POST', `/staff/${id}/deactivation`, body);

  it('hands open tasks over: the administrator is told how many, and the successor has them', async () => {
    const leaving = await invite('leaving.tasks@clinic.example');
    const task = await given({ givenTo: leaving });
    const refused = await close(leaving);
    expect([...refusal(refused), refused.body.details[0].path]).toEqual([409, 'NOT_ALLOWED_NOW', 'standInId']);
    expect(refused.body.details[0].message).toContain('Open tasks: 1.');
    expect((await close(leaving, { standInId: idOf('nurse') })).status).toBe(200);
    expect(await openIds('nurse')).toContain(task.id);
    // It is not to be handed on, and the successor is told of what its giver does.
    expect((await listOf('dr.huda', '/given')).find(({ id }) => id === task.id)).not.toHaveProperty('isAdrift');
    expect((await change('nurse', task, 'done', 1)).body).toMatchObject({ state: 'done', doneBy: idOf('nurse') });
    expect((await change('dr.huda', task, 'open', 2)).body).not.toHaveProperty('isAdrift');
    expect((await notesOf(tokenOf('nurse')))[0]).toBe('A task that was done is open again.');
  });

  it('without a successor is told how much is left, however much it is', async () => {
    const leaving = await invite('many.tasks@clinic.example');
    const count = careLimits.workPage + 5;
    for (let made = 0; made < count; made += 1) expect((await give('chief', { text: `Call ${made}`, givenTo: leaving })).status).toBe(201);
    const { status, body } = await ask('chief', 'POST', `/staff/${leaving}/deactivation`, {});
    expect([status, body.details[0].parts]).toEqual([409, { notes: 0, results: 0, repeats: 0, tasks: count }]);
  });

  it('without a successor leaves nothing open; a task that is opened again is to be handed on', async () => {
    const leaving = await invite('adrift.tasks@clinic.example');
    const task = await given({ givenTo: leaving });
    expect((await change('dr.huda', task, 'done', 1)).status).toBe(200);
    expect((await close(leaving)).status).toBe(200);
    expect((await change('dr.huda', task, 'open', 2)).body).toMatchObject({ isAdrift: true });
    expect((await listOf('dr.huda', '/given')).find(({ id }) => id === task.id)).toMatchObject({ isAdrift: true });
    expect((await handOn('dr.huda', task, idOf('nurse'), 3)).body).not.toHaveProperty('isAdrift');
  });

  it('cannot be given tasks, and is said to have left where names are chosen', async () => {
    const left = await invite('left.tasks@clinic.example');
    const task = await given();
    expect((await close(left)).status).toBe(200);
    const answers = [await give('dr.huda', { text: 'Ask', givenTo: left }), await handOn('reception', task, left, 1)];
    for (const { status, body } of answers) expect([status, body.details[0].path]).toEqual([400, 'givenTo']);
    const { rows: listed } = (await ask('nurse', 'GET', '/staff')).body;
    expect(listed.find(({ id }: { id: string }) => id === left)).toMatchObject({ hasLeft: true });
    expect(listed.find(({ id }: { id: string }) => id === idOf('nurse'))).not.toHaveProperty('hasLeft');
  });

  it('has nothing afterwards: a closed account reads and changes no task, and its successor sees what became of those it gave', async () => {
    const { body: patient } = await ask('reception', 'POST', '/patients', newPatientBody());
    const task = await given({ patientId: patient.id });
    const asked = Task.parse((await give('reception', { text: 'Count the labels', givenTo: idOf('lab') })).body);
    expect((await ask('reception', 'GET', '/tasks')).status).toBe(200);
    expect((await close(idOf('reception'), { standInId: idOf('nurse') })).status).toBe(200);
    try {
      expect((await ask('reception', 'GET', '/tasks')).status).toBe(401);
      expect((await change('reception', task, 'done', 1)).status).toBe(401);
      expect((await give('reception', { text: 'Ask', givenTo: idOf('nurse') })).status).toBe(401);
      expect(await openIds('nurse', '/given')).toContain(asked.id);
      expect((await change('lab', asked, 'done', 1)).status).toBe(200);
      expect((await notesOf(tokenOf('nurse')))[0]).toBe('A task is done.');
      expect((await change('nurse', asked, 'open', 2)).status).toBe(200);
    } finally {
      expect((await ask('chief', 'POST', `/staff/${idOf('reception')}/reactivation`)).status).toBe(200);
    }
    expect(await openIds('dr.huda', '/given')).toContain(task.id);
  });
});

it('a task goes with the record that it is about', async () => {
  const patientId = await newPatient();
  const task = await given({ patientId });
  const kept = await given();
  const deleted = await ask('dr.huda', 'DELETE', `/patients/${patientId}`, { reason: 'Registered twice' });
  expect(deleted.status).toBe(200);
  expect(await openIds('reception')).not.toContain(task.id);
  expect(await openIds('reception')).toContain(kept.id);
  expect(await openIds('dr.huda', '/given')).not.toContain(task.id);
  expect(refusal(await change('reception', task, 'done', 1))).toEqual(notFound);
  expect(refusal(await handOn('reception', task, idOf('nurse'), 1))).toEqual(notFound);
});
