import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { workIndex } from '#contract/storage.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from '../records/env.ts';

/** The list of somebody's notes that are not signed, by the beginning of their visits. */
export const unsignedOf = (clinicianId: string): string => `NOTES#${clinicianId}`;

const countedMax = 100;

/** How many of somebody's notes of visits before an instant are not signed, at most 100. */
export async function unsignedBefore(clinicianId: string, at: string): Promise<number> {
  const { Count: count = 0 } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      IndexName: workIndex.name,
      KeyConditionExpression: '#partition = :partition AND #sort < :at',
      ExpressionAttributeNames: { '#partition': workIndex.partitionKey, '#sort': workIndex.sortKey },
      ExpressionAttributeValues: { ':partition': unsignedOf(clinicianId), ':at': at },
      Select: 'COUNT',
      Limit: countedMax,
    }),
  );
  return count;
}
