import { BatchWriteItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { dynamodb } from '#platform/dynamodb.ts';
import { log } from '#platform/logger.ts';
import { handler } from './copies.ts';

const client = mockClient(dynamodb);
vi.spyOn(log, 'info').mockImplementation(() => undefined);
beforeEach(() => client.reset());

const fact = { sk: { S: 'event-1' }, at: { S: '2026-03-01T22:30:00.000Z' }, action: { S: 'list' }, actorId: { S: 'user-1' } };
const event = (...ids: string[]) => ({ ...fact, pk: { S: 'DAY#2026-03-02' }, patientIds: { L: ids.map((id) => ({ S: id })) } });
const Keys = { pk: { S: 'DAY#2026-03-02' }, sk: { S: 'event-1' } };
const fromStream = (...images: object[]) => ({
  Records: images.map((NewImage) => ({ eventName: 'INSERT', dynamodb: { Keys, NewImage } })),
});
const written = () =>
  client
    .commandCalls(BatchWriteItemCommand)
    .map(({ args: [{ input }] }) => (input.RequestItems?.['AccessLog'] ?? []).map(({ PutRequest }) => PutRequest?.Item));
const isMark = (batch: ReturnType<typeof written>[number]): boolean => batch[0]?.['pk']?.S === 'BY-ACTION';
/** The copies, without the day's mark. */
const batches = () => written().filter((batch) => !isMark(batch));
const marks = () =>
  written()
    .filter(isMark)
    .map(([mark]) => mark?.['sk']?.S);

const byActor = (...ids: string[]) => ({ ...event(...ids), pk: { S: 'ACTOR#user-1' } });
const byPatient = (id: string) => ({ ...fact, pk: { S: `PATIENT#${id}` } });

it("an event is stored once for its actor and each of its patients, under its id, without an export's filters", async () => {
  client.on(BatchWriteItemCommand).resolves({});
  const details = { M: { asked: { S: 'secret' } } };
  expect(await handler(fromStream({ ...event('p1', 'p2'), details }, event('p3')))).toEqual({ kept: 5 });
  expect(batches()).toEqual([[byActor('p1', 'p2'), byPatient('p1'), byPatient('p2'), byActor('p3'), byPatient('p3')]]);
});

it('an event without patients is stored for its actor only', async () => {
  client.on(BatchWriteItemCommand).resolves({});
  expect(await handler(fromStream({ ...fact, pk: { S: 'DAY#2026-03-02' } }))).toEqual({ kept: 1 });
  expect(batches()).toEqual([[{ ...fact, pk: { S: 'ACTOR#user-1' } }]]);
});

it('a changed or removed event is reported, and its copies stay unchanged', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const changed = { eventName: 'MODIFY', dynamodb: { Keys, NewImage: event('another') } };
  const removed = { eventName: 'REMOVE', dynamodb: { Keys } };
  expect(await handler({ Records: [changed, removed] })).toEqual({ kept: 0 });
  expect(batches()).toEqual([]);
  expect(error.mock.calls).toEqual(
    ['MODIFY', 'REMOVE'].map((code) => ['access-log-changed', { code, day: 'DAY#2026-03-02', eventId: 'event-1' }]),
  );
});

it('unprocessed writes are retried, and a final failure throws, so that the stream delivers again', async () => {
  client
    .on(BatchWriteItemCommand)
    .resolvesOnce({ UnprocessedItems: { AccessLog: [{ PutRequest: { Item: { pk: { S: 'PATIENT#p2' } } } }] } })
    .resolves({});
  await handler(fromStream(event('p1', 'p2')));
  expect(batches()[1]).toEqual([{ pk: { S: 'PATIENT#p2' } }]);
  client.reset();
  client.on(BatchWriteItemCommand).callsFake((input) => ({ UnprocessedItems: input.RequestItems }));
  await expect(handler(fromStream(event('p1')))).rejects.toThrow('does not take');
});

it('a day is replayed from its events, page by page', async () => {
  client
    .on(QueryCommand)
    .resolvesOnce({ Items: [event('p1')], LastEvaluatedKey: { pk: { S: 'DAY#2026-03-02' }, sk: { S: 'event-1' } } })
    .resolves({ Items: [event('p2')] });
  client.on(BatchWriteItemCommand).resolves({});
  expect(await handler({ replay: '2026-03-02' })).toEqual({ kept: 4 });
  expect(client.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input.ExpressionAttributeValues)).toEqual(
    Array.from({ length: 2 }, () => ({ ':day': { S: 'DAY#2026-03-02' } })),
  );
  await expect(handler({ replay: 'yesterday' })).rejects.toThrow();
});

it('what is done seldom is found by its action too: on its day, of its actor and of each patient', async () => {
  client.on(BatchWriteItemCommand).resolves({});
  const asked = { ...event('p1'), action: { S: 'export-asked' } };
  expect(await handler(fromStream(asked))).toEqual({ kept: 5 });
  expect(batches()[0]?.map((item) => item?.['pk']?.S)).toEqual([
    'ACTOR#user-1',
    'PATIENT#p1',
    'ACTION#export#ACTOR#user-1',
    'ACTION#export#PATIENT#p1',
    'ACTION#export#DAY#2026-03-02',
  ]);
});

it('each day on which events are copied is marked once, and a day that is replayed is not', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T20:00:00.000Z'), toFake: ['Date'] });
  client.on(BatchWriteItemCommand).resolves({});
  client.on(QueryCommand).resolves({ Items: [event('p1')] });
  for (const now of ['2026-03-02T20:00:00.000Z', '2026-03-02T20:30:00.000Z', '2026-03-02T21:30:00.000Z']) {
    vi.setSystemTime(now);
    await handler({ replay: '2026-02-01' });
    await handler(fromStream(event('p1')));
  }
  vi.useRealTimers();
  expect(marks()).toEqual(['2026-03-02', '2026-03-03']);
});
