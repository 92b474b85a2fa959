import { describe, expect, it } from 'vitest';
import { type Answer, call, newPatientBody, signIn, tokensOf } from './client.ts';
import { everyRow } from './pages.ts';

const password = 'Clinic-Demo-2025!';
const doctor = async () => (await tokensOf('CLINICIAN')).access;

let serial = 0;
const send = async (
  method: string,
  path: string,
  body?: unknown,
  more: { token?: string; ifMatch?: number; key?: string } = {},
): Promise<Answer> => {
  serial += 1;
  const { key = `prescriptions-${process.pid}-${serial}` } = more;
  return call(method, path, {
    token: more.token ?? (await doctor()),
    ...(body !== undefined && { body }),
    headers: {
      'x-request-id': key,
      ...(more.ifMatch !== undefined && { 'if-match': String(more.ifMatch) }),
    },
  });
};
const patient = async (
  medicalInfo: Record<string, unknown> = {},
  personal: Record<string, unknown> = { gender: 'male' },
): Promise<string> => {
  const body = newPatientBody(personal);
  const known = { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', ...medicalInfo } };
  return (await send('POST', '/patients', known)).body.id;
};
const record = async (id: string) => (await send('GET', `/patients/${id}`)).body;

const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 2 };
const line = 'Amlodipine 5 mg tablet: 1 tablet by mouth once a day';

interface Found {
  readonly rule: string;
  readonly outcome: string;
  readonly about?: string;
  readonly level?: string;
  readonly cause?: string;
}
const check = async (id: string, body: object) => (await send('POST', `/patients/${id}/prescriptions/check`, body)).body;
/** A signature that answers every finding. */
const signature = async (id: string, body: object) => {
  const { checks, lists } = await check(id, body);
  return {
    lists,
    answers: checks
      .filter(({ outcome }: Found) => outcome !== 'none')
      .map(({ rule, about }: Found) => ({ rule, about, reason: 'Known and tolerated' })),
  };
};
const prescribe = async (id: string, body: object = { drug }) =>
  send('POST', `/patients/${id}/prescriptions`, { ...body, dose, signature: await signature(id, body) });
const change = (id: string, one: { id: string; version: number }, body: object) =>
  send('POST', `/patients/${id}/prescriptions/${one.id}/status`, body, { ifMatch: one.version });

