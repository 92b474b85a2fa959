import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { notices } from '#contract/account/notices.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { lastDayAsChild } from '#contract/links/links.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, endpoints } from '../client.ts';
import { withQuietCloud } from '../cloud.ts';
import { enterCode, issue } from '../linking.ts';
import { dayIn, linked, linksOf, newPatient, notesOf, seen, somebody, yearsAgo } from '../linked-people.ts';
import { added, admin, ask, mergeInto, stored, undo } from '../merging.ts';
import { register } from '../register.ts';

withQuietCloud();

const TableName = tableNames().Clinical;
const allergic = async (id: string, severity: string): Promise<string> =>
  (await ask('allergies.record', { of: { id }, body: { substance: 'Penicillin', severity, reaction: 'Hives' } })).body.id;
const allergiesOf = async (id: string) => (await ask('patients.get', { of: { id } })).body.medicalInfo;

it('an allergy that both records had stays listed, at the graver severity, when one of its entries ends', async () => {
  const [goes, stays] = [await added(), await added()];
  const [mild, severe] = [await allergic(stays, 'mild'), await allergic(goes, 'severe')];
  await mergeInto(stays, goes);
  const end = (entryId: string) => ask('allergies.inError', { of: { id: stays, entryId }, body: { reason: 'Entered twice' } });
  await end(mild);
  expect(await allergiesOf(stays)).toMatchObject({
    allergies: ['Penicillin'],
    allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
  });
  const listed = (await ask('allergies.list', { of: { id: stays } })).body.rows;
  expect(listed.find(({ id }: { id: string }) => id === severe).status).toBe('unconfirmed');
  await end(severe);
  expect(await allergiesOf(stays)).toMatchObject({ allergies: [], allergySeverities: [] });
});

it('of two merges into a record the later one is undone first', async () => {
  const [first, second, stays] = [await added(), await added(), await added()];
  await mergeInto(stays, first);
  await mergeInto(stays, second);
  const refused = await ask('merges.undo', { as: await admin(), of: { id: stays, mergedId: first }, status: 409 });
  expect(refused.body.details).toMatchObject([{ code: 'later' }]);
  await undo(stays, second);
  await undo(stays, first);
  for (const id of [first, second, stays]) await ask('patients.get', { of: { id } });
});

it('while a critical result waits, a merge is not undone: those who are told of it would not find it', async () => {
  const [goes, stays] = [await added(), await added()];
  await mergeInto(stays, goes);
  const database = databaseOf(endpoints());
  const Key = { pk: `PATIENT#${stays}`, sk: 'LABCRITICAL#01JDXYZABC0123456789ABCDEH' };
  await database.send(new PutCommand({ TableName, Item: { ...Key, patientId: stays, orderId: '01JDXYZABC0123456789ABCDEH' } }));
  const refused = await ask('merges.undo', { as: await admin(), of: { id: stays, mergedId: goes }, status: 409 });
  expect(refused.body.details).toMatchObject([{ code: 'criticalHere' }]);
  await database.send(new DeleteCommand({ TableName, Key }));
  await undo(stays, goes);
  database.destroy();
});

it('a letter of a visit that came goes back with its line in the history', async () => {
  const [goes, stays] = [await added(), await added()];
  const { id: visit } = (await ask('encounters.start', { of: { id: goes }, body: { service: 'consultation' } })).body;
  await ask('encounters.finish', { of: { id: goes, entryId: visit } });
  await mergeInto(stays, goes);
  const today = qatarDate(new Date());
  const body = { encounterId: visit, from: today, until: dayAfter(today, 1) };
  const { id: letter } = (await ask('letters.certify', { of: { id: stays }, body })).body;
  await undo(stays, goes);
  const linesOf = async (id: string): Promise<string[]> =>
    (await ask('chart.timeline', { of: { id } })).body.rows.map((one: { id: string }) => one.id);
  expect(await linesOf(goes)).toContain(letter);
  expect(await linesOf(stays)).not.toContain(letter);
  expect((await ask('letters.list', { of: { id: goes } })).body.rows).toHaveLength(1);
});

it('access that ended after a merge does not come back with its undo', async () => {
  const [goes, stays] = [await newPatient(), await newPatient()];
  const { access: account } = await register({ email: 'carer.for.a.while@afiya.example', password: 'Calm-Harbour-7' });
  const asCarer = { relation: 'carer', until: dayIn(365), reason: 'Helps at home' } as const;
  await linked(account, goes, asCarer);
  const linkId = await linked(account, stays, asCarer);
  await mergeInto(stays.id, goes.id);
  await ask('links.undo', { of: { id: stays.id, linkId } });
  await undo(stays.id, goes.id);
  expect(await seen(account)).toEqual([]);
  expect(Object.keys(await stored(goes.id)).filter((sk) => sk.startsWith('LINK#'))).toEqual([]);
});

