import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { noSender } from '../contract/environment.ts';
import { outbox } from '../contract/storage.ts';
import { accessLogs, privately } from './buckets.ts';
import type { StageConfig } from './config.ts';
import { ServiceFunction } from './function.ts';
import { lifecycleRights, modelRights } from './model.ts';
import { type ServiceResources, documentKeys } from './service-resources.ts';

/** What works without a visitor who waits for it: on a schedule, on a stream, or called by the API or operations. */
export class WorkersStack extends Stack {
  /** The exported files. */
  readonly files: IBucket;
  /** Background calls that failed for good. */
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps & ServiceResources) {
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
      lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    this.finishDeletions(config, props);
    this.load(config, props);
    this.removeUnconfirmed(config, props.userPool);
    this.copyEvents(config, props);
    if (config.model !== undefined) this.modelWatch(config);
    this.remind(config, props);
    this.sendMail(config, props);
    this.writeExports(config, props);
  }

  private finishDeletions(config: StageConfig, { clinical, documents }: ServiceResources): void {
    const deletions = new ServiceFunction(this, 'patient-deletions', config, {
      description: 'Finishes deletions that a crash interrupted, or that have documents, and corrections of names',
      resources: { CLINICAL_TABLE_NAME: clinical.tableName, DOCUMENTS_BUCKET_NAME: documents.bucketName },
      timeout: Duration.minutes(5),
      undelivered: this.undelivered,
    });
    deletions.mayUse(clinical, ['Query', 'GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']);
    deletions.may(['s3:DeleteObject'], ...documentKeys(documents));
    new Rule(this, 'FinishDeletions', {
      description: 'Deletions that a crash interrupted, or that have documents, are finished within minutes',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaTarget(deletions.lambda, { deadLetterQueue: this.undelivered })],
    });
  }

  private load(config: StageConfig, { clinical }: ServiceResources): void {
    const load = new ServiceFunction(this, 'patient-load', config, {
      description: 'Loads existing patients in bulk; invoked by operations',
      resources: { CLINICAL_TABLE_NAME: clinical.tableName },
      timeout: Duration.minutes(5),
      memoryMb: 1024,
    });
    load.mayUse(clinical, ['GetItem', 'BatchGetItem', 'PutItem', 'Query', 'UpdateItem', 'ConditionCheckItem']);
  }

  /** Checks every hour that the models still answer and that AWS still offers them. */
  private modelWatch(config: StageConfig): void {
    const watch = new ServiceFunction(this, 'model-watch', config, {
      description: 'Notices before visitors do that a language model no longer answers',
      resources: {},
      timeout: Duration.minutes(1),
      // Each try is a paid question, and the next one comes within the hour.
      asynchronous: { retryAttempts: 0 },
      undelivered: this.undelivered,
    });
    for (const statement of [...modelRights(this, config), lifecycleRights(this, config)]) watch.lambda.addToRolePolicy(statement);
    new Rule(this, 'WatchModels', {
      description: 'A language model that no longer answers is noticed within two hours',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaTarget(watch.lambda, { deadLetterQueue: this.undelivered, retryAttempts: 0 })],
    });
  }

  /** Removes unconfirmed accounts, so nobody blocks an address that is not theirs for long. */
  private removeUnconfirmed(config: StageConfig, userPool: IUserPool): void {
    const unconfirmed = new ServiceFunction(this, 'unconfirmed-accounts', config, {
      description: 'Removes accounts that nobody confirmed within a day',
      resources: { USER_POOL_ID: userPool.userPoolId },
      timeout: Duration.minutes(5),
      undelivered: this.undelivered,
    });
    unconfirmed.may(['cognito-idp:ListUsers', 'cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'], userPool.userPoolArn);
    new Rule(this, 'RemoveUnconfirmed', {
      description: 'Accounts that nobody confirmed within a day are removed within the hour',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaTarget(unconfirmed.lambda, { deadLetterQueue: this.undelivered })],
    });
  }

  /** Leaves reminders of tomorrow's appointments in the outbox. */
  private remind(config: StageConfig, { clinical }: ServiceResources): void {
    const reminders = new ServiceFunction(this, 'appointment-reminders', config, {
      description: 'Leaves reminders of tomorrow’s appointments for the linked accounts',
      resources: { CLINICAL_TABLE_NAME: clinical.tableName },
      timeout: Duration.minutes(5),
      undelivered: this.undelivered,
    });
    reminders.mayUse(clinical, ['Query', 'BatchGetItem'], 'with its indexes');
    reminders.mayUnder(clinical, ['ConditionCheckItem'], 'PATIENT#*');
    reminders.mayUnder(clinical, ['PutItem'], 'PATIENT#*', outbox);
    new Rule(this, 'Remind', {
      description: 'By day, tomorrow’s appointments are reminded of within the hour',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaTarget(reminders.lambda, { deadLetterQueue: this.undelivered })],
    });
  }

  /** Sends what waits in the outbox. */
  private sendMail(config: StageConfig, { clinical, userPool }: ServiceResources): void {
    const { senderEmail, sesVerifiedDomain } = config;
    const mail = new ServiceFunction(this, 'mail', config, {
      description: 'Sends the notices that are due by e-mail',
      resources: { CLINICAL_TABLE_NAME: clinical.tableName, USER_POOL_ID: userPool.userPoolId, MAIL_SENDER: senderEmail ?? noSender },
      timeout: Duration.minutes(1),
      // The next minute's run takes what one leaves.
      asynchronous: { retryAttempts: 0 },
      undelivered: this.undelivered,
    });
    mail.mayUse(clinical, ['GetItem']);
    mail.mayUnder(clinical, ['DeleteItem'], outbox);
    // A critical result that nobody has acknowledged is told to all prescribers, in their bells too.
    mail.mayUnder(clinical, ['Query'], outbox, 'STAFF');
    mail.mayUnder(clinical, ['PutItem'], outbox, 'USER#*', 'PATIENT#*');
    mail.mayUnder(clinical, ['ConditionCheckItem'], 'PATIENT#*');
    mail.may(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    if (senderEmail !== undefined)
      mail.lambda.addToRolePolicy(
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          // SES asks about the address if that is verified too, and else about its domain.
          resources: [
            ...[senderEmail, ...(sesVerifiedDomain === undefined ? [] : [sesVerifiedDomain])].map((resourceName) =>
              this.formatArn({ service: 'ses', resource: 'identity', resourceName }),
            ),
            // And about the identity's default configuration set, which SES's set-up in the console gives it.
            this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: '*' }),
          ],
          conditions: { StringEquals: { 'ses:FromAddress': senderEmail } },
        }),
      );
    new Rule(this, 'SendMail', {
      description: 'Notices are sent within a minute or two',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaTarget(mail.lambda, { deadLetterQueue: this.undelivered, retryAttempts: 0 })],
    });
  }

  /** Writes exports into files. */
  private writeExports(config: StageConfig, { clinical, accessLog, userPool }: ServiceResources): void {
    const worker = new ServiceFunction(this, 'patient-export-worker', config, {
      description: 'Writes patients into a file; invoked by patient-exports',
      resources: {
        CLINICAL_TABLE_NAME: clinical.tableName,
        ACCESS_LOG_TABLE_NAME: accessLog.tableName,
        EXPORTS_BUCKET_NAME: this.files.bucketName,
        USER_POOL_ID: userPool.userPoolId,
      },
      // Without a limit, the heap grows to the function's memory before it is collected; with a nursery below 16 MB, pages of records
      // outlive it, and collecting them takes a quarter of the time (docs/performance.md).
      nodeOptions: ['--max-semi-space-size=16', '--max-old-space-size=256'],
      // One whole processor, and the longest timeout that Lambda allows.
      memoryMb: 1769,
      timeout: Duration.minutes(15),
      // A failed export says so; its owner decides whether to retry.
      asynchronous: { retryAttempts: 0, maxEventAge: Duration.minutes(5) },
      undelivered: this.undelivered,
    });
    worker.mayUse(clinical, ['GetItem', 'BatchGetItem', 'Query'], 'with its indexes');
    // It reports on exports (lambdas/patients/export/jobs.ts), but writes no record.
    worker.mayUnder(clinical, ['UpdateItem'], 'EXPORTS#*');
    worker.mayUse(accessLog, ['Query', 'PutItem']);
    worker.may(['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'], this.files.arnForObjects('*'));
    worker.may(['cognito-idp:AdminGetUser', 'cognito-idp:ListUsersInGroup'], userPool.userPoolArn);
  }

  private copyEvents(config: StageConfig, { accessLog }: ServiceResources): void {
    const copies = new ServiceFunction(this, 'access-log-copies', config, {
      description: 'Copies each event of the access log to its actor and patients; repeats a day on request',
      resources: { ACCESS_LOG_TABLE_NAME: accessLog.tableName },
      timeout: Duration.minutes(5),
    });
    // Query serves the replay of a day.
    copies.mayUse(accessLog, ['Query', 'BatchWriteItem']);
    copies.lambda.addEventSource(
      new DynamoEventSource(accessLog, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        // The stream also delivers the items it writes. Events are added, and never changed or removed: the function reports it if one is.
        filters: [FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('DAY#') } } } })],
        batchSize: 100,
        bisectBatchOnError: true,
        retryAttempts: 100,
        onFailure: new SqsDlq(this.undelivered),
      }),
    );
  }
}
