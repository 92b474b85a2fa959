import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { databaseOf, tableNames } from '../../database.ts';
import { kindOf, mergeKinds } from '../../../lambdas/records/merge-kinds.ts';
import { endpoints, signIn, tokensOf } from '../client.ts';
import { withQuietCloud } from '../cloud.ts';
import { workOfTheClinic } from '../clinic-work.ts';
import { everything } from '../linked-people.ts';
import { added, admin, ask, mergeInto, order, shown, stored, undo } from '../merging.ts';

const cloud = withQuietCloud();

const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
const prescribed = async (id: string, ingredientId: string, strength: string): Promise<string> => {
  const drug = { ingredientId, form: 'tablet', strength };
  const { checks, lists } = (await ask('prescriptions.check', { of: { id }, body: { drug } })).body;
  const answers = checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Seen' }));
  return (await ask('prescriptions.create', { of: { id }, body: { drug, dose, signature: { lists, answers } } })).body.id;
};

/** An order with a result that waits for the second person. */
async function unverified(patientId: string): Promise<void> {
  const { id: orderId } = (await ask('laboratory.order', { body: { patientId, priority: 'routine', status: 'active', tests: ['sodium'] } }))
    .body;
  const of = { id: patientId, orderId };
  const as = (await signIn('lab@afiya.example', 'Clinic-Demo-2025!', endpoints())).access;
  await ask('laboratory.collect', { of, body: { specimen: 'serum' } });
  await ask('laboratory.receive', { of, as, body: { specimen: 'serum', status: 'received' } });
  await ask('laboratory.enter', { of, as, body: { results: [{ test: 'sodium', value: 139, unit: 'mmol/L' }] } });
}

