import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import type { Item } from './merge-kinds.ts';

/** An item of a table, whatever else it has. */
export const StoredItem = z.looseObject({ pk: z.string(), sk: z.string() });

interface PageOf {
  readonly prefix?: string;
  readonly limit?: number;
  /** The attributes that are read, besides the key; without it all. */
  readonly only?: readonly string[];
}
/** A page of a partition, read consistently: at most `limit` items, or a megabyte of them. */
export async function pageUnder(
  pk: string,
  from: QueryCommandOutput['LastEvaluatedKey'],
  { prefix = '', limit, only }: PageOf = {},
): Promise<{ items: Item[]; next: QueryCommandOutput['LastEvaluatedKey'] }> {
  const { Items: items = [], LastEvaluatedKey: next } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: prefix === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ...(prefix !== '' && { ':prefix': prefix }) },
      ConsistentRead: true,
      ...(limit !== undefined && { Limit: limit }),
      ...(only && {
        ProjectionExpression: ['pk', 'sk', ...only.map((_, index) => `#o${index}`)].join(', '),
        ExpressionAttributeNames: Object.fromEntries(only.map((name, index) => [`#o${index}`, name])),
      }),
      ...(from && { ExclusiveStartKey: from }),
    }),
  );
  return { items: items.map((item) => z.parse(StoredItem, item)), next };
}
