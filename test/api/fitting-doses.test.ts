import { expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from './client.ts';
import { carers } from './given-care.ts';

const send = async (method: string, path: string, body?: object) =>
  call(method, path, { token: (await tokensOf('CLINICIAN')).access, ...(body !== undefined && { body }) });
const patient = async (personal: Record<string, unknown> = { gender: 'male' }): Promise<string> => {
  const body = newPatientBody(personal);
  return (await send('POST', '/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known' } })).body.id;
};
const check = async (id: string, body: object) => (await send('POST', `/patients/${id}/prescriptions/check`, body)).body;

const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };

it.each([
  [{ route: 'intravenous' }, 'dose.route'],
  [{ unit: 'patch' }, 'dose.unit'],
  [{ dispense: { quantity: 100, unit: 'ml' } }, 'dose.dispense.unit'],
  [{ frequency: 'twice', asNeeded: { maxPerDay: 1 } }, 'dose.asNeeded.maxPerDay'],
  [{ frequency: 'thrice', days: 10, dispense: { quantity: 5, unit: 'tablet' } }, 'dose.dispense.quantity'],
  [{ frequency: 'weekly', days: 3 }, 'dose.days'],
  [{ quantity: 1 / 3 }, 'dose.quantity'],
])('a dose that the medicine cannot have, or that contradicts itself, is refused by field: %j', async (more, path) => {
  const id = await patient();
  const { lists } = await check(id, { drug });
  for (const signed of [{}, { signature: { lists, answers: [] } }]) {
    const refused = await send('POST', `/patients/${id}/prescriptions`, { drug, dose: { ...dose, ...more }, ...signed });
    expect([refused.status, refused.body.details?.map((detail: { path: string }) => detail.path)]).toEqual([400, [path]]);
  }
  const together = { lists: 'x', orders: [{ drug, dose: { ...dose, ...more }, answers: [] }] };
  const refused = await send('POST', `/patients/${id}/prescriptions/together`, together);
  expect(refused.body.details?.[0]?.path).toBe(`orders.0.${path}`);
  expect((await send('GET', `/patients/${id}`)).body.medicalInfo.medications).toEqual([]);
});

it('methotrexate is weekly by every route, and free text too is not given in tablets into a vein', async () => {
  const id = await patient();
  const into = { quantity: 1, unit: 'injection', route: 'intravenous', frequency: 'daily', dispense: { quantity: 1, unit: 'injection' } };
  const asked = await check(id, { drug: { ingredientId: 'methotrexate' }, schedule: { route: into.route, frequency: into.frequency } });
  expect(asked.checks).toContainEqual(expect.objectContaining({ rule: 'frequency', outcome: 'conflict', level: 'stop' }));
  const text = { drug: { text: 'Herbal' }, dose: { ...dose, route: 'intravenous' } };
  const refused = await send('POST', `/patients/${id}/prescriptions`, text);
  expect([refused.status, refused.body.details[0].path]).toEqual([400, 'dose.route']);
});

it('kidneys are judged by the problems and the verified results of the chart, whatever is ticked', async () => {
  const of = async (id: string, facts: object = {}) => {
    const { checks, lists } = await check(id, { drug: { ingredientId: 'ibuprofen' }, facts });
    const { outcome, level, cause, shared } = checks.find(({ rule }: { rule: string }) => rule === 'kidney');
    return { found: { outcome, level, cause, said: shared?.en }, lists };
  };
  const ill = await patient();
  const before = await of(ill);
  expect(before.found).toMatchObject({ outcome: 'unchecked', cause: 'kidney-unknown' });
  const text = 'Chronic kidney disease, stage 3a';
  expect((await send('POST', `/patients/${ill}/problems`, { text, code: 'GB61.2' })).status).toBe(201);
  const after = await of(ill, { kidneyReduced: 'no' });
  expect(after.found).toEqual({ outcome: 'conflict', level: 'interrupt', cause: 'kidney-in-chart', said: text });
  expect(after.lists).not.toBe(before.lists);

  const { ask } = carers();
  const tested = await patient({ gender: 'male', dateOfBirth: '1966-05-02' });
  const verified = async (value: number): Promise<void> => {
    const order = { patientId: tested, status: 'active', priority: 'routine', tests: ['creatinine'], repeatReason: 'Once more' };
    const { id } = await ask('doctor', 'POST', '/laboratory/orders', order);
    const path = `/patients/${tested}/laboratory/${id}`;
    await ask('doctor', 'POST', `${path}/collection`, { specimen: 'serum' });
    await ask('lab', 'POST', `${path}/specimens`, { specimen: 'serum', status: 'received' });
    await ask('lab', 'PUT', `${path}/results`, { results: [{ test: 'creatinine', value, unit: 'umol/L' }] });
    await ask('lab2', 'POST', `${path}/verification`, { tests: ['creatinine'] });
  };
  await verified(300);
  expect((await of(tested)).found).toMatchObject({ outcome: 'conflict', level: 'stop', said: expect.stringMatching(/^eGFR 20 .*300/) });
  await verified(80);
  expect((await of(tested)).found).toMatchObject({ outcome: 'none' });
});
