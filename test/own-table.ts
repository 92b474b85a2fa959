import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultEngine, startDynamodb } from '../local/storage/dynamodb-engine.ts';
import { databaseOf } from './database.ts';

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => found(port));
    });
  });

/** An engine with one empty table that has the clinical table's keys, without its indexes. */
export async function ownTable(TableName: string): Promise<{
  readonly endpoint: string;
  readonly database: DynamoDBDocumentClient;
  readonly close: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'afiya-table-'));
  const engine = await startDynamodb(defaultEngine(), folder, await freePort());
  const database = databaseOf({ dynamodbEndpoint: engine.endpoint });
  const keys = [
    ['pk', 'HASH'],
    ['sk', 'RANGE'],
  ] as const;
  await database.send(
    new CreateTableCommand({
      TableName,
      KeySchema: keys.map(([AttributeName, KeyType]) => ({ AttributeName, KeyType })),
      AttributeDefinitions: keys.map(([AttributeName]) => ({ AttributeName, AttributeType: 'S' })),
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  return {
    endpoint: engine.endpoint,
    database,
    close: async () => {
      database.destroy();
      await engine.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
