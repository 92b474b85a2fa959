import { setTimeout as wait } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  QueryCommand,
  type QueryCommandOutput,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { accessLogKey } from '#platform/access-log.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { log } from '#platform/logger.ts';
import { parts } from '#platform/parts.ts';
import { foundAs, markOf } from './by-action.ts';

const env = environment({ ACCESS_LOG_TABLE_NAME: true });

/** An item in DynamoDB JSON; only its actor and patients are parsed. */
const Image = z.record(
  z.string(),
  z.custom<AttributeValue>((value) => typeof value === 'object' && value !== null),
);
type Image = z.output<typeof Image>;
const Text = z.object({ S: z.string() });
const Concerned = z.object({ pk: Text, action: Text, actorId: Text, patientIds: z.optional(z.object({ L: z.array(Text) })) });
const FromStream = z.object({
  Records: z.array(
    z.object({
      eventName: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
      dynamodb: z.object({ Keys: z.object({ pk: Text, sk: Text }), NewImage: z.optional(Image) }),
    }),
  ),
});
const Replay = z.strictObject({ replay: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'replay must be a date written YYYY-MM-DD')) });

/** DynamoDB's limit on a batch. */
const batchMax = 25;
const attemptsMax = 8;
/** Batches written at once: all of them are of events that are in the log already. */
const inFlight = 4;

/**
 * Copies each access-log event to its actor and each of its patients, under the event's id.
 * - Events come from the table's stream; `{ replay: <day in Qatar> }` repeats a day without changing existing copies.
 * - Unless it only listed or opened records, it is also copied to lists by its action: of its day, its actor and each patient.
 * - A changed or removed event, which the product never produces, is reported, and its copies are kept.
 * Throws if the table rejects copies, so that the stream delivers the events again.
 */
export async function handler(event: unknown): Promise<{ kept: number }> {
  const replay = Replay.safeParse(event).data;
  let kept = 0;
  for await (const events of replay === undefined ? fromStream(event) : ofDay(replay.replay)) kept += await keep(events);
  if (replay === undefined) await markToday();
  if (kept > 0) log.info('events-copied', { count: kept });
  return { kept };
}

let marked: string | undefined;
/** Says that from now on today's events are in the lists by action. */
async function markToday(): Promise<void> {
  const today = qatarDate(new Date());
  if (marked === today) return;
  const { pk, sk } = markOf(today);
  await write([{ PutRequest: { Item: { pk: { S: pk }, sk: { S: sk } } } }]);
  marked = today;
}

async function* fromStream(event: unknown): AsyncGenerator<readonly Image[]> {
  yield z.parse(FromStream, event).Records.flatMap(({ eventName, dynamodb: { Keys: key, NewImage: image } }) => {
    if (eventName === 'INSERT') return image === undefined ? [] : [image];
    log.error('access-log-changed', { code: eventName, day: key.pk.S, eventId: key.sk.S });
    return [];
  });
}

async function* ofDay(date: string): AsyncGenerator<readonly Image[]> {
  let from: Image | undefined;
  do {
    const { Items: events = [], LastEvaluatedKey: last }: QueryCommandOutput = await dynamodb.send(
      new QueryCommand({
        TableName: env.ACCESS_LOG_TABLE_NAME,
        KeyConditionExpression: 'pk = :day',
        ExpressionAttributeValues: { ':day': { S: accessLogKey.day(date) } },
        ExclusiveStartKey: from,
      }),
    );
    yield events;
    from = last;
  } while (from !== undefined);
}

async function keep(events: readonly Image[]): Promise<number> {
  const puts = events.flatMap((image): WriteRequest[] => {
    const { pk: day, action, actorId, patientIds } = z.parse(Concerned, image);
    // The filters of an export stay only with the event by day.
    const { details: _, ...ofActor } = image;
    const { patientIds: __, ...ofPatient } = ofActor;
    const found = foundAs(action.S);
    const copies = [
      [accessLogKey.actor(actorId.S), ofActor],
      ...(patientIds?.L ?? []).map(({ S: id }) => [accessLogKey.patient(id), ofPatient] as const),
    ] as const;
    const copy = (pk: string, fact: Image): WriteRequest => ({ PutRequest: { Item: { ...fact, pk: { S: pk } } } });
    return [
      ...copies.map(([pk, fact]) => copy(pk, fact)),
      ...(found === undefined
        ? []
        : [...copies, [day.S, ofActor] as const].map(([pk, fact]) => copy(accessLogKey.ofAction(found, pk), fact))),
    ];
  });
  await pLimit(inFlight).map(parts(puts, batchMax), write);
  return puts.length;
}

async function write(batch: readonly WriteRequest[]): Promise<void> {
  let left = [...batch];
  for (let attempt = 1; ; attempt += 1) {
    const { UnprocessedItems: unprocessed = {} }: BatchWriteItemCommandOutput = await dynamodb.send(
      new BatchWriteItemCommand({ RequestItems: { [env.ACCESS_LOG_TABLE_NAME]: left } }),
    );
    left = unprocessed[env.ACCESS_LOG_TABLE_NAME] ?? [];
    if (left.length === 0) return;
    if (attempt === attemptsMax) throw new Error('the access log does not take its events');
    await wait(Math.random() * 20 * 2 ** attempt);
  }
}
