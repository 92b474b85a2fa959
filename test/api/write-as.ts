/** A thread that writes one item with a function's rights, and reports the result: `written`, or the name of the error. */
import { parentPort, workerData } from 'node:worker_threads';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { installGate } from '../../local/access/engine-gate.ts';
import type { Role } from '../../local/access/rights.ts';
import type { Stored } from '../../local/access/engine-calls.ts';

interface WriteAs {
  readonly role: Role;
  readonly stored: Stored;
  readonly endpoint: string;
  readonly table: string;
  readonly partition: string;
}

const { role, stored, endpoint, table, partition }: WriteAs = workerData;
installGate({ ...role, stored, engines: { [new URL(endpoint).host]: 'dynamodb' } }, () => undefined);
const client = new DynamoDBClient({ endpoint, region: 'ap-south-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
const Item = { pk: { S: partition }, sk: { S: 'written-by-a-test' } };
const outcome = await client.send(new PutItemCommand({ TableName: table, Item })).then(
  () => 'written',
  (error: Error) => error.name,
);
parentPort?.postMessage(outcome, []);
