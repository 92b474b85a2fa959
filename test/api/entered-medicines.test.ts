import { describe, expect, it } from 'vitest';
import { type Answer, call, newPatientBody, signIn, tokensOf } from './client.ts';

let serial = 0;
const send = async (
  method: string,
  path: string,
  body?: unknown,
  more: { token?: string; key?: string; ifMatch?: string } = {},
): Promise<Answer> => {
  serial += 1;
  const { key = `entered-${process.pid}-${serial}` } = more;
  const token = more.token ?? (await tokensOf('CLINICIAN')).access;
  const headers = { 'x-request-id': key, ...(more.ifMatch !== undefined && { 'if-match': more.ifMatch }) };
  return call(method, path, { token, ...(body !== undefined && { body }), headers });
};
const patient = async (...medications: string[]): Promise<string> => {
  const body = newPatientBody({ gender: 'male' });
  const known = { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', medications } };
  return (await send('POST', '/patients', known)).body.id;
};
const decide = (id: string, body: object, more = {}) => send('POST', `/patients/${id}/medicines`, body, more);
const medicines = async (id: string) => (await send('GET', `/patients/${id}/prescriptions`)).body;
const onRecord = async (id: string): Promise<string[]> => (await send('GET', `/patients/${id}`)).body.medicalInfo.medications;

const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'twice', dispense: { quantity: 60, unit: 'tablet' }, repeats: 0 };
interface Found {
  readonly rule: string;
  readonly outcome: string;
  readonly about?: string;
}
/** Signs a medicine, with an answer to each finding. */
async function signed(id: string, order: object): Promise<Answer> {
  const { checks, lists } = (await send('POST', `/patients/${id}/prescriptions/check`, order)).body;
  const answers = checks.map(({ rule, about }: Found) => ({ rule, about, reason: 'Known' }));
  return send('POST', `/patients/${id}/prescriptions/together`, { lists, orders: [{ ...order, dose, answers }] });
}

describe('medicines entered as text', () => {
  it('stand beside prescriptions, without the lines that prescriptions put on the record', async () => {
    const id = await patient('Metformin 500 mg twice a day', 'Zinc');
    await signed(id, { drug: { ingredientId: 'amlodipine' } });
    expect(await onRecord(id)).toHaveLength(3);
    expect(await medicines(id)).toMatchObject({
      prescriptions: [{ drug: { name: { en: 'Amlodipine' } } }],
      entered: [{ text: 'Metformin 500 mg twice a day' }, { text: 'Zinc' }],
      stopped: [],
    });
  });

  it('leave the record in its form, and the line of a prescription does not: one list would contradict the other', async () => {
    const id = await patient('Zinc', 'Iron');
    await signed(id, { drug: { ingredientId: 'amlodipine' } });
    const [line = ''] = (await onRecord(id)).slice(-1);
    const write = (medications: readonly string[]) => send('PUT', `/patients/${id}`, { medicalInfo: { medications } });
    expect(await write(['Zinc', 'Iron'])).toMatchObject({
      status: 400,
      body: { details: [{ path: 'medicalInfo.medications', code: 'medicinePrescribed', parts: { medicine: 'Amlodipine' } }] },
    });
    expect((await write(['Zinc', line])).status).toBe(200);
    expect((await write(['Zinc', `${line}, in the evening`])).status).toBe(200);
    expect(await medicines(id)).toMatchObject({ prescriptions: [{ status: 'active' }], entered: [{ text: 'Zinc' }] });
  });

  it('are confirmed, which says by whom and when, and stay', async () => {
    const id = await patient('Zinc');
    const { status, body } = await decide(id, { text: 'Zinc', decision: 'continued' });
    expect([status, body.entered]).toMatchObject([
      200,
      [{ text: 'Zinc', continued: { at: expect.any(String), by: { name: { en: 'Dr. Huda Al-Naimi' } } } }],
    ]);
    expect(await onRecord(id)).toEqual(['Zinc']);
  });

  it('are stopped only with a reason, leave the record, and stay to be read; a repeated request stops once', async () => {
    const id = await patient('Zinc', 'Herbal tea');
    const stop = { text: 'Zinc', decision: 'stopped', reason: 'Nausea' };
    expect((await decide(id, { ...stop, reason: '' })).body.details).toMatchObject([{ path: 'reason' }]);
    const key = `stop-${id}`;
    const both = await Promise.all([1, 2].map(() => decide(id, stop, { key })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onRecord(id)).toEqual(['Herbal tea']);
    expect(await medicines(id)).toMatchObject({ entered: [{ text: 'Herbal tea' }], stopped: [{ text: 'Zinc', reason: 'Nausea' }] });
    expect((await medicines(id)).stopped).toHaveLength(1);
    expect((await decide(id, stop)).status).toBe(404);
  });

  it('of a prescription are not stopped beside it', async () => {
    const id = await patient();
    await signed(id, { drug: { ingredientId: 'amlodipine' } });
    const [line] = await onRecord(id);
    expect((await decide(id, { text: line, decision: 'stopped', reason: 'Wrong' })).status).toBe(404);
    expect(await onRecord(id)).toEqual([line]);
  });

  it('become a prescription that replaces them in one write, and are no duplicate of it', async () => {
    const text = 'Metformin 500 mg twice a day';
    const id = await patient(text, 'Zinc');
    const drug = { ingredientId: 'metformin' };
    const duplicates = ({ body }: Answer) =>
      body.checks.filter(({ rule, outcome }: Found) => rule === 'duplicate-ingredient' && outcome === 'conflict');
    const check = (order: object) => send('POST', `/patients/${id}/prescriptions/check`, order);
    expect(duplicates(await check({ drug }))).toMatchObject([{ about: text }]);
    expect(duplicates(await check({ drug, entered: text }))).toEqual([]);
    const { status, body } = await signed(id, { drug, entered: text });
    expect([status, body.prescriptions]).toMatchObject([201, [{ status: 'active', entered: text }]]);
    expect(await onRecord(id)).toEqual(['Zinc', 'Metformin: 1 tablet by mouth twice a day']);
    expect((await medicines(id)).entered).toMatchObject([{ text: 'Zinc' }]);
    // What has left the list meanwhile does not stand in the way, and is not replaced.
    const other = await signed(id, { drug: { ingredientId: 'ramipril' }, entered: text });
    expect([other.status, other.body.prescriptions[0].entered]).toEqual([201, undefined]);
    // Converted by mistake, the text is on the list again.
    const [{ id: wrong }] = body.prescriptions;
    const path = `/patients/${id}/prescriptions/${wrong}/status`;
    expect((await send('POST', path, { status: 'entered-in-error', reason: 'Another medicine' }, { ifMatch: '*' })).status).toBe(200);
    expect((await onRecord(id)).filter((one) => one.startsWith('Metformin'))).toEqual([text]);
  });

  it('are decided about by prescribers only', async () => {
    const id = await patient('Zinc');
    const nurse = (await signIn('nurse@afiya.example', 'Clinic-Demo-2025!')).access;
    for (const token of [nurse, (await tokensOf('ADMIN')).access, (await tokensOf('PATIENT')).access])
      expect((await decide(id, { text: 'Zinc', decision: 'continued' }, { token })).status).toBe(403);
    expect((await medicines(id)).entered).toEqual([{ text: 'Zinc' }]);
  });
});
