import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  BatchGetItemCommand,
  type BatchGetItemCommandOutput,
  ConditionalCheckFailedException,
  type KeysAndAttributes,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Attributes } from './attributes.ts';
import { log } from './logger.ts';
import { Refusal } from './refusal.ts';
import { dynamodb } from './tables-client.ts';
import { parts } from './parts.ts';

export { dynamodb } from './tables-client.ts';

/** An item, read consistently; undefined if there is none. */
export async function getItem(tableName: string, key: Readonly<Record<string, string>>): Promise<Record<string, unknown> | undefined> {
  return (await dynamodb.send(new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }))).Item;
}

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
  await Promise.all(parts(keys, batchKeysMax).map(read));
  return items;
}

/**
 * The items of a query in its order, after the item with the key `after`: all of them, or the first `max`. DynamoDB ends a page after a megabyte whatever the limit, so a single
 * page may silently lack items.
 */
export async function queryItems(
  query: Omit<QueryCommandInput, 'Limit' | 'ExclusiveStartKey' | 'Select'>,
  max = Infinity,
  after?: QueryCommandInput['ExclusiveStartKey'],
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from = after;
  do {
    const answer: QueryCommandOutput = await dynamodb.send(
      new QueryCommand({ ...query, ...(max < Infinity && { Limit: max - items.length }), ...(from && { ExclusiveStartKey: from }) }),
    );
    for (const item of answer.Items ?? []) items.push(item);
    from = answer.LastEvaluatedKey;
  } while (from !== undefined && items.length < max);
  return items;
}

/** The number of a query's items, without their contents. */
export async function countItems(query: Omit<QueryCommandInput, 'Limit' | 'ExclusiveStartKey' | 'Select'>): Promise<number> {
  let count = 0;
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const answer: QueryCommandOutput = await dynamodb.send(
      new QueryCommand({ ...query, Select: 'COUNT', ...(from && { ExclusiveStartKey: from }) }),
    );
    count += answer.Count ?? 0;
    from = answer.LastEvaluatedKey;
  } while (from !== undefined);
  return count;
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
      // The token lets a repeat of a lost answer find its own transaction done.
      await dynamodb.send(new TransactWriteCommand({ TransactItems: [...items], ClientRequestToken: randomUUID() }));
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
