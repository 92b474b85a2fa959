import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOf, tableNames } from '../database.ts';
import { type Answer, call, endpoints, newPatientBody, signIn, tokensOf } from './client.ts';

const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const who of ['dr.huda', 'nurse', 'reception']) tokens[who] = (await signIn(`${who}@afiya.example`, 'Clinic-Demo-2025!')).access;
  for (const role of ['ADMIN', 'PATIENT'] as const) tokens[role] = (await tokensOf(role)).access;
});

const ask = (method: string, path: string, as: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  call(method, path, { token: tokens[as], body, headers });
const seen = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });

async function newPatient(medicalInfo: Record<string, unknown> = {}): Promise<string> {
  const body = newPatientBody();
  const { status, body: patient } = await ask('POST', '/patients', 'dr.huda', {
    ...body,
    medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', ...medicalInfo },
  });
  expect(status).toBe(201);
  return patient.id;
}
/** Empties the record's list, as older forms did before allergies with a chart entry could only be ended there. */
async function takeOffList(id: string): Promise<void> {
  const database = databaseOf(endpoints());
  await database.send(
    new UpdateCommand({
      TableName: tableNames()['Clinical'],
      Key: { pk: `PATIENT#${id}`, sk: 'PROFILE' },
      UpdateExpression: 'SET medicalInfo.allergies = :none',
      ExpressionAttributeValues: { ':none': [] },
    }),
  );
  database.destroy();
}
const recordOf = async (id: string) => (await ask('GET', `/patients/${id}`, 'dr.huda')).body;
const listOf = async (id: string) => (await ask('GET', `/patients/${id}/allergies`, 'nurse')).body.rows;

