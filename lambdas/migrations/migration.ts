import * as z from 'zod/mini';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';

/** An item as an earlier release may have written it. */
export interface StoredItem {
  readonly pk: string;
  readonly sk: string;
  readonly [attribute: string]: unknown;
}

/**
 * A numbered step from what earlier releases stored to what today's functions read (docs/adr/0110). It adds attributes and items, and takes
 * or renames none, so that the earlier functions still work beside it and after it. It may be repeated.
 */
export interface Migration {
  readonly number: number;
  /** What is so afterwards, for whoever deploys. */
  readonly name: string;
  /** The items that it is about, by the beginning of their keys. */
  readonly of: { readonly pk: string; readonly sk: string };
  /**
   * The items of the transaction for one stored item; none if there is nothing to do. Their conditions fail if the item has changed since:
   * then it is read and asked about again.
   */
  readonly change: (item: StoredItem) => Promise<readonly TransactItem[]>;
  /** What is due once, after every item: counts, in the transaction that notes the migration as done. */
  readonly settle?: () => Promise<readonly TransactItem[]>;
}

const TableName = env.CLINICAL_TABLE_NAME;
const Key = z.object({ pk: z.string(), sk: z.string() });
const keyOf = ({ pk, sk }: StoredItem) => ({ pk, sk });

/** The condition that an item is as it was read. */
const still = ({ version }: StoredItem) =>
  typeof version === 'number'
    ? { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } }
    : { ConditionExpression: 'attribute_exists(pk)' };

/** The condition check that an item is as it was read. */
export const unchanged = (item: StoredItem): TransactItem => ({ ConditionCheck: { TableName, Key: keyOf(item), ...still(item) } });

/** Adds the attributes that an item lacks, if it is as it was read. Its version stays: nobody has changed what it says. */
export function added(item: StoredItem, attributes: Readonly<Record<string, unknown>>): TransactItem[] {
  const names = Object.keys(attributes).filter((name) => item[name] !== attributes[name]);
  if (names.length === 0) return [];
  const { ExpressionAttributeValues: seen, ...condition } = { ExpressionAttributeValues: {}, ...still(item) };
  return [
    {
      Update: {
        TableName,
        Key: keyOf(item),
        UpdateExpression: `SET ${names.map((_, index) => `#n${index} = :n${index}`).join(', ')}`,
        ...condition,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#n${index}`, name])),
        ExpressionAttributeValues: { ...seen, ...Object.fromEntries(names.map((name, index) => [`:n${index}`, attributes[name]])) },
      },
    },
  ];
}

/** Those of some puts whose items are missing, if the item from which they follow is as it was read. */
export async function missing(from: StoredItem, puts: readonly TransactItem[]): Promise<TransactItem[]> {
  const items = puts.map(({ Put }): StoredItem => ({ ...Put?.Item, ...Key.parse(Put?.Item) }));
  const present = await Promise.all(items.map((item) => getItem(TableName, keyOf(item))));
  const absent = items.filter((_, index) => present[index] === undefined);
  if (absent.length === 0) return [];
  return [unchanged(from), ...absent.map((Item) => ({ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }))];
}
