import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { Timeline } from '#contract/chart/chart.ts';
import { databaseOf, tableNames } from '../database.ts';
import { clinicOf } from './clinic.ts';
import { carers } from './given-care.ts';
import { type Answer, call, endpoints, newPatientBody } from './client.ts';
import { lineOf } from './written-logs.ts';

const { ask, member, patient } = clinicOf();
const tokens: Record<string, { readonly token: string }> = {};
let authorId = '';
let author = '';

const visits = 1000;
const dayMs = 86_400_000;
const first = Date.UTC(2016, 0, 1, 6);
/** The time of the visit with a number, the oldest being 0; visits are three days apart. */
const timeOf = (visit: number): Date => new Date(first + visit * 3 * dayMs);
const idAt = (at: Date, mark: string): string => `${encodeTime(at.getTime())}${mark.padStart(16, '0')}`;

/** What the notes of some visits say, besides the usual. */
const notes: Readonly<Record<number, { readonly plan?: string; readonly diagnosis?: string; readonly addendum?: string }>> = {
  0: { plan: 'Reviewed.\nA-V Fistula created at the left forearm. Sutures out in ten days.' },
  3: { addendum: 'The graft clotted later.' },
  500: { diagnosis: 'Stenosis of the fistula' },
  700: { plan: 'زيارة للمتابعة. تمت معاينة النّاسور الشرياني، وقوة المضخة ٣٠٠.' },
};

async function plant(items: readonly Record<string, unknown>[]): Promise<void> {
  const database = databaseOf(endpoints());
  const [TableName = ''] = [tableNames()['Clinical']];
  for (let from = 0; from < items.length; from += 25)
    await database.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } })) } }),
    );
  database.destroy();
}

/** The items of a visit with its note, its vital signs, an order and, now and then, a prescription. */
function itemsOf(patientId: string, visit: number): Record<string, unknown>[] {
  const pk = `PATIENT#${patientId}`;
  const at = timeOf(visit).toISOString();
  const id = idAt(timeOf(visit), `V${visit}`);
  const { plan = 'Dialysis went well.', diagnosis, addendum } = notes[visit] ?? {};
  const entry = { id, version: 1, patientId, createdBy: authorId, createdAt: at, changedAt: at, startedAt: at, service: 'follow-up' };
  const row = (kind: string, mark: string, en: string, ar: string, later = 0) => {
    const rowAt = new Date(timeOf(visit).getTime() + later).toISOString();
    const rowId = mark === 'V' ? id : idAt(timeOf(visit), `${mark}${visit}`);
    return { pk, sk: `TIMELINE#${rowAt}#${rowId}`, kind, id: rowId, at: rowAt, title: { en, ar }, status: 'finished', by: authorId };
  };
  return [
    row('encounter', 'V', 'Follow-up', 'متابعة'),
    row('vital-signs', 'W', 'Vital signs', 'العلامات الحيوية', 60_000),
    row('laboratory', 'L', 'Creatinine', 'الكرياتينين', 120_000),
    ...(visit === 200 ? [row('prescription', 'P', 'Cinacalcet', 'سيناكالسيت', 180_000)] : []),
    { pk, sk: `ENCOUNTER#${id}`, ...entry, status: 'finished', ...(visit === 40 && { reason: 'Fell at home' }) },
    {
      pk,
      sk: `NOTE#${id}`,
      ...entry,
      encounterId: id,
      status: addendum === undefined ? 'final' : 'amended',
      sections: { plan },
      ...(diagnosis !== undefined && { diagnoses: [{ text: diagnosis, icd10: 'T82.8' }] }),
    },
    ...(addendum === undefined ? [] : [{ pk, sk: `NOTE#${id}#${id}`, id, text: addendum, createdBy: authorId, createdAt: at }]),
  ];
}

let id = '';
beforeAll(async () => {
  for (const name of ['nurse', 'reception', 'dr.huda']) tokens[name] = await member(name);
  const { body: staff } = await ask('CLINICIAN', 'GET', '/staff');
  const huda = staff.rows.find((one: { name: { en: string } }) => one.name.en.includes('Huda'));
  [authorId, author] = [huda.id, huda.name.en];
  id = await patient();
  await plant(Array.from({ length: visits }, (_, visit) => itemsOf(id, visit)).flat());
});

type Query = Readonly<Record<string, string>>;
const answerOf = (query: Query, as = 'nurse', of = id): Promise<Answer> =>
  call('GET', `/patients/${of}/timeline?${new URLSearchParams(query).toString()}`, { token: tokens[as]?.token });

