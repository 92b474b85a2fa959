import { createHash } from 'node:crypto';
import { type AttributeValue, ScanCommand, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { databaseOf, tableNames } from '../database.ts';

/** The number of stored items, and a fingerprint of them all. The access log is left out, as attempts are written there. */
export interface Stored {
  readonly items: number;
  readonly fingerprint: string;
}

/** Engines return attributes in any order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Items that may change despite a refusal. The request itself may leave the cursor key and the count of a user's code attempts. Meanwhile
 * other processes may write queued e-mails, reminder markers, export turns, and where the file of the names is.
 */
const meant = (item: Record<string, AttributeValue>): boolean =>
  item['pk']?.S === 'CURSOR-KEYS' ||
  item['pk']?.S === 'MAIL' ||
  (item['pk']?.S === 'NAMES' && item['sk']?.S === 'FILE') ||
  item['sk']?.S?.startsWith('REMINDED#') === true ||
  item['pk']?.S?.startsWith('EXPORT-TURNS#') === true ||
  (item['pk']?.S?.startsWith('USER#') === true && item['sk']?.S?.startsWith('TRIES#') === true);

/** Reads the tables of a local cloud. */
export function tablesOf(endpoints: Endpoints): { readonly look: () => Promise<Stored>; readonly close: () => void } {
  const client = databaseOf(endpoints);
  const { AccessLog: _, ...tables } = tableNames();
  const names = Object.values(tables);
  const look = async (): Promise<Stored> => {
    const items: string[] = [];
    for (const TableName of names)
      for (let from: Record<string, AttributeValue> | 'the beginning' | undefined = 'the beginning'; from !== undefined;) {
        const page: ScanCommandOutput = await client.send(
          new ScanCommand({ TableName, ConsistentRead: true, ...(from !== 'the beginning' && { ExclusiveStartKey: from }) }),
        );
        for (const item of page.Items ?? []) if (!meant(item)) items.push(JSON.stringify(item, inOrder));
        from = page.LastEvaluatedKey;
      }
    return { items: items.length, fingerprint: createHash('sha256').update(items.toSorted().join('\n')).digest('hex') };
  };
  return { look, close: () => client.destroy() };
}
