import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { AccessLog } from '#contract/access-log/access-log.ts';
import { careDirectoryKey } from '../../../lambdas/platform/items/care-directory.ts';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, endpoints, tokensOf } from '../client.ts';
import { withQuietCloud } from '../cloud.ts';

withQuietCloud({ unset: careDirectoryKey });

const read = async () => (await call('GET', '/public/care-directory')).body;
const corrected = { ...shippedCareDirectory, services: shippedCareDirectory.services.filter(({ id }) => id !== 'pharmacies') };
const change = async (directory: unknown, { as = 'ADMIN', ifMatch }: { as?: 'ADMIN' | 'CLINICIAN' | 'PATIENT'; ifMatch?: string } = {}) =>
  call('PUT', '/care-directory', {
    token: (await tokensOf(as)).access,
    body: { directory },
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });

it('an administrator corrects the list for everyone, with author and time, and restores the shipped one', async () => {
  expect(await read()).toEqual({ version: 0, directory: null });
  const saved = await change(corrected, { ifMatch: '"0"' });
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"']);
  expect(await read()).toEqual({ version: 1, directory: corrected });
  const database = databaseOf(endpoints());
  const { Item: item } = await database.send(new GetCommand({ TableName: tableNames().Clinical, Key: careDirectoryKey }));
  database.destroy();
  expect(item).toMatchObject({ changedBy: expect.stringMatching(/^[\da-f-]{36}$/), changedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  const log = await call('GET', '/access-log?action=change', { token: (await tokensOf('ADMIN')).access });
  expect(AccessLog.parse(log.body).entries.map(({ actor, patientIds }) => [actor.id, patientIds])).toContainEqual([
    item?.['changedBy'],
    [],
  ]);
  expect((await change(null, { ifMatch: '"1"' })).status).toBe(200);
  expect(await read()).toEqual({ version: 2, directory: null });
});

it("no one else may, and no administrator overwrites another's correction", async () => {
  for (const as of ['CLINICIAN', 'PATIENT'] as const) expect((await change(corrected, { as })).status).toBe(403);
  const { version } = (await change(corrected)).body;
  const stale = await change(null, { ifMatch: `"${version - 1}"` });
  expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([412, 'PRECONDITION_FAILED', version]);
  expect((await read()).version).toBe(version);
});

it('a list without 999 for everyone at any hour is refused, and the previous one stays', async () => {
  const before = await read();
  const services = corrected.services.map((service) => (service.kind === 'ambulance' ? { ...service, ages: { from: 14 } } : service));
  const refused = await change({ ...corrected, services });
  expect([refused.status, refused.body.details]).toEqual([
    400,
    [
      expect.objectContaining({
        path: 'directory.services',
        message: 'The list must keep 999, the only number for an ambulance, and a number for questions, both for everybody at any hour',
      }),
    ],
  ]);
  expect(await read()).toEqual(before);
});
