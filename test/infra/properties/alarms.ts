import { type Breakage, first, rewrite, set } from './breakage.ts';
import {
  type Check,
  type Found,
  type Json,
  type Stacks,
  all,
  at,
  functionsOf,
  list,
  referents,
  same,
  statements,
  text,
  unless,
} from './template.ts';

/** An alarm's metrics and the expression over them, if any. */
const metricsOf = ({ properties: alarm }: Found): { metrics: Json[]; expression: string | undefined } => {
  const queries = list(alarm['Metrics']);
  return {
    metrics: queries.length === 0 ? [alarm] : queries.flatMap((query) => at(query, 'MetricStat', 'Metric') ?? []),
    expression: queries.map((query) => at(query, 'Expression')).find((one) => typeof one === 'string'),
  };
};

const alarmsOf = (stacks: Stacks): Found[] => all(stacks, 'AWS::CloudWatch::Alarm');

export const properties = {
  'every alarm says what a person suffers, and somebody hears it': (stacks) => [
    ...alarmsOf(stacks).flatMap(({ where, properties: alarm }) => [
      ...unless(/ .*[.]$/.test(text(alarm['AlarmDescription'])), `${where} does not say what anybody suffers`),
      ...unless(list(alarm['AlarmActions']).length > 0, `${where} tells nobody`),
    ]),
    ...functionsOf(stacks).flatMap(({ where, properties: one }) =>
      unless(
        all(stacks, 'AWS::CloudWatch::Alarm').some(
          ({ properties: alarm }) =>
            alarm['MetricName'] === 'Errors' && same(alarm['Dimensions'], [{ Name: 'FunctionName', Value: one['FunctionName'] ?? null }]),
        ),
        `${where} fails unseen`,
      ),
    ),
    ...all(stacks, 'AWS::SNS::Topic').flatMap((topic) => {
      const toCloudWatch = (statement: Json): boolean => text(at(statement, 'Principal')).includes('cloudwatch.amazonaws.com');
      const itsKey = referents(stacks, topic.stack, topic.properties['KmsMasterKeyId'] ?? null);
      return [
        ...unless(
          all(stacks, 'AWS::KMS::Key').some((key) => itsKey.includes(key.where) && statements(key, 'KeyPolicy').some(toCloudWatch)),
          `CloudWatch may not use the key of ${topic.where}: alarms would not arrive`,
        ),
        ...unless(
          all(stacks, 'AWS::SNS::TopicPolicy').some((policy) => statements(policy, 'PolicyDocument').some(toCloudWatch)),
          `CloudWatch may not publish to ${topic.where}: alarms would not arrive`,
        ),
      ];
    }),
  ],

  'an alarm stands for a metric that something counts, also where it mostly has no data': (stacks) => {
    const counted = new Set(
      all(stacks, 'AWS::Logs::MetricFilter').flatMap(({ properties: filter }) =>
        list(filter['MetricTransformations']).map((one) => `${text(at(one, 'MetricNamespace'))} ${text(at(one, 'MetricName'))}`),
      ),
    );
    return alarmsOf(stacks).flatMap((alarm) => {
      const { metrics, expression } = metricsOf(alarm);
      return [
        ...metrics
          .map((metric) => `${text(at(metric, 'Namespace'))} ${text(at(metric, 'MetricName'))}`)
          .flatMap((metric) =>
            unless(!metric.startsWith('Afiya/') || counted.has(metric), `${alarm.where} waits for ${metric}, which nothing counts`),
          ),
        ...unless(metrics.length <= 10, `${alarm.where} has more metrics than CloudWatch takes`),
        ...unless(
          expression === undefined || !/\b[a-z]\d*\b/.test(expression.replaceAll(/FILL\([a-z]\d*,0\)/g, '')),
          `${alarm.where} is blind where one of its metrics has no data`,
        ),
        // An alarm that starts without data would go off at once.
        ...unless(alarm.properties['TreatMissingData'] !== 'breaching', `${alarm.where} goes off when it is made`),
        ...unless(
          alarm.properties['TreatMissingData'] !== 'missing' || list(alarm.properties['InsufficientDataActions']).length > 0,
          `${alarm.where} says nothing of silence`,
        ),
      ];
    });
  },

  'a stream that is read late is noticed before its events are gone': (stacks) =>
    all(stacks, 'AWS::Lambda::EventSourceMapping').flatMap((mapping) => {
      const [reader] = referents(stacks, mapping.stack, mapping.properties['FunctionName'] ?? null);
      const name = functionsOf(stacks).find(({ where }) => where === reader)?.properties['FunctionName'];
      return unless(
        alarmsOf(stacks).some(
          ({ properties: one }) =>
            one['MetricName'] === 'IteratorAge' && same(one['Dimensions'], [{ Name: 'FunctionName', Value: name ?? null }]),
        ),
        `nobody hears that ${mapping.where} is late`,
      );
    }),

  'a backup that is not made is noticed': (stacks) =>
    all(stacks, 'AWS::Backup::BackupPlan').flatMap(({ where }) =>
      ['NumberOfBackupJobsFailed', 'NumberOfBackupJobsExpired'].flatMap((metric) =>
        unless(
          alarmsOf(stacks).some((alarm) => metricsOf(alarm).expression === `SELECT SUM(${metric}) FROM "AWS/Backup"`),
          `nobody hears of ${metric} of ${where}`,
        ),
      ),
    ),

  'a table that refuses requests is noticed, and each of its indexes': (stacks) =>
    all(stacks, 'AWS::DynamoDB::Table').flatMap((table) => {
      const watched = alarmsOf(stacks).flatMap((alarm) =>
        metricsOf(alarm).metrics.filter((metric) => referents(stacks, alarm.stack, at(metric, 'Dimensions') ?? null).includes(table.where)),
      );
      const indexes = list(table.properties['GlobalSecondaryIndexes']).map((index) => text(at(index, 'IndexName')));
      const indexOf = (metric: Json): Json | undefined =>
        at(
          list(at(metric, 'Dimensions')).find((one) => at(one, 'Name') === 'GlobalSecondaryIndexName'),
          'Value',
        );
      return ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((name) =>
        [undefined, ...indexes].flatMap((index) =>
          unless(
            watched.some((metric) => at(metric, 'MetricName') === name && indexOf(metric) === index),
            `nobody hears of ${name} of ${[table.where, index].filter(Boolean).join(', ')}`,
          ),
        ),
      );
    }),

  'language models are called through their profile, and watched': (stacks) => [
    ...all(stacks, 'AWS::IAM::Policy').flatMap((policy) =>
      statements(policy, 'PolicyDocument')
        .filter((statement) => at(statement, 'Action') === 'bedrock:InvokeModel')
        .flatMap((statement) => {
          const resources = list(at(statement, 'Resource')).map(text);
          const viaProfile = at(statement, 'Condition', 'StringEquals', 'bedrock:InferenceProfileArn') !== undefined;
          return [
            ...unless(!resources.some((one) => one.includes('*')), `${policy.where} may call a model in every region`),
            ...unless(
              resources.every((one) => one.includes(':inference-profile/')) || viaProfile || resources.length === 1,
              `${policy.where} may call a model past its profile`,
            ),
          ];
        }),
    ),
    ...functionsOf(stacks)
      .filter(({ properties: one }) => at(one, 'Environment', 'Variables', 'BEDROCK_MODELS') !== undefined)
      .flatMap((one) =>
        ['model-fails', 'model-over-budget', 'model-silent', 'model-legacy'].flatMap((name) =>
          unless(
            alarmsOf(stacks).some(({ properties: alarm }) => text(alarm['AlarmName']).endsWith(`-${name}`)),
            `${one.where} asks language models, and there is no alarm ${name}`,
          ),
        ),
      ),
  ],
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'a stream whose reader may stand still',
    set('AWS::CloudWatch::Alarm', 'MetricName', 'Invocations', 'accesslogcopieslate'),
    'a stream that is read late is noticed before its events are gone',
    'is late',
  ],
  [
    'backups that fail unseen',
    first('AWS::CloudWatch::Alarm', (_, { Resources }, id) => delete Resources[id], 'backupfailed'),
    'a backup that is not made is noticed',
    'nobody hears of NumberOfBackupJobsFailed',
  ],
  [
    'an alarm that is blind without data',
    rewrite('AWS::CloudWatch::Alarm', 'FILL(m0,0)', 'm0', 'clinicaltablewrites'),
    'an alarm stands for a metric that something counts, also where it mostly has no data',
    'is blind',
  ],
  [
    'an alarm that goes off when it is made',
    set('AWS::CloudWatch::Alarm', 'TreatMissingData', 'breaching', 'trailsilent'),
    'an alarm stands for a metric that something counts, also where it mostly has no data',
    'when it is made',
  ],
  [
    'an alarm that says nothing of silence',
    set('AWS::CloudWatch::Alarm', 'InsufficientDataActions', undefined, 'trailsilent'),
    'an alarm stands for a metric that something counts, also where it mostly has no data',
    'of silence',
  ],
  [
    'an index that nobody watches',
    rewrite('AWS::CloudWatch::Alarm', 'byAgenda', 'byNothing', 'clinicaltablewrites'),
    'a table that refuses requests is noticed, and each of its indexes',
    'data/Clinical4D05F756, byAgenda',
  ],
  [
    'a model in every region',
    rewrite('AWS::IAM::Policy', 'bedrock:ap-south-2', 'bedrock:*', 'symptomcheck'),
    'language models are called through their profile, and watched',
    'in every region',
  ],
  [
    'a model past its profile',
    rewrite('AWS::IAM::Policy', 'bedrock:InferenceProfileArn', 'aws:RequestedRegion', 'symptomcheck'),
    'language models are called through their profile, and watched',
    'past its profile',
  ],
  [
    'a model that nobody watches',
    (broken) => {
      delete broken['monitoring'];
    },
    'language models are called through their profile, and watched',
    'no alarm model-silent',
  ],
  [
    'an alarm that tells nobody',
    set('AWS::CloudWatch::Alarm', 'AlarmActions', []),
    'every alarm says what a person suffers, and somebody hears it',
    'tells nobody',
  ],
  [
    'alarms that CloudWatch may not publish',
    first('AWS::SNS::TopicPolicy', (_, { Resources }, id) => delete Resources[id]),
    'every alarm says what a person suffers, and somebody hears it',
    'would not arrive',
  ],
  [
    'an alarm for what nothing counts',
    set('AWS::CloudWatch::Alarm', 'MetricName', 'Nothing', 'publicrefused'),
    'an alarm stands for a metric that something counts, also where it mostly has no data',
    'Afiya/dev Nothing',
  ],
];