/** What the stored kinds of a record are. */
const kindsIn = (items: Record<string, unknown>): string[] => [...new Set(Object.keys(items).map((sk) => kindOf(sk) ?? sk))].toSorted();
/** What ends with a merge, or only counts: codes for linking, counters, sheets, and the versions of a chart. */
const lasting = (items: Record<string, Record<string, unknown>>): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(items)
      .filter(([sk]) => !/^(LINKCODE#|ASKED|PROPOSALS|SHEET#|PROFILE$|CHART)/.test(sk))
      .map(([sk, item]) => {
        if (sk.startsWith('NOTIFIED#')) {
          const { pk, sk: id } = z.parse(z.object({ pk: z.string(), sk: z.string() }), item['besides']);
          return [`${pk} ${id}`, {}];
        }
        const { version, ...rest } = item;
        // A coming appointment gets the name of the record into which it came, and its own again: each is a version.
        return [sk, sk.startsWith('APPOINTMENT#') ? rest : { ...rest, version }];
      }),
  );

/** The partitions of papers, notifications and accounts that name a patient. */
async function namedElsewhere(patientId: string): Promise<string[]> {
  const database = databaseOf(endpoints());
  const all: readonly Record<string, unknown>[] = JSON.parse(await everything(database));
  database.destroy();
  return all
    .filter((item) => item['patientId'] === patientId && /^(PAPER|NOTIFICATIONS|USER)#/.test(String(item['pk'])))
    .map(({ pk }) => String(pk));
}

it('everything of one record moves into the other, and an undo gives every record its own again', async () => {
  const goes = await added({ firstName: 'Mariam', lastName: 'Al-Kuwari', nameArabic: 'مريم الكواري', nationalId: '28563498761' });
  const stays = await added({ firstName: 'Maryam', lastName: 'Alkuwari', nameArabic: 'مريم الكواري' });
  await workOfTheClinic(ask, endpoints(), { id: goes });
  // What is open, unread and ahead, on both.
  for (const id of [goes, stays]) {
    const [{ id: clinicianId }] = (await ask('clinicians.list')).body.rows;
    await ask('appointments.wait', { body: { patientId: id, clinicianId, minutes: 20, service: 'consultation' } });
    await ask('vitalSigns.record', { of: { id }, body: { values: { pulse: 88, weight: id === goes ? 61 : 60 }, confirmed: true } });
    await ask('problems.add', { of: { id }, body: { text: id === goes ? 'Eczema' : 'Asthma' } });
    await ask('allergies.record', { of: { id }, body: { substance: id === goes ? 'Latex' : 'Penicillin', reaction: 'Hives' } });
    await ask('immunizations.record', {
      of: { id },
      body: { status: 'completed', vaccine: 'mmr', on: '2020-01-02', dose: 1, elsewhere: true },
    });
    await prescribed(id, id === goes ? 'loratadine' : 'amlodipine', id === goes ? '10 mg' : '5 mg');
    await ask('laboratory.order', { body: { patientId: id, priority: 'routine', status: 'active', tests: ['hba1c'] } });
    await unverified(id);
  }
  const before = { goes: await shown(goes), stays: await shown(stays) };
  const items = { goes: await stored(goes), stays: await stored(stays) };
  const lists = async (): Promise<string> =>
    JSON.stringify(
      await Promise.all([
        ask('appointments.waiting'),
        ask('laboratory.bench'),
        ask('alerts.list'),
        ask('notes.unsigned'),
        ask('patients.list', { query: '?search=kuwari' }),
      ]).then((all) => all.map(({ body }) => body)),
    );
  const total = async (): Promise<number> => (await ask('patients.stats')).body.totalPatients;
  const counted = await total();
  expect(await lists()).toContain(goes);

  const { body: preview } = await ask('merges.preview', { as: await admin(), of: { id: stays, mergedId: goes } });
  expect(preview.obstacles).toEqual([]);
  expect(preview.filled).toContain('nationalId');
  expect(preview.differing).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email']));
  expect(preview.warnings).toEqual(['accounts']);
  const { body: done } = await mergeInto(stays, goes, { more: { fromOther: ['firstName'] } });
  expect(done).toMatchObject({ mergedId: goes, state: 'done', name: { firstName: 'Mariam' } });

  // Nothing is left of the record that went but where it is.
  expect(Object.keys(await stored(goes))).toEqual(['MERGED']);
  const after = await shown(stays);
  expect(after['record']).toMatchObject({ personalInfo: { firstName: 'Mariam', lastName: 'Alkuwari', nationalId: '28563498761' } });
  const ids = (of: unknown): string[] =>
    [...JSON.stringify(of).matchAll(/"id":"([^"]+)"/g)]
      .map(([, id]) => String(id))
      .filter((id) => id !== goes && id !== stays)
      .toSorted();
  for (const route of Object.keys(after).filter((one) => !['record', 'chart.timeline', 'links.ofPatient'].includes(one)))
    expect([route, ids(after[route])]).toEqual([route, [...ids(before.goes[route]), ...ids(before.stays[route])].toSorted()]);
  expect(await lists()).not.toContain(goes);
  expect(await lists()).toContain(stays);
  expect(await total()).toBe(counted - 1);
  // Every entry that was there is here, unchanged but for the patient's number.
  const moved = await stored(stays);
  for (const [sk, item] of Object.entries(lasting(items.goes))) {
    // A pointer may have another key, and is compared where it leads.
    if (moved[sk] === undefined && sk.includes('NOTIFICATIONS#')) continue;
    const { pk: _, patientId: __, filedUnder: ___, ...was } = item;
    // What is ahead gets the name of the record that stays.
    if (sk.startsWith('APPOINTMENT#')) continue;
    const { pk: ____, patientId: _____, filedUnder: ______, ...is } = moved[sk] ?? {};
    expect([sk, is]).toEqual([sk, was]);
  }
  // The file of the record that went opens under the other, and nothing elsewhere names the record that went.
  const [document] = (await ask('documents.list', { of: { id: stays } })).body.rows;
  const { url } = (await ask('documents.link', { of: { id: stays, entryId: document.id } })).body;
  expect((await fetch(url)).status).toBe(200);
  expect(await namedElsewhere(goes)).toEqual([]);
  expect((await namedElsewhere(stays)).length).toBeGreaterThan(3);

  await undo(stays, goes);
  expect((await namedElsewhere(goes)).length).toBeGreaterThan(3);
  expect(await total()).toBe(counted);
  expect(await shown(goes)).toEqual(before.goes);
  expect(await shown(stays)).toEqual(before.stays);
  expect(lasting(await stored(goes))).toEqual(lasting(items.goes));
  expect(lasting(await stored(stays))).toEqual(lasting(items.stays));
  expect(kindsIn(await stored(stays)).filter((kind) => kind.startsWith('MERGE'))).toEqual([]);
  // Each kind of item is among those that all this wrote, or the list of those that it cannot is wrong.
  const seen = new Set([...Object.keys(items.goes), ...Object.keys(items.stays)].map((sk) => kindOf(sk)));
  const elsewhere = [
    'REMINDED',
    'SYMPTOMS',
    'PROPOSAL',
    'PROPOSALS',
    'MERGE',
    'MERGED',
    'MERGED+',
    'LABCRITICAL',
    'REDSIGNS',
    'REQUESTED',
    'MISSED',
    'LINKCODE',
    'ASKED',
  ];
  expect(Object.keys(mergeKinds).filter((kind) => !seen.has(kind as keyof typeof mergeKinds) && !elsewhere.includes(kind))).toEqual([]);
});

const TableName = tableNames().Clinical;

it('staff who write in a record that was merged are told so, and its number leads to the other', async () => {
  const [goes, stays] = [await added(), await added()];
  const { id: problem } = (await ask('problems.add', { of: { id: goes }, body: { text: 'Gout' } })).body;
  await mergeInto(stays, goes);
  const told = {
    code: 'MERGED',
    current: { id: stays },
    message: 'This record was merged into another one. Nothing was saved.',
  };
  const asked: readonly (readonly [Parameters<typeof ask>[0], Parameters<typeof ask>[1]])[] = [
    ['patients.get', { of: { id: goes } }],
    ['patients.update', { of: { id: goes }, body: { personalInfo: { firstName: 'Late' } } }],
    ['patients.delete', { of: { id: goes }, body: { reason: 'Twice' } }],
    ['chart.get', { of: { id: goes } }],
    ['vitalSigns.record', { of: { id: goes }, body: { values: { pulse: 70 } } }],
    ['problems.change', { of: { id: goes, entryId: problem }, body: { status: 'resolved' } }],
    ['encounters.start', { of: { id: goes }, body: { service: 'consultation' } }],
    ['laboratory.order', { body: { patientId: goes, priority: 'routine', status: 'active', tests: ['hba1c'] } }],
    ['merges.list', { as: await admin(), of: { id: goes } }],
  ];
  for (const [route, request] of asked) expect([route, (await ask(route, { ...request, status: 409 })).body]).toMatchObject([route, told]);
  // Somebody who must not know of the record learns nothing.
  const { access: stranger } = await tokensOf('PATIENT');
  expect((await ask('patients.get', { as: stranger, of: { id: goes }, status: 404 })).body.code).toBe('NOT_FOUND');
  expect((await ask('patients.list', { query: `?search=${goes}` })).body.total).toBe(0);
});

it('only administrators merge, see what a merge would do, and undo it', async () => {
  const [goes, stays] = [await added(), await added()];
  const body = await order(stays, goes);
  const { access: nurse } = await signIn('nurse@afiya.example', 'Clinic-Demo-2025!').catch(() => tokensOf('CLINICIAN'));
  for (const as of [nurse, (await tokensOf('CLINICIAN')).access, (await tokensOf('PATIENT')).access]) {
    await ask('merges.preview', { as, of: { id: stays, mergedId: goes }, status: 403 });
    await ask('merges.make', { as, of: { id: stays }, body, status: 403 });
    await ask('merges.list', { as, of: { id: stays }, status: 403 });
    await ask('merges.undo', { as, of: { id: stays, mergedId: goes }, status: 403 });
  }
  expect((await ask('patients.get', { of: { id: goes } })).body.id).toBe(goes);
});

it('what contradicts is refused or has to be confirmed', async () => {
  const as = await admin();
  const codes = async (stays: string, goes: string): Promise<string[]> => {
    const { body } = await ask('merges.preview', { as, of: { id: stays, mergedId: goes } });
    const refused = await ask('merges.make', { as, of: { id: stays }, body: await order(stays, goes), status: 409 });
    expect(refused.body).toMatchObject({ code: 'NOT_ALLOWED_NOW', details: body.obstacles });
    return body.obstacles.map(({ code }: { code: string }) => code);
  };
  expect(await codes(await added({ nationalId: '28563498761' }), await added({ nationalId: '29063498762' }))).toEqual(['qids']);
  expect(await codes(await added({}, { bloodType: 'A+' }), await added({}, { bloodType: 'O-' }))).toEqual(['bloodTypes']);
  const visited = await added();
  const { id: entryId } = (await ask('encounters.start', { of: { id: visited }, body: { service: 'consultation' } })).body;
  expect(await codes(await added(), visited)).toEqual(['openVisit', 'otherWay']);
  await ask('encounters.finish', { of: { id: visited, entryId } });

  const stays = await added({ dateOfBirth: '1985-03-14' }, { allergyStatus: 'none-known' });
  const goes = await added({ dateOfBirth: '1985-03-15', gender: 'male' }, { allergies: ['Penicillin'], allergyStatus: 'listed' });
  const body = await order(stays, goes);
  expect(body['confirmed']).toEqual(
    ['dateOfBirth', 'gender', 'name', 'allergies'].filter((one) => one !== 'name' || (body['confirmed'] as string[]).includes('name')),
  );
  const unconfirmed = await ask('merges.make', { as, of: { id: stays }, body: { ...body, confirmed: ['gender'] }, status: 400 });
  expect(unconfirmed.body.details).toMatchObject([{ path: 'confirmed', code: 'unconfirmed' }]);
  // What was seen is not what is there now.
  await ask('patients.update', { of: { id: goes }, body: { personalInfo: { phone: '+974 5511 2233' } } });
  await ask('merges.make', { as, of: { id: stays }, body, status: 412 });
  await mergeInto(stays, goes);
  const { medicalInfo, personalInfo } = (await ask('patients.get', { of: { id: stays } })).body;
  expect(medicalInfo).toMatchObject({ allergies: ['Penicillin'], allergyStatus: 'listed' });
  expect(personalInfo).toMatchObject({ dateOfBirth: '1985-03-14', gender: 'female' });
  await undo(stays, goes);
  expect((await ask('patients.get', { of: { id: stays } })).body.medicalInfo).toMatchObject({ allergies: [], allergyStatus: 'none-known' });
});

it('an undo leaves what was added since, and what was edited', async () => {
  const [goes, stays] = [await added({ nameArabic: 'ليلى' }), await added({ nameArabic: '' })];
  const { id: came } = (await ask('problems.add', { of: { id: goes }, body: { text: 'Gout' } })).body;
  const given = await prescribed(goes, 'loratadine', '10 mg');
  await mergeInto(stays, goes, { more: { fromOther: ['phone'] } });
  await ask('problems.add', { of: { id: stays }, body: { text: 'Added since' } });
  await ask('problems.change', { of: { id: stays, entryId: came }, body: { note: 'Seen again' } });
  await ask('allergies.record', { of: { id: stays }, body: { substance: 'Latex' } });
  await ask('prescriptions.change', { of: { id: stays, prescriptionId: given }, body: { status: 'stopped', reason: 'Drowsy' } });
  await ask('patients.update', { of: { id: stays }, body: { personalInfo: { phone: '+974 5500 0001' } } });
  const [merge] = (await ask('merges.list', { as: await admin(), of: { id: stays } })).body.rows;
  expect(merge.edited).toEqual(['phone']);
  await undo(stays, goes);
  const [mine, theirs] = [await shown(stays), await shown(goes)];
  expect(mine['record']).toMatchObject({
    personalInfo: { phone: '+974 5500 0001' },
    medicalInfo: { allergies: ['Latex'], medications: [] },
  });
  expect(mine['record']).not.toMatchObject({ personalInfo: { nameArabic: 'ليلى' } });
  expect(mine['chart']).toMatchObject({ problems: [{ text: 'Added since' }] });
  expect(theirs['chart']).toMatchObject({ problems: [{ id: came, note: 'Seen again' }] });
  expect(theirs['record']).toMatchObject({ personalInfo: { nameArabic: 'ليلى' }, medicalInfo: { medications: [] } });
});

it('a merge, or an undo, that stopped at any step is finished by the scheduled run', async () => {
  const database = databaseOf(endpoints());
  const finish = () => cloud().invoke('patient-deletions', {});
  const goes = await added();
  const stays = await added();
  for (const text of ['Gout', 'Asthma', 'Eczema']) await ask('problems.add', { of: { id: goes }, body: { text } });
  await ask('vitalSigns.record', { of: { id: goes }, body: { values: { pulse: 70 } } });
  const before = { goes: await shown(goes), stays: await shown(stays) };
  const items = await stored(goes);
  await mergeInto(stays, goes);
  const after = await shown(stays);
  const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
  const mark = (does: string) =>
    database.send(new PutCommand({ TableName, Item: { pk: 'MERGES', sk: stays, run: ulid(), goes, does, expiresAt } }));
  // As if it had stopped after each number of moves: so many entries are still under the record that went.
  const moved = Object.keys(items).filter((sk) => !['PROFILE', 'CHART'].includes(sk));
  for (let left = 1; left <= moved.length; left += 1) {
    for (const sk of moved.slice(-left)) await database.send(new PutCommand({ TableName, Item: items[sk] }));
    await mark('merge');
    await finish();
    expect(await shown(stays)).toEqual(after);
    expect(Object.keys(await stored(goes))).toEqual(['MERGED']);
  }
  // While one runs, no other begins, and neither record is deleted.
  await mark('undo');
  await ask('patients.delete', { of: { id: stays }, body: { reason: 'Twice' }, status: 409 });
  await ask('merges.make', { as: await admin(), of: { id: stays }, body: await order(stays, await added()), status: 409 });
  await ask('merges.undo', { as: await admin(), of: { id: stays, mergedId: goes }, status: 409 });
  await finish();
  expect(await shown(goes)).toEqual(before.goes);
  expect(await shown(stays)).toEqual(before.stays);
  expect(JSON.stringify(await stored(stays))).not.toContain(goes);
  // Repeated after its end, it changes nothing.
  await mark('undo');
  await finish();
  expect(await shown(goes)).toEqual(before.goes);
  database.destroy();
});

it('of two merges, or a merge and an edit, at once, one is refused and nothing is lost', async () => {
  const as = await admin();
  const [goes, stays, third] = [await added(), await added(), await added()];
  const body = await order(stays, goes);
  const other = await order(third, goes);
  const answers = await Promise.all([
    ask('merges.make', { as, of: { id: stays }, body, key: 'merge:same-1' }).then(
      ({ status }) => status,
      () => 0,
    ),
    ask('merges.make', { as, of: { id: stays }, body, key: 'merge:same-1' }).then(
      ({ status }) => status,
      () => 0,
    ),
    ask('merges.make', { as, of: { id: third }, body: other }).then(
      ({ status }) => status,
      () => 0,
    ),
  ]);
  // The same request twice is one merge; of two different ones, one wins.
  expect([
    [200, 200, 0],
    [0, 0, 200],
  ]).toContainEqual(answers);
  const winner = answers[2] === 200 ? third : stays;
  expect((await ask('patients.get', { of: { id: goes }, status: 409 })).body.current).toEqual({ id: winner });

  const [one, two] = [await added(), await added()];
  const edits = Array.from({ length: 8 }, (_, index) => `Problem ${index}`);
  const merging = mergeInto(two, one);
  const done = await Promise.all(
    edits.map((text) =>
      ask('problems.add', { of: { id: one }, body: { text } }).then(
        () => text,
        () => undefined,
      ),
    ),
  );
  // A merge of what changed since it was seen is refused; so it is asked for again.
  await merging.catch(() => mergeInto(two, one));
  const { rows: problems } = (await ask('problems.list', { of: { id: two } })).body;
  const kept = problems.map(({ text }: { text: string }) => text).toSorted();
  expect(kept).toEqual(done.filter((text) => text !== undefined).toSorted());
});
