import { Duration, type Stack } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { ServingFunction } from '../contract/routes/table.ts';
import { accessLogs, privately } from './buckets.ts';
import type { StageConfig } from './config.ts';
import { ServiceFunction } from './function.ts';
import { lifecycleRights, modelRights } from './model.ts';

/** What the functions work on. */
export interface ServiceResources {
  readonly clinical: ITable;
  readonly sessions: ITable;
  readonly accessLog: ITable;
  readonly documents: IBucket;
  readonly userPool: IUserPool;
}

/** Documents that wait for their check, and those that are kept. */
const documentKeys = (documents: IBucket): string[] => ['waiting/*', 'patients/*'].map((keys) => documents.arnForObjects(keys));

/** The functions behind the API and those that work on a schedule, each with its rights, in the API's stack. */
export class Services {
  /** What answers each route. */
  readonly serving: Readonly<Record<ServingFunction, ServiceFunction>>;
  /** The exported files. */
  readonly files: IBucket;
  /** Background calls that failed for good. */
  readonly undelivered: Queue;
  private readonly stack: Stack;

  constructor(stack: Stack, config: StageConfig, resources: ServiceResources) {
    this.stack = stack;
    this.undelivered = new Queue(this.stack, 'Undelivered', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.files = new Bucket(this.stack, 'Exports', {
      ...privately,
      encryption: BucketEncryption.KMS,
      ...(resources.clinical.encryptionKey && { encryptionKey: resources.clinical.encryptionKey }),
      bucketKeyEnabled: true,
      serverAccessLogsBucket: accessLogs(this.stack),
      lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    this.serving = {
      ...this.functions(config, resources),
      ...this.care(config, resources),
      'patient-links': this.links(config, resources),
      'staff-accounts': this.staffAccounts(config, resources),
      'patient-exports': this.exports(config, resources),
      'access-log': this.accessLog(config, resources),
    };
    this.removeUnconfirmed(config, resources.userPool);
  }

  private functions(config: StageConfig, { clinical, sessions, accessLog, documents }: ServiceResources) {
    const records = { CLINICAL_TABLE_NAME: clinical.tableName };
    const health = new ServiceFunction(this.stack, 'health', config, {
      description: 'Answers health checks',
      resources: {},
      memoryMb: 256,
    });
    const patients = new ServiceFunction(this.stack, 'patients', config, {
      description: 'Patient records',
      resources: {
        ...records,
        SESSIONS_TABLE_NAME: sessions.tableName,
        ACCESS_LOG_TABLE_NAME: accessLog.tableName,
      },
      memoryMb: 1024,
    });
    patients.mayUse(
      clinical,
      ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      'with its indexes',
    );
    patients.mayUse(sessions, ['GetItem', 'UpdateItem', 'DeleteItem']);
    patients.mayUse(accessLog, ['PutItem']);

    const deletions = new ServiceFunction(this.stack, 'patient-deletions', config, {
      description: 'Finishes deletions that a crash interrupted, or that have documents',
      resources: { ...records, DOCUMENTS_BUCKET_NAME: documents.bucketName },
      timeout: Duration.minutes(5),
      undelivered: this.undelivered,
    });
    deletions.mayUse(clinical, ['Query', 'GetItem', 'UpdateItem', 'DeleteItem']);
    deletions.may(['s3:DeleteObject'], ...documentKeys(documents));
    new Rule(this.stack, 'FinishDeletions', {
      description: 'Deletions that a crash interrupted, or that have documents, are finished within minutes',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaTarget(deletions.lambda, { deadLetterQueue: this.undelivered })],
    });

    const load = new ServiceFunction(this.stack, 'patient-load', config, {
      description: 'Loads existing patients in bulk; invoked by operations',
      resources: records,
      timeout: Duration.minutes(5),
      memoryMb: 1024,
    });
    load.mayUse(clinical, ['GetItem', 'BatchGetItem', 'PutItem', 'Query', 'UpdateItem', 'ConditionCheckItem']);

    const symptomCheck = new ServiceFunction(this.stack, 'symptom-check', config, {
      description: 'Preliminary assessment of symptoms, for anybody',
      resources: { ...records, SESSIONS_TABLE_NAME: sessions.tableName },
      memoryMb: 1024,
      concurrency: config.publicConcurrency,
    });
    symptomCheck.mayUse(sessions, ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);
    // Whatever else anybody may make it do, it reads no patient.
    symptomCheck.mayUnder(clinical, 'GetItem', 'CARE-DIRECTORY');
    for (const statement of modelRights(this.stack, config)) symptomCheck.lambda.addToRolePolicy(statement);
    if (config.model !== undefined) this.modelWatch(config);
    return { health, patients, 'symptom-check': symptomCheck };
  }

  /** The functions of a clinic's day: each reads and writes clinical items, and logs who did. */
  private care(config: StageConfig, { clinical, accessLog, documents }: ServiceResources) {
    const writes = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'] as const;
    const resources = { CLINICAL_TABLE_NAME: clinical.tableName, ACCESS_LOG_TABLE_NAME: accessLog.tableName };
    const working = (name: 'appointments' | 'prescriptions' | 'laboratory' | 'portal', description: string) => {
      const made = new ServiceFunction(this.stack, name, config, { description, resources, memoryMb: 1024 });
      made.mayUse(accessLog, ['PutItem']);
      return made;
    };
    const appointments = working('appointments', 'Books, receives and moves patients; the clinic’s staff and hours');
    appointments.mayUse(clinical, [...writes, 'BatchGetItem'], 'with its indexes');
    const chart = new ServiceFunction(this.stack, 'chart', config, {
      description: 'Vital signs, problems, vaccinations, documents and visits of patients',
      resources: { ...resources, DOCUMENTS_BUCKET_NAME: documents.bucketName },
      memoryMb: 1024,
    });
    chart.mayUse(accessLog, ['PutItem']);
    // What its links may do: put a file where it waits, read one that is kept.
    chart.may(['s3:GetObject', 's3:PutObject'], ...documentKeys(documents));
    chart.mayUse(clinical, [...writes, 'BatchGetItem'], 'with its indexes');
    const prescriptions = working('prescriptions', 'Checks, signs and stops prescriptions');
    prescriptions.mayUse(clinical, [...writes, 'BatchGetItem'], 'with its indexes');
    const laboratory = working('laboratory', 'Laboratory orders, specimens and results');
    laboratory.mayUse(clinical, [...writes, 'BatchGetItem', 'DeleteItem'], 'with its indexes');
    const portal = working('portal', 'What linked accounts see of a patient’s care');
    portal.mayUse(clinical, ['GetItem', 'Query']);
    return { appointments, chart, prescriptions, laboratory, portal };
  }

  /** Checks every hour that the models still answer and that AWS still offers them. */
  private modelWatch(config: StageConfig): void {
    const watch = new ServiceFunction(this.stack, 'model-watch', config, {
      description: 'Notices before visitors do that a language model no longer answers',
      resources: {},
      timeout: Duration.minutes(1),
      undelivered: this.undelivered,
    });
    for (const statement of [...modelRights(this.stack, config), lifecycleRights(this.stack, config)])
      watch.lambda.addToRolePolicy(statement);
    new Rule(this.stack, 'WatchModels', {
      description: 'A language model that no longer answers is noticed within two hours',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaTarget(watch.lambda, { deadLetterQueue: this.undelivered, retryAttempts: 0 })],
    });
  }

  /** Which accounts see which records. */
  private links(config: StageConfig, { clinical, accessLog, userPool }: ServiceResources): ServiceFunction {
    const links = new ServiceFunction(this.stack, 'patient-links', config, {
      description: 'Links accounts to records by codes from the clinic’s desk',
      resources: {
        CLINICAL_TABLE_NAME: clinical.tableName,
        ACCESS_LOG_TABLE_NAME: accessLog.tableName,
        USER_POOL_ID: userPool.userPoolId,
      },
      memoryMb: 1024,
    });
    links.mayUse(clinical, ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']);
    links.mayUse(accessLog, ['PutItem']);
    links.may(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    return links;
  }

  /** Who works here: administrators invite people and close their accounts. */
  private staffAccounts(config: StageConfig, { clinical, accessLog, userPool }: ServiceResources): ServiceFunction {
    const accounts = new ServiceFunction(this.stack, 'staff-accounts', config, {
      description: 'Invites the staff, and closes the accounts of those who leave',
      resources: {
        CLINICAL_TABLE_NAME: clinical.tableName,
        ACCESS_LOG_TABLE_NAME: accessLog.tableName,
        USER_POOL_ID: userPool.userPoolId,
      },
      memoryMb: 1024,
    });
    accounts.mayUse(clinical, ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'], 'with its indexes');
    accounts.mayUse(accessLog, ['PutItem']);
    accounts.may(
      [
        'cognito-idp:AdminGetUser',
        'cognito-idp:ListUsersInGroup',
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminDeleteUser',
        'cognito-idp:AdminAddUserToGroup',
        'cognito-idp:AdminDisableUser',
        'cognito-idp:AdminEnableUser',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
      userPool.userPoolArn,
    );
    return accounts;
  }

  /** Removes unconfirmed accounts, so nobody blocks an address that is not theirs for long. */
  private removeUnconfirmed(config: StageConfig, userPool: IUserPool): void {
    const unconfirmed = new ServiceFunction(this.stack, 'unconfirmed-accounts', config, {
      description: 'Removes accounts that nobody confirmed within a day',
      resources: { USER_POOL_ID: userPool.userPoolId },
      timeout: Duration.minutes(5),
      undelivered: this.undelivered,
    });
    unconfirmed.may(['cognito-idp:ListUsers', 'cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'], userPool.userPoolArn);
    new Rule(this.stack, 'RemoveUnconfirmed', {
      description: 'Accounts that nobody confirmed within a day are removed within the hour',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaTarget(unconfirmed.lambda, { deadLetterQueue: this.undelivered })],
    });
  }

  /** Exports: the function that accepts orders, and the worker that writes files. */
  private exports(config: StageConfig, { clinical, accessLog, userPool }: ServiceResources): ServiceFunction {
    const resources = {
      CLINICAL_TABLE_NAME: clinical.tableName,
      ACCESS_LOG_TABLE_NAME: accessLog.tableName,
      EXPORTS_BUCKET_NAME: this.files.bucketName,
    };
    const worker = new ServiceFunction(this.stack, 'patient-export-worker', config, {
      description: 'Writes patients into a file; invoked by patient-exports',
      resources: { ...resources, USER_POOL_ID: userPool.userPoolId },
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
    const orders = new ServiceFunction(this.stack, 'patient-exports', config, {
      description: 'Takes export orders and hands out the files',
      resources: { ...resources, EXPORT_WORKER_NAME: worker.lambda.functionName },
      memoryMb: 1024,
    });
    const objects = this.files.arnForObjects('*');
    worker.mayUse(clinical, ['GetItem', 'BatchGetItem', 'Query'], 'with its indexes');
    // It reports on exports (lambdas/patients/export/jobs.ts), but writes no record.
    worker.mayUnder(clinical, 'UpdateItem', 'EXPORTS#*');
    orders.mayUse(clinical, ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], 'with its indexes');
    worker.mayUse(accessLog, ['Query', 'PutItem']);
    orders.mayUse(accessLog, ['PutItem']);
    worker.may(['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'], objects);
    worker.may(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    orders.may(['s3:GetObject', 's3:AbortMultipartUpload', 's3:DeleteObject'], objects);
    orders.may(['lambda:InvokeFunction'], worker.lambda.functionArn);
    return orders;
  }

  /** Who opened whose record: administrators read all, patients their own. */
  private accessLog(config: StageConfig, { clinical, accessLog, userPool }: ServiceResources): ServiceFunction {
    const log = new ServiceFunction(this.stack, 'access-log', config, {
      description: 'Shows who did what with patients’ data',
      resources: {
        CLINICAL_TABLE_NAME: clinical.tableName,
        ACCESS_LOG_TABLE_NAME: accessLog.tableName,
        USER_POOL_ID: userPool.userPoolId,
      },
      memoryMb: 1024,
    });
    log.mayUse(clinical, ['BatchGetItem', 'GetItem', 'Query']);
    // It may create its cursor key (lambdas/platform/cursor.ts), but writes no record.
    log.mayUnder(clinical, 'PutItem', 'CURSOR-KEYS');
    // Reading the log as an administrator is itself an event.
    log.mayUse(accessLog, ['Query', 'PutItem']);
    log.may(['cognito-idp:AdminGetUser', 'cognito-idp:ListUsersInGroup'], userPool.userPoolArn);

    const copies = new ServiceFunction(this.stack, 'access-log-copies', config, {
      description: 'Copies each event of the access log to its actor and patients; repeats a day on request',
      resources: { ACCESS_LOG_TABLE_NAME: accessLog.tableName },
      timeout: Duration.minutes(5),
    });
    // Query serves the replay of a day.
    copies.mayUse(accessLog, ['Query', 'BatchWriteItem']);
    copies.lambda.addEventSource(
      new DynamoEventSource(accessLog, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        // The stream also delivers the items it writes.
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('DAY#') } } },
          }),
        ],
        batchSize: 100,
        bisectBatchOnError: true,
        retryAttempts: 100,
        onFailure: new SqsDlq(this.undelivered),
      }),
    );
    return log;
  }
}
