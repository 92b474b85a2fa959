/** The thread of the object store: the template's buckets, kept in a folder. */
import { parentPort, workerData } from 'node:worker_threads';
import S3rver from 's3rver';
import account from 's3rver/lib/models/account.js';

export interface ObjectEngineSetup {
  readonly port: number;
  readonly directory: string;
  readonly buckets: readonly string[];
  /** Access keys of the functions' roles. */
  readonly accessKeys: readonly string[];
}
const setup: ObjectEngineSetup = workerData;

for (const accessKey of setup.accessKeys) account.DUMMY_ACCOUNT.createKeyPair(accessKey, 'local');
await new S3rver({
  address: '127.0.0.1',
  port: setup.port,
  directory: setup.directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: setup.buckets.map((name) => ({ name, configs: [] })),
}).run();
parentPort?.postMessage('ready', []);
