import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { type RouteId, routes } from '#contract/routes/table.ts';
import { databaseOf } from '../database.ts';
import { type Answer, call, newPatientBody, signIn, tokensOf } from './client.ts';
import { type Asked, workOfTheClinic } from './clinic-work.ts';
import { withCloud } from './cloud.ts';
import { everything } from './linked-people.ts';

const endpoints = withCloud();

const personal = {
  firstName: 'Zubaydah',
  lastName: 'Quillmark',
  nameArabic: 'زبيدة القلمية',
  phone: '+974 5512 9876',
  nationalId: '28563498761',
};
/** What identifies the patient, in the forms in which it is stored and searched. */
const traces = (id: string, email: string): readonly string[] =>
  [id, email, ...Object.values(personal), 'زبيده', '55129876'].map((one) => one.toLowerCase());

const ask = async (id: RouteId, { of = {}, query = '', body, as, key }: Asked = {}): Promise<Answer> => {
  const route = routes[id];
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of[name] ?? '');
  const token = as ?? (await tokensOf('CLINICIAN')).access;
  const headers = key === undefined ? {} : { 'x-request-id': key };
  const answer = await call(route.method, `${path}${query}`, { token, body, headers });
  expect([id, answer.status]).toEqual([id, route.success.status]);
  return answer;
};

/** Leaves something of each kind on every list of the clinic: unfinished, unread, unsigned, to come. */
async function leaveOpen(of: { readonly id: string }, clinicianId: string): Promise<void> {
  const what = { patientId: of.id, minutes: 20, service: 'consultation' };
  await ask('appointments.wait', { body: what });
  const date = dayAfter(qatarDate(new Date()), 1);
  await ask('appointments.book', { body: { ...what, clinicianId, date, time: '11:00' } });
  await ask('vitalSigns.record', { of, body: { values: { pulse: 88 } } });
  await ask('problems.add', { of, body: { text: 'Eczema' } });
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

/** What the clinic's lists hold. */
async function lists(clinicianId: string): Promise<string> {
  const date = dayAfter(qatarDate(new Date()), 1);
  const found = await Promise.all([
    ask('appointments.list', { query: `?date=${date}&clinicianId=${clinicianId}` }),
    ask('appointments.waiting'),
    ask('notes.unsigned'),
    ask('laboratory.bench'),
    ask('laboratory.inbox'),
    ask('alerts.list'),
    ask('patients.list', { query: '?search=zubaydah' }),
    ask('patients.recent'),
  ]);
  return JSON.stringify(found.map(({ body }) => body));
}

it(
  'a deleted patient leaves nothing in the table, on no list and in no count, whatever was kept of them',
  { timeout: 120_000 },
  async () => {
    const database = databaseOf(endpoints());
    const { body: patient } = await ask('patients.create', { body: newPatientBody(personal) });
    const { id, personalInfo } = patient;
    const of = { id };
    const { clinicianId } = await workOfTheClinic(ask, endpoints(), of);
    const total = async (): Promise<number> => (await ask('patients.stats')).body.totalPatients;
    /** What the tallies of the clinician's days count, by status. */
    const tallied = async (): Promise<unknown[]> =>
      z
        .parse(z.array(z.looseObject({ pk: z.string(), sk: z.string() })), JSON.parse(await everything(database)))
        .filter(({ pk, sk }) => pk === 'STATS#APPOINTMENTS' && sk.endsWith(clinicianId))
        .flatMap((counts) => Object.entries(counts).filter(([name, count]) => name !== 'pk' && name !== 'sk' && count !== 0));
    const own = traces(id, personalInfo.email);
    const tracesIn = (text: string): string[] => own.filter((one) => text.toLowerCase().includes(one));
    const before = await total();
    await leaveOpen(of, clinicianId);

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
      'TIMELINE',
    ])
      expect(kept).toContain(`"sk":"${prefix}#`);
    const listed = await lists(clinicianId);
    expect(JSON.parse(listed).map((list: unknown) => tracesIn(JSON.stringify(list)).length > 0)).toEqual(
      Array.from({ length: 8 }, () => true),
    );
    expect(await tallied()).toContainEqual(['booked', 2]);

    await ask('patients.delete', { of });
    expect(tracesIn(await everything(database))).toEqual([]);
    expect(tracesIn(await lists(clinicianId))).toEqual([]);
    expect(await tallied()).toEqual([]);
    expect(await total()).toBe(before - 1);
    database.destroy();
  },
);
