import { describe, expect, it } from 'vitest';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type Answer, call, newPatientBody, signIn, tokensOf } from './client.ts';

// It counts what everybody signed today.

let serial = 0;
const send = async (method: string, path: string, body?: unknown, more: { token?: string; key?: string } = {}): Promise<Answer> => {
  serial += 1;
  const { key = `together-${serial}` } = more;
  const token = more.token ?? (await tokensOf('CLINICIAN')).access;
  return call(method, path, { token, ...(body !== undefined && { body }), headers: { 'x-request-id': key } });
};
const patient = async (medicalInfo: Record<string, unknown> = {}): Promise<string> => {
  const body = newPatientBody({ gender: 'male' });
  const known = { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', ...medicalInfo } };
  return (await send('POST', '/patients', known)).body.id;
};
const record = async (id: string) => (await send('GET', `/patients/${id}`)).body;
const prescriptions = async (id: string) => (await send('GET', `/patients/${id}/prescriptions`)).body.prescriptions;

const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
interface Ordered {
  readonly drug: { readonly ingredientId: string };
  readonly prior?: string;
}
interface Found {
  readonly rule: string;
  readonly outcome: string;
  readonly level?: string;
  readonly about?: string;
  readonly prescriptionId?: string;
}
const medicine = (ingredientId: string, prior?: string): Ordered => ({ drug: { ingredientId }, ...(prior !== undefined && { prior }) });
const check = async (id: string, one: Ordered, above: readonly Ordered[] = []): Promise<{ checks: Found[]; lists: string }> =>
  (await send('POST', `/patients/${id}/prescriptions/check`, { ...one, above, schedule: { route: 'oral', frequency: 'daily' } })).body;
/** A signature of medicines that answers every finding. */
async function signing(id: string, ordered: readonly Ordered[]) {
  const checked = await Promise.all(ordered.map((one, index) => check(id, one, ordered.slice(0, index))));
  const orders = ordered.map((one, index) => ({
    ...one,
    dose,
    answers: (checked[index]?.checks ?? [])
      .filter(({ outcome }) => outcome !== 'none')
      .map(({ rule, about }) => ({ rule, about, reason: 'Known and tolerated' })),
  }));
  return { lists: checked[0]?.lists, orders };
}
const sign = (id: string, body: unknown, more = {}) => send('POST', `/patients/${id}/prescriptions/together`, body, more);
const codesOf = ({ status, body }: Answer) => [status, body.code];

describe('several medicines with one signature', () => {
  it('are all active, on the record, in the timeline and in the figures, each as if signed alone', async () => {
    const id = await patient({ medications: ['Vitamin C'] });
    const today = qatarDate(new Date());
    const counted = async () => (await send('GET', `/analytics?from=${today}&to=${today}`)).body.days[0].prescriptions;
    const before = await counted();
    const { status, body } = await sign(
      id,
      await signing(
        id,
        ['amlodipine', 'levothyroxine', 'cetirizine'].map((one) => medicine(one)),
      ),
    );
    expect([status, body.prescriptions]).toMatchObject([
      201,
      ['Amlodipine', 'Levothyroxine', 'Cetirizine'].map((en) => ({ status: 'active', version: 1, drug: { name: { en } } })),
    ]);
    expect((await record(id)).medicalInfo.medications).toEqual([
      'Vitamin C',
      ...['Amlodipine', 'Levothyroxine', 'Cetirizine'].map((name) => `${name}: 1 tablet by mouth once a day`),
    ]);
    expect((await prescriptions(id)).map((one: { drug: { name: { en: string } } }) => one.drug.name.en)).toEqual([
      'Amlodipine',
      'Levothyroxine',
      'Cetirizine',
    ]);
    const { rows } = (await send('GET', `/patients/${id}/timeline`)).body;
    expect(rows.filter(({ kind }: { kind: string }) => kind === 'prescription')).toHaveLength(3);
    expect(await counted()).toBe(before + 3);
  });

  it('see the medicines above them: the same substance and the same class among the lines are found', async () => {
    const id = await patient();
    const [first, same, likewise] = [medicine('ibuprofen'), medicine('ibuprofen'), medicine('diclofenac')];
    const alone = await check(id, same);
    expect(alone.checks.filter(({ rule, outcome }) => rule.startsWith('duplicate') && outcome === 'conflict')).toEqual([]);
    const { checks } = await check(id, same, [first]);
    const found = checks.find(({ rule }) => rule === 'duplicate-ingredient');
    expect(found).toMatchObject({ outcome: 'conflict', level: 'interrupt', about: 'Ibuprofen' });
    // There is no prescription yet that could be renewed instead.
    expect(found?.prescriptionId).toBeUndefined();
    expect((await check(id, likewise, [first])).checks).toContainEqual(
      expect.objectContaining({ rule: 'duplicate-class', outcome: 'conflict', about: 'Ibuprofen' }),
    );
  });

  it('are refused together, with the line and why, if the server finds what nobody answered; nothing is written', async () => {
    const id = await patient();
    const body = await signing(id, [medicine('amlodipine'), medicine('ibuprofen'), medicine('ibuprofen')]);
    // As a client that did not compare the lines would send it.
    const silent = { ...body, orders: body.orders.map((order, index) => (index === 2 ? { ...order, answers: [] } : order)) };
    const refused = await sign(id, silent);
    expect(codesOf(refused)).toEqual([409, 'FINDINGS_UNANSWERED']);
    expect(refused.body.details).toMatchObject([{ path: 'orders.2.answers' }]);
    expect(refused.body.current.lines[2]).toContainEqual(expect.objectContaining({ rule: 'duplicate-ingredient', about: 'Ibuprofen' }));
    expect([await prescriptions(id), (await record(id)).medicalInfo.medications]).toEqual([[], []]);
    expect((await sign(id, body)).status).toBe(201);
  });

  it('are refused together if an allergy was recorded a second ago, which is said of its line', async () => {
    const id = await patient();
    const body = await signing(id, [medicine('amlodipine'), medicine('phenoxymethylpenicillin')]);
    const severe = { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] };
    await send('PUT', `/patients/${id}`, { medicalInfo: severe });
    const refused = await sign(id, body);
    expect(codesOf(refused)).toEqual([409, 'LISTS_CHANGED']);
    expect(refused.body.details).toMatchObject([{ path: 'orders.1.answers' }]);
    expect(refused.body.current.lines[1]).toContainEqual(expect.objectContaining({ rule: 'allergy-class', level: 'stop' }));
    expect(await prescriptions(id)).toEqual([]);
  });

  it('of one request sent sixteen times at once are signed once, and each time answered alike; another body is refused', async () => {
    const id = await patient();
    const body = await signing(id, [medicine('amlodipine'), medicine('cetirizine')]);
    const answers = await Promise.all(Array.from({ length: 16 }, () => sign(id, body, { key: `sixteen-${id}` })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((one) => JSON.stringify(one.body)))).toHaveProperty('size', 1);
    expect(await prescriptions(id)).toHaveLength(2);
    const other = { ...body, orders: body.orders.slice(0, 1) };
    expect(codesOf(await sign(id, other, { key: `sixteen-${id}` }))).toEqual([422, 'REQUEST_ID_REUSED']);
  });

  it('of two prescribers at once are signed for one, and the other sees what changed', async () => {
    const id = await patient();
    const body = await signing(id, [medicine('amlodipine'), medicine('cetirizine')]);
    const both = await Promise.all([1, 2].map(() => sign(id, body)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('LISTS_CHANGED');
    expect(await prescriptions(id)).toHaveLength(2);
  });

  it('renew: each earlier one ends in the same write and is no duplicate; the same one is not renewed twice', async () => {
    const id = await patient();
    const names = ['amlodipine', 'levothyroxine'];
    const first = await sign(
      id,
      await signing(
        id,
        names.map((one) => medicine(one)),
      ),
    );
    const priors: string[] = first.body.prescriptions.map((one: { id: string }) => one.id);
    const renewals = names.map((one, index) => medicine(one, priors[index]));
    const { body } = await sign(id, await signing(id, renewals));
    expect(body.prescriptions).toMatchObject(priors.map((prior) => ({ status: 'active', prior, overrides: [] })));
    expect((await prescriptions(id)).map(({ status }: { status: string }) => status)).toEqual(['active', 'active']);
    const { rows: earlier } = (await send('GET', `/patients/${id}/prescriptions/earlier`)).body;
    expect(earlier.map(({ status }: { status: string }) => status)).toEqual(['completed', 'completed']);
    expect((await record(id)).medicalInfo.medications).toHaveLength(2);
    const [again] = (await signing(id, [medicine('amlodipine')])).orders;
    const twice = await sign(id, { lists: 'any', orders: [1, 2].map(() => ({ ...again, prior: priors[0] })) });
    expect([twice.status, twice.body.details]).toMatchObject([400, [{ path: 'orders' }]]);
    const foreign = await sign(id, { ...(await signing(id, renewals)), orders: [{ ...again, prior: '01JZZZZZZZZZZZZZZZZZZZZZZA' }] });
    expect([foreign.status, foreign.body.details]).toMatchObject([400, [{ path: 'orders.0.prior' }]]);
  });

  it('are one to ten, and a wrong one is named', async () => {
    const id = await patient();
    const { lists, orders } = await signing(id, [medicine('amlodipine')]);
    const [order] = orders;
    for (const count of [0, 11])
      expect((await sign(id, { lists, orders: Array.from({ length: count }, () => order) })).body.details).toMatchObject([
        { path: 'orders' },
      ]);
    const unknown = await sign(id, { lists, orders: [order, { ...order, drug: { ingredientId: 'unicorn' } }] });
    expect([unknown.status, unknown.body.details]).toMatchObject([400, [{ path: 'orders.1.drug.ingredientId' }]]);
    const names = ['amlodipine', 'levothyroxine', 'cetirizine', 'paracetamol', 'furosemide', 'atorvastatin', 'metformin', 'bisoprolol'];
    const ten = [...names, 'loratadine', 'losartan'].map((one) => medicine(one));
    expect((await sign(id, await signing(id, ten))).body.prescriptions).toHaveLength(10);
  });

  it('are signed by prescribers only', async () => {
    const id = await patient();
    const body = await signing(id, [medicine('amlodipine'), medicine('cetirizine')]);
    const nurse = (await signIn('nurse@afiya.example', 'Clinic-Demo-2025!')).access;
    for (const token of [nurse, (await tokensOf('ADMIN')).access, (await tokensOf('PATIENT')).access])
      expect((await sign(id, body, { token })).status).toBe(403);
    expect(await prescriptions(id)).toEqual([]);
  });
});
