import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { Timeline } from '#contract/chart/chart.ts';
import { GivenDose } from '#contract/chart/immunizations.ts';
import { type Answer, newPatientBody } from './client.ts';
import { clinicOf } from './clinic.ts';

const { ask: asked, member } = clinicOf();
const staff: Record<string, { readonly token: string }> = {};
beforeAll(async () => {
  for (const who of ['dr.huda', 'nurse', 'reception', 'admin']) staff[who] = await member(who);
});
const ask = (as: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  asked(staff[as] ?? 'PATIENT', method, path, body, headers);
const seen = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });
const codeOf = ({ status, body }: Answer): string => `${status} ${body.code}`;
const today = qatarDate(new Date());
const daysAgo = (days: number): string => dayAfter(today, -days);

/** The vaccinations of a new patient. */
async function newCard(): Promise<string> {
  const { body } = await ask('dr.huda', 'POST', '/patients', newPatientBody({ dateOfBirth: '2020-01-31' }));
  return `/patients/${body.id}/immunizations`;
}
const mmr = { status: 'completed', vaccine: 'mmr', dose: 1, on: daysAgo(60), elsewhere: true };
const listOf = async (card: string) => (await ask('reception', 'GET', card)).body.rows;
const timelineOf = async (card: string) => Timeline.parse((await ask('nurse', 'GET', card.replace('immunizations', 'timeline'))).body).rows;
const wrong = async (card: string, body: object): Promise<unknown> =>
  (await ask('nurse', 'POST', card, { ...mmr, ...body })).body.details.map(({ path }: { path: string }) => path);