describe('an allergy', () => {
  it("enters the record's list with its severity, is confirmed, and leaves the list with a reason", async () => {
    const id = await newPatient();
    const path = `/patients/${id}/allergies`;
    const made = await ask('POST', path, 'nurse', { substance: ' Penicillin ', severity: 'severe', reaction: 'Anaphylaxis' });
    expect(made).toMatchObject({ status: 201, body: { status: 'unconfirmed', substance: 'Penicillin', reaction: 'Anaphylaxis' } });
    const entry = `${path}/${made.body.id}`;
    const { version, medicalInfo } = await recordOf(id);
    expect(medicalInfo).toMatchObject({
      allergies: ['Penicillin'],
      allergyStatus: 'listed',
      allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
    });
    expect(await ask('PUT', entry, 'dr.huda', { status: 'confirmed' }, seen(1))).toMatchObject({
      status: 200,
      body: { status: 'confirmed' },
    });
    expect((await ask('GET', `/patients/${id}/chart`, 'nurse')).body.allergies).toMatchObject([{ status: 'confirmed', version: 2 }]);

    const silent = await ask('PUT', entry, 'dr.huda', { status: 'refuted' }, seen(2));
    expect(silent).toMatchObject({ status: 400, body: { details: [{ path: 'endReason' }] } });
    const refuted = await ask('PUT', entry, 'dr.huda', { status: 'refuted', endReason: 'Took amoxicillin twice' }, seen(2));
    expect(refuted).toMatchObject({ status: 200, body: { status: 'refuted', severity: 'severe' } });
    const after = await recordOf(id);
    expect(after.version).toBe(version + 2);
    // No one said that there are no other allergies.
    expect(after.medicalInfo).toMatchObject({ allergies: [], allergyStatus: 'not-asked', allergySeverities: [] });
    expect((await ask('GET', `/patients/${id}/chart`, 'nurse')).body.allergies).toEqual([]);

    const again = await ask('PUT', entry, 'dr.huda', { status: 'confirmed' }, seen(3));
    expect(again.body).not.toHaveProperty('endReason');
    expect((await recordOf(id)).medicalInfo.allergySeverities).toEqual([{ substance: 'Penicillin', severity: 'severe' }]);
    expect(await ask('PUT', entry, 'nurse', { reaction: 'Rash' }, seen(3))).toMatchObject({ status: 412 });
    const wrong = await ask('POST', `${entry}/entered-in-error`, 'nurse', { reason: 'Another patient' }, seen(4));
    expect(wrong).toMatchObject({ status: 200, body: { status: 'entered-in-error' } });
    expect((await recordOf(id)).medicalInfo.allergies).toEqual([]);
    expect(await ask('PUT', entry, 'dr.huda', { status: 'confirmed' }, seen(5))).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW' },
    });
  });

  it("already on the record's list, in any spelling, gets an entry and is not added twice", async () => {
    const id = await newPatient({
      allergyStatus: 'listed',
      allergies: ['Amoxicillin', 'Dust'],
      allergySeverities: [{ substance: 'Amoxicillin', severity: 'moderate' }],
    });
    const path = `/patients/${id}/allergies`;
    expect(await listOf(id)).toEqual([]);
    expect((await ask('POST', path, 'nurse', { substance: 'AMOXICILLIN', reaction: 'Hives' })).body.substance).toBe('Amoxicillin');
    expect((await recordOf(id)).medicalInfo).toMatchObject({
      allergies: ['Amoxicillin', 'Dust'],
      allergySeverities: [{ substance: 'Amoxicillin', severity: 'moderate' }],
    });
    expect(await ask('POST', path, 'nurse', { substance: 'amoxicillin' })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_ENTRY', current: { reaction: 'Hives' } },
    });
    const repeated = () => ask('POST', path, 'nurse', { substance: 'Latex' }, { 'x-request-id': `allergy:${id}` });
    const [one, other] = await Promise.all([repeated(), repeated()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.id).toBe(other.body.id);
  });

  it("removed from the record's list by an older form has ended, and returns only by name", async () => {
    const id = await newPatient();
    const path = `/patients/${id}/allergies`;
    const { body: latex } = await ask('POST', path, 'dr.huda', { substance: 'Latex', status: 'confirmed' });
    expect((await ask('PUT', `/patients/${id}`, 'dr.huda', { medicalInfo: { allergies: [] } })).body.details).toMatchObject([
      { path: 'medicalInfo.allergies', code: 'allergyDescribed' },
    ]);
    await takeOffList(id);
    expect(await listOf(id)).toMatchObject([{ id: latex.id, status: 'resolved' }]);
    // Its details change nothing on the list.
    expect((await ask('PUT', `${path}/${latex.id}`, 'dr.huda', { reaction: 'Hives', endReason: 'Asked again' }, seen(1))).body.status).toBe(
      'resolved',
    );
    expect((await recordOf(id)).medicalInfo.allergies).toEqual([]);
    const { body: second } = await ask('POST', path, 'dr.huda', { substance: 'Latex' });
    expect(await ask('PUT', `${path}/${latex.id}`, 'dr.huda', { status: 'confirmed' }, seen(2))).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_ENTRY', current: { id: second.id } },
    });
    // The old entry's changes leave the new one on the list.
    expect((await ask('POST', `${path}/${latex.id}/entered-in-error`, 'dr.huda', { reason: 'Twice' }, seen(2))).status).toBe(200);
    expect((await recordOf(id)).medicalInfo.allergies).toEqual(['Latex']);
  });

  it('and a change of the record at the same time are both kept', async () => {
    const id = await newPatient();
    const substances = ['Latex', 'Penicillin', 'Eggs', 'Dust'];
    const answers = await Promise.all([
      ...substances.map((substance) => ask('POST', `/patients/${id}/allergies`, 'dr.huda', { substance })),
      ask('PUT', `/patients/${id}`, 'dr.huda', { medicalInfo: { bloodType: 'O-' } }),
    ]);
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    const kept = substances.filter((_, index) => answers[index]?.status === 201);
    const { medicalInfo } = await recordOf(id);
    expect(medicalInfo.allergies.toSorted()).toEqual(kept.toSorted());
    expect((await listOf(id)).map(({ substance }: { substance: string }) => substance).toSorted()).toEqual(kept.toSorted());
    expect(medicalInfo.bloodType === 'O-').toBe(answers.at(-1)?.status === 200);
  });

  it('recorded or refuted a second ago is used to check a medicine', async () => {
    const id = await newPatient();
    const check = async () =>
      (await ask('POST', `/patients/${id}/prescriptions/check`, 'dr.huda', { drug: { ingredientId: 'amoxicillin' }, facts: {} })).body;
    const before = await check();
    const { body: entry } = await ask('POST', `/patients/${id}/allergies`, 'dr.huda', { substance: 'Penicillin', severity: 'severe' });
    const during = await check();
    expect(JSON.stringify(during)).toContain('"allergy-class"');
    expect(during.lists).not.toBe(before.lists);
    await ask('PUT', `/patients/${id}/allergies/${entry.id}`, 'dr.huda', { status: 'refuted', endReason: 'Tolerated it' }, seen(1));
    expect((await check()).lists).not.toBe(during.lists);
  });

  it('is written by nurses and prescribers, and refused by field', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/allergies`;
    for (const as of ['reception', 'ADMIN', 'PATIENT']) expect((await ask('POST', path, as, { substance: 'Latex' })).status).toBe(403);
    expect((await ask('GET', path, 'PATIENT')).status).toBe(403);
    const fields = async (body: unknown): Promise<string[]> =>
      (await ask('POST', path, 'dr.huda', body)).body.details.map((detail: { path: string }) => detail.path);
    expect(await fields({ substance: '  ', severity: 'deadly', status: 'refuted' })).toEqual(['substance', 'status', 'severity']);
    expect((await ask('POST', '/patients/01JZZZZZZZZZZZZZZZZZZZZZZZ/allergies', 'dr.huda', { substance: 'Latex' })).status).toBe(404);
  });
});
