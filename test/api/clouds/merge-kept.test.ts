import { dirname } from 'node:path';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { ulid } from 'ulid';
import { careKinds } from '#contract/chart/timeline.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { endpoints } from '../client.ts';
import { withQuietCloud } from '../cloud.ts';
import { dayIn, everything, linked, newPatient, seen } from '../linked-people.ts';
import { added, admin, ask, mergeInto, stored, undo } from '../merging.ts';
import { register } from '../register.ts';
import { lineOf } from '../written-logs.ts';

const cloud = withQuietCloud();

const TableName = tableNames().Clinical;

it('deleting the record that stays removes what came, the stub, and what the merge remembered', async () => {
  const database = databaseOf(endpoints());
  const [first, goes, stays] = [await added({ nationalId: '28563498799' }), await added(), await added()];
  await ask('problems.add', { of: { id: goes }, body: { text: 'Gout' } });
  await mergeInto(stays, goes);
  await mergeInto(stays, first);
  // A record that received another within the days of an undo does not go.
  const last = await added();
  const { obstacles } = (await ask('merges.preview', { as: await admin(), of: { id: last, mergedId: stays } })).body;
  expect(obstacles).toMatchObject([{ code: 'recent' }, { code: 'otherWay' }]);
  await ask('patients.delete', { of: { id: stays }, body: { reason: 'Made by a test' } });
  await cloud().invoke('patient-deletions', {});
  const left = await everything(database);
  for (const id of [first, goes, stays]) expect(left.split(id)).toHaveLength(left.includes(`REQUEST#`) ? left.split(id).length : 1);
  expect(left).not.toContain(`PATIENT#${goes}`);
  expect(left).not.toContain(`PATIENT#${stays}`);
  expect(left).not.toContain('28563498799');
  await ask('patients.get', { of: { id: goes }, status: 404 });
  database.destroy();
});

it('after 30 days a merge is not undone, and the number still leads to the record that stays', async () => {
  const database = databaseOf(endpoints());
  const [goes, stays] = [await added(), await added()];
  await mergeInto(stays, goes);
  const Key = { pk: `PATIENT#${stays}`, sk: `MERGED#${goes}` };
  const { Item: remembered } = await database.send(new GetCommand({ TableName, Key }));
  const days = (Number(remembered?.['expiresAtEpochSeconds']) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(34);
  const past = new Date(Date.now() - 1000).toISOString();
  const UpdateExpression = 'SET undoUntil = :past';
  await database.send(new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues: { ':past': past } }));
  const refused = await ask('merges.undo', { as: await admin(), of: { id: stays, mergedId: goes }, status: 409 });
  expect(refused.body.details).toMatchObject([{ code: 'over' }]);
  const [merge] = (await ask('merges.list', { as: await admin(), of: { id: stays } })).body.rows;
  expect(merge).toEqual({ mergedId: goes, mergedAt: expect.any(String), state: 'done', edited: [] });
  // Then the record that stays may go into another, and both numbers lead there.
  const last = await added();
  await mergeInto(last, stays);
  expect((await ask('patients.get', { of: { id: goes }, status: 409 })).body.current).toEqual({ id: last });
  database.destroy();
});

it('a record with 500 entries is merged and comes back whole', async () => {
  const database = databaseOf(endpoints());
  const [goes, stays] = [await added(), await added()];
  const ids = Array.from({ length: 500 }, (_, index) => ulid(Date.UTC(2026, 0, 1) + index));
  const kinds = Object.values(careKinds).map(({ prefix }) => prefix);
  await Promise.all(
    ids.map((id, index) =>
      database.send(
        new PutCommand({
          TableName,
          Item: {
            pk: `PATIENT#${goes}`,
            sk: `${kinds[index % kinds.length]}${id}`,
            id,
            patientId: goes,
            version: 1,
            text: 'x'.repeat(2000),
          },
        }),
      ),
    ),
  );
  const before = await stored(goes);
  const preview = await ask('merges.preview', { as: await admin(), of: { id: stays, mergedId: goes } });
  // A megabyte at once: both records, their pages, and the days; then the event of the access log.
  expect((await lineOf(preview, dirname(cloud().codesFile))).roundTrips).toBeLessThanOrEqual(6);
  await mergeInto(stays, goes);
  expect(Object.keys(await stored(goes))).toEqual(['MERGED']);
  expect(Object.keys(await stored(stays)).filter((sk) => ids.some((id) => sk.endsWith(id)) && !sk.startsWith('MERGED'))).toHaveLength(500);
  await undo(stays, goes);
  expect(await stored(goes)).toEqual(before);
  expect(Object.keys(await stored(stays))).toEqual(['PROFILE']);
  database.destroy();
});

it('an account linked to both sees one record after the merge, and both after the undo', async () => {
  const [goes, stays] = [await newPatient(), await newPatient()];
  const { access: token } = await register({ email: 'carer.of.two@afiya.example', password: 'Calm-Harbour-7' });
  for (const patient of [goes, stays]) await linked(token, patient, { relation: 'carer', until: dayIn(365), reason: 'Helps at home' });
  const before = await stored(goes.id);
  await mergeInto(stays.id, goes.id);
  expect(await seen(token)).toEqual([stays.id]);
  // What happened under the other number is in the account's own log, as of the record that stays.
  const own = (await ask('accessLog.own', { as: token })).body.entries;
  expect(JSON.stringify(own)).not.toContain(goes.id);
  expect(own.filter(({ action }: { action: string }) => action === 'create')).toHaveLength(2);
  await undo(stays.id, goes.id);
  expect(await seen(token)).toEqual([goes.id, stays.id].toSorted());
  expect(await stored(goes.id)).toEqual(before);
});

it('both records have the merge and its undo in the access log', async () => {
  const as = await admin();
  const [goes, stays] = [await added(), await added()];
  await mergeInto(stays, goes);
  await undo(stays, goes);
  for (const patientId of [goes, stays])
    await expect
      .poll(async () =>
        (await ask('accessLog.list', { as, query: `?patientId=${patientId}` })).body.entries
          .map(({ action }: { action: string }) => action)
          .filter((action: string) => action.endsWith('merge')),
      )
      .toEqual(['unmerge', 'merge']);
});