/** What a search finds until it ends, and how many requests it took. */
async function all(query: Query, as?: string) {
  const rows: Timeline['rows'] = [];
  const looked: (string | undefined)[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined && looked.length < 60;) {
    const { body } = await answerOf({ ...query, ...(cursor !== '' && { cursor }) }, as);
    const page = Timeline.parse(body);
    rows.push(...page.rows);
    looked.push(page.searchedBackTo);
    cursor = page.nextCursor;
  }
  return { rows, looked };
}
const daysOf = ({ rows }: { readonly rows: Timeline['rows'] }): string[] => rows.map(({ at }) => at.slice(0, 10));
const dayOf = (visit: number): string => timeOf(visit).toISOString().slice(0, 10);

describe('of ten years', () => {
  it('one kind is read without the others, and up to a day', async () => {
    const answer = await answerOf({ kind: 'encounter', to: dayOf(300) });
    const page = Timeline.parse(answer.body);
    expect(page.rows.map(({ kind }) => kind)).toEqual(Array(25).fill('encounter'));
    expect(daysOf(page)).toEqual(Array.from({ length: 25 }, (_, back) => dayOf(300 - back)));
    expect(page.rows[0]).toMatchObject({ by: authorId, title: { en: 'Follow-up' } });
    expect(await lineOf(answer)).toMatchObject({ readUnits: expect.toSatisfy((units: number) => units <= 4) });
    const mixed = Timeline.parse((await answerOf({ to: dayOf(300) })).body);
    expect(daysOf(mixed)[0]).toBe(dayOf(300));
    expect(new Set(mixed.rows.map(({ kind }) => kind)).size).toBe(3);
  });

  it('of one kind, no entry is missed, and none comes twice', async () => {
    for (const kind of ['laboratory', 'encounter']) {
      const { rows } = await all({ kind, to: dayOf(99) });
      expect(daysOf({ rows })).toEqual(Array.from({ length: 100 }, (_, back) => dayOf(99 - back)));
    }
    expect(daysOf(await all({ kind: 'prescription' }))).toEqual([dayOf(200)]);
  });

  it('words are found in titles, diagnoses, reasons, notes and their addenda, in any case, letter form and digits', async () => {
    const found = async (words: string): Promise<string[]> => daysOf(await all({ words }));
    expect(await found('fistula')).toEqual([dayOf(500), dayOf(0)]);
    expect(await found('FISTULA forearm')).toEqual([dayOf(0)]);
    expect(await found('ناسور')).toEqual([dayOf(700)]);
    expect(await found('الناسور 300')).toEqual([dayOf(700)]);
    expect(await found('clotted')).toEqual([dayOf(3)]);
    expect(await found('fell')).toEqual([dayOf(40)]);
    expect(await found('t82.8')).toEqual([dayOf(500)]);
    expect(await found('cinacalcet')).toEqual([dayOf(200)]);
    expect(await found('nowhere')).toEqual([]);
  });

  it('a search reads a part for each request and says how far back, and shows the sentence that it found', async () => {
    const { rows, looked } = await all({ words: 'fistula' });
    expect(looked.length).toBeLessThanOrEqual(6);
    expect(looked.slice(0, -1).every((day) => day !== undefined && day > timeOf(0).toISOString())).toBe(true);
    expect(looked.at(-1)).toBeUndefined();
    expect(rows.map(({ excerpt }) => excerpt)).toEqual(['Stenosis of the fistula', 'A-V Fistula created at the left forearm.']);
  });

  it('an author is found by name, with words of the same entry', async () => {
    const by = author.replace(/^Dr\. /, '');
    expect(daysOf(Timeline.parse((await answerOf({ words: by })).body))).toHaveLength(25);
    expect(daysOf(await all({ words: `${by} fistula` }))).toEqual([dayOf(500), dayOf(0)]);
  });

  it('who may not read notes finds no words in them', async () => {
    expect(daysOf(await all({ words: 'fistula' }, 'reception'))).toEqual([]);
    expect(daysOf(await all({ words: 't82.8' }, 'reception'))).toEqual([]);
    expect(daysOf(await all({ words: 'cinacalcet' }, 'reception'))).toEqual([dayOf(200)]);
  });

  it('a cursor opens only the list that it came from', async () => {
    const { nextCursor = '' } = Timeline.parse((await answerOf({ kind: 'encounter' })).body);
    const other = await patient();
    for (const query of [{}, { kind: 'laboratory' }, { kind: 'encounter', words: 'fistula' }, { kind: 'encounter', to: dayOf(1) }])
      expect((await answerOf({ ...query, cursor: nextCursor })).body.details[0].path).toBe('cursor');
    expect((await answerOf({ kind: 'encounter', cursor: nextCursor }, 'nurse', other)).status).toBe(400);
  });

  it('entries that come or go meanwhile make no other appear twice or be missed', async () => {
    const one = await patient();
    await plant(Array.from({ length: 40 }, (_, visit) => itemsOf(one, visit)).flat());
    const page = Timeline.parse((await answerOf({}, 'nurse', one)).body);
    await call('POST', `/patients/${one}/problems`, { token: tokens['dr.huda']?.token, body: { text: 'Gout' } });
    const { nextCursor: cursor = '' } = page;
    const next = Timeline.parse((await answerOf({ cursor }, 'nurse', one)).body);
    const ids = [...page.rows, ...next.rows].map(({ id: entry }) => entry);
    expect(new Set(ids).size).toBe(50);
    expect(daysOf(page).at(-1)).toBe(dayOf(31));
    expect(next.rows.slice(0, 3).map(({ at }) => at.slice(0, 10))).toEqual([dayOf(31), dayOf(31), dayOf(30)]);
  });
});