describe('prescriptions', () => {
  it("are signed on a patient's lists, are on the record while active, and leave it when stopped", async () => {
    const id = await patient({ medications: ['Vitamin C'] });
    const { status, body: one } = await prescribe(id);
    expect([status, one]).toMatchObject([
      201,
      {
        status: 'active',
        version: 1,
        drug: { name: { en: 'Amlodipine', ar: 'أملوديبين' } },
        doseText: { en: '1 tablet by mouth once a day', ar: 'قرص واحد عن طريق الفم مرة واحدة يومياً' },
        author: { name: { en: 'Dr. Huda Al-Naimi' } },
      },
    ]);
    expect((await record(id)).medicalInfo.medications).toEqual(['Vitamin C', line]);
    const held = (await change(id, one, { status: 'on-hold', reason: 'Before the operation' })).body;
    expect((await record(id)).medicalInfo.medications).toEqual(['Vitamin C']);
    const signing = { signature: await signature(id, { drug, prior: one.id }) };
    const resumed = await send('POST', `/patients/${id}/prescriptions/${one.id}/sign`, signing, { ifMatch: held.version });
    expect(resumed.body).toMatchObject({ status: 'active', version: 3 });
    expect((await record(id)).medicalInfo.medications).toEqual(['Vitamin C', line]);
    const stopped = await change(id, resumed.body, { status: 'stopped', reason: 'Swollen ankles' });
    expect(stopped.body).toMatchObject({ status: 'stopped', reason: 'Swollen ankles', changedBy: one.author });
    expect((await record(id)).medicalInfo.medications).toEqual(['Vitamin C']);
    expect((await send('GET', `/patients/${id}/prescriptions`)).body.prescriptions).toEqual([]);
    expect((await send('GET', `/patients/${id}/prescriptions/earlier`)).body.rows).toMatchObject([{ id: one.id, status: 'stopped' }]);
    expect((await change(id, stopped.body, { status: 'completed' })).body.code).toBe('NOT_ALLOWED_NOW');
  });

  it('are refused if an allergy was recorded a second ago, and nothing is written', async () => {
    const id = await patient();
    const amoxicillin = { drug: { ingredientId: 'amoxicillin' } };
    const capsule = { ...dose, unit: 'capsule', dispense: { quantity: 30, unit: 'capsule' } };
    const signed = await signature(id, amoxicillin);
    await send('PUT', `/patients/${id}`, {
      medicalInfo: { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] },
    });
    const refused = await send('POST', `/patients/${id}/prescriptions`, { ...amoxicillin, dose: capsule, signature: signed });
    expect([refused.status, refused.body.code]).toEqual([409, 'LISTS_CHANGED']);
    expect(refused.body.current.checks).toContainEqual(
      expect.objectContaining({ rule: 'allergy-class', outcome: 'conflict', level: 'stop', about: 'Penicillin' }),
    );
    expect((await send('GET', `/patients/${id}/prescriptions`)).body.prescriptions).toEqual([]);
    expect((await record(id)).medicalInfo.medications).toEqual([]);
    const unexplained = { lists: refused.body.current.lists, answers: [{ rule: 'allergy-class', about: 'Penicillin' }] };
    const silent = await send('POST', `/patients/${id}/prescriptions`, { ...amoxicillin, dose: capsule, signature: unexplained });
    expect([silent.status, silent.body.code]).toEqual([409, 'FINDINGS_UNANSWERED']);
    const explained = { ...unexplained, answers: [{ ...unexplained.answers[0], reason: 'Tolerated twice since' }] };
    const done = await send('POST', `/patients/${id}/prescriptions`, { ...amoxicillin, dose: capsule, signature: explained });
    expect(done.body.overrides).toEqual([{ rule: 'allergy-class', about: 'Penicillin', reason: 'Tolerated twice since' }]);
  });

  it('are accepted if the record changed, but not its lists', async () => {
    const id = await patient();
    const signed = await signature(id, { drug });
    await send('PUT', `/patients/${id}`, { personalInfo: { lastName: 'Married' } });
    expect((await send('POST', `/patients/${id}/prescriptions`, { drug, dose, signature: signed })).status).toBe(201);
  });

  it('of two clinicians at once, the second sees what the first prescribed', async () => {
    const id = await patient();
    const signed = await signature(id, { drug });
    const both = await Promise.all([1, 2].map(() => send('POST', `/patients/${id}/prescriptions`, { drug, dose, signature: signed })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('LISTS_CHANGED');
    expect((await record(id)).medicalInfo.medications).toEqual([line]);
  });

  it('are renewed: the earlier one ends in the same write, and is no duplicate', async () => {
    const id = await patient();
    const { body: first } = await prescribe(id);
    expect((await check(id, { drug })).checks).toContainEqual(
      expect.objectContaining({ rule: 'duplicate-ingredient', outcome: 'conflict', prescriptionId: first.id }),
    );
    const { body: second } = await prescribe(id, { drug, prior: first.id });
    expect(second).toMatchObject({ status: 'active', prior: first.id, overrides: [] });
    const { prescriptions } = (await send('GET', `/patients/${id}/prescriptions`)).body;
    expect(prescriptions).toMatchObject([{ id: second.id, status: 'active' }]);
    expect((await send('GET', `/patients/${id}/prescriptions/earlier`)).body.rows).toMatchObject([{ id: first.id, status: 'completed' }]);
    expect((await record(id)).medicalInfo.medications).toEqual([line]);
  });

  it('outside the formulary report that nothing could be checked', async () => {
    const id = await patient();
    const { checks } = await check(id, { drug: { text: 'Herbal drops' } });
    expect(checks.filter(({ outcome, rule }: Found) => outcome !== 'unchecked' && rule !== 'weight')).toEqual([]);
    const unsigned = { drug: { text: 'Herbal drops' }, dose, signature: { lists: (await check(id, { drug })).lists, answers: [] } };
    expect((await send('POST', `/patients/${id}/prescriptions`, unsigned)).body.code).toBe('FINDINGS_UNANSWERED');
    expect((await check(id, { drug: { ingredientId: 'unicorn' } })).details).toMatchObject([{ path: 'drug.ingredientId' }]);
    expect((await check(id, { drug: { ...drug, text: 'Both' } })).details).toMatchObject([{ path: 'drug' }]);
  });

  it('as drafts belong to their author, are signed once, and are idempotent by request id', async () => {
    const id = await patient();
    const draft = { drug, dose };
    const key = `draft-${process.pid}`;
    const { body: one } = await send('POST', `/patients/${id}/prescriptions`, draft, { key });
    expect((await send('POST', `/patients/${id}/prescriptions`, draft, { key })).body.id).toBe(one.id);
    expect((await record(id)).medicalInfo.medications).toEqual([]);
    const signing = { signature: await signature(id, { drug }) };
    const path = `/patients/${id}/prescriptions/${one.id}/sign`;
    const nurse = (await signIn('nurse@afiya.example', password)).access;
    expect((await send('POST', path, signing, { token: nurse })).status).toBe(403);
    const twice = await Promise.all([1, 2].map(() => send('POST', path, signing)));
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await record(id)).medicalInfo.medications).toEqual([line]);
  });

  it('as drafts are changed, signed as changed, and listed for their author until they are signed or discarded', async () => {
    const id = await patient();
    const { body: one } = await send('POST', `/patients/${id}/prescriptions`, { drug, dose });
    const path = `/patients/${id}/prescriptions/${one.id}`;
    const mine = async () =>
      (await everyRow((query) => send('GET', `/prescriptions/drafts${query}`))).filter(
        (draft: { patient: { id: string } }) => draft.patient.id === id,
      );
    expect(await mine()).toMatchObject([
      {
        id: one.id,
        drug: { name: { en: 'Amlodipine' } },
        doseText: { en: '1 tablet by mouth once a day' },
        patient: { lastName: expect.any(String) },
      },
    ]);
    const twice = { ...dose, frequency: 'twice' };
    const changed = await send('PUT', path, { drug, dose: twice, note: 'With food' }, { ifMatch: one.version });
    expect(changed.body).toMatchObject({ id: one.id, version: 2, status: 'draft', note: 'With food', createdAt: one.createdAt });
    expect((await send('PUT', path, { drug, dose }, { ifMatch: one.version })).body.code).toBe('PRECONDITION_FAILED');
    const signed = await send('PUT', path, { drug, dose, signature: await signature(id, { drug }) }, { ifMatch: 2 });
    expect([signed.status, signed.body]).toMatchObject([
      200,
      { status: 'active', version: 3, doseText: { en: '1 tablet by mouth once a day' } },
    ]);
    expect((await send('PUT', path, { drug, dose })).body.code).toBe('NOT_ALLOWED_NOW');
    const { body: other } = await send('POST', `/patients/${id}/prescriptions`, { drug: { ingredientId: 'ramipril' }, dose });
    expect((await mine()).map((draft: { id: string }) => draft.id)).toEqual([other.id]);
    expect((await change(id, other, { status: 'entered-in-error' })).status).toBe(200);
    expect(await mine()).toEqual([]);
    const { prescriptions } = (await send('GET', `/patients/${id}/prescriptions`)).body;
    expect(prescriptions.map((each: { id: string }) => each.id)).toEqual([one.id]);
  });

  it('as drafts are hidden from every other prescriber, who cannot sign, change or discard them', async () => {
    const id = await patient();
    const { body: one } = await send('POST', `/patients/${id}/prescriptions`, { drug, dose, note: 'Not decided' });
    const {
      body: { rows: staff },
    } = await send('GET', '/staff', undefined, { token: (await tokensOf('ADMIN')).access });
    const { access: token } = await signIn('nurse@afiya.example', password);
    const nurse = staff.find(({ duties }: { duties: string[] }) => duties.includes('nurse') && !duties.includes('prescriber'));
    const duties = async (next: string[]) => {
      const { name, version } = (await send('GET', '/staff')).body.rows.find((each: { id: string }) => each.id === nurse.id);
      const options = { token: (await tokensOf('ADMIN')).access, ifMatch: version };
      expect((await send('PUT', `/staff/${nurse.id}`, { name, duties: next }, options)).status).toBe(200);
    };
    await duties([...nurse.duties, 'prescriber']);
    try {
      const path = `/patients/${id}/prescriptions/${one.id}`;
      const signing = { signature: await signature(id, { drug }) };
      for (const [method, at, body] of [
        ['POST', `${path}/sign`, signing],
        ['PUT', path, { drug, dose, ...signing }],
        ['PUT', path, { drug, dose }],
        ['POST', `${path}/status`, { status: 'entered-in-error', reason: 'Not mine' }],
      ] as const) {
        // Also with a version that never existed: that refusal would contain the draft.
        for (const ifMatch of [one.version, 7]) {
          const refused = await send(method, at, body, { token, ifMatch });
          expect([method, at, refused.status, refused.body.current]).toEqual([method, at, 403, undefined]);
        }
      }
      const seen = await send('GET', `/patients/${id}/prescriptions`, undefined, { token });
      expect(seen.body.prescriptions).toEqual([]);
      expect((await send('GET', '/prescriptions/drafts', undefined, { token })).body.rows).toEqual([]);
      const timeline = await send('GET', `/patients/${id}/timeline`, undefined, { token });
      expect(timeline.body.rows.filter(({ kind }: { kind: string }) => kind === 'prescription')).toEqual([]);
    } finally {
      await duties(nurse.duties);
    }
    expect((await send('GET', `/patients/${id}/prescriptions`)).body.prescriptions).toMatchObject([
      { id: one.id, status: 'draft', version: 1 },
    ]);
  });

  it('signed sixteen times at once are signed once: repetitions get the same answer, other requests are refused', async () => {
    for (const same of [true, false]) {
      const id = await patient();
      const { body: one } = await send('POST', `/patients/${id}/prescriptions`, { drug, dose });
      const signing = { signature: await signature(id, { drug }) };
      const path = `/patients/${id}/prescriptions/${one.id}/sign`;
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          send('POST', path, signing, { ifMatch: one.version, key: `sixteen-${process.pid}-${same ? 'same' : index}` }),
        ),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(new Set(done.map(({ body }) => `${body.id} ${body.version}`))).toEqual(new Set([`${one.id} 2`]));
      expect(done.length).toBe(same ? 16 : 1);
      expect(answers.filter(({ status }) => ![200, 409, 412].includes(status))).toEqual([]);
      expect((await record(id)).medicalInfo.medications).toEqual([line]);
    }
  });

  it('that were signed are in error only with a reason, leave the record, and stay to be read', async () => {
    const id = await patient();
    const { body: one } = await prescribe(id);
    expect((await change(id, one, { status: 'entered-in-error' })).body.details).toMatchObject([{ path: 'reason' }]);
    expect((await change(id, one, { status: 'entered-in-error', reason: 'Another patient' })).status).toBe(200);
    expect((await record(id)).medicalInfo.medications).toEqual([]);
    const { rows } = (await send('GET', `/patients/${id}/prescriptions/earlier`)).body;
    expect(rows).toMatchObject([{ id: one.id, status: 'entered-in-error', reason: 'Another patient' }]);
  });

  it('are written by prescribers only, and read by staff', async () => {
    const id = await patient();
    const nurse = (await signIn('nurse@afiya.example', password)).access;
    const admin = (await tokensOf('ADMIN')).access;
    const body = { drug, dose, signature: await signature(id, { drug }) };
    for (const token of [nurse, admin, (await tokensOf('PATIENT')).access])
      expect((await send('POST', `/patients/${id}/prescriptions`, body, { token })).status).toBe(403);
    for (const token of [nurse, admin]) expect((await send('GET', `/patients/${id}/prescriptions`, undefined, { token })).status).toBe(200);
    const asPatient = { token: (await tokensOf('PATIENT')).access };
    expect((await send('GET', `/patients/${id}/prescriptions`, undefined, asPatient)).status).toBe(403);
    expect((await record(id)).medicalInfo.medications).toEqual([]);
  });

  it('stop only with a reason, and only in the version that the caller saw', async () => {
    const id = await patient();
    const { body: one } = await prescribe(id);
    expect((await change(id, one, { status: 'stopped' })).body.details).toMatchObject([{ path: 'reason' }]);
    expect((await change(id, { ...one, version: 7 }, { status: 'stopped', reason: 'x' })).body).toMatchObject({
      code: 'PRECONDITION_FAILED',
      current: { id: one.id, version: 1 },
    });
  });

  it('found by name in both languages, by misspelling and by class', async () => {
    const first = async (search: string) =>
      (await send('GET', `/formulary?search=${encodeURIComponent(search)}`)).body.rows.map(({ id }: { id: string }) => id);
    expect((await first('amoxicilin'))[0]).toBe('amoxicillin');
    expect(await first('أموكسيسيلين')).toContain('amoxicillin');
    expect(await first('statin')).toContain('atorvastatin');
    expect(await first('xyzzy')).toEqual([]);
  });

  it('found by a brand name, which is shown; a misspelled allergy is shown as it was read', async () => {
    expect((await send('GET', '/formulary?search=Augmentin%201%20g')).body.rows).toMatchObject([
      { id: 'amoxicillin-clavulanic-acid', brand: { en: 'Augmentin' } },
    ]);
    const id = await patient({ allergies: ['Amoxycilin'], allergyStatus: 'listed' });
    const { checks } = await check(id, { drug: { ingredientId: 'flucloxacillin' } });
    expect(checks.filter(({ about }: Found) => about === 'Amoxycilin')).toMatchObject([
      { rule: 'allergy-ingredient', outcome: 'unchecked', readAs: { en: 'Amoxicillin' } },
      { rule: 'allergy-class', outcome: 'conflict', level: 'stop', readAs: { en: 'Amoxicillin' } },
    ]);
  });

  it('for a child take the weight from the chart with its date, and ask again if it is old', async () => {
    const monthsAgo = (months: number) => {
      const at = new Date();
      at.setUTCMonth(at.getUTCMonth() - months);
      return at.toISOString();
    };
    const id = await patient({}, { gender: 'male', dateOfBirth: monthsAgo(60).slice(0, 10) });
    const body = { drug: { ingredientId: 'paracetamol' } };
    const weightIn = ({ checks }: { checks: Found[] }) => checks.find(({ rule }) => rule === 'weight')?.cause;
    const before = await check(id, body);
    expect([weightIn(before), before.weight]).toEqual(['weight-missing', undefined]);
    const weigh = async (kg: number, measuredAt: string) =>
      expect((await send('POST', `/patients/${id}/vital-signs`, { values: { weight: kg }, measuredAt })).status).toBe(201);
    await weigh(14, monthsAgo(13));
    expect(weightIn(await check(id, body))).toBe('weight-missing');
    const signed = await signature(id, body);
    const today = monthsAgo(0);
    await weigh(17.5, today);
    const after = await check(id, body);
    expect([weightIn(after), after.weight]).toEqual(['dose-not-compared', { kg: 17.5, measuredAt: today }]);
    // The signature was made for another weight.
    expect((await send('POST', `/patients/${id}/prescriptions`, { ...body, dose, signature: signed })).body.code).toBe('LISTS_CHANGED');
    expect((await prescribe(id, body)).body).toMatchObject({ status: 'active', overrides: [] });
  });

  it('methotrexate needs a reason for daily use, whatever was checked, and the weekday for weekly use', async () => {
    const id = await patient({}, { gender: 'male' });
    const order = { drug: { ingredientId: 'methotrexate', form: 'tablet', strength: '2.5 mg' }, facts: { kidneyReduced: 'no' } };
    const asked = await check(id, { ...order, schedule: { route: 'oral', frequency: 'weekly', weekday: 'monday' } });
    expect(asked.checks.filter(({ outcome }: Found) => outcome !== 'none')).toEqual([]);
    const signed = { lists: asked.lists, answers: [] };
    const daily = await send('POST', `/patients/${id}/prescriptions`, { ...order, dose, signature: signed });
    expect([daily.status, daily.body.code]).toEqual([409, 'FINDINGS_UNANSWERED']);
    expect(daily.body.current.checks).toContainEqual(expect.objectContaining({ rule: 'frequency', outcome: 'conflict', level: 'stop' }));
    const alone = await send('POST', `/patients/${id}/prescriptions`, { ...order, dose: { ...dose, weekday: 'monday' } });
    expect([alone.status, alone.body.details?.[0]?.path]).toEqual([400, 'dose.weekday']);
    const monday = { ...dose, frequency: 'weekly', weekday: 'monday', dispense: { quantity: 4, unit: 'tablet' } };
    const weekly = await send('POST', `/patients/${id}/prescriptions`, { ...order, dose: monday, signature: signed });
    expect(weekly.body).toMatchObject({
      status: 'active',
      doseText: { en: '1 tablet by mouth once a week on Monday', ar: 'قرص واحد عن طريق الفم مرة واحدة أسبوعياً يوم الاثنين' },
    });
    expect((await record(id)).medicalInfo.medications).toEqual(['Methotrexate 2.5 mg tablet: 1 tablet by mouth once a week on Monday']);
  });

  it('favorites are a prescriber’s own', async () => {
    const before = (await send('GET', '/prescriptions/favorites')).body;
    const saved = await send('PUT', '/prescriptions/favorites', { favorites: [{ drug, dose }] }, { ifMatch: before.version });
    expect(saved.body).toMatchObject({ version: before.version + 1, favorites: [{ drug: { name: { en: 'Amlodipine' } } }] });
    expect((await send('PUT', '/prescriptions/favorites', { favorites: [] }, { ifMatch: before.version })).status).toBe(412);
  });

  it('usual doses are the clinic’s: each keeps who signed it, and a changed one is signed again', async () => {
    const path = '/prescriptions/usual-doses';
    const usual = { drug, dose, indication: 'Hypertension' };
    const first = await send('PUT', path, { usualDoses: [usual] }, { ifMatch: 0 });
    expect(first.body).toMatchObject({ version: 1, usualDoses: [{ indication: 'Hypertension', drug: { name: { en: 'Amlodipine' } } }] });
    const [signed] = first.body.usualDoses;
    expect(signed.signedBy.name.en).toBe('Dr. Huda Al-Naimi');
    // Who signs no ages means adults.
    expect(signed.ages).toEqual({ fromMonths: 18 * 12 });
    const second = { ...usual, indication: 'Angina', ages: { fromMonths: 12 * 12, toMonths: 17 * 12 + 11 } };
    const both = (await send('PUT', path, { usualDoses: [second, usual] }, { ifMatch: 1 })).body.usualDoses;
    expect(both[1]).toEqual(signed);
    expect(both[0].signedAt > signed.signedAt).toBe(true);
    // A changed dose is another one.
    const twice = { ...usual, dose: { ...dose, frequency: 'twice' } };
    const changed = await send('PUT', path, { usualDoses: [second, twice] }, { ifMatch: 2 });
    expect(changed.body.usualDoses[0]).toEqual(both[0]);
    expect(changed.body.usualDoses[1].signedAt > both[0].signedAt).toBe(true);
    expect((await send('PUT', path, { usualDoses: [] }, { ifMatch: 1 })).status).toBe(412);
    const unknown = { ...usual, drug: { ingredientId: 'no-such-medicine' } };
    const refused = await send('PUT', path, { usualDoses: [unknown] }, { ifMatch: 3 });
    expect([refused.status, refused.body.details[0].path]).toEqual([400, 'usualDoses.0.drug.ingredientId']);
    const { access: nurse } = await signIn('nurse@afiya.example', password);
    expect((await send('PUT', path, { usualDoses: [] }, { ifMatch: 3, token: nurse })).status).toBe(403);
    expect((await send('GET', path)).body).toEqual(changed.body);
  });
});
