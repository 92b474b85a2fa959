import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import type { LoadOutcome } from '../../local/seed/life/load.ts';
import { databaseOf, tableNames } from '../database.ts';
import { endpoints, newPatientBody } from './client.ts';

/** Calls the function that loads patients and their care, as operations do. Throws what the function throws. */
export async function bulkLoad(event: object, at: Endpoints = endpoints()) {
  const answer = await fetch(`${at.lambdaEndpoint}/2015-03-31/functions/patient-load/invocations`, {
    method: 'POST',
    body: JSON.stringify(event),
  });
  const body = await answer.json();
  if (answer.headers.has('x-amz-function-error')) throw new Error(body.errorMessage);
  return body as LoadOutcome;
}

/** Loads a patient; their id. */
export async function loadedPatient(more: object = {}): Promise<string> {
  const createdAt = '2015-01-04T06:00:00.000Z';
  const id = ulid(Date.parse(createdAt));
  await bulkLoad({ batchId: `test-${id}`, patients: [{ id, createdAt, ...newPatientBody(), ...more }] });
  return id;
}

/** Everything stored under a key. */
export async function storedUnder(pk: string): Promise<Record<string, unknown>[]> {
  const database = databaseOf(endpoints());
  const items: Record<string, unknown>[] = [];
  const query = {
    TableName: tableNames().Clinical,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  };
  for await (const page of paginateQuery({ client: database }, query)) items.push(...(page.Items ?? []));
  database.destroy();
  return items;
}
export const storedOf = (patientId: string) => storedUnder(`PATIENT#${patientId}`);
