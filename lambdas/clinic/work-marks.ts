import * as z from 'zod/mini';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';

/**
 * The marks of the clinic's work, which tell an open page whether a list has changed (docs/adr/0096). Each writer counts its change in its
 * own transaction, on an item of the person whose work it is, so that few writers meet. The items are small: all of them are one read unit
 * or two.
 */
const partition = 'STATS#WORK';
const TableName = env.CLINICAL_TABLE_NAME;

interface Counts {
  readonly alerts?: number;
  readonly orders?: number;
  readonly results?: number;
  /** The orders on the bench. */
  readonly onBench?: number;
}

/** The update that counts a change, on the item of a person. */
export function workChanged(of: string, counts: Counts): TransactItem {
  const changed = Object.entries(counts).filter(([, count]) => count !== 0);
  return {
    Update: {
      TableName,
      Key: { pk: partition, sk: of },
      UpdateExpression: `ADD ${changed.map(([name]) => `#${name} :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([name, count]) => [`:${name}`, count])),
    },
  };
}

const none = z._default(z.number(), 0);
const Work = z.object({ sk: z.string(), alerts: none, orders: none, results: none, onBench: none });

async function workOfAll(): Promise<z.output<typeof Work>[]> {
  const items = await queryItems({
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
  });
  return z.parse(z.array(Work), items);
}

/** The marks of the alerts, of all laboratory orders, and of the results of one person. */
export async function workMarks(userId: string): Promise<{ alerts: string; laboratory: string; results: string }> {
  const all = await workOfAll();
  const sum = (name: keyof Counts): string => String(all.reduce((total, one) => total + one[name], 0));
  return { alerts: sum('alerts'), laboratory: sum('orders'), results: String(all.find(({ sk }) => sk === userId)?.results ?? 0) };
}

/** The laboratory's bench: a partition of the agenda index. */
export const laboratoryBench = 'LABORATORY';

/** Removes an item that is on the bench, with its count. */
export const removedFromBench = (key: { readonly pk: string; readonly sk: string }): TransactItem[] => [
  {
    Delete: {
      TableName,
      Key: key,
      ConditionExpression: '#list = :bench',
      ExpressionAttributeNames: { '#list': agendaIndex.partitionKey },
      ExpressionAttributeValues: { ':bench': laboratoryBench },
    },
  },
  workChanged('removed', { onBench: -1, orders: 1 }),
];

/** The number of orders on the laboratory's bench, without reading them. */
export const countOnBench = async (): Promise<number> => (await workOfAll()).reduce((total, { onBench }) => total + onBench, 0);
