import { ArnFormat, type Stack } from 'aws-cdk-lib';
import type { ServingFunction } from '../contract/routes/table.ts';
import type { StageConfig } from './config.ts';
import { ServiceFunction, functionName } from './function.ts';
import { modelRights } from './model.ts';
import { type ServiceResources, documentKeys } from './service-resources.ts';
import type { WorkersStack } from './workers.ts';

/** The functions that answer requests, each with its rights, in the API's stack. */
export class Services {
  /** What answers each route. */
  readonly serving: Readonly<Record<ServingFunction, ServiceFunction>>;
  private readonly stack: Stack;

  constructor(stack: Stack, config: StageConfig, resources: ServiceResources, workers: WorkersStack) {
    this.stack = stack;
    this.serving = {
      ...this.functions(config, resources),
      ...this.care(config, resources),
      'patient-links': this.links(config, resources),
      'staff-accounts': this.staffAccounts(config, resources),
      'patient-exports': this.exports(config, resources, workers),
      'access-log': this.accessLog(config, resources),
    };
  }

  private functions(config: StageConfig, { clinical, sessions, accessLog }: ServiceResources) {
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

    const symptomCheck = new ServiceFunction(this.stack, 'symptom-check', config, {
      description: 'Preliminary assessment of symptoms, for anybody',
      resources: { ...records, SESSIONS_TABLE_NAME: sessions.tableName },
      memoryMb: 1024,
      concurrency: config.publicConcurrency,
    });
    symptomCheck.mayUse(sessions, ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);
    // Whatever else anybody may make it do, it reads no patient.
    symptomCheck.mayUnder(clinical, ['GetItem'], 'CARE-DIRECTORY');
    for (const statement of modelRights(this.stack, config)) symptomCheck.lambda.addToRolePolicy(statement);
    return { health, patients, 'symptom-check': symptomCheck };
  }

  /** The functions of a clinic's day: each reads and writes clinical items, and logs who did. */
  private care(config: StageConfig, { clinical, accessLog, documents }: ServiceResources) {
    const writes = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'] as const;
    const resources = { CLINICAL_TABLE_NAME: clinical.tableName, ACCESS_LOG_TABLE_NAME: accessLog.tableName };
    const working = (name: 'appointments' | 'prescriptions' | 'laboratory' | 'portal' | 'proposals', description: string) => {
      const made = new ServiceFunction(this.stack, name, config, { description, resources, memoryMb: 1024 });
      made.mayUse(accessLog, ['PutItem']);
      return made;
    };
    const appointments = working('appointments', 'Books, receives and moves patients; the clinic’s staff and hours');
    appointments.mayUse(clinical, [...writes, 'BatchGetItem', 'DeleteItem'], 'with its indexes');
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
    const proposals = working('proposals', 'What patients propose to change in their records, and the answers');
    proposals.mayUse(clinical, [...writes, 'BatchGetItem', 'DeleteItem'], 'with its indexes');
    return { appointments, chart, prescriptions, laboratory, portal, proposals };
  }

  /** A function that knows accounts as well as records. */
  private ofAccounts(
    name: 'patient-links' | 'staff-accounts' | 'access-log',
    description: string,
    config: StageConfig,
    { clinical, accessLog, userPool }: ServiceResources,
  ): ServiceFunction {
    const resources = {
      CLINICAL_TABLE_NAME: clinical.tableName,
      ACCESS_LOG_TABLE_NAME: accessLog.tableName,
      USER_POOL_ID: userPool.userPoolId,
    };
    return new ServiceFunction(this.stack, name, config, { description, resources, memoryMb: 1024 });
  }

  /** Which accounts see which records. */
  private links(config: StageConfig, resources: ServiceResources): ServiceFunction {
    const { clinical, accessLog, userPool } = resources;
    const links = this.ofAccounts('patient-links', 'Links accounts to records by codes from the clinic’s desk', config, resources);
    links.mayUse(clinical, ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']);
    links.mayUse(accessLog, ['PutItem']);
    links.may(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    return links;
  }

  /** Who works here: administrators invite people and close their accounts. */
  private staffAccounts(config: StageConfig, resources: ServiceResources): ServiceFunction {
    const { clinical, accessLog, userPool } = resources;
    const accounts = this.ofAccounts('staff-accounts', 'Invites the staff, and closes the accounts of those who leave', config, resources);
    accounts.mayUse(clinical, ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'ConditionCheckItem'], 'with its indexes');
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

  /** Takes orders of exports, which a worker writes. */
  private exports(config: StageConfig, { clinical, accessLog }: ServiceResources, { files }: WorkersStack): ServiceFunction {
    // By its name: this stack would otherwise import the worker, which then could not be replaced.
    const worker = functionName(config, 'patient-export-worker');
    const orders = new ServiceFunction(this.stack, 'patient-exports', config, {
      description: 'Takes export orders and hands out the files',
      resources: {
        CLINICAL_TABLE_NAME: clinical.tableName,
        ACCESS_LOG_TABLE_NAME: accessLog.tableName,
        EXPORTS_BUCKET_NAME: files.bucketName,
        EXPORT_WORKER_NAME: worker,
      },
      memoryMb: 1024,
    });
    orders.mayUse(clinical, ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], 'with its indexes');
    orders.mayUse(accessLog, ['PutItem']);
    orders.may(['s3:GetObject', 's3:AbortMultipartUpload', 's3:DeleteObject'], files.arnForObjects('*'));
    orders.may(
      ['lambda:InvokeFunction'],
      this.stack.formatArn({ service: 'lambda', resource: 'function', resourceName: worker, arnFormat: ArnFormat.COLON_RESOURCE_NAME }),
    );
    return orders;
  }

  /** Who opened whose record: administrators read all, patients their own. */
  private accessLog(config: StageConfig, resources: ServiceResources): ServiceFunction {
    const { clinical, accessLog, userPool } = resources;
    const log = this.ofAccounts('access-log', 'Shows who did what with patients’ data', config, resources);
    log.mayUse(clinical, ['BatchGetItem', 'GetItem', 'Query'], 'with its indexes');
    // It may create its cursor key (lambdas/platform/cursor.ts), but writes no record.
    log.mayUnder(clinical, ['PutItem'], 'CURSOR-KEYS');
    // Reading the log as an administrator is itself an event.
    log.mayUse(accessLog, ['Query', 'PutItem']);
    log.may(['cognito-idp:AdminGetUser', 'cognito-idp:ListUsersInGroup'], userPool.userPoolArn);
    return log;
  }
}