describe('a dose', () => {
  it('is recorded by a nurse, corrected, and stands in the timeline on its day', async () => {
    const card = await newCard();
    const first = await ask('nurse', 'POST', card, { ...mmr, lot: 'A1', site: 'arm-left', elsewhere: true, note: 'From the card' });
    expect(first).toMatchObject({ status: 201, body: { version: 1, status: 'completed', dose: 1, on: daysAgo(60), elsewhere: true } });
    const entry = `${card}/${first.body.id}`;
    const corrected = await ask('dr.huda', 'PUT', entry, { lot: 'A2', note: null }, seen(1));
    expect(corrected).toMatchObject({ status: 200, body: { version: 2, lot: 'A2', site: 'arm-left', elsewhere: true } });
    expect(corrected.body).not.toHaveProperty('note');
    expect(await ask('nurse', 'PUT', entry, { lot: 'A3' }, seen(1))).toMatchObject({
      status: 412,
      body: { current: { version: 2, lot: 'A2' } },
    });
    const [row] = await timelineOf(card);
    expect(row).toMatchObject({ kind: 'immunization', title: { en: 'MMR (measles, mumps, rubella), dose 1' }, status: 'completed' });
    expect(qatarDate(new Date(row?.at ?? ''))).toBe(daysAgo(60));
    expect(await listOf(card)).toMatchObject([{ lot: 'A2' }]);
  });

  it('similar to an existing one is refused with that one, unless it has a reason', async () => {
    const card = await newCard();
    const { body: first } = await ask('nurse', 'POST', card, mmr);
    const again = (body: object) => ask('nurse', 'POST', card, { ...mmr, ...body });
    // The same number, later; another number, too soon; no number at all.
    for (const repeated of [{ on: today }, { dose: 2, on: daysAgo(40) }, { dose: null, on: daysAgo(80) }]) {
      const refused = await again(repeated);
      expect(codeOf(refused)).toBe('409 DUPLICATE_ENTRY');
      expect(GivenDose.parse(refused.body.current)).toEqual({ id: first.id, vaccine: 'mmr', dose: 1, on: daysAgo(60) });
    }
    expect(await listOf(card)).toHaveLength(1);
    expect((await again({ dose: 2, on: daysAgo(32) })).status).toBe(201);
    const meant = await again({ on: today, repeatReason: 'The first was given too early' });
    expect(meant).toMatchObject({ status: 201, body: { repeatReason: 'The first was given too early' } });
    // Its number may be corrected only to a free one; its other fields at any time.
    const { rows: entries } = (await ask('nurse', 'GET', card)).body;
    const second = entries.find(({ dose }: { dose: number }) => dose === 2);
    expect(codeOf(await ask('nurse', 'PUT', `${card}/${second.id}`, { dose: 1 }, seen(1)))).toBe('409 DUPLICATE_ENTRY');
    expect((await ask('nurse', 'PUT', `${card}/${second.id}`, { lot: 'B7' }, seen(1))).status).toBe(200);
  });

  it('is stored once, if two people record it at once, or a request is sent twice', async () => {
    const card = await newCard();
    const both = await Promise.all([ask('nurse', 'POST', card, mmr), ask('dr.huda', 'POST', card, mmr)]);
    expect(both.map(codeOf).toSorted()).toEqual(['201 undefined', '409 DUPLICATE_ENTRY']);
    const once = { 'x-request-id': `dose:${card.split('/')[2]}` };
    const varicella = { ...mmr, vaccine: 'varicella' };
    const sent = await Promise.all([1, 2].map(() => ask('nurse', 'POST', card, varicella, once)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await listOf(card)).toHaveLength(2);
  });

  it('in error stays with its reason, cannot change, and blocks no other', async () => {
    const card = await newCard();
    const { body: entry } = await ask('nurse', 'POST', card, mmr);
    const marked = await ask('nurse', 'POST', `${card}/${entry.id}/entered-in-error`, { reason: 'Another patient' }, seen(1));
    expect(marked).toMatchObject({ status: 200, body: { status: 'entered-in-error', errorReason: 'Another patient' } });
    expect(codeOf(await ask('nurse', 'PUT', `${card}/${entry.id}`, { lot: 'A1' }))).toBe('409 NOT_ALLOWED_NOW');
    expect((await ask('nurse', 'POST', card, mmr)).status).toBe(201);
    expect((await timelineOf(card)).map(({ status }) => status).toSorted()).toEqual(['completed', 'entered-in-error']);
  });
});

describe('a dose that something speaks against', () => {
  const here = { status: 'completed', on: today, lot: 'A1', site: 'arm-left' };
  const refusedAs = async (card: string, body: object): Promise<unknown> => {
    const { status, body: answer } = await ask('nurse', 'POST', card, { ...here, ...body });
    return [status, ...(answer.details ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)];
  };
  const cardOf = async (personal: Record<string, unknown>): Promise<string> =>
    `/patients/${(await ask('dr.huda', 'POST', '/patients', newPatientBody(personal))).body.id}/immunizations`;

  it('a live vaccine in pregnancy needs a reason, which is kept; another vaccine, and a dose of before, do not', async () => {
    const card = await cardOf({ gender: 'female', dateOfBirth: '1996-03-01' });
    const problems = card.replace('immunizations', 'problems');
    expect((await ask('dr.huda', 'POST', problems, { text: 'Pregnant, 20 weeks' })).status).toBe(201);
    expect(await refusedAs(card, { vaccine: 'mmr' })).toEqual([400, 'cautionReason vaccineInPregnancy']);
    expect(await refusedAs(card, { vaccine: 'influenza', cautionReason: 'None is needed' })).toEqual([201]);
    expect(await refusedAs(card, { vaccine: 'varicella', on: '2010-05-01', elsewhere: true })).toEqual([201]);
    expect(await refusedAs(card, { vaccine: 'mmr', cautionReason: 'Outbreak, discussed' })).toEqual([201]);
    const kept = (await listOf(card)).map(({ vaccine, cautionReason }: Record<string, string>) => [vaccine, cautionReason]);
    expect(kept.toSorted()).toEqual([
      ['influenza', undefined],
      ['mmr', 'Outbreak, discussed'],
      ['varicella', undefined],
    ]);
  });

  it('so does one at too young or too old an age, and a live one near another', async () => {
    const infant = await cardOf({ dateOfBirth: daysAgo(240) });
    expect(await refusedAs(infant, { vaccine: 'mmr' })).toEqual([400, 'cautionReason vaccineTooEarly']);
    expect(await refusedAs(infant, { vaccine: 'hexavalent' })).toEqual([201]);
    const child = await newCard();
    expect(await refusedAs(child, { vaccine: 'rotavirus', site: 'mouth' })).toEqual([400, 'cautionReason vaccineTooLate']);
    expect(await refusedAs(child, { vaccine: 'mmr', on: daysAgo(10) })).toEqual([201]);
    expect(await refusedAs(child, { vaccine: 'varicella' })).toEqual([400, 'cautionReason vaccinesTooClose']);
    expect(await refusedAs(child, { vaccine: 'varicella', on: daysAgo(10) })).toEqual([201]);
  });

  it('a dose given here has lot and site; an older entry without them can be corrected', async () => {
    const card = await newCard();
    expect(await refusedAs(card, { vaccine: 'td', lot: '', site: null })).toEqual([400, 'lot required', 'site required']);
    const { body: entry } = await ask('nurse', 'POST', card, { ...mmr, vaccine: 'influenza' });
    const correct = (body: object) => ask('nurse', 'PUT', `${card}/${entry.id}`, body);
    expect((await correct({ note: 'From the card' })).status).toBe(200);
    expect((await correct({ elsewhere: false })).body.details.map(({ path }: { path: string }) => path)).toEqual(['lot', 'site']);
    expect((await correct({ elsewhere: false, lot: 'B1', site: 'arm-left' })).status).toBe(200);
    expect((await correct({ lot: null })).body.details.map(({ path }: { path: string }) => path)).toEqual(['lot']);
  });
});

describe('a vaccine that was not given', () => {
  it('has a reason, and blocks no dose', async () => {
    const card = await newCard();
    const declined = { status: 'not-done', vaccine: 'mmr', on: today, notGiven: 'declined' };
    expect(await ask('nurse', 'POST', card, declined)).toMatchObject({ status: 201, body: { status: 'not-done', notGiven: 'declined' } });
    expect((await ask('nurse', 'POST', card, { ...mmr, on: today })).status).toBe(201);
    expect((await timelineOf(card)).map(({ title }) => title.en)).toContain('Not given: MMR (measles, mumps, rubella)');
    const { rows: entries } = (await ask('nurse', 'GET', card)).body;
    const { id } = entries.find(({ status }: { status: string }) => status === 'not-done');
    const change = async (body: object) => (await ask('nurse', 'PUT', `${card}/${id}`, body)).body.details?.[0].path;
    expect(await change({ notGiven: null })).toBe('notGiven');
    expect(await change({ lot: 'A1' })).toBe('lot');
    expect(await change({ notGiven: 'unwell' })).toBeUndefined();
  });
});

it('invalid values are refused by field', async () => {
  const card = await newCard();
  expect(await wrong(card, { vaccine: 'aspirin', on: '2026-02-30', dose: 0 })).toEqual(['vaccine', 'on', 'dose']);
  expect(await wrong(card, { on: dayAfter(today, 1) })).toEqual(['on']);
  expect(await wrong(card, { on: '2020-01-30' })).toEqual(['on']);
  expect(await wrong(card, { status: 'entered-in-error' })).toEqual(['status']);
  expect(await wrong(card, { notGiven: 'declined' })).toEqual(['notGiven']);
  expect(await wrong(card, { status: 'not-done' })).toEqual(['notGiven']);
  expect(await wrong(card, { status: 'not-done', notGiven: 'unwell', site: 'mouth' })).toEqual(['site']);
  expect(await wrong(card, { status: 'not-done', notGiven: 'unwell', elsewhere: true })).toEqual(['elsewhere']);
  expect(await listOf(card)).toEqual([]);
  // The day of birth itself is valid.
  expect((await ask('nurse', 'POST', card, { ...mmr, vaccine: 'bcg', on: '2020-01-31' })).status).toBe(201);
});

it('nurses and prescribers write, staff read, patients do neither; it goes with the record', async () => {
  const card = await newCard();
  for (const who of ['reception', 'admin', 'patient']) expect([who, (await ask(who, 'POST', card, mmr)).status]).toEqual([who, 403]);
  expect((await ask('patient', 'GET', card)).status).toBe(403);
  expect((await ask('nurse', 'POST', card, mmr)).status).toBe(201);
  expect((await ask('admin', 'GET', card)).body.rows).toHaveLength(1);
  expect((await ask('dr.huda', 'DELETE', card.replace('/immunizations', ''), { reason: 'Made by a test' })).status).toBe(200);
  expect((await ask('nurse', 'GET', card)).status).toBe(404);
  expect((await ask('nurse', 'POST', card, mmr)).status).toBe(404);
});
