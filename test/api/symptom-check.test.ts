import { QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/base/limits.ts';
import { call, cognito, endpoints, newPatientBody, signIn, tokensOf } from './client.ts';
import { events, linked, newPatient, somebody } from './linked-people.ts';
import { register } from './register.ts';
import { check, engineAt, tableNamed } from './symptom-checks.ts';

const engine = () => engineAt(endpoints().dynamodbEndpoint);
/** The items of a partition, read from the engine itself. */
async function itemsUnder(pk: string): Promise<unknown[]> {
  const client = engine();
  const { Items: items = [] } = await client.send(
    new QueryCommand({
      TableName: await tableNamed(client, 'linical'),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: pk } },
    }),
  );
  client.destroy();
  return items;
}

describe('a session', () => {
  it('can be read again and deleted with its id, and not without it', async () => {
    const { body } = await check('crushing chest pain since an hour');
    const path = `/public/symptom-check/${body.sessionId}`;
    expect((await call('GET', path)).body).toEqual(body);
    const left = Date.parse(body.data.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(23.9 * 3_600_000);
    expect(left).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await call('DELETE', path)).body).toEqual({ success: true, sessionId: body.sessionId });
    for (const method of ['GET', 'DELETE']) expect((await call(method, path)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call('GET', '/public/symptom-check/BUDGET%232026-11-21')).status).toBe(404);
  });
});

it('an expired session is not found, however long the table still stores it', async () => {
  const { body } = await check('sore throat and runny nose since today');
  const client = engine();
  await client.send(
    new UpdateItemCommand({
      TableName: await tableNamed(client, 'essions'),
      Key: { sessionId: { S: body.sessionId } },
      UpdateExpression: 'SET expiresAtEpochSeconds = :past',
      ExpressionAttributeValues: { ':past': { N: String(Math.floor(Date.now() / 1000) - 1) } },
    }),
  );
  client.destroy();
  expect((await call('GET', `/public/symptom-check/${body.sessionId}`)).status).toBe(404);
});

let clinicians = 0;
/** A new clinician, with no guesses counted yet. */
async function newClinician(): Promise<string> {
  clinicians += 1;
  const account = { email: `clinician-${clinicians}@afiya.example`, password: 'Calm-Harbour-7' };
  await register(account);
  await cognito('AdminAddUserToGroup', { UserPoolId: endpoints().userPoolId, Username: account.email, GroupName: 'CLINICIAN' });
  return (await signIn(account.email, account.password)).access;
}

