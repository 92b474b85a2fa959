import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  type TableProps,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { type CronOptions, Schedule } from 'aws-cdk-lib/aws-events';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { keptFor } from '../contract/base/kept-for.ts';
import { agendaIndex, patientIndexes, recordAttributes, tables, timeToLive, workIndex } from '../contract/deployment/storage.ts';
import { accessLogs, privately } from './buckets.ts';
import type { StageConfig } from './config.ts';
import { logsMayUse } from './logs.ts';
import { writeOutputs } from './outputs.ts';

const string = (name: string) => ({ name, type: AttributeType.STRING });
const keysOf = (keys: { readonly partitionKey: string; readonly sortKey?: string }) => ({
  partitionKey: string(keys.partitionKey),
  ...(keys.sortKey !== undefined && { sortKey: string(keys.sortKey) }),
});

/** Stored data: the clinical table, anonymous symptom sessions, the access log, patients' documents, and the key that encrypts them. */
export class DataStack extends Stack {
  readonly clinical: Table;
  readonly sessions: Table;
  readonly accessLog: Table;
  readonly documents: Bucket;
  readonly key: Key;
  readonly clinicalIndexes: readonly string[] = [...patientIndexes, agendaIndex, workIndex].map(({ name }) => name);

  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps) {
    super(scope, id, props);
    this.key = new Key(this, 'Key', {
      description: 'Encrypts patient records, symptom sessions, documents, exports and logs',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    logsMayUse(this.key);
    const kept: Omit<TableProps, 'partitionKey'> = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.key,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: keptFor.recoveryDays },
      deletionProtection: true,
      // Kept even after a failed first deployment: protected resources cannot be deleted, and the rollback would fail.
      removalPolicy: RemovalPolicy.RETAIN,
    };
    const passing = { ...kept, timeToLiveAttribute: timeToLive };
    this.clinical = new Table(this, 'Clinical', { ...passing, ...keysOf(tables.clinical) });
    for (const { name, carries, ...keys } of patientIndexes) {
      const nonKeyAttributes = recordAttributes.filter((attribute) => attribute !== keys.sortKey);
      this.clinical.addGlobalSecondaryIndex({
        indexName: name,
        ...keysOf(keys),
        ...(carries === 'records'
          ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes }
          : { projectionType: ProjectionType.KEYS_ONLY }),
      });
    }
    for (const index of [agendaIndex, workIndex])
      this.clinical.addGlobalSecondaryIndex({ indexName: index.name, ...keysOf(index), projectionType: ProjectionType.ALL });
    this.sessions = new Table(this, 'Sessions', {
      ...passing,
      ...keysOf(tables.sessions),
      // A backup would keep for five weeks what visitors are told is deleted.
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: false },
    });
    // Its items never expire, and no function changes or deletes them.
    this.accessLog = new Table(this, 'AccessLog', {
      ...kept,
      ...keysOf(tables.accessLog),
      // The stream feeds the items by patient.
      stream: StreamViewType.NEW_IMAGE,
    });

    this.documents = new Bucket(this, 'Documents', {
      ...privately,
      encryption: BucketEncryption.KMS,
      encryptionKey: this.key,
      bucketKeyEnabled: true,
      versioned: true,
      serverAccessLogsBucket: accessLogs(this),
      // The site uploads files here by links that the API signs. Until CloudFront has named the site, nobody uploads.
      ...(config.siteName !== undefined && {
        cors: [
          {
            allowedOrigins: [`https://${config.siteName}`],
            allowedMethods: [HttpMethods.PUT, HttpMethods.GET],
            allowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
            maxAge: 3600,
          },
        ],
      }),
      lifecycleRules: [
        { prefix: 'waiting/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        // For as long as the table can be restored to any second.
        {
          prefix: 'patients/',
          noncurrentVersionExpiration: Duration.days(keptFor.recoveryDays),
          expiredObjectDeleteMarker: true,
        },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });

    writeOutputs<'data'>(this, {
      ClinicalTable: this.clinical.tableName,
      SessionsTable: this.sessions.tableName,
      AccessLogTable: this.accessLog.tableName,
    });
    const backupsKept = Duration.days(keptFor.backupDays);
    const vault = new BackupVault(this, 'Vault', {
      encryptionKey: this.key,
      ...(config.backupLock !== 'none' && {
        lockConfiguration: {
          minRetention: backupsKept,
          // The shortest cooling-off period that AWS allows.
          ...(config.backupLock === 'compliance' && { changeableFor: Duration.days(3) }),
        },
      }),
      // A fixed name would collide with a vault kept from a failed first deployment.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    // Point-in-time recovery does not reach back as far. Every copy is a whole one, so older ones go where a gigabyte costs a third.
    const copies = (planId: string, ruleName: string, when: CronOptions, table: Table) =>
      new BackupPlan(this, planId, {
        backupVault: vault,
        backupPlanRules: [
          new BackupPlanRule({
            ruleName,
            scheduleExpression: Schedule.cron({ hour: '1', minute: '0', ...when }),
            moveToColdStorageAfter: Duration.days(7),
            deleteAfter: backupsKept,
          }),
        ],
      }).addSelection('Tables', { resources: [BackupResource.fromDynamoDbTable(table)] });
    copies('Backups', 'Weekly', { weekDay: 'SUN' }, this.clinical);
    // It only grows, and soon is the largest: the last month's copy has all that was in the earlier ones.
    copies('LogBackups', 'Monthly', { day: '1' }, this.accessLog);
  }
}
