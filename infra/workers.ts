import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keptFor } from '../contract/base/kept-for.ts';
import { accessLogs, privately } from './buckets.ts';
import type { StageConfig } from './config.ts';
import { type ServiceFunction, functionsIn } from './function.ts';
import type { ServiceResources } from './service-resources.ts';

/** Functions that work without a waiting visitor: on a schedule, on a stream, or called by the API or operations. */
export class WorkersStack extends Stack {
  /** The exported files. */
  readonly files: IBucket;
  /** Background calls that finally failed. */
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps & Omit<ServiceResources, 'exports' | 'undelivered'>) {
    super(scope, id, props);
    this.undelivered = new Queue(this, 'Undelivered', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.files = new Bucket(this, 'Exports', {
      ...privately,
      encryption: BucketEncryption.KMS,
      ...(props.clinical.encryptionKey && { encryptionKey: props.clinical.encryptionKey }),
      bucketKeyEnabled: true,
      serverAccessLogsBucket: accessLogs(this),
      lifecycleRules: [{ expiration: Duration.days(keptFor.exportDays), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    const functions = functionsIn(this, 'workers', config, { ...props, exports: this.files, undelivered: this.undelivered });
    this.maySend(functions.named('mail'), config);
    this.followEvents(functions.named('access-log-copies'), props.accessLog);
  }

  /** Lets the function send e-mails from the stage's own address, if it has one. */
  private maySend({ lambda }: ServiceFunction, { senderEmail, sesVerifiedDomain }: StageConfig): void {
    if (senderEmail === undefined) return;
    lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        // SES checks the right on the address if the address is verified too, and otherwise on its domain.
        resources: [
          ...[senderEmail, ...(sesVerifiedDomain === undefined ? [] : [sesVerifiedDomain])].map((resourceName) =>
            this.formatArn({ service: 'ses', resource: 'identity', resourceName }),
          ),
          // It also checks the identity's default configuration set, which setting up SES in the console creates.
          this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: '*' }),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': senderEmail } },
      }),
    );
  }

  /** Invokes the function with each new event of the access log. */
  private followEvents({ lambda }: ServiceFunction, accessLog: ITable): void {
    lambda.addEventSource(
      new DynamoEventSource(accessLog, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        // The stream also delivers the items that the function itself writes. Events are added, never changed or removed: the function
        // reports any change.
        filters: [FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('DAY#') } } } })],
        batchSize: 100,
        bisectBatchOnError: true,
        retryAttempts: 100,
        onFailure: new SqsDlq(this.undelivered),
      }),
    );
  }
}