describe('a session handed over', () => {
  it('is attached to a record once, by a clinician with the visitor’s code, and goes with the patient', async () => {
    const { access: token } = await tokensOf('CLINICIAN');
    const { body: session } = await check('sore throat and runny nose since today');
    const handover = () => call('POST', `/public/symptom-check/${session.sessionId}/handover`);
    const { body: handed, status } = await handover();
    expect([status, handed.expiresAt]).toEqual([201, session.data.expiresAt]);
    const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody() });
    const path = `/patients/${patient.id}/symptom-sessions`;
    const attach = (code: string, as = token, to = path) => call('POST', to, { token: as, body: { code } });

    expect((await attach(handed.code, (await tokensOf('PATIENT')).access)).status).toBe(404);
    expect((await attach('no')).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'code' }] });
    expect((await attach('ZZZZ-ZZZZ')).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await attach(handed.code, token, '/patients/01K5ZZZZZZZZZZZZZZZZZZZZZZ/symptom-sessions')).body).toMatchObject({
      message: 'Patient not found.',
    });

    const attached = await attach(`${handed.code.slice(0, 4).toLowerCase()}-${handed.code.slice(4)}`);
    expect(attached.body).toMatchObject({
      patientId: patient.id,
      symptoms: { description: 'sore throat and runny nose since today' },
      assessment: { analysis: session.data.analysis },
    });
    expect((await attach(handed.code)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call('GET', path, { token })).body.rows).toEqual([attached.body]);
    expect((await call('GET', path, { token: (await tokensOf('PATIENT')).access })).status).toBe(404);

    expect((await handover()).body).toMatchObject({ code: 'CONFLICT' });

    const { body: another } = await check('a headache since this morning');
    const { body: unused } = await call('POST', `/public/symptom-check/${another.sessionId}/handover`);
    await call('DELETE', `/public/symptom-check/${another.sessionId}`);
    expect((await attach(unused.code)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call('POST', `/public/symptom-check/${another.sessionId}/handover`)).status).toBe(404);

    expect((await call('DELETE', `/patients/${patient.id}`, { token, body: { reason: 'Made by a test' } })).status).toBe(200);
    expect(await itemsUnder(`PATIENT#${patient.id}`)).toEqual([]);
  });

  it('is previewed without being attached, any number of times, by clinicians with the code', async () => {
    const token = await newClinician();
    const words = `sore throat and runny nose since today, ${'and a cough '.repeat(20)}`;
    const { body: session } = await call('POST', '/public/symptom-check', {
      body: { symptoms: { description: words, age: 34, gender: 'female', forSelf: false } },
    });
    const { code } = (await call('POST', `/public/symptom-check/${session.sessionId}/handover`)).body;
    const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody() });
    const path = `/patients/${patient.id}/symptom-sessions`;
    const look = (given: string, as = token, of = path) => call('POST', `${of}/look`, { token: as, body: { code: given } });
    for (let count = 0; count <= limits.codesPerHour; count += 1) {
      const looked = await look(code);
      expect([looked.status, looked.body]).toEqual([
        200,
        {
          checkedAt: expect.any(String),
          person: { age: 34, gender: 'female', forSelf: false },
          words: `${words.slice(0, 160)}…`,
          severity: session.data.severity,
          urgencyScore: session.data.urgencyScore,
        },
      ]);
    }
    expect((await call('GET', path, { token })).body.rows).toEqual([]);
    expect((await look(code, (await tokensOf('PATIENT')).access)).status).toBe(404);
    expect((await look('ZZZZ-ZZZZ')).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await look(code, token, '/patients/01K5ZZZZZZZZZZZZZZZZZZZZZZ/symptom-sessions')).body.message).toBe('Patient not found.');
    expect((await call('POST', path, { token, body: { code } })).status).toBe(201);
    expect((await look(code)).body).toMatchObject({ code: 'NOT_FOUND' });
    const { access: administrator } = await tokensOf('ADMIN');
    const looks = async (): Promise<number[]> =>
      (await call('GET', `/access-log?patientId=${patient.id}`, { token: administrator })).body.entries
        .filter(({ action }: { action: string }) => action === 'look')
        .map(({ status }: { status: number }) => status)
        .toSorted();
    await expect.poll(looks).toEqual([...Array(limits.codesPerHour + 1).fill(200), 404, 404, 404]);
  });

  it('knows the age group that was chosen, in its advice and for the clinician', async () => {
    const words = 'a fever since yesterday';
    const { body: session } = await check(words, 'en', undefined, { ageGroup: '1-4' });
    expect(session.data.about.ages).toEqual({ from: 1, to: 4 });
    const { code } = (await call('POST', `/public/symptom-check/${session.sessionId}/handover`)).body;
    const { access: token } = await tokensOf('CLINICIAN');
    const path = `/patients/${(await newPatient()).id}/symptom-sessions`;
    expect((await call('POST', `${path}/look`, { token, body: { code } })).body.person).toEqual({ ageGroup: '1-4' });
    expect((await call('POST', path, { token, body: { code } })).body.symptoms).toMatchObject({ description: words, ageGroup: '1-4' });
  });

  it('is attached by a patient, or a person who acts for them, to a linked record, where the clinic sees it', async () => {
    const [patient, token, stranger] = [await newPatient(), await somebody(), await somebody()];
    await linked(token, patient);
    await linked(stranger, await newPatient());
    const { body: session } = await check('sore throat and runny nose since today');
    const { code } = (await call('POST', `/public/symptom-check/${session.sessionId}/handover`)).body;
    const path = `/patients/${patient.id}/symptom-sessions`;
    const notFound = [404, 'Patient not found.'];
    for (const part of ['', '/look']) {
      const { status, body } = await call('POST', `${path}${part}`, { token: stranger, body: { code } });
      expect([status, body.message]).toEqual(notFound);
    }
    expect((await call('POST', `${path}/look`, { token, body: { code } })).body).toMatchObject({ severity: session.data.severity });
    expect((await call('POST', path, { token, body: { code } })).status).toBe(201);
    const { access: staff } = await tokensOf('CLINICIAN');
    for (const as of [token, staff]) expect((await call('GET', path, { token: as })).body.rows).toHaveLength(1);
    const who = async () => (await events(patient.id)).filter(({ action }) => action === 'attach').map(({ actor }) => actor.relation);
    await expect.poll(who).toEqual(['self', undefined]);
  });

  it('has one valid code, the last, and is attached once by many simultaneous attempts', async () => {
    const { access: token } = await tokensOf('CLINICIAN');
    const { body: session } = await check('sore throat and runny nose since today');
    const handover = () => call('POST', `/public/symptom-check/${session.sessionId}/handover`);
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) codes.push((await handover()).body.code);
    const atOnce = await Promise.all(Array.from({ length: 5 }, handover));
    for (const { status, body } of atOnce) if (status === 201) codes.push(body.code);
    for (const { status } of atOnce) expect([201, 409]).toContain(status);
    const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody() });
    const path = `/patients/${patient.id}/symptom-sessions`;
    // Spread over several clinicians, so that no limit on guesses hides what a code does.
    const clinicians = (await Promise.all([newClinician(), newClinician(), newClinician()])).concat(token);
    const tried = await Promise.all(
      codes.map((code, index) => call('POST', path, { token: clinicians[index % clinicians.length], body: { code } })),
    );
    expect(tried.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await call('GET', path, { token })).body.rows).toHaveLength(1);
    const last = tried.find(({ status }) => status === 201);
    expect(last?.body.patientId).toBe(patient.id);
  });

  it('is protected against guessing its code by an hourly limit, each failed guess is an event, and a correct one is not counted', async () => {
    const token = await newClinician();
    const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody() });
    const path = `/patients/${patient.id}/symptom-sessions`;
    const attach = (code: string) => call('POST', path, { token, body: { code } });
    const rightOne = async () => {
      const { body: session } = await check('a headache since this morning');
      return (await call('POST', `/public/symptom-check/${session.sessionId}/handover`)).body.code;
    };
    for (let count = 0; count < 3; count += 1) expect((await attach(await rightOne())).status).toBe(201);
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => attach(`ZZZZZZ${10 + index}`)));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(limits.codesPerHour);
    expect(guesses.filter(({ body }) => body.code === 'TOO_MANY_REQUESTS')).toHaveLength(20 - limits.codesPerHour);
    expect((await attach(await rightOne())).status).toBe(429);
    const { access: administrator } = await tokensOf('ADMIN');
    const attached = async (): Promise<number[]> =>
      (await call('GET', `/access-log?patientId=${patient.id}`, { token: administrator })).body.entries
        .filter(({ action }: { action: string }) => action === 'attach')
        .map(({ status }: { status: number }) => status)
        .toSorted();
    await expect.poll(attached).toEqual([...Array(3).fill(201), ...Array(10).fill(404), ...Array(11).fill(429)]);
  });
});

