import { ArnFormat, Duration, RemovalPolicy, Size, Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, type JsonPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type ResourceVariable, type StageVariable, noSender } from '../contract/deployment/environment.ts';
import type { DeployedFunction } from '../contract/deployment/deployed-function.ts';
import { type FunctionName, functionNames, rowOf } from '../contract/deployment/functions.ts';
import { bundle } from './bundles.ts';
import type { StageConfig } from './config.ts';
import { metricNamespace } from './logs.ts';
import { lifecycleRights, modelEnvironment, modelRights } from './model.ts';
import { type ServiceResources, documentKeys } from './service-resources.ts';

/** DynamoDB uses the key on the caller's behalf (its developer guide, "Authorizing use of your customer managed key"). */
const keyActions = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

/** The name of a function, and of its role, in a stage. */
export const functionName = ({ stage }: StageConfig, name: FunctionName): string => `afiya-${stage}-${name}`;

/** The functions of a stage, or of one of its stacks: all that the stage's settings call for. */
export const functionsOf = (
  { model, staffSecondFactor, senderEmail }: StageConfig,
  stack?: DeployedFunction['stack'],
): readonly FunctionName[] =>
  functionNames.filter((name) => {
    const row = rowOf(name);
    const isCalledFor = {
      'there are models': model !== undefined,
      'a second factor is demanded': staffSecondFactor === 'demanded',
      'there is a sender': senderEmail !== undefined,
    };
    return (row.when === undefined || isCalledFor[row.when]) && (stack === undefined || row.stack === stack);
  });

/** Log lines that raise an alarm at any level. */
export const alarmingCodes = [
  'request-failed',
  'export-failed',
  'access-log-lost',
  'access-log-changed',
  'mail-given-up',
  'sign-in-unrecorded',
] as const;

/** The resources of a function's stack; it must have those in the function's row. */
type Resources = Partial<ServiceResources>;

/** Variables derived from the stage's settings. */
const stageVariables = (config: StageConfig): { readonly [V in StageVariable]?: string } => ({
  DEFAULT_COUNTRY: config.defaultCountry,
  EXPORT_WORKER_NAME: functionName(config, 'patient-export-worker'),
  MAIL_SENDER: config.senderEmail ?? noSender,
  ...(config.domain !== undefined && { SITE_URL: `https://${config.domain.name}` }),
  ...modelEnvironment(config),
});

const resourceVariables = ({ clinical, sessions, accessLog, userPool, exports, documents }: Resources) =>
  ({
    CLINICAL_TABLE_NAME: clinical?.tableName,
    SESSIONS_TABLE_NAME: sessions?.tableName,
    ACCESS_LOG_TABLE_NAME: accessLog?.tableName,
    USER_POOL_ID: userPool?.userPoolId,
    EXPORTS_BUCKET_NAME: exports?.bucketName,
    DOCUMENTS_BUCKET_NAME: documents?.bucketName,
  }) satisfies Record<ResourceVariable, string | undefined>;

/** The variables that a function reads. Throws if its stack lacks the resource of one of them. */
function variablesOf(name: FunctionName, config: StageConfig, resources: Resources): Record<string, string> {
  const ofResources = resourceVariables(resources);
  const known: Readonly<Record<string, string | undefined>> = { ...ofResources, ...stageVariables(config) };
  const read = rowOf(name).variables.map((variable) => [variable, known[variable]] as const);
  const missing = read.find(([variable, value]) => value === undefined && variable in ofResources);
  if (missing !== undefined) throw new Error(`${name} reads ${missing[0]}, which its stack does not have`);
  return Object.fromEntries(read.flatMap(([variable, value]) => (value === undefined ? [] : [[variable, value]])));
}

