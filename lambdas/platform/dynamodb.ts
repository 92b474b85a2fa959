import { text } from 'node:stream/consumers';
import {
  type AttributeValue,
  BatchGetItemCommand,
  type BatchGetItemCommandOutput,
  ConditionalCheckFailedException,
  DynamoDBClient,
  type KeysAndAttributes,
  type ServiceOutputTypes,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { AwsJson1_0Protocol } from '@aws-sdk/core/protocols';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from './logger.ts';
import { Refusal } from './refusal.ts';
import { currentStanding } from './standing.ts';
import { currentUsage } from './usage.ts';

/**
 * DynamoDB's protocol with answers parsed as plain JSON, because the SDK's schema walk over each attribute takes most of the time of a
 * large read. Binary values stay base64 text; we store none.
 */
class PlainAnswers extends AwsJson1_0Protocol {
  override async deserializeResponse<Output extends Pick<ServiceOutputTypes, '$metadata'>>(
    ...[operation, context, response]: Parameters<AwsJson1_0Protocol['deserializeResponse']>
  ): Promise<Output> {
    if (this.isErrorResponse(response.statusCode)) return super.deserializeResponse<Output>(operation, context, response);
    return Object.assign(JSON.parse(await text(response.body)), { $metadata: this.deserializeMetadata(response) });
  }
}

const client = new DynamoDBClient({
  maxAttempts: 4,
  protocol: PlainAnswers,
  // A connection that hangs is given up while the function still has time for another.
  requestHandler: { connectionTimeout: 1000, requestTimeout: 8000, throwOnRequestTimeout: true },
});
// The SDK's logger copies every answer for an unused log line, which takes a sixth of the time of a large read.
client.middlewareStack.remove('loggerMiddleware');
// DynamoDB rejects a single-item write that conflicts with a transaction. The SDK does not retry that error by default.
client.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      throw error instanceof TransactionConflictException ? Object.assign(error, { $retryable: { throttling: false } }) : error;
    }
  },
  { step: 'finalizeRequest', priority: 'low', name: 'retryConflicts' },
);

const reads = new Set(['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand']);
const unitsOf = (consumed: object): number => ('CapacityUnits' in consumed ? Number(consumed.CapacityUnits ?? 0) : 0);
client.middlewareStack.add(
  (next, context) => async (args) => {
    if (!reads.has(String(context['commandName']))) await currentStanding();
    const counted = currentUsage();
    const roundTrips = (counted?.roundTrips ?? 0) + 1;
    const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } }).finally(() => {
      if (counted !== undefined) counted.roundTrips = Math.max(counted.roundTrips, roundTrips);
    });
    if (counted !== undefined) {
      const consumed = 'ConsumedCapacity' in result.output ? [result.output.ConsumedCapacity ?? []].flat() : [];
      const units = consumed.reduce((sum, one) => sum + unitsOf(one), 0);
      if (reads.has(String(context['commandName']))) counted.readUnits += units;
      else counted.writeUnits += units;
    }
    return result;
  },
  { step: 'initialize', name: 'awaitStandingAndCountUsage' },
);

/** One client per function keeps connections between requests. */
export const dynamodb = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** An item or its key in DynamoDB JSON. */
export type Attributes = Record<string, AttributeValue>;

/** A DynamoDB JSON item as plain values; only the types we store, so no sets or binary. */
export function plainItem(attributes: Attributes): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const name in attributes) item[name] = plainValue(attributes[name]);
  return item;
}

function plainValue(value: AttributeValue | undefined): unknown {
  if (value?.S !== undefined) return value.S;
  if (value?.M !== undefined) return plainItem(value.M);
  if (value?.L !== undefined) return value.L.map(plainValue);
  if (value?.N !== undefined) return Number(value.N);
  return value?.BOOL ?? null;
}

/** An item's key in DynamoDB JSON. */
export const keyAttributes = ({ pk, sk }: { readonly pk: string; readonly sk: string }): Attributes => ({ pk: { S: pk }, sk: { S: sk } });

/** DynamoDB's limit on the keys of one batch, and the attempts for those that it leaves unprocessed. */
const batchKeysMax = 100;
const batchAttemptsMax = 8;

type BatchOptions = Pick<KeysAndAttributes, 'ConsistentRead' | 'ProjectionExpression' | 'ExpressionAttributeNames'>;

/**
 * The items with these keys, unordered, in DynamoDB JSON; missing items are left out. More than a hundred keys are read in parallel
 * batches. Retries unprocessed keys after growing, random pauses; throws if some stay unprocessed.
 */
export async function batchGet(tableName: string, keys: readonly Attributes[], options: BatchOptions = {}): Promise<Attributes[]> {
  const items: Attributes[] = [];
  const read = async (batch: Attributes[]): Promise<void> => {
    let left = batch;
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (attempt > batchAttemptsMax) throw new Error('the table does not answer for all keys of a batch');
      if (attempt > 1) await pauseAfter(attempt);
      const answer: BatchGetItemCommandOutput = await dynamodb.send(
        new BatchGetItemCommand({ RequestItems: { [tableName]: { Keys: left, ...options } } }),
      );
      items.push(...(answer.Responses?.[tableName] ?? []));
      left = answer.UnprocessedKeys?.[tableName]?.Keys ?? [];
    }
  };
  const batches = Array.from({ length: Math.ceil(keys.length / batchKeysMax) }, (_, index) =>
    keys.slice(index * batchKeysMax, (index + 1) * batchKeysMax),
  );
  await Promise.all(batches.map(read));
  return items;
}

/**
 * The items of a query in its order: all of them, or the first `max`. DynamoDB ends a page after a megabyte whatever the limit, so a single
 * page may silently lack items.
 */
export async function queryItems(
  query: Omit<QueryCommandInput, 'Limit' | 'ExclusiveStartKey' | 'Select'>,
  max = Infinity,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const answer: QueryCommandOutput = await dynamodb.send(
      new QueryCommand({ ...query, ...(max < Infinity && { Limit: max - items.length }), ...(from && { ExclusiveStartKey: from }) }),
    );
    for (const item of answer.Items ?? []) items.push(item);
    from = answer.LastEvaluatedKey;
  } while (from !== undefined && items.length < max);
  return items;
}

/** What a conditional write of one item answers; undefined if its condition failed. */
export async function conditionally<Answer>(write: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** DynamoDB's limit on a transaction. */
export const transactionItemsMax = 100;

/** Either all items were written, or the conditions of these items (by position) failed and none were. */
export type TransactionOutcome = { readonly done: true } | { readonly done: false; readonly failed: ReadonlySet<number> };

/** Waits a random time before a retry: longer after each attempt, at most a second. */
export const pauseAfter = (attempt: number): Promise<void> => wait(Math.random() * Math.min(10 * 2 ** attempt, 1000));

const retryable = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const attemptsMax = 12;

/**
 * Writes all items or none. Conflicts with other transactions are retried after growing, random pauses. Throws CONFLICT if they persist;
 * the caller may try again.
 */
export async function transact(items: readonly TransactItem[]): Promise<TransactionOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dynamodb.send(new TransactWriteCommand({ TransactItems: [...items] }));
      return { done: true };
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
      const failed = new Set(reasons.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : [])));
      if (failed.size > 0) return { done: false, failed };
      if (!reasons.some((code) => retryable.has(code))) throw error;
      if (attempt === attemptsMax) {
        log.warn('transaction-conflict', { count: attempt });
        throw new Refusal('CONFLICT');
      }
      await pauseAfter(attempt);
    }
  }
}