it('staff learn that a record is gone from its appointments too, and not that it has none', async () => {
  const [goes, stays, deleted] = [await added(), await added(), await added()];
  await mergeInto(stays, goes);
  expect((await ask('appointments.ofPatient', { of: { id: goes }, status: 409 })).body).toMatchObject({
    code: 'MERGED',
    current: { id: stays },
  });
  await ask('patients.delete', { of: { id: deleted }, body: { reason: 'Made by a test' } });
  await ask('appointments.ofPatient', { of: { id: deleted }, status: 404 });
  expect((await ask('appointments.ofPatient', { of: { id: stays } })).body).toMatchObject({ coming: [] });
});

it('a link that the birth date which stays does not allow ends with the merge, or earlier', async () => {
  const [bornLater, bornEarlier, grown] = [yearsAgo(10), yearsAgo(13), yearsAgo(36)];
  const [goes, stays] = [await newPatient({ dateOfBirth: bornLater }), await newPatient({ dateOfBirth: grown })];
  const parent = await somebody();
  await linked(parent, goes, { relation: 'parent' });
  const { body: open } = await issue(goes.id, { relation: 'guardian' });
  expect(await seen(parent)).toEqual([goes.id]);
  await mergeInto(stays.id, goes.id);
  expect(await seen(parent)).toEqual([]);
  for (const id of [goes.id, stays.id])
    for (const path of ['', '/portal', '/export?format=pdf'])
      expect((await call('GET', `/patients/${id}${path}`, { token: parent })).status).toBe(404);
  expect(await linksOf(stays.id)).toEqual({ links: [], codes: [] });
  expect((await notesOf(parent))[0]).toBe(notices.careLinkUndone.en);
  expect((await enterCode(await somebody(), open.code, bornLater)).status).toBe(404);

  // Of two children the link ends when the one that stays comes of age; of one birth date, nothing changes.
  for (const [born, until] of [
    [bornLater, lastDayAsChild(bornEarlier)],
    [bornEarlier, lastDayAsChild(bornEarlier)],
  ] as const) {
    const [child, older] = [await newPatient({ dateOfBirth: born }), await newPatient({ dateOfBirth: bornEarlier })];
    await linked(parent, child, { relation: 'parent' });
    await mergeInto(older.id, child.id);
    expect((await linksOf(older.id)).links).toMatchObject([{ relation: 'parent', until }]);
    expect(await seen(parent)).toContain(older.id);
  }
});

it('the whole birth date is kept instead of an estimate, and links of both records end by it; the undo brings the estimate back', async () => {
  const [born, older] = [yearsAgo(10), yearsAgo(12)];
  const [goes, stays] = [await newPatient({ dateOfBirth: older }), await newPatient({ dateOfBirth: born })];
  for (const child of [goes, stays]) await linked(await somebody(), child, { relation: 'parent' });
  const of = { id: stays.id };
  await ask('patients.update', { of, body: { personalInfo: { dateOfBirthAccuracy: 'estimated' } } });
  const untils = async () => (await linksOf(stays.id)).links.map(({ until }: { until?: string }) => until);
  const personal = async () => (await ask('patients.get', { of })).body.personalInfo;
  expect(await untils()).toEqual([lastDayAsChild(`${born.slice(0, 4)}-01-01`)]);
  await mergeInto(stays.id, goes.id);
  expect(await personal()).toMatchObject({ dateOfBirth: older });
  expect(await personal()).not.toHaveProperty('dateOfBirthAccuracy');
  expect(await untils()).toEqual([lastDayAsChild(older), lastDayAsChild(older)]);
  await undo(stays.id, goes.id);
  expect(await personal()).toMatchObject({ dateOfBirth: `${born.slice(0, 4)}-07-01`, dateOfBirthAccuracy: 'estimated' });
});

it('a request that was set aside gives way to a later one, and the undo ends', async () => {
  const [goes, stays] = [await added(), await added()];
  const database = databaseOf(endpoints());
  const plant = (id: string, prescriptionId: string, more: object = {}) =>
    database.send(
      new PutCommand({
        TableName,
        Item: {
          pk: `PATIENT#${id}`,
          sk: 'REPEAT#metformin',
          version: 1,
          medicine: 'metformin',
          prescriptionId,
          state: 'declined',
          ...more,
        },
      }),
    );
  await plant(goes, 'of-goes');
  await plant(stays, 'of-stays');
  // An entry of the record that goes, on which the later request hangs.
  const { id: prescription } = (await ask('problems.add', { of: { id: goes }, body: { text: 'Diabetes' } })).body;
  await mergeInto(stays, goes);
  await plant(stays, prescription, { version: 2 });
  await undo(stays, goes);
  expect((await ask('merges.list', { as: await admin(), of: { id: stays } })).body.rows).toEqual([]);
  expect((await stored(goes))['REPEAT#metformin']).toMatchObject({ prescriptionId: prescription, version: 2 });
  database.destroy();
});