/**
 * One function, as its row describes it: its bundle, a role that may only write its own log and use the resources in the row, its metrics,
 * and its schedule. The construct's id is the bundle's name.
 */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;
  private readonly config: StageConfig;

  constructor(scope: Construct, name: FunctionName, config: StageConfig, resources: Resources) {
    super(scope, name);
    this.config = config;
    const row = rowOf(name);
    const concurrency = row.concurrency && config[row.concurrency];
    // Unnamed: a group kept from an earlier or failed deployment would block the next.
    const logGroup = new LogGroup(this, 'Log', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.role = new Role(this, 'Role', {
      // Named, so that the trail can exclude it without an import, which would keep CloudFormation from removing the function.
      roleName: functionName(config, name),
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${name} may do`,
    });
    this.role.addToPolicy(
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] }),
    );
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: functionName(config, name),
      description: row.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundle(name)),
      handler: 'index.handler',
      memorySize: row.memoryMb ?? 512,
      ...(row.temporaryMb !== undefined && { ephemeralStorageSize: Size.mebibytes(row.temporaryMb) }),
      timeout: Duration.seconds(row.timeoutSeconds ?? 28),
      role: this.role,
      logGroup,
      ...(concurrency !== undefined && { reservedConcurrentExecutions: concurrency }),
      ...(row.background && resources.undelivered && { deadLetterQueue: resources.undelivered }),
      environment: {
        POWERTOOLS_SERVICE_NAME: name,
        POWERTOOLS_LOG_LEVEL: config.logLevel,
        NODE_OPTIONS: ['--enable-source-maps', ...(row.nodeOptions ?? [])].join(' '),
        ...variablesOf(name, config, resources),
      },
    });
    this.grant(row, resources);
    this.count(row, logGroup);
    this.callInBackground(row, resources);
  }

  private grant(row: DeployedFunction, { clinical, sessions, accessLog, userPool, documents, exports }: Resources): void {
    if (row.clinical && clinical) this.mayUseClinical(clinical, row.clinical);
    if (row.sessions && sessions) this.mayUse(sessions, row.sessions);
    if (row.accessLog && accessLog) this.mayUse(accessLog, row.accessLog);
    const named = (service: string, actions: readonly string[]): string[] => actions.map((action) => `${service}:${action}`);
    if (row.userPool && userPool) this.may(named('cognito-idp', row.userPool), userPool.userPoolArn);
    if (row.documents && documents) this.may(named('s3', row.documents), ...documentKeys(documents));
    if (row.exports && exports) this.may(named('s3', row.exports), exports.arnForObjects('*'));
    if (row.names && exports) this.may(named('s3', row.names), exports.arnForObjects('names/*'));
    // Referenced by name: otherwise its stack would export it, and could not replace it.
    if (row.invokes) {
      const resourceName = functionName(this.config, row.invokes);
      const arn = { service: 'lambda', resource: 'function', resourceName, arnFormat: ArnFormat.COLON_RESOURCE_NAME };
      this.may(['lambda:InvokeFunction'], Stack.of(this).formatArn(arn));
    }
    for (const statement of row.models ? modelRights(this, this.config) : []) this.lambda.addToRolePolicy(statement);
    if (row.models === 'watches') this.lambda.addToRolePolicy(lifecycleRights(this, this.config));
  }

  private count({ counts = {}, models }: DeployedFunction, logGroup: LogGroup): void {
    const count = (metricName: string, filterPattern: IFilterPattern, dimensions?: { [name: string]: string }): MetricFilter =>
      new MetricFilter(this, metricName, {
        logGroup,
        metricNamespace: metricNamespace(this.config),
        metricName,
        filterPattern,
        ...(dimensions && { dimensions }),
      });
    count('ErrorLines', FilterPattern.stringValue('$.level', '=', 'ERROR'));
    const written = (code: string): JsonPattern => FilterPattern.stringValue('$.message', '=', code);
    count('Failures', FilterPattern.any(...alarmingCodes.map(written)), { code: '$.message' });
    if (models !== undefined && this.config.model === undefined) return;
    for (const [name, { message, by, except }] of Object.entries(counts)) {
      const others = except && FilterPattern.stringValue(`$.${except[0]}`, '!=', except[1]);
      count(
        name,
        others === undefined ? written(message) : FilterPattern.all(written(message), others),
        by === undefined ? undefined : { [by]: `$.${by}` },
      );
    }
  }

  private callInBackground({ background }: DeployedFunction, { undelivered }: Resources): void {
    if (background === undefined) return;
    if (undelivered === undefined) throw new Error(`${this.node.id} is called in the background, and its stack has no queue`);
    const { retries, withinMinutes, schedule } = background;
    if (retries !== undefined)
      this.lambda.configureAsyncInvoke({
        retryAttempts: retries,
        ...(withinMinutes !== undefined && { maxEventAge: Duration.minutes(withinMinutes) }),
      });
    if (schedule === undefined) return;
    new Rule(this, 'Schedule', {
      description: schedule.promise,
      schedule: Schedule.rate(Duration.minutes(schedule.everyMinutes)),
      targets: [new LambdaTarget(this.lambda, { deadLetterQueue: undelivered, ...(retries !== undefined && { retryAttempts: retries }) })],
    });
  }

  private may(actions: readonly string[], ...resources: readonly string[]): void {
    this.lambda.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  private mayUse(table: ITable, actions: readonly string[]): void {
    this.may(
      actions.map((action) => `dynamodb:${action}`),
      table.tableArn,
    );
    this.mayUseKeyOf(table);
  }

  private mayUseKeyOf({ encryptionKey }: ITable): void {
    if (encryptionKey) this.may(keyActions, encryptionKey.keyArn);
  }

  /** Allows each action on the partitions that it may reach. AWS decides about each item of a transaction by that item's action. */
  private mayUseClinical(table: ITable, { indexes, ...reaches }: NonNullable<DeployedFunction['clinical']>): void {
    const actionsOf = Map.groupBy(Object.entries(reaches), ([, reach]) => (typeof reach === 'string' ? reach : reach.join(' ')));
    for (const [partitions, group] of actionsOf)
      this.lambda.addToRolePolicy(
        new PolicyStatement({
          actions: group.map(([action]) => `dynamodb:${action}`),
          resources: [table.tableArn],
          ...(partitions !== 'everywhere' && {
            conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions.split(' ') } },
          }),
        }),
      );
    if (indexes) this.may(['dynamodb:Query'], `${table.tableArn}/index/*`);
    this.mayUseKeyOf(table);
  }
}

/** Creates the functions of one of a stage's stacks. */
export function functionsIn(scope: Stack, stack: DeployedFunction['stack'], config: StageConfig, resources: Resources) {
  const made = new Map(functionsOf(config, stack).map((name) => [name, new ServiceFunction(scope, name, config, resources)]));
  return {
    all: [...made.values()],
    /** Throws if the function is not in this stack. */
    named: (name: FunctionName): ServiceFunction => {
      const found = made.get(name);
      if (found === undefined) throw new Error(`${name} is not among the functions of ${stack}`);
      return found;
    },
  };
}
