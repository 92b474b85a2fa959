import { setTimeout as wait } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  QueryCommand,
  type QueryCommandOutput,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { accessLogKey } from '#platform/access-log.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { log } from '#platform/logger.ts';

const env = environment({ ACCESS_LOG_TABLE_NAME: true });

/** An item in DynamoDB's own notation, of which only the patients are looked at. */
const Image = z.record(
  z.string(),
  z.custom<AttributeValue>((value) => typeof value === 'object' && value !== null),
);
type Image = z.output<typeof Image>;
const Patients = z.optional(z.object({ L: z.array(z.object({ S: z.string() })) }));
const FromStream = z.object({ Records: z.array(z.object({ dynamodb: z.object({ NewImage: z.optional(Image) }) })) });
const Replay = z.strictObject({ replay: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'replay must be a date written YYYY-MM-DD')) });

/** DynamoDB's own bound on one batch. */
const batchMax = 25;
const attemptsMax = 8;

/**
 * Keeps each event of the access log once for each of its patients, under the id that it has by day. Events come from the access log
 * table's stream; `{ replay: <day in Qatar> }` does a day again, which changes nothing that is there. Throws when the table does not
 * take them: the stream then hands them over again.
 */
export async function handler(event: unknown): Promise<{ kept: number }> {
  const replay = Replay.safeParse(event).data;
  let kept = 0;
  for await (const events of replay === undefined ? fromStream(event) : ofDay(replay.replay)) kept += await keep(events);
  if (kept > 0) log.info('patients-logged', { count: kept });
  return { kept };
}

async function* fromStream(event: unknown): AsyncGenerator<readonly Image[]> {
  yield z.parse(FromStream, event).Records.flatMap(({ dynamodb: { NewImage: image } }) => (image === undefined ? [] : [image]));
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
    // What an export was asked for stays with the event by day.
    const { patientIds, details: _, ...fact } = image;
    return (z.parse(Patients, patientIds)?.L ?? []).map(({ S: id }) => ({
      PutRequest: { Item: { ...fact, pk: { S: accessLogKey.patient(id) } } },
    }));
  });
  for (let first = 0; first < puts.length; first += batchMax) await write(puts.slice(first, first + batchMax));
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
