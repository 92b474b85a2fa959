import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { tableNames } from '../database.ts';

/** A past event; by default a clinician's successful read. */
interface PlantedEvent {
  readonly at: string;
  readonly actorId: string;
  readonly action?: string;
  readonly status?: number;
  readonly patientIds?: string[];
  readonly requestId?: string;
}

/** Plants events by day, as the functions write them. */
export async function plant(database: DynamoDBDocumentClient, events: readonly PlantedEvent[]): Promise<void> {
  const { AccessLog: table = '' } = tableNames();
  const items = events.map(({ at, ...event }) => ({
    pk: `DAY#${qatarDate(new Date(at))}`,
    sk: ulid(Date.parse(at)),
    at,
    action: 'read',
    actorRoles: ['CLINICIAN'],
    requestId: 'request-1',
    status: 200,
    ...event,
  }));
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, batch) => items.slice(batch * 25, (batch + 1) * 25));
  const write = async (): Promise<void> => {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
      const puts = batch.map((Item) => ({ PutRequest: { Item } }));
      await database.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
}
