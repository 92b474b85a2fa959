import { type Breakage, first, rewrite, set } from './breakage.ts';
import { type Check, type Json, all, at, list, otherThanAssets, referents, same, text, unless, webAcls } from './template.ts';

/** Fields that the firewall's log must redact. */
const redacted: Json[] = [
  { SingleHeader: { Name: 'authorization' } },
  { SingleHeader: { Name: 'x-origin-secret' } },
  { QueryString: {} },
  { UriPath: {} },
];

export const properties = {
  'logs end after a time and outlive their stack': (stacks) =>
    all(stacks, 'AWS::Logs::LogGroup').flatMap((group) => [
      ...unless(group.properties['RetentionInDays'] !== undefined, `${group.where} is kept for ever`),
      ...unless(group.kept, `${group.where} goes with its stack`),
      ...unless(
        typeof group.properties['LogGroupName'] !== 'string',
        `${group.where} has a fixed name: one that an earlier stack left would stand in the way of the next`,
      ),
    ]),

  'logs of requests hold no path, query, body or token': (stacks) => [
    ...all(stacks, 'AWS::ApiGateway::Stage').flatMap(({ where, properties: stage }) => [
      ...unless(stage['AccessLogSetting'] !== undefined, `${where} logs no requests`),
      ...(/\$context\.(path|requestOverride|authorizer\.claims\.(?!sub))|\$context\.identity\.(?!sourceIp)/.test(
        text(at(stage, 'AccessLogSetting', 'Format')),
      )
        ? [`${where} logs what it must not`]
        : []),
      // A path has ids, a request line has the query; headers can be mapped into the log too.
      ...(/\$context\.(?:requestLine|protocolPath|domainPath)|\$input|\$\{|querystring|header/i.test(
        text(at(stage, 'AccessLogSetting', 'Format')),
      )
        ? [`${where} logs addresses`]
        : []),
      ...unless(at(stage, 'CacheClusterEnabled') !== true, `${where} keeps answers by their addresses`),
      ...unless(stage['TracingEnabled'] !== true, `${where} is traced: traces keep whole URLs, with the names that people search for`),
      ...list(stage['MethodSettings']).flatMap((setting) => [
        ...unless(at(setting, 'DataTraceEnabled') === false, `${where} logs bodies of ${text(at(setting, 'ResourcePath'))}`),
        ...unless(at(setting, 'MetricsEnabled') === false, `${where} pays for metrics of every method, which nothing reads`),
        ...unless(at(setting, 'LoggingLevel') === 'ERROR', `${where} does not log failures of ${text(at(setting, 'ResourcePath'))}`),
      ]),
    ]),
    ...all(stacks, 'AWS::WAFv2::LoggingConfiguration').flatMap(({ where, properties: logging }) => [
      ...redacted.flatMap((field) =>
        unless(
          list(logging['RedactedFields']).some((one) => same(one, field)),
          `${where} does not leave out ${JSON.stringify(field)}`,
        ),
      ),
      ...unless(at(logging, 'LoggingFilter', 'DefaultBehavior') === 'DROP', `${where} quotes bodies that only counted`),
    ]),
    ...all(stacks, 'AWS::CloudFront::Distribution').flatMap(({ where, properties: one }) => [
      ...unless(at(one, 'DistributionConfig', 'Logging') === undefined, `${where} logs every query, with the names that people search for`),
      ...otherThanAssets(at(one, 'DistributionConfig')).flatMap((behaviour) => [
        // Managed-CachingDisabled: a cache stores answers by their query.
        ...unless(
          same(at(behaviour, 'CachePolicyId'), '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'),
          `${where} keeps what ${text(at(behaviour, 'PathPattern'))} answers, by its query`,
        ),
        ...unless(
          at(behaviour, 'RealtimeLogConfigArn') === undefined,
          `${where} logs every query of ${text(at(behaviour, 'PathPattern'))} as it comes`,
        ),
      ]),
    ]),
    // CloudFront's newer logs are switched on by a delivery.
    ...all(stacks, 'AWS::Logs::DeliverySource').flatMap(({ where, properties: source }) =>
      unless(
        !text(source['ResourceArn'] ?? null).includes('cloudfront'),
        `${where} logs every query, with the names that people search for`,
      ),
    ),
    ...webAcls(stacks).flatMap(({ where, properties: acl }) =>
      [acl['VisibilityConfig'], ...list(acl['Rules']).map((rule) => at(rule, 'VisibilityConfig'))].flatMap((visibility) =>
        unless(at(visibility, 'SampledRequestsEnabled') === false, `${where} shows queries of sampled requests`),
      ),
    ),
  ],

  "API Gateway's role for logs outlives the API": (stacks) => {
    const accounts = all(stacks, 'AWS::ApiGateway::Account');
    return [
      ...unless(accounts.length === 1, 'there is no role for logs of API Gateway'),
      ...accounts.flatMap((account) => [
        ...unless(account.kept, `${account.where} goes with its stack, and with it the logs of every API of the account`),
        ...referents(stacks, account.stack, account.properties['CloudWatchRoleArn'] ?? null).flatMap((role) =>
          unless(
            stacks[account.stack]?.Resources[role.split('/')[1] ?? '']?.DeletionPolicy === 'Retain',
            `${role} goes with its stack, and with it the logs of every API of the account`,
          ),
        ),
      ]),
    ];
  },
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'a log group with a fixed name',
    set('AWS::Logs::LogGroup', 'LogGroupName', '/afiya'),
    'logs end after a time and outlive their stack',
    'fixed name',
  ],
  [
    'a firewall that shows requests',
    first('AWS::WAFv2::WebACL', ({ Properties }) =>
      Object.assign(Properties, { VisibilityConfig: { SampledRequestsEnabled: true, CloudWatchMetricsEnabled: true, MetricName: 'x' } }),
    ),
    'logs of requests hold no path, query, body or token',
    'shows queries of sampled requests',
  ],
  [
    'a distribution that keeps answers of the API',
    first('AWS::CloudFront::Distribution', ({ Properties }) => {
      const cached = JSON.stringify(Properties).replaceAll('4135ea2d-6df8-44a3-9df3-4b5a84be39ad', '658327ea-f89d-4fab-a63d-7e88639e58f6');
      Object.assign(Properties, JSON.parse(cached));
    }),
    'logs of requests hold no path, query, body or token',
    'by its query',
  ],
  [
    'a log of requests with their headers',
    set('AWS::ApiGateway::Stage', 'AccessLogSetting', { Format: '{"requestId":"$context.requestId","line":"$context.requestLine"}' }),
    'logs of requests hold no path, query, body or token',
    'logs addresses',
  ],
  [
    'a log group without retention',
    set('AWS::Logs::LogGroup', 'RetentionInDays'),
    'logs end after a time and outlive their stack',
    'for ever',
  ],
  [
    'a stage that logs bodies',
    set('AWS::ApiGateway::Stage', 'MethodSettings', [{ DataTraceEnabled: true, LoggingLevel: 'ERROR', ResourcePath: '/*' }]),
    'logs of requests hold no path, query, body or token',
    'logs bodies of /*',
  ],
  [
    'a stage that logs paths',
    set('AWS::ApiGateway::Stage', 'AccessLogSetting', { Format: '{"path":"$context.path"}' }),
    'logs of requests hold no path, query, body or token',
    'logs what it must not',
  ],
  [
    'a traced stage',
    set('AWS::ApiGateway::Stage', 'TracingEnabled', true),
    'logs of requests hold no path, query, body or token',
    'whole URLs',
  ],
  [
    'a firewall that logs tokens',
    set('AWS::WAFv2::LoggingConfiguration', 'RedactedFields', []),
    'logs of requests hold no path, query, body or token',
    'authorization',
  ],
  [
    'a role for logs that goes with the API',
    first('AWS::ApiGateway::Account', (account) => {
      delete account.DeletionPolicy;
    }),
    "API Gateway's role for logs outlives the API",
    'every API of the account',
  ],
  [
    'a firewall that logs the secret',
    rewrite('AWS::WAFv2::LoggingConfiguration', 'x-origin-secret', 'x-other'),
    'logs of requests hold no path, query, body or token',
    'x-origin-secret',
  ],
  [
    'metrics of every method',
    rewrite('AWS::ApiGateway::Stage', '"MetricsEnabled":false', '"MetricsEnabled":true'),
    'logs of requests hold no path, query, body or token',
    'which nothing reads',
  ],
];