it.each([
  [{ description: '   ' }, 'symptoms.description', 'هذا الحقل مطلوب', 'descriptionRequired'],
  [{ description: 'ألم' }, 'symptoms.description', 'يرجى تقديم مزيد من التفاصيل (الحد الأدنى للأحرف: 10)', 'descriptionTooShort'],
  [{ description: 'صداع منذ هذا الصباح', severity: 0 }, 'symptoms.severity', 'يجب أن تكون الشدة عدداً صحيحاً من 1 إلى 10', 'severityInvalid'],
  [{ description: 'صداع منذ هذا الصباح', age: 121 }, 'symptoms.age', 'يجب أن يكون العمر عدداً صحيحاً من 1 إلى 120', 'ageInvalid'],
  [{ description: 'صداع منذ هذا الصباح', duration: 'ages' }, 'symptoms.duration', 'المدة المختارة غير معروفة', 'durationUnknown'],
])('an Arabic request gets its errors in Arabic: %o', async (symptoms, path, message, code) => {
  const answer = await call('POST', '/public/symptom-check', { body: { symptoms, language: 'ar' } });
  expect([answer.status, answer.body.details]).toMatchObject([400, [{ path, message, code }]]);
  expect(answer.body.details).toHaveLength(1);
});

it('an answer says whom it is about, by the words and the form, so that no place is offered that turns them away', async () => {
  const about = async (description: string, asker?: { age: number }) => (await check(description, 'en', undefined, asker)).body.data.about;
  expect(await about('my 2 year old son has fever 39 since yesterday')).toEqual({ ages: { from: 2, to: 2 }, pregnant: false });
  expect(await about('I am 7 months pregnant and my back hurts', { age: 30 })).toEqual({ ages: { from: 30, to: 30 }, pregnant: true });
  expect(await about('a sore throat since yesterday')).toEqual({ pregnant: false });
});
