import {
  CreateBackupCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListBackupsCommand,
  ListTagsOfResourceCommand,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
  type StreamViewType,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { ConfigurationError } from '../infra/config.ts';
import { type Seen, type SeenBackup, type SeenTable, type Step, type TableSettings, nextStep } from './restoration.ts';

/** What to restore. */
export interface Restoration {
  readonly table: string;
  /** The temporary table. */
  readonly aside: string;
  /** The moment to restore; undefined when AWS Backup already made the temporary table. */
  readonly moment: Date | undefined;
  readonly wanted: TableSettings & { readonly streamView: StreamViewType | undefined };
  /** The key that encrypts the table. */
  readonly keyId: string;
}

/** DynamoDB's answer to work already started but not yet visible, and for a new table whose backups it is still preparing. */
const later = new Set([
  'TableAlreadyExistsException',
  'TableInUseException',
  'ResourceInUseException',
  'BackupInUseException',
  'ContinuousBackupsUnavailableException',
]);

async function seenTable(client: DynamoDBClient, name: string): Promise<SeenTable | undefined> {
  try {
    const { Table: table } = await client.send(new DescribeTableCommand({ TableName: name }));
    if (table === undefined) return undefined;
    const seen = {
      status: table.TableStatus ?? '',
      createdAt: table.CreationDateTime ?? new Date(0),
      protected: table.DeletionProtectionEnabled ?? false,
      streamView: table.StreamSpecification?.StreamEnabled ? table.StreamSpecification.StreamViewType : undefined,
    };
    if (seen.status !== 'ACTIVE') return { ...seen, recovery: false, expiryAttribute: undefined, tags: {} };
    const { ContinuousBackupsDescription: backups } = await client.send(new DescribeContinuousBackupsCommand({ TableName: name }));
    const { TimeToLiveDescription: expiry } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
    const { Tags: tags = [] } = await client.send(new ListTagsOfResourceCommand({ ResourceArn: table.TableArn }));
    return {
      ...seen,
      recovery: backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED',
      expiryAttribute: expiry?.TimeToLiveStatus === 'ENABLED' || expiry?.TimeToLiveStatus === 'ENABLING' ? expiry.AttributeName : undefined,
      tags: Object.fromEntries(tags.flatMap(({ Key = '', Value = '' }) => (Key.startsWith('aws:') ? [] : [[Key, Value]]))),
    };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    if (error instanceof Error && error.name === 'UnknownOperationException')
      throw new ConfigurationError(
        'skipped: the local DynamoDB has no point-in-time recovery and no backups, so a restore can only be done on AWS. Nothing was changed.',
        { cause: error },
      );
    throw error;
  }
}

async function seenBackup(client: DynamoDBClient, table: string): Promise<SeenBackup | undefined> {
  const { BackupSummaries: found = [] } = await client.send(new ListBackupsCommand({ TableName: table, BackupType: 'USER' }));
  const [latest] = found
    .map(({ BackupArn: arn = '', BackupStatus: status = '', BackupCreationDateTime: createdAt = new Date(0) }) => ({
      arn,
      status,
      createdAt,
    }))
    .filter(({ status }) => status !== 'DELETED')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return latest;
}

/** The progress of the restore. */
async function look(client: DynamoDBClient, { table, aside }: Pick<Restoration, 'table' | 'aside'>): Promise<Seen> {
  return { table: await seenTable(client, table), aside: await seenTable(client, aside), backup: await seenBackup(client, aside) };
}

const arnOf = async (client: DynamoDBClient, name: string): Promise<string | undefined> =>
  (await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableArn;

async function refuseOutside(client: DynamoDBClient, table: string, moment: Date): Promise<void> {
  const { ContinuousBackupsDescription: backups } = await client.send(new DescribeContinuousBackupsCommand({ TableName: table }));
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } = backups?.PointInTimeRecoveryDescription ?? {};
  if (earliest === undefined || latest === undefined)
    throw new ConfigurationError('The table has no point-in-time recovery: restore a backup of AWS Backup and name it with --from.');
  if (moment < earliest || moment > latest)
    throw new ConfigurationError(
      `The table can go back to a moment from ${earliest.toISOString()} to ${latest.toISOString()}, and ${moment.toISOString()} is not one of them.`,
    );
}

const copyTags = async (client: DynamoDBClient, from: SeenTable | undefined, to: string): Promise<unknown> =>
  client.send(
    new TagResourceCommand({
      ResourceArn: await arnOf(client, to),
      Tags: Object.entries(from?.tags ?? {}).map(([Key, Value]) => ({ Key, Value })),
    }),
  );

/** The call that a step makes; checks that refuse come before it. */
async function perform(client: DynamoDBClient, step: Step, seen: Seen, restoration: Restoration): Promise<void> {
  const { table, aside, moment, wanted, keyId } = restoration;
  const encrypted = { SSESpecificationOverride: { Enabled: true, SSEType: 'KMS', KMSMasterKeyId: keyId } } as const;
  const change = (name: string, enabled: boolean) =>
    client.send(new UpdateTableCommand({ TableName: name, DeletionProtectionEnabled: enabled }));
  const calls: Record<Step, () => Promise<unknown>> = {
    'restore-aside': async () => {
      if (moment === undefined) throw new ConfigurationError(`There is no table ${aside}.`);
      await refuseOutside(client, table, moment);
      await client.send(
        new RestoreTableToPointInTimeCommand({ SourceTableName: table, TargetTableName: aside, RestoreDateTime: moment, ...encrypted }),
      );
    },
    'carry-tags': () => copyTags(client, seen.table, aside),
    'back-up': async () => {
      // A time before any data was saved is a mistake, which this command could not undo after the next steps.
      if ((await client.send(new ScanCommand({ TableName: aside, Limit: 1 }))).Items?.length === 0)
        throw new ConfigurationError(`The table was empty at that moment, so nothing is replaced; delete ${aside} and choose another.`);
      await client.send(new CreateBackupCommand({ TableName: aside, BackupName: aside }));
    },
    unprotect: () => change(table, false),
    delete: () => client.send(new DeleteTableCommand({ TableName: table })),
    'restore-in-place': () =>
      client.send(new RestoreTableFromBackupCommand({ BackupArn: seen.backup?.arn, TargetTableName: table, ...encrypted })),
    protect: () => change(table, true),
    'enable-recovery': () =>
      client.send(
        new UpdateContinuousBackupsCommand({ TableName: table, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }),
      ),
    'enable-expiry': () =>
      client.send(
        new UpdateTimeToLiveCommand({
          TableName: table,
          TimeToLiveSpecification: { Enabled: true, AttributeName: wanted.expiryAttribute },
        }),
      ),
    'enable-stream': () =>
      client.send(
        new UpdateTableCommand({ TableName: table, StreamSpecification: { StreamEnabled: true, StreamViewType: wanted.streamView } }),
      ),
    tag: () => copyTags(client, seen.aside, table),
    'unprotect-aside': () => change(aside, false),
    'delete-aside': () => client.send(new DeleteTableCommand({ TableName: aside })),
  };
  await calls[step]();
}

/**
 * Takes one step after another until the table is restored; after an interruption, run it again to resume.
 * @throws ConfigurationError when no step can continue, or the moment cannot be restored
 */
export async function restoreTable(
  client: DynamoDBClient,
  restoration: Restoration,
  told: { readonly onStep: (step: Step) => void; readonly pause: () => Promise<unknown> },
): Promise<void> {
  let last: Step | undefined;
  for (;;) {
    const seen = await look(client, restoration);
    const step = nextStep(seen, restoration.wanted);
    if (step === 'done') return;
    if (step !== 'wait') {
      if (step !== last) told.onStep(step);
      last = step;
      try {
        await perform(client, step, seen, restoration);
      } catch (error) {
        if (!(error instanceof Error && later.has(error.name))) throw error;
      }
    }
    await told.pause();
  }
}
