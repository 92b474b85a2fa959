import { ArnFormat, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { FilterPattern, type IFilterPattern, type JsonPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Bucket, BucketEncryption, type IBucket, ObjectLockRetention, StorageClass } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { accessLogs, privately } from './buckets.ts';
import type { StageConfig } from './config.ts';
import { functionName, functionsOf } from './function.ts';
import { logsMayUse, metricNamespace } from './logs.ts';
import { writeOutputs } from './outputs.ts';

const called = (...names: string[]): JsonPattern =>
  FilterPattern.any(...names.map((name) => FilterPattern.stringValue('$.eventName', '=', name)));
/** Calls by which an administrator could disable the trail. Deployments change it through CloudFormation, but never stop it. */
const stopping = FilterPattern.any(
  called('StopLogging', 'DeleteTrail'),
  FilterPattern.all(
    called('UpdateTrail', 'PutEventSelectors'),
    FilterPattern.stringValue('$.sourceIPAddress', '!=', 'cloudformation.amazonaws.com'),
  ),
);

interface Watched {
  /**
   * The trail stores keys, and patients' keys hold names and contact details. A transaction over several tables is one event with all its
   * keys, which the selector of any of these tables matches. So the product, whose requests are in the access log, is excluded from all of
   * them.
   */
  readonly tables: readonly ITable[];
  readonly files: readonly IBucket[];
}

/** Records actions in the account and reads and writes of items and files, in a bucket that is locked against change. */
export class TrailStack extends Stack {
  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps & Watched) {
    super(scope, id, props);
    const trailName = `afiya-${config.stage}`;
    // Written out, since key and bucket need it before the trail exists.
    const trailArn = this.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: trailName });
    const cloudTrail = new ServicePrincipal('cloudtrail.amazonaws.com');
    const fromTrail = { 'aws:SourceArn': trailArn };

    const key = new Key(this, 'Key', {
      description: 'Encrypts the audit trail',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudTrail],
        actions: ['kms:GenerateDataKey*'],
        resources: ['*'],
        conditions: { StringEquals: { ...fromTrail, 'kms:EncryptionContext:aws:cloudtrail:arn': trailArn } },
      }),
    );
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudTrail],
        // It needs the right to decrypt too, or CloudTrail does not create the trail (its user guide, "Configure AWS KMS key policies").
        actions: ['kms:Decrypt', 'kms:DescribeKey'],
        resources: ['*'],
        conditions: { StringEquals: fromTrail },
      }),
    );
    logsMayUse(key);

    const bucket = new Bucket(this, 'Trail', {
      ...privately,
      encryption: BucketEncryption.KMS,
      encryptionKey: key,
      // With a bucket key, KMS would be called in the bucket's name, and the key serves only the trail's name.
      bucketKeyEnabled: false,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention[config.trail.lock](Duration.days(config.trail.keptDays)),
      serverAccessLogsBucket: accessLogs(this),
      lifecycleRules: [
        {
          transitions: [{ storageClass: StorageClass.GLACIER_INSTANT_RETRIEVAL, transitionAfter: Duration.days(90) }],
          // The lock ends first.
          expiration: Duration.days(config.trail.keptDays + 1),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    });
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudTrail],
        actions: ['s3:GetBucketAcl'],
        resources: [bucket.bucketArn],
        conditions: { StringEquals: fromTrail },
      }),
    );
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudTrail],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`AWSLogs/${this.account}/*`)],
        conditions: { StringEquals: { ...fromTrail, 's3:x-amz-acl': 'bucket-owner-full-control' } },
      }),
    );

    const log = new LogGroup(this, 'Log', {
      encryptionKey: key,
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const toLog = new Role(this, 'ToLog', { assumedBy: cloudTrail, description: 'Lets the trail write its log' });
    const stream = this.formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: `${log.logGroupName}:log-stream:${this.account}_CloudTrail_*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    toLog.addToPolicy(new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [stream] }));
    const filter = (filterId: string, metricName: string, filterPattern: IFilterPattern): MetricFilter =>
      new MetricFilter(this, filterId, { logGroup: log, metricNamespace: metricNamespace(config), metricName, filterPattern });
    filter('Events', 'TrailEvents', FilterPattern.allEvents());
    filter('Stopping', 'TrailStopped', stopping);
    filter('KeyGoing', 'KeyGoing', called('ScheduleKeyDeletion', 'DisableKey'));
    filter('TableGoing', 'TableGoing', called('DeleteTable'));
    // AWS Backup's own expiry appears as a service event, not a call.
    filter(
      'BackupGoing',
      'BackupGoing',
      FilterPattern.all(called('DeleteRecoveryPoint'), FilterPattern.stringValue('$.eventType', '=', 'AwsApiCall')),
    );

    const ofResources = (type: string, arns: string[]): CfnTrail.AdvancedFieldSelectorProperty[] => [
      { field: 'eventCategory', equalTo: ['Data'] },
      { field: 'resources.type', equalTo: [type] },
      { field: 'resources.ARN', startsWith: arns },
    ];
    const trail = new CfnTrail(this, 'AccountTrail', {
      trailName,
      isLogging: true,
      isMultiRegionTrail: true,
      includeGlobalServiceEvents: true,
      enableLogFileValidation: true,
      kmsKeyId: key.keyArn,
      s3BucketName: bucket.bucketName,
      cloudWatchLogsLogGroupArn: log.logGroupArn,
      cloudWatchLogsRoleArn: toLog.roleArn,
      advancedEventSelectors: [
        { name: 'What is done in the account', fieldSelectors: [{ field: 'eventCategory', equalTo: ['Management'] }] },
        {
          name: 'Items, by anyone but the product',
          fieldSelectors: [
            ...ofResources(
              'AWS::DynamoDB::Table',
              props.tables.map((table) => table.tableArn),
            ),
            { field: 'userIdentity.arn', notStartsWith: functionsOf(config).map((name) => this.sessionsOf(functionName(config, name))) },
          ],
        },
        {
          name: 'Exported files and documents',
          fieldSelectors: ofResources(
            'AWS::S3::Object',
            props.files.map((bucket) => bucket.arnForObjects('')),
          ),
        },
      ],
    });
    writeOutputs<'trail'>(this, { TrailBucket: bucket.bucketName });
    if (bucket.policy) trail.node.addDependency(bucket.policy);
    trail.node.addDependency(toLog, key);
  }

  /** How the trail names the users of a role. */
  private sessionsOf(roleName: string): string {
    return this.formatArn({ service: 'sts', region: '', resource: 'assumed-role', resourceName: `${roleName}/` });
  }
}
