import { workIndex } from '#contract/deployment/storage.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';

/** The list of a clinician's unsigned notes, by start of visit. */
export const unsignedOf = (clinicianId: string): string => `NOTES#${clinicianId}`;

/** The number of a clinician's unsigned notes of visits before a time. */
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
