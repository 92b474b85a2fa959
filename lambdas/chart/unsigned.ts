import { workIndex } from '#contract/deployment/storage.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';

/** The list of somebody's notes that are not signed, by the beginning of their visits. */
export const unsignedOf = (clinicianId: string): string => `NOTES#${clinicianId}`;

/** How many of somebody's notes of visits before an instant are not signed. */
export async function unsignedBefore(clinicianId: string, at: string): Promise<number> {
  const notes = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    IndexName: workIndex.name,
    KeyConditionExpression: '#partition = :partition AND #sort < :at',
    ProjectionExpression: 'sk',
    ExpressionAttributeNames: { '#partition': workIndex.partitionKey, '#sort': workIndex.sortKey },
    ExpressionAttributeValues: { ':partition': unsignedOf(clinicianId), ':at': at },
  });
  return notes.length;
}
