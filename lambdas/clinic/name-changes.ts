import * as z from 'zod/mini';
import { timeToLive } from '#contract/deployment/storage.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { ulid } from '#platform/ulid.ts';
import { env } from './env.ts';
import type { PatientRecord } from './patient.ts';
import { factsOf } from './search-terms.ts';

/**
 * The log of changes to the register's names, by which a search that holds an index learns whose names to read again. Each change is an item
 * of the record's own transaction, so whoever is answered that a record is written finds it at once. It has no names itself.
 */
export const namesPartition = 'NAMES';
/** How long a change is kept. An index that has not been brought up to date for longer is made again. */
export const changesKeptMs = 48 * 3_600_000;
/**
 * A change may become visible so long after the time in its key: a request takes up to 29 seconds, and the clocks of two machines differ by
 * less than the rest.
 */
const lateMs = 60_000;

/** The item by which searches learn that a record is new, removed, or has other names. */
export const nameChangeItem = ({ id }: Pick<PatientRecord, 'id'>): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: { pk: namesPartition, sk: ulid(), patientId: id, [timeToLive]: Math.ceil((Date.now() + changesKeptMs) / 1000) },
  },
});

/** The item of a change to a record, if it changes what searches see. */
export const nameChangeItems = (current: PatientRecord, next: PatientRecord): TransactItem[] =>
  JSON.stringify(factsOf(next)) === JSON.stringify(factsOf(current)) ? [] : [nameChangeItem(next)];

const NameChange = z.object({ sk: z.string(), patientId: z.string() });
export interface NameChange {
  /** Unlike any other's. */
  readonly key: string;
  readonly patientId: string;
}

/** The characters of a ULID that are its time. */
const timeLength = 10;
/** Above every ULID until the year 10889, and below the keys of the partition's other items. */
const lastChange = '1';

/** The changes that may have become visible since a time, in milliseconds since 1970; undefined if they are more than `most`. */
export async function nameChangesSince(time: number, most: number): Promise<NameChange[] | undefined> {
  const items = await queryItems(
    {
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': namesPartition,
        ':from': ulid(Math.max(0, time - lateMs)).slice(0, timeLength),
        ':to': lastChange,
      },
      ConsistentRead: true,
    },
    most + 1,
  );
  if (items.length > most) return undefined;
  return items.map((item) => {
    const { sk, patientId } = NameChange.parse(item);
    return { key: sk, patientId };
  });
}
