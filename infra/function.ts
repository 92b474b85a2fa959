import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, type EventInvokeConfigOptions, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, type JsonPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ResourceVariable, StageVariable, Variable } from '../contract/environment.ts';
import { type FunctionName, type VariableOf, functionNames, functions } from '../contract/functions.ts';
import { bundle } from './bundles.ts';
import type { StageConfig } from './config.ts';
import { metricNamespace } from './logs.ts';
import { modelEnvironment } from './model.ts';

/** DynamoDB uses the key on the caller's behalf (its developer guide, "Authorizing use of your customer managed key"). */
const keyActions = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

type TableAction = 'ConditionCheckItem' | 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'BatchWriteItem' | 'UpdateItem' | 'DeleteItem';

/** The name of a function, and of its role, in a stage. */
export const functionName = ({ stage }: StageConfig, name: FunctionName): string => `afiya-${stage}-${name}`;

/** The functions of a stage: all of them, except what watches a model that is not there or asks for a second factor that is not demanded. */
export const functionsOf = ({ model, staffSecondFactor }: StageConfig): readonly FunctionName[] =>
  functionNames.filter(
    (name) => (name !== 'model-watch' || model !== undefined) && (name !== 'pre-token-generation' || staffSecondFactor === 'demanded'),
  );

/** Log lines that raise an alarm at any level. */
export const alarmingCodes = [
  'request-failed',
  'export-failed',
  'access-log-lost',
  'access-log-changed',
  'mail-given-up',
  'sign-in-unrecorded',
] as const;

/** The resource variables that a function's stack must set: those that the function reads, and no others. */
type Resources<F extends FunctionName> = { readonly [V in VariableOf<F> & ResourceVariable]: string } & {
  readonly [V in Exclude<ResourceVariable, VariableOf<F>>]?: never;
};

/** Variables derived from the stage's settings, for any function that reads them. */
const stageVariables = (config: StageConfig): { readonly [V in StageVariable]?: string } => ({
  DEFAULT_COUNTRY: config.defaultCountry,
  ...(config.domain !== undefined && { SITE_URL: `https://${config.domain.name}` }),
  ...modelEnvironment(config),
});

/** The stage variables that a function reads. */
function readBy(name: FunctionName, config: StageConfig): Record<string, string> {
  const read: readonly Variable[] = functions[name].variables;
  return Object.fromEntries(Object.entries(stageVariables(config)).filter(([variable]) => read.some((one) => one === variable)));
}

/**
 * One function: its bundle, and a role that may write its own log and use what it is granted, nothing else. The construct's id is the
 * bundle's name.
 */
export class ServiceFunction<F extends FunctionName = FunctionName> extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;

  constructor(
    scope: Construct,
    name: F,
    config: StageConfig,
    options: {
      resources: Resources<F>;
      /** Node options, in addition to those of every function. */
      nodeOptions?: readonly string[];
      timeout?: Duration;
      memoryMb?: number;
      description: string;
      asynchronous?: EventInvokeConfigOptions;
      /** Reserved concurrency, which is also its limit. */
      concurrency?: number | undefined;
      /** Receives background calls that failed for good. */
      undelivered?: IQueue;
    },
  ) {
    super(scope, name);
    // Unnamed: a group kept from an earlier or failed deployment would block the next.
    const logGroup = new LogGroup(this, 'Log', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.role = new Role(this, 'Role', {
      // Named, so that the trail leaves it out without importing it: CloudFormation would then let no function go.
      roleName: functionName(config, name),
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${name} may do`,
    });
    this.role.addToPolicy(
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] }),
    );
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: functionName(config, name),
      description: options.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundle(name)),
      handler: 'index.handler',
      memorySize: options.memoryMb ?? 512,
      timeout: options.timeout ?? Duration.seconds(28),
      role: this.role,
      logGroup,
      tracing: Tracing.ACTIVE,
      ...(options.concurrency !== undefined && { reservedConcurrentExecutions: options.concurrency }),
      ...(options.undelivered && { deadLetterQueue: options.undelivered }),
      environment: {
        POWERTOOLS_SERVICE_NAME: name,
        POWERTOOLS_LOG_LEVEL: config.logLevel,
        NODE_OPTIONS: ['--enable-source-maps', ...(options.nodeOptions ?? [])].join(' '),
        ...readBy(name, config),
        ...options.resources,
      },
    });
    const count = (id: string, metricName: string, filterPattern: IFilterPattern, dimensions?: { [name: string]: string }): MetricFilter =>
      new MetricFilter(this, id, {
        logGroup,
        metricNamespace: metricNamespace(config),
        metricName,
        filterPattern,
        ...(dimensions && { dimensions }),
      });
    count('ErrorLines', 'ErrorLines', FilterPattern.stringValue('$.level', '=', 'ERROR'));
    const message = (code: string): JsonPattern => FilterPattern.stringValue('$.message', '=', code);
    const codes = alarmingCodes.map(message);
    count('Failures', 'Failures', FilterPattern.any(...codes), { code: '$.message' });
    if (name === 'symptom-check' && config.model !== undefined) {
      count('ModelAnswers', 'ModelAnswers', message('model-answered'), { code: '$.code' });
      count('ModelFailures', 'ModelFailures', message('model-failed'), { errorName: '$.errorName' });
    }
    if (name === 'model-watch') {
      count('ModelsSilent', 'ModelsSilent', FilterPattern.all(message('model-watched'), FilterPattern.stringValue('$.code', '!=', 'read')));
      count('ModelsLegacy', 'ModelsLegacy', message('model-legacy'));
    }
    if (options.asynchronous) this.lambda.configureAsyncInvoke(options.asynchronous);
  }

  /** Lets the function call these actions on these resources. */
  may(actions: readonly string[], ...resources: readonly string[]): void {
    this.lambda.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  /** Lets the function call these actions on a table (and Query its indexes), and use the key that encrypts it. */
  mayUse(table: ITable, actions: readonly TableAction[], indexes: 'with its indexes' | 'without indexes' = 'without indexes'): void {
    this.may(
      actions.map((action) => `dynamodb:${action}`),
      table.tableArn,
    );
    if (indexes === 'with its indexes') this.may(['dynamodb:Query'], `${table.tableArn}/index/*`);
    if (table.encryptionKey) this.may(keyActions, table.encryptionKey.keyArn);
  }

  /** Lets the function read or write items in some partitions (`*` stands for anything) of a table, and use the key that encrypts it. */
  mayUnder(
    table: ITable,
    actions: readonly Exclude<TableAction, 'BatchGetItem' | 'BatchWriteItem'>[],
    ...partitions: readonly string[]
  ): void {
    this.lambda.addToRolePolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
      }),
    );
    if (table.encryptionKey) this.may(keyActions, table.encryptionKey.keyArn);
  }
}
