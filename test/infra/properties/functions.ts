import { type Breakage, set } from './breakage.ts';
import { type Check, all, at, functionsOf, list, referents, same, text, unless } from './template.ts';

export const properties = {
  'every function logs to a group that the template makes': (stacks) =>
    all(stacks, 'AWS::Lambda::Function').flatMap(({ where, properties: one }) =>
      unless(
        at(one, 'LoggingConfig', 'LogGroup') !== undefined,
        `${where} makes its log group when it first runs, perhaps twice, and for ever`,
      ),
    ),

  'functions run Node 24 on arm64, with a log of their own': (stacks) =>
    functionsOf(stacks).flatMap(({ where, properties: one }) => [
      ...unless(one['Runtime'] === 'nodejs24.x' && same(one['Architectures'], ['arm64']), `${where} is not Node 24 on arm64`),
      ...unless(
        text(at(one, 'Environment', 'Variables', 'NODE_OPTIONS')).includes('--enable-source-maps'),
        `${where} shows no lines of its sources`,
      ),
      // Traces would cost as much as all functions (docs/cost-at-rest.md).
      ...unless(one['TracingConfig'] === undefined, `${where} is traced, and nobody reads it`),
      ...unless(at(one, 'LoggingConfig', 'LogGroup') !== undefined, `${where} makes a log group itself, which nothing would end`),
    ]),

  'what a schedule tries once, Lambda tries once too': (stacks) =>
    all(stacks, 'AWS::Events::Rule').flatMap(({ where, stack, properties: rule }) =>
      list(rule['Targets']).flatMap((target) => {
        const id = text(at(target, 'Arn', 'Fn::GetAtt', 0));
        return unless(
          at(target, 'RetryPolicy', 'MaximumRetryAttempts') !== 0 ||
            all(stacks, 'AWS::Lambda::EventInvokeConfig').some(
              (one) =>
                one.stack === stack &&
                text(at(one.properties, 'FunctionName', 'Ref')) === id &&
                one.properties['MaximumRetryAttempts'] === 0,
            ),
          `${where} tries once, but Lambda calls ${id} twice more if it fails`,
        );
      }),
    ),

  'work that nobody waits for is not lost in silence': (stacks) => [
    ...all(stacks, 'AWS::Lambda::EventInvokeConfig').flatMap(({ stack, properties: config }) => {
      const id = text(at(config, 'FunctionName', 'Ref'));
      return unless(
        at(stacks[stack]?.Resources[id]?.Properties, 'DeadLetterConfig', 'TargetArn') !== undefined,
        `${stack}/${id} is called without waiting and has no dead-letter queue`,
      );
    }),
    ...all(stacks, 'AWS::Events::Rule').flatMap(({ where, stack, properties: rule }) =>
      list(rule['Targets']).flatMap((target) => [
        ...unless(at(target, 'DeadLetterConfig', 'Arn') !== undefined, `${where} loses what it cannot deliver`),
        ...unless(
          at(stacks[stack]?.Resources[text(at(target, 'Arn', 'Fn::GetAtt', 0))]?.Properties, 'DeadLetterConfig', 'TargetArn') !== undefined,
          `the target of ${where} has no dead-letter queue`,
        ),
      ]),
    ),
    ...all(stacks, 'AWS::SQS::Queue').flatMap((queue) =>
      unless(
        all(stacks, 'AWS::CloudWatch::Alarm').some((alarm) =>
          referents(stacks, alarm.stack, alarm.properties['Dimensions'] ?? null).includes(queue.where),
        ),
        `${queue.where} fills unseen`,
      ),
    ),
  ],
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'a function without a log group',
    set('AWS::Lambda::Function', 'LoggingConfig'),
    'functions run Node 24 on arm64, with a log of their own',
    'makes a log group itself',
  ],
  [
    'a worker that Lambda calls again',
    set('AWS::Lambda::EventInvokeConfig', 'MaximumRetryAttempts', undefined, 'mail'),
    'what a schedule tries once, Lambda tries once too',
    'twice more if it fails',
  ],
  [
    'a worker without a dead-letter queue',
    set('AWS::Lambda::Function', 'DeadLetterConfig', undefined, 'patientexportworker'),
    'work that nobody waits for is not lost in silence',
    'patientexportworker',
  ],
  [
    'a queue that nobody watches',
    (broken) => {
      delete broken['monitoring'];
    },
    'work that nobody waits for is not lost in silence',
    'fills unseen',
  ],
  [
    'a deployment whose function makes its log group',
    set('AWS::Lambda::Function', 'LoggingConfig', undefined, 'CustomCDKBucketDeployment'),
    'every function logs to a group that the template makes',
    'web/CustomCDKBucketDeployment',
  ],
];
