import { decodeTime, ulid } from 'ulid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownTable } from '../../test/own-table.ts';
import type * as Charts from '../chart/chart-item.ts';
import type { Diagnosed } from '../chart/rules.ts';
import type * as Usages from '#platform/usage.ts';
import type * as Loads from './handler.ts';

vi.stubEnv('DEFAULT_COUNTRY', 'QA');
let table: Awaited<ReturnType<typeof ownTable>>;
let charts: Pick<typeof Charts, 'openChart'>;
let usages: Pick<typeof Usages, 'countingUsage' | 'noUsage'>;
let bulkLoad: (typeof Loads)['handler'];
beforeAll(async () => {
  table = await ownTable('Clinical');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  [charts, usages, { handler: bulkLoad }] = await Promise.all([
    import('../chart/chart-item.ts'),
    import('#platform/usage.ts'),
    import('./handler.ts'),
  ]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await table.close();
});

const { seenProblems } = await import('../chart/rules.ts');
const begunMs = Date.parse('2025-06-02T06:00:00.000Z');
const dayMs = 86_400_000;
const visitsEach = 20;
const illnesses = [
  ['End-stage renal disease', 'N18.6'],
  ['Type 2 diabetes', 'E11.9'],
  ['Hypertension', 'I10'],
  ['Anemia in kidney disease', 'D63.1'],
] as const;

/** A year of dialysis of a patient whose record is loaded: visits in parts, and problems. */
async function course() {
  const at = (day: number): string => ulid(begunMs + day * dayMs);
  const patientId = at(-30);
  const createdAt = new Date(begunMs - 30 * dayMs).toISOString();
  const personalInfo = {
    firstName: 'Noor',
    lastName: 'Al-Ali',
    email: 'noor@example.com',
    phone: '+974 5501 2345',
    dateOfBirth: '1961-02-03',
    gender: 'female',
  };
  const emergencyContact = { name: 'Khalid Al-Ali', relationship: 'brother', phone: '+974 4411 2233' };
  await bulkLoad({ batchId: patientId, patients: [{ id: patientId, createdAt, personalInfo, medicalInfo: { emergencyContact } }] });
  const problems = illnesses.map(([text, icd10], index) => ({ id: at(index), text, icd10 }));
  const visits = Array.from({ length: 110 }, (_, index) => ({
    id: at(3 * index),
    service: 'procedure',
    finishedAt: new Date(begunMs + 3 * index * dayMs + 4 * 3_600_000).toISOString(),
    sections: { objective: 'Dry weight reached, no cramps. '.repeat(150) },
    // Some by the name, some by the code.
    diagnoses: illnesses
      .filter((_one, every) => index % (every + 1) === 0)
      .map(([text, icd10]) => (index % 2 === 0 ? { text } : { text: 'As before', icd10 })),
  }));
  const parts = Array.from({ length: Math.ceil(visits.length / visitsEach) }, (_, index) => ({
    visits: visits.slice(index * visitsEach, (index + 1) * visitsEach),
  }));
  /** Loads a part; the units that it read. */
  const load = async (part: object): Promise<number> => {
    const usage = usages.noUsage();
    const outcome = await usages.countingUsage(usage, () => bulkLoad({ from: 'Former system', histories: [{ patientId, ...part }] }));
    expect(outcome).toMatchObject({ refused: [] });
    return usage.readUnits;
  };
  /** The problems of the chart that were diagnosed, as they count their visits and as a recount does. */
  const counts = async () => {
    const { problems: listed } = (await charts.openChart(patientId)).chart;
    const diagnosed: Diagnosed[] = visits.map(({ id, diagnoses }) => ({ startedAt: new Date(decodeTime(id)).toISOString(), diagnoses }));
    const recounted = seenProblems(
      listed.map((one) => ({ ...one, seen: undefined })),
      diagnosed,
    );
    const of = (all: typeof listed) => Object.fromEntries(all.flatMap(({ text, seen }) => (seen === undefined ? [] : [[text, seen]])));
    return { counted: of(listed), recounted: of(recounted) };
  };
  return { parts, problems: { problems }, load, counts };
}

it('a part of a history reads what it needs itself, however much was loaded before', async () => {
  const { parts, problems, load, counts } = await course();
  await load(problems);
  const units: number[] = [];
  for (const part of parts.filter(({ visits }) => visits.length === visitsEach)) units.push(await load(part));
  expect(units.length).toBeGreaterThan(4);
  const [first = 0] = units;
  expect(units).toEqual(units.map(() => expect.toSatisfy((one: number) => one <= first * 1.1)));
  expect(Object.keys((await counts()).counted).length).toBeGreaterThan(3);
});

it('a problem counts each visit that diagnosed it once, in whatever order the parts come, also one that is repeated or loaded beside others', async () => {
  for (const order of ['problems first', 'problems last', 'problems between', 'all at once']) {
    const { parts, problems, load, counts } = await course();
    if (order === 'problems first') await load(problems);
    const middle = Math.floor(parts.length / 2);
    if (order === 'all at once') await Promise.all([...parts.slice(0, 2), problems, ...parts.slice(2, 3)].map(load));
    for (const [index, part] of parts.toReversed().entries()) {
      if (order === 'problems between' && index === middle) await load(problems);
      await load(part);
      if (index % 2 === 0) await load(part);
    }
    await load(problems);
    const { counted, recounted } = await counts();
    expect([order, Object.keys(counted).length]).toEqual([order, expect.toSatisfy((count: number) => count > 3)]);
    expect([order, counted]).toEqual([order, recounted]);
  }
});