it('an entry in the timeline names its author', async () => {
  const one = (await ask('CLINICIAN', 'POST', '/patients', newPatientBody())).body.id;
  await call('POST', `/patients/${one}/problems`, { token: tokens['dr.huda']?.token, body: { text: 'Gout' } });
  await call('POST', `/patients/${one}/vital-signs`, { token: tokens['nurse']?.token, body: { values: { pulse: 70 } } });
  const { rows } = Timeline.parse((await answerOf({}, 'nurse', one)).body);
  expect(rows.map(({ by }) => by === authorId)).toEqual([false, true]);
  expect(rows.every(({ by }) => by !== undefined)).toBe(true);
});

it('a kind that there is not, an impossible day and words that say nothing are refused by field', async () => {
  const wrong = async (query: Query): Promise<unknown> => (await answerOf(query)).body.details[0].path;
  expect(await wrong({ kind: 'everything' })).toBe('kind');
  expect(await wrong({ to: '2026-02-30' })).toBe('to');
  expect(await wrong({ words: ' ' })).toBe('words');
  expect(Timeline.parse((await answerOf({ words: '—' })).body).rows).toEqual([]);
});

it('what people wrote into entries of every kind is found, the referral’s reason only by who may read notes', async () => {
  const { ask: as, prescribed, ended, vaccinated } = carers();
  const one = (await as('doctor', 'POST', '/patients', newPatientBody())).id;
  const chart = (path: string, body: object, method = 'POST') => as('doctor', method, `/patients/${one}${path}`, body);
  const visit = await chart('/encounters', { service: 'consultation', reason: 'Cough' });
  const day = qatarDate(new Date());
  await chart('/referrals', { encounterId: visit.id, to: 'Hematology', urgency: 'routine', reason: 'Unexplained anemia' });
  await chart('/sick-leaves', { encounterId: visit.id, from: day, until: day, diagnosis: 'Bronchitis' });
  await chart('/problems', { text: 'Gout', note: 'First attack in the left toe' });
  await chart('/allergies', { substance: 'Latex', status: 'confirmed', reaction: 'Facial oedema' });
  await chart('/vital-signs', { values: { pulse: 70 }, note: 'After climbing stairs' });
  await vaccinated(one, 'influenza');
  await ended(one, await prescribed(one), 'stopped');
  const tests = ['potassium', 'sodium', 'creatinine', 'phosphate', 'hemoglobin'];
  await as('doctor', 'POST', '/laboratory/orders', {
    patientId: one,
    status: 'active',
    priority: 'routine',
    tests,
    note: 'Before the session',
  });
  const found = async (words: string, who?: string) =>
    Timeline.parse((await answerOf({ words }, who, one)).body).rows.map(({ kind, excerpt }) => [kind, excerpt]);
  expect(await found('phosphate')).toEqual([['laboratory', 'Phosphate']]);
  expect(await found('haemoglobin')).toEqual([['laboratory', 'Hemoglobin']]);
  expect(await found('before session')).toEqual([['laboratory', 'Before the session']]);
  expect(await found('swollen ankles')).toEqual([['prescription', 'Swollen ankles']]);
  expect(await found('forgets')).toEqual([['prescription', 'Forgets her tablets']]);
  expect(await found('cried')).toEqual([['immunization', 'Cried a lot']]);
  expect(await found('stairs')).toEqual([['vital-signs', 'After climbing stairs']]);
  expect(await found('edema')).toEqual([['allergy', 'Facial oedema']]);
  expect(await found('left toe')).toEqual([['condition', 'First attack in the left toe']]);
  expect(await found('bronchitis')).toEqual([['letter', 'Bronchitis']]);
  expect(await found('anaemia')).toEqual([['letter', 'Unexplained anemia']]);
  expect(await found('anaemia', 'reception')).toEqual([]);
});
