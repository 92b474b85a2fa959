import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type FunctionName, functions } from '../contract/deployment/functions.ts';
import type { StageConfig } from './config.ts';
import { alarmingCodes, functionName, functionsOf } from './function.ts';
import { metricNamespace } from './logs.ts';
import { modelsOf } from './model.ts';

/** The effect on users when a function logs this code. */
const sufferedByCode: Record<(typeof alarmingCodes)[number], string> = {
  'request-failed': 'Somebody got an error that nobody foresaw.',
  'export-failed': 'An export broke off; who ordered it must order it again.',
  'mail-given-up':
    'A reminder, or an e-mail that tells of a new link or browser, never arrived: it was tried for two days, or could not be read.',
  'access-log-lost': 'Somebody read or changed a record and the access log does not say so.',
  'access-log-changed': 'Somebody changed or removed what the access log says of who read or changed a record.',
  'sign-in-unrecorded': 'Somebody signed in or tried to, and the sign-in log, or the list of their browsers, does not say so.',
};

/** Alarms, their recipients, the dashboard and the budget. */
export class MonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    config: StageConfig,
    props: StackProps & {
      tables: Readonly<Record<string, { readonly table: ITable; readonly indexes: readonly string[] }>>;
      undelivered: IQueue;
    },
  ) {
    super(scope, id, props);
    const topic = this.topic(config);
    const period = Duration.minutes(5);
    const alarm = (
      alarmId: string,
      alarmDescription: string,
      metric: IMetric,
      threshold: number,
      options: { periods?: number; below?: true; silenceToo?: true } = {},
    ): void => {
      const made = new Alarm(this, alarmId, {
        alarmName: `afiya-${config.stage}-${alarmId}`,
        alarmDescription,
        metric,
        threshold,
        evaluationPeriods: options.periods ?? 1,
        comparisonOperator: options.below ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: options.silenceToo ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
      });
      made.addAlarmAction(new SnsAction(topic));
      // An alarm starts without data, so this alarm reports data that stopped, and not its own creation.
      if (options.silenceToo) made.addInsufficientDataAction(new SnsAction(topic));
    };

    const ofApi = (metricName: string, statistic: string): Metric =>
      new Metric({
        namespace: 'AWS/ApiGateway',
        metricName,
        dimensionsMap: { ApiName: `afiya-${config.stage}`, Stage: 'api' },
        statistic,
        period,
      });
    const ofFunction = (name: FunctionName, metricName: string, statistic: string = Stats.SUM): Metric =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName,
        dimensionsMap: { FunctionName: functionName(config, name) },
        statistic,
        period,
      });
    const ofLogs = (metricName: string, dimensionsMap: Record<string, string> = {}, over = period): Metric =>
      new Metric({ namespace: metricNamespace(config), metricName, dimensionsMap, statistic: Stats.SUM, period: over });
    // Most of these metrics have no data while all is well, and a sum with a missing metric is missing too.
    const total = (metrics: readonly Metric[], over = period): MathExpression =>
      new MathExpression({
        expression: metrics.map((_, index) => `FILL(m${index},0)`).join('+'),
        usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
        period: over,
      });
    const ofTable = (table: ITable, metricName: string, dimensions: Record<string, string> = {}): Metric =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: table.tableName, ...dimensions },
        statistic: Stats.SUM,
        period,
      });

    alarm('api-fails', 'One request in twenty or more fails: people see errors.', ofApi('5XXError', Stats.AVERAGE), 0.05, { periods: 2 });
    alarm('api-slow', 'One request in a hundred takes over five seconds: pages hang.', ofApi('Latency', Stats.percentile(99)), 5000, {
      periods: 3,
    });
    alarm('public-refused', 'Visitors of the symptom check are told to try later.', ofLogs('PublicThrottled'), 20);
    for (const name of functionsOf(config)) alarm(`${name}-fails`, functions[name].whenItFails, ofFunction(name, 'Errors'), 1);
    alarm(
      'access-log-copies-late',
      'Who opened a record an hour ago is not yet in the access log by patient and person; after a day it never would be.',
      ofFunction('access-log-copies', 'IteratorAge', Stats.MAXIMUM),
      Duration.hours(1).toMilliseconds(),
    );
    alarm(
      'functions-throttled',
      'More calls at once than the account may run: people are told to try later.',
      // Across all functions of the region, which share the account's limit.
      new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM, period }),
      1,
    );
    for (const [name, { table, indexes }] of Object.entries(props.tables)) {
      // An index throttles separately, which the table's metric does not show. An alarm supports ten metrics.
      for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents'])
        alarm(
          `${name}-table-${metricName.startsWith('Read') ? 'reads' : 'writes'}-throttled`,
          'The table refuses requests: lists and records come late or not at all.',
          total([ofTable(table, metricName), ...indexes.map((index) => ofTable(table, metricName, { GlobalSecondaryIndexName: index }))]),
          10,
        );
      const operations = [
        'GetItem',
        'BatchGetItem',
        'Query',
        'PutItem',
        'BatchWriteItem',
        'UpdateItem',
        'DeleteItem',
        'TransactWriteItems',
      ];
      alarm(
        `${name}-table-fails`,
        'DynamoDB fails: what people save may not be kept.',
        total(operations.map((operation) => ofTable(table, 'SystemErrors', { Operation: operation }))),
        5,
      );
    }
    alarm('error-lines', 'A function logged an error: somebody did not get what they asked for.', ofLogs('ErrorLines'), 1);
    for (const code of alarmingCodes) alarm(code, sufferedByCode[code], ofLogs('Failures', { code }), 1);
    alarm(
      'undelivered',
      'Work that nobody waits for was given up: an export never starts, or a deletion is not finished.',
      props.undelivered.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      1,
    );
    alarm(
      'trail-silent',
      'Nobody can say who read what: the audit trail has received nothing for two hours.',
      ofLogs('TrailEvents', {}, Duration.hours(1)),
      1,
      { below: true, periods: 2, silenceToo: true },
    );
    alarm('trail-stopped', 'Somebody changed or stopped the audit trail.', ofLogs('TrailStopped'), 1);
    alarm(
      'key-going',
      'Somebody disables or deletes a key: what it encrypts, records among it, can then be read by nobody.',
      ofLogs('KeyGoing'),
      1,
    );
    alarm(
      'table-going',
      'Somebody deletes a table: if it is one of these stacks, its records are gone but for their backups.',
      ofLogs('TableGoing'),
      1,
    );
    alarm('backup-going', 'Somebody deletes a backup: what it alone holds cannot be restored.', ofLogs('BackupGoing'), 1);

    const hour = Duration.hours(1);
    for (const outcome of ['Failed', 'Expired'] as const)
      alarm(
        `backup-${outcome.toLowerCase()}`,
        'A backup was not made: what it would hold can be restored from the last 35 days only.',
        // Over all vaults and kinds of resources.
        new MathExpression({ expression: `SELECT SUM(NumberOfBackupJobs${outcome}) FROM "AWS/Backup"`, usingMetrics: {}, period: hour }),
        1,
      );
    if (config.senderEmail !== undefined) {
      // The rates at which AWS reviews an account (SES developer guide, "Reputation metrics").
      const ofSes = (metricName: string): Metric =>
        new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period: hour });
      const paused = 'AWS may soon send none any more, codes for signing in among them.';
      alarm('mail-bounces', `One e-mail in twenty bounces: ${paused}`, ofSes('Reputation.BounceRate'), 0.05);
      alarm('mail-complaints', `One e-mail in a thousand is reported as spam: ${paused}`, ofSes('Reputation.ComplaintRate'), 0.001);
    }
    const ofModels = modelsOf(config).map(
      ({ id: ModelId }) =>
        (metricName: string, statistic: string, over = period): Metric =>
          new Metric({ namespace: 'AWS/Bedrock', metricName, dimensionsMap: { ModelId }, statistic, period: over }),
    );
    const answers = (code: string, over = period): Metric => ofLogs('ModelAnswers', { code }, over);
    if (ofModels.length > 0) {
      alarm(
        'model-fails',
        'In one symptom check of five or more the first language model was of no use: the fallback or the rules answered.',
        new MathExpression({
          expression: 'IF(FILL(r,0)+FILL(f,0)+FILL(u,0)>=5, 100*(FILL(f,0)+FILL(u,0))/(FILL(r,0)+FILL(f,0)+FILL(u,0)), 0)',
          usingMetrics: { r: answers('read', hour), f: answers('fallback', hour), u: answers('unavailable', hour) },
          period: hour,
        }),
        20,
      );
      alarm(
        'model-over-budget',
        "The day's or the hour's money for language models is used up: until it ends the rules answer alone.",
        answers('over-budget'),
        1,
      );
      alarm(
        'model-silent',
        'A language model has not answered for two hours: symptom checks get by without it.',
        ofLogs('ModelsSilent', {}, hour),
        1,
        {
          periods: 2,
        },
      );
      alarm(
        'model-legacy',
        'AWS will take a language model away: choose its successor, or the rules will answer alone.',
        total([ofLogs('ModelsLegacy', {}, hour), ...ofModels.map((of) => of('LegacyModelInvocations', Stats.SUM, hour))], hour),
        1,
      );
    }

    new Dashboard(this, 'Dashboard', {
      dashboardName: `afiya-${config.stage}`,
      defaultInterval: Duration.days(1),
      widgets: [
        [
          new GraphWidget({
            title: 'Requests, refusals, failures',
            width: 12,
            left: [ofApi('Count', Stats.SUM), ofApi('4XXError', Stats.SUM), ofApi('5XXError', Stats.SUM)],
          }),
          new GraphWidget({ title: 'Latency', width: 12, left: [ofApi('Latency', Stats.p(50)), ofApi('Latency', Stats.percentile(99))] }),
        ],
        [
          new GraphWidget({ title: 'Errors of functions', width: 12, left: functionsOf(config).map((name) => ofFunction(name, 'Errors')) }),
          new GraphWidget({
            title: 'Duration of functions',
            width: 12,
            left: functionsOf(config).map((name) => ofFunction(name, 'Duration', Stats.percentile(99))),
          }),
        ],
        [
          new GraphWidget({
            title: 'Units of tables',
            width: 12,
            left: Object.values(props.tables).flatMap(({ table }) => [
              table.metricConsumedReadCapacityUnits(),
              table.metricConsumedWriteCapacityUnits(),
            ]),
          }),
          new GraphWidget({
            title: 'Logged failures',
            width: 12,
            left: [ofLogs('ErrorLines'), ...alarmingCodes.map((code) => ofLogs('Failures', { code }))],
          }),
        ],
        ...(ofModels.length > 0
          ? [
              [
                new GraphWidget({
                  title: 'Answers of language models',
                  width: 12,
                  left: ['read', 'earlier', 'fallback', 'unavailable', 'over-budget', 'over-share'].map((code) => answers(code)),
                }),
                new GraphWidget({
                  title: 'Bedrock',
                  width: 12,
                  left: ofModels.flatMap((of) =>
                    ['InvocationClientErrors', 'InvocationServerErrors', 'InvocationThrottles'].map((name) => of(name, Stats.SUM)),
                  ),
                  right: ofModels.map((of) => of('InvocationLatency', Stats.percentile(99))),
                }),
              ],
            ]
          : []),
      ],
    });
  }

  private topic(config: StageConfig): Topic {
    const publishers = ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'].map((name) => new ServicePrincipal(name));
    const conditions = { StringEquals: { 'aws:SourceAccount': this.account } };
    const key = new Key(this, 'Key', {
      description: 'Encrypts alarms in transit',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    key.addToResourcePolicy(
      new PolicyStatement({ principals: publishers, actions: ['kms:Decrypt', 'kms:GenerateDataKey*'], resources: ['*'], conditions }),
    );
    const topic = new Topic(this, 'Alarms', { displayName: `Afiya ${config.stage}`, masterKey: key, enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({ principals: publishers, actions: ['sns:Publish'], resources: [topic.topicArn], conditions }),
    );
    if (config.alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(config.alarmEmail));
    if (config.monthlyBudgetUsd !== undefined) {
      const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
      const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
        notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
        subscribers,
      });
      new CfnBudget(this, 'Budget', {
        budget: {
          budgetName: `afiya-${config.stage}`,
          budgetType: 'COST',
          timeUnit: 'MONTHLY',
          budgetLimit: { amount: config.monthlyBudgetUsd, unit: 'USD' },
        },
        notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
      });
    }
    return topic;
  }
}
