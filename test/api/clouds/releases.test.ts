import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { doubtOf } from '#contract/patient/despite.ts';
import { startDynamodb } from '../../../local/storage/dynamodb-engine.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { freePort } from '../../own-table.ts';
import { type Kept, type Served, root, serve, unpack } from '../../releases/archive.ts';
import { type Ask, type Who, peopleOf } from '../../releases/people.ts';
import { type Readings, lackingIn, readAll, rowsOf } from '../../releases/reading.ts';
import { work } from '../../releases/work.ts';

/** The kept releases, with the requests that are refused today on purpose. */
const releases: readonly (readonly [name: string, refused: RegExp | undefined])[] = [
  // A visit's note is read by those who write in charts, and the staff are listed for the staff.
  ['b35bb168', /^(?:laboratory|reception|secondLaboratory) GET \/patients\/\w+\/encounters\/|^patient GET \/staff$/],
  ['f1d58097', undefined],
];
/**
 * Facts of the moment, and of what is answered by pages now, which have a total and say by a cursor that there is more; a day's canceled
 * appointments were not counted.
 */
const isPassing = (request: string, fact: string): boolean =>
  /^(?:upcomingAppointments|lastSignInAt|hasMore)=/.test(fact) ||
  (/\/laboratory\/(?:orders|inbox)$/.test(request) && fact.startsWith('count=')) ||
  (request.includes('/appointments/free') && fact.startsWith('id=')) ||
  (request.includes('GET /appointments') && fact === 'cancelled=0');

const minute = 60_000;

type Items = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
/** Every item of a state's clinical table, by key. */
async function itemsOf(state: string): Promise<Items> {
  const engine = await startDynamodb('dynoxide', join(state, 'dynamodb'), await freePort());
  const database = databaseOf({ dynamodbEndpoint: engine.endpoint });
  const items = new Map<string, Record<string, unknown>>();
  for await (const { Items: page = [] } of paginateScan({ client: database }, { TableName: tableNames()['Clinical'] }))
    for (const item of page) items.set(`${item['pk']} ${item['sk']}`, item);
  database.destroy();
  await engine.stop();
  return items;
}

/** Whether a value is in another, which may say more of the same objects. */
function isWithin(value: unknown, other: unknown): boolean {
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null) return isDeepStrictEqual(other, value);
  if (Array.isArray(value) && Array.isArray(other) && value.length !== other.length) return false;
  const said = new Map<string, unknown>(Object.entries(other));
  return Object.entries(value).every(([name, one]) => said.has(name) && isWithin(one, said.get(name)));
}

const refusal = 'refused';
/** What of some readings is not read any more, by request: it is refused, fails, or some facts are not said. */
function lostSince(before: Readings, now: Readings, isLeftOut: (request: string, fact: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(before)
      .filter(([, { status }]) => status < 300)
      .flatMap(([request, { facts }]): [string, unknown][] => {
        const { status = 0, facts: saidNow = [] } = now[request] ?? {};
        const lost = status === 403 ? [refusal] : status >= 300 ? [`answered ${status}`] : lackingIn(facts, saidNow);
        const unexpected = lost.filter((fact) => !isLeftOut(request, fact));
        return unexpected.length === 0 ? [] : [[request, unexpected]];
      }),
  );
}

describe.each(releases)('a state that the release %s made', (name, refused) => {
  const folder = mkdtempSync(join(tmpdir(), `afiya-${name}-`));
  const state = join(folder, 'state');
  let kept: Kept;
  let served: Served | undefined;
  beforeAll(async () => {
    kept = await unpack(name, folder);
  });
  afterAll(async () => {
    await served?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks a cloud of today's code, or the release's own, some minutes after the state was made. */
  async function started(by: 'today' | 'the release', minutes: number): Promise<Ask> {
    await served?.stop();
    const at = kept.madeAtMs + minutes * minute;
    served = await (by === 'today' ? serve(root, state, at, 0) : serve(join(folder, 'release'), state, at, 'none'));
    return peopleOf(served.place);
  }
  const read = (ask: Ask): Promise<Readings> => readAll(ask, kept.work, qatarDate(new Date(kept.madeAtMs)), kept.names);

  it('is taken over, and everybody reads in it what they read', async () => {
    const before = await itemsOf(state);
    const ask = await started('today', 10);
    expect(served?.printed()).toContain('Data migrations, after the new functions:\n');
    expect(
      lostSince(kept.readings, await read(ask), (request, fact) =>
        fact === refusal ? refused?.test(request) === true : isPassing(request, fact),
      ),
    ).toEqual({});
    await served?.stop();
    served = undefined;
    // The earlier functions find every item as it was, but for what was added to it, and how often a part of a chart was written.
    const after = await itemsOf(state);
    const own = /^(?:MAIL|REQUEST#|SIGN-INS#|USER#\S+ SIGNED-IN)/;
    const moved = [...before].filter(([key, item]) => {
      const now = after.get(key);
      // The facts of search rows are one text, to which today's rules add some.
      if (key.startsWith('SEARCH#')) return now === undefined;
      const isKept = ([attribute, value]: [string, unknown]): boolean =>
        isWithin(value, now?.[attribute]) || (key.endsWith(' CHART') && attribute.endsWith('Version'));
      return !own.test(key) && !Object.entries(item).every(isKept);
    });
    expect(moved.map(([key]) => key)).toEqual([]);
  });

  it('is in lists that the release did not have, and lets everybody work, at each duty', async () => {
    const ask = await started('today', 20);
    expect(served?.printed()).not.toContain('Data migrations');
    const [own = '', second = ''] = kept.work.patientIds;
    const asked = async (who: Who, request: string) => rowsOf((await ask(who, request)).body);
    const ofTheirs = expect.objectContaining({ patient: expect.objectContaining({ id: own }) });
    expect(await asked('doctor', 'GET /prescriptions/repeats')).toContainEqual(ofTheirs);
    expect(await asked('reception', 'GET /appointments/requests')).toContainEqual(ofTheirs);
    expect(await asked('doctor', 'GET /notifications')).not.toEqual([]);
    const seen = await asked('nurse', `GET /patients/${second}`);
    expect(seen.lastVisitAt).toMatch(/^20/);
    const { patients } = await asked('nurse', `GET /patients?search=${seen.personalInfo.phone.slice(-4)}`);
    expect(patients).toContainEqual(expect.objectContaining({ id: second }));
    const clinicianId = kept.work.opened.find((ids) => 'clinicianId' in ids)?.['clinicianId'];
    const day = dayAfter(qatarDate(new Date(kept.madeAtMs)), 1);
    const place = {
      patientId: second,
      clinicianId,
      minutes: 20,
      service: 'consultation',
      date: day,
      time: '05:00',
      despite: doubtOf(seen),
    };
    const made = await ask('reception', 'POST /appointments', place);
    expect([made.status, made.body.code]).toEqual([201, undefined]);
    await work(ask, [own, ...kept.work.patientIds.slice(-2)], new Date(kept.madeAtMs + 20 * minute), 13);
  });

  it('is read by the release itself again, after all this', async () => {
    const ask = await started('the release', 40);
    const worked = [kept.work.patientIds[0] ?? '', ...kept.work.patientIds.slice(-2)];
    const isWorkedOn = (request: string): boolean => worked.some((id) => request.includes(id)) || !/\/patients\/\w{26}/.test(request);
    expect(
      lostSince(kept.readings, await read(ask), (request, fact) => isWorkedOn(request) && !/^(?:refused|answered)/.test(fact)),
    ).toEqual({});
  });
});
