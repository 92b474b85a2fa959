import * as z from 'zod/mini';
import { routeIds, routes } from '../../contract/routes.ts';
import type { Route } from '../../contract/route.ts';

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.json()), {}),
  DeletionPolicy: z.optional(z.string()),
  DependsOn: z.optional(z.union([z.string(), z.array(z.string())])),
});
const Stack = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.json(), Export: z.optional(z.object({ Name: z.string() })) })), {}),
});

/** Every template of a stage, by the last part of its stack's name. */
export const Stacks = z.record(z.string(), Stack);
export type Stacks = z.output<typeof Stacks>;
type Json = z.output<ReturnType<typeof z.json>>;
/** Where a resource is, and what it is. */
interface Found {
  readonly where: string;
  readonly stack: string;
  readonly id: string;
  readonly properties: Record<string, Json>;
  readonly kept: boolean;
  readonly deletionPolicy: string | undefined;
}

/** Says what is wrong, one sentence each; nothing when all is well. */
type Check = (stacks: Stacks) => string[];

const all = (stacks: Stacks, ...types: string[]): Found[] =>
  Object.entries(stacks).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties, DeletionPolicy }]) =>
      types.includes(Type)
        ? [
            {
              where: `${stack}/${id}`,
              stack,
              id,
              properties: Properties,
              kept: DeletionPolicy === 'Retain' || DeletionPolicy === 'RetainExceptOnCreate',
              deletionPolicy: DeletionPolicy,
            },
          ]
        : [],
    ),
  );

/** The value at the end of a path of keys; undefined where it breaks off. */
const at = (value: Json | undefined, ...path: (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((current, key) => {
    if (Array.isArray(current)) return typeof key === 'number' ? current[key] : undefined;
    return typeof current === 'object' && current !== null && typeof key === 'string' ? current[key] : undefined;
  }, value);
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
const same = (value: Json | undefined, expected: Json): boolean => JSON.stringify(value) === JSON.stringify(expected);
const unless = (condition: boolean, problem: string): string[] => (condition ? [] : [problem]);
const statements = (found: Found, document: string): Json[] => list(at(found.properties, document, 'Statement'));
const names = (value: Json | undefined, id: string): boolean => new RegExp(`"${id}"`).test(JSON.stringify(value ?? null));

/** CDK's own functions; they run during a deployment only. */
const ours = ({ id }: Found): boolean => !id.startsWith('Custom');
const functionsOf = (stacks: Stacks): Found[] => all(stacks, 'AWS::Lambda::Function').filter(ours);

/** What a reference to a resource of any stack is called: its stack and logical id. */
function referents(stacks: Stacks, stack: string, value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => referents(stacks, stack, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, argument]) => {
    if (key === 'Ref') return [`${stack}/${text(argument)}`];
    if (key === 'Fn::GetAtt') return [`${stack}/${text(list(argument)[0]).replace(/\..*/s, '')}`];
    if (key === 'Fn::ImportValue') {
      for (const [other, { Outputs }] of Object.entries(stacks))
        for (const output of Object.values(Outputs)) if (output.Export?.Name === argument) return referents(stacks, other, output.Value);
      return [`no stack exports ${text(argument)}`];
    }
    return referents(stacks, stack, argument);
  });
}

const isPublic = (route: Route): boolean => route.access === 'public';
function pathOf(stacks: Stacks, stack: string, reference: Json | undefined): string {
  const resource = stacks[stack]?.Resources[text(at(reference, 'Ref'))]?.Properties;
  return resource === undefined ? '' : `${pathOf(stacks, stack, resource['ParentId'])}/${text(resource['PathPart'])}`;
}

const bucketPolicies = (stacks: Stacks, bucket: Found): Json[] =>
  all(stacks, 'AWS::S3::BucketPolicy')
    .filter(({ stack, properties }) => stack === bucket.stack && same(properties['Bucket'], { Ref: bucket.id }))
    .flatMap((policy) => statements(policy, 'PolicyDocument'));

/** What a line of the firewall's log must not say. */
const redacted: Json[] = [
  { SingleHeader: { Name: 'authorization' } },
  { SingleHeader: { Name: 'x-origin-secret' } },
  { QueryString: {} },
  { UriPath: {} },
];

/** The values of the origin's secret that a statement of the firewall asks for; undefined where it does not ask for it. */
function originSecrets(statement: Json | undefined): Json[] | undefined {
  const one = at(statement, 'ByteMatchStatement');
  if (same(at(one, 'FieldToMatch'), { SingleHeader: { Name: 'x-origin-secret' } }) && at(one, 'PositionalConstraint') === 'EXACTLY')
    return [at(one, 'SearchString') ?? null];
  const any = list(at(statement, 'OrStatement', 'Statements')).map(originSecrets);
  if (any.length > 0) return any.includes(undefined) ? undefined : any.flatMap((values) => values ?? []);
  return list(at(statement, 'AndStatement', 'Statements'))
    .map(originSecrets)
    .find((values) => values !== undefined);
}
/** The secret of Secrets Manager that a value stands for until it is deployed. */
const secretBehind = (stacks: Stacks, stack: string, value: Json | undefined): string | undefined =>
  text(value).includes('{{resolve:secretsmanager:') ? referents(stacks, stack, value ?? null).at(0) : undefined;

/** The metrics of an alarm, and the expression over them where there is one. */
const metricsOf = ({ properties: alarm }: Found): { metrics: Json[]; expression: string | undefined } => {
  const queries = list(alarm['Metrics']);
  return {
    metrics: queries.length === 0 ? [alarm] : queries.flatMap((query) => at(query, 'MetricStat', 'Metric') ?? []),
    expression: queries.map((query) => at(query, 'Expression')).find((one) => typeof one === 'string'),
  };
};
const alarmsOf = (stacks: Stacks): Found[] => all(stacks, 'AWS::CloudWatch::Alarm');

const webAcls = (stacks: Stacks): Found[] => all(stacks, 'AWS::WAFv2::WebACL');
const trails = (stacks: Stacks): Found[] => all(stacks, 'AWS::CloudTrail::Trail');

/** What must hold for the templates of every stage, whatever is configured. */
export const properties = {
  'buckets let nobody in from outside': (stacks) =>
    all(stacks, 'AWS::S3::Bucket').flatMap((bucket) => [
      ...['BlockPublicAcls', 'BlockPublicPolicy', 'IgnorePublicAcls', 'RestrictPublicBuckets'].flatMap((name) =>
        unless(at(bucket.properties, 'PublicAccessBlockConfiguration', name) === true, `${bucket.where} does not say ${name}`),
      ),
      ...bucketPolicies(stacks, bucket)
        .filter((statement) => at(statement, 'Effect') === 'Allow')
        .flatMap((statement) =>
          unless(at(statement, 'Principal', 'Service') !== undefined, `${bucket.where} is open to ${text(at(statement, 'Principal'))}`),
        ),
    ]),

  'buckets take TLS only': (stacks) =>
    all(stacks, 'AWS::S3::Bucket').flatMap((bucket) =>
      unless(
        bucketPolicies(stacks, bucket).some(
          (statement) =>
            at(statement, 'Effect') === 'Deny' &&
            at(statement, 'Action') === 's3:*' &&
            same(at(statement, 'Condition'), { Bool: { 'aws:SecureTransport': 'false' } }) &&
            list(at(statement, 'Resource')).length === 2,
        ),
        `${bucket.where} answers without TLS`,
      ),
    ),

  'what is stored is encrypted, records with our key': (stacks) => [
    ...all(stacks, 'AWS::S3::Bucket').flatMap((bucket) => {
      const encryption = at(bucket.properties, 'BucketEncryption', 'ServerSideEncryptionConfiguration', 0, 'ServerSideEncryptionByDefault');
      const withKey = at(encryption, 'SSEAlgorithm') === 'aws:kms' && at(encryption, 'KMSMasterKeyID') !== undefined;
      return unless(
        /^(AccessLogs|Site)/.test(bucket.id) ? at(encryption, 'SSEAlgorithm') !== undefined : withKey,
        `${bucket.where} is not encrypted as it must be`,
      );
    }),
    ...all(stacks, 'AWS::DynamoDB::Table').flatMap((table) =>
      unless(
        at(table.properties, 'SSESpecification', 'SSEType') === 'KMS' &&
          at(table.properties, 'SSESpecification', 'KMSMasterKeyId') !== undefined,
        `${table.where} is not encrypted with our key`,
      ),
    ),
    ...all(stacks, 'AWS::SQS::Queue').flatMap((queue) =>
      unless(queue.properties['SqsManagedSseEnabled'] === true, `${queue.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::SNS::Topic').flatMap((topic) =>
      unless(topic.properties['KmsMasterKeyId'] !== undefined, `${topic.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::Logs::LogGroup').flatMap((group) =>
      unless(group.properties['KmsKeyId'] !== undefined, `${group.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::Backup::BackupVault').flatMap((vault) =>
      unless(vault.properties['EncryptionKeyArn'] !== undefined, `${vault.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::KMS::Key').flatMap((key) =>
      unless(key.properties['EnableKeyRotation'] === true && key.kept, `${key.where} does not rotate or goes with its stack`),
    ),
  ],

  'a failed first deployment leaves nothing that is paid for, and can be rolled back': (stacks) => [
    ...all(stacks, 'AWS::KMS::Key', 'AWS::Logs::LogGroup', 'AWS::Backup::BackupVault').flatMap(({ where, deletionPolicy }) =>
      unless(deletionPolicy === 'RetainExceptOnCreate', `${where} would be left over`),
    ),
    ...all(stacks, 'AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket').flatMap(({ where, deletionPolicy }) =>
      unless(deletionPolicy === 'Retain', `${where} is protected or not empty: the roll-back would fail at it`),
    ),
  ],

  'tables are kept, protected, restorable': (stacks) =>
    all(stacks, 'AWS::DynamoDB::Table').flatMap((table) => [
      ...unless(table.kept, `${table.where} goes with its stack`),
      ...unless(table.properties['DeletionProtectionEnabled'] === true, `${table.where} can be deleted by one call`),
      ...unless(
        at(table.properties, 'PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled') === true,
        `${table.where} cannot be restored to a point in time`,
      ),
    ]),

  'methods ask for the access token, unless they are for everybody': (stacks) =>
    all(stacks, 'AWS::ApiGateway::Method').flatMap(({ where, stack, properties: method }) => {
      const path = pathOf(stacks, stack, method['ResourceId']);
      if (method['HttpMethod'] === 'OPTIONS') return [];
      const route = routeIds.map((id): Route => routes[id]).find((one) => one.method === method['HttpMethod'] && one.path === path);
      if (route === undefined) return [`${where} is no route of the contract`];
      if (isPublic(route)) return [];
      return unless(
        method['AuthorizationType'] === 'COGNITO_USER_POOLS' &&
          method['AuthorizerId'] !== undefined &&
          same(method['AuthorizationScopes'], ['aws.cognito.signin.user.admin']),
        `${route.method} ${path} does not ask for the access token`,
      );
    }),

  'what people wait for ends before API Gateway gives up, after 29 seconds': (stacks) =>
    all(stacks, 'AWS::ApiGateway::Method').flatMap((method) =>
      referents(stacks, method.stack, at(method.properties, 'Integration', 'Uri') ?? null).flatMap((target) => {
        const one = stacks[method.stack]?.Resources[target.split('/')[1] ?? ''];
        return one?.Type === 'AWS::Lambda::Function'
          ? unless(Number(one.Properties['Timeout']) < 29, `${target} goes on when nobody waits any more`)
          : [];
      }),
    ),

  'what the gateway refuses comes in our envelope': (stacks) => {
    const responses = all(stacks, 'AWS::ApiGateway::GatewayResponse');
    return [
      ...['UNAUTHORIZED', 'ACCESS_DENIED', 'EXPIRED_TOKEN', 'THROTTLED', 'WAF_FILTERED', 'DEFAULT_4XX', 'DEFAULT_5XX'].flatMap((type) =>
        unless(
          responses.some(({ properties: one }) => one['ResponseType'] === type),
          `the gateway answers ${type} in its own words`,
        ),
      ),
      ...responses.flatMap(({ where, properties: one }) =>
        unless(text(at(one, 'ResponseTemplates', 'application/json')).includes('"requestId"'), `${where} is not our envelope`),
      ),
    ];
  },

  'pages of one named origin read what the API answers and refuses, or those of no other than the site’s': (stacks) => {
    const originOf = ({ properties: one }: Found): string => text(at(one, 'Environment', 'Variables', 'ACCESS_CONTROL_ALLOW_ORIGIN') ?? '');
    const [origin = '', ...others] = [...new Set(functionsOf(stacks).map(originOf))];
    const header = 'gatewayresponse.header.Access-Control-Allow-Origin';
    const preflights = all(stacks, 'AWS::ApiGateway::Method').filter(({ properties: one }) => one['HttpMethod'] === 'OPTIONS');
    return [
      ...unless(others.length === 0, `the functions let in ${[origin, ...others].join(' and ')}`),
      ...unless(!origin.includes('*'), 'the functions let in pages of every origin'),
      ...all(stacks, 'AWS::ApiGateway::GatewayResponse').flatMap(({ where, properties: one }) =>
        unless(
          text(at(one, 'ResponseParameters', header) ?? '') === (origin === '' ? '' : `'${origin}'`),
          origin === '' ? `${where} lets in pages of other origins` : `${where} does not let in ${origin}: a browser sees a network error`,
        ),
      ),
      ...unless((origin === '') === (preflights.length === 0), 'preflights are answered otherwise than requests'),
      ...preflights.flatMap(({ where, properties: one }) =>
        unless(JSON.stringify(one).includes(`'${origin}'`), `${where} does not answer the preflight of ${origin}`),
      ),
    ];
  },

  'grants name their actions and resources': (stacks) =>
    all(stacks, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
      .filter(ours)
      .flatMap((policy) =>
        statements(policy, 'PolicyDocument').flatMap((statement) => {
          const actions = list(at(statement, 'Action')).map(text);
          // Neither has resources that a policy could name: traces, and the list of streams, which says nothing of what is in them.
          const nameless = actions.every((action) => action.startsWith('xray:Put') || action === 'dynamodb:ListStreams');
          return [
            ...actions.filter((action) => action.includes('*')).map((action) => `${policy.where} allows ${action}`),
            ...list(at(statement, 'Resource')).flatMap((resource) =>
              unless(resource !== '*' || nameless, `${policy.where} allows ${actions.join(', ')} on everything`),
            ),
            ...unless(
              at(statement, 'NotAction') === undefined && at(statement, 'NotResource') === undefined,
              `${policy.where} allows all but something`,
            ),
          ];
        }),
      ),

  'who reads the access log may put no record': (stacks) => {
    const roles = all(stacks, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('accesslogRole'));
    const writing = /^dynamodb:(?:Put|Update|Delete|Transact|PartiQL)/;
    return [
      ...unless(roles.length === 1, 'there is no role of the access log'),
      ...all(stacks, 'AWS::IAM::Policy')
        .filter(({ properties: one }) => roles.some(({ id }) => names(one['Roles'], id)))
        .flatMap((policy) =>
          statements(policy, 'PolicyDocument')
            .filter((statement) => list(at(statement, 'Action')).some((action) => writing.test(text(action))))
            // Its own events go into the log.
            .filter(
              (statement) =>
                !referents(stacks, policy.stack, at(statement, 'Resource') ?? null).some((to) => /\/AccessLog[0-9A-F]{8}$/.test(to)),
            )
            .flatMap((statement) =>
              unless(
                same(at(statement, 'Condition'), { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['CURSOR-KEYS'] } }) &&
                  same(at(statement, 'Action'), 'dynamodb:PutItem'),
                `${policy.where} may write more than keys of cursors`,
              ),
            ),
        ),
    ];
  },

  'each function has a role of its own, which only Lambda can take on': (stacks) => {
    const functions = functionsOf(stacks);
    return functions.flatMap((one) => {
      const role = one.properties['Role'];
      const sharing = functions.filter((other) => other.stack === one.stack && same(other.properties['Role'], role ?? null));
      const itsRole = stacks[one.stack]?.Resources[text(at(role, 'Fn::GetAtt', 0))]?.Properties;
      return [
        ...unless(sharing.length === 1, `${one.where} shares its role`),
        ...unless(itsRole?.['ManagedPolicyArns'] === undefined, `${one.where} has a managed policy`),
        ...unless(
          same(
            list(at(itsRole, 'AssumeRolePolicyDocument', 'Statement')).map((statement) => at(statement, 'Principal') ?? null),
            [{ Service: 'lambda.amazonaws.com' }],
          ),
          `the role of ${one.where} can be taken on by others`,
        ),
      ];
    });
  },

  'functions are called by what the stacks name only': (stacks) =>
    all(stacks, 'AWS::Lambda::Permission').flatMap(({ where, properties: permission }) =>
      unless(
        permission['Principal'] !== '*' && (permission['SourceArn'] !== undefined || permission['SourceAccount'] !== undefined),
        `${where} lets ${text(permission['Principal'])} of any account call a function`,
      ),
    ),

  'every function logs to a group that the template makes': (stacks) =>
    all(stacks, 'AWS::Lambda::Function').flatMap(({ where, properties: one }) =>
      unless(
        at(one, 'LoggingConfig', 'LogGroup') !== undefined,
        `${where} makes its log group when it first runs, perhaps twice, and for ever`,
      ),
    ),

  'functions run Node 24 on arm64, traced, with a log of their own': (stacks) =>
    functionsOf(stacks).flatMap(({ where, properties: one }) => [
      ...unless(one['Runtime'] === 'nodejs24.x' && same(one['Architectures'], ['arm64']), `${where} is not Node 24 on arm64`),
      ...unless(
        text(at(one, 'Environment', 'Variables', 'NODE_OPTIONS')).includes('--enable-source-maps'),
        `${where} shows no lines of its sources`,
      ),
      ...unless(at(one, 'TracingConfig', 'Mode') === 'Active', `${where} is not traced`),
      ...unless(at(one, 'LoggingConfig', 'LogGroup') !== undefined, `${where} makes a log group itself, which nothing would end`),
    ]),

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
      // A path has ids, a line of the request its query; headers can be mapped into the log as well.
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
      ...list(at(one, 'DistributionConfig', 'CacheBehaviors')).flatMap((behaviour) => [
        // Managed-CachingDisabled: what is cached is kept by its query.
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
    // A delivery is how CloudFront's newer logs are switched on.
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

  'a firewall stands before the API': (stacks) => [
    ...all(stacks, 'AWS::ApiGateway::Stage').flatMap((stage) =>
      unless(
        all(stacks, 'AWS::WAFv2::WebACLAssociation').some(
          ({ stack, properties: one }) => stack === stage.stack && names(one['ResourceArn'], stage.id),
        ),
        `${stage.where} has no web ACL`,
      ),
    ),
    ...webAcls(stacks).flatMap((acl) => {
      const rules = list(acl.properties['Rules']);
      const limits = rules.flatMap((rule) => at(rule, 'Statement', 'RateBasedStatement') ?? []);
      const group = (rule: Json): string => text(at(rule, 'Statement', 'ManagedRuleGroupStatement', 'Name') ?? '');
      const common = rules.find((rule) => group(rule) === 'AWSManagedRulesCommonRuleSet');
      const toPublic = (limit: Json): boolean => JSON.stringify(limit).includes('/public/"');
      return [
        ...unless(acl.properties['Scope'] === 'REGIONAL', `${acl.where} cannot stand before a stage`),
        ...unless(limits.some(toPublic), `${acl.where} does not limit a visitor of the public routes`),
        ...unless(!limits.every(toPublic), `${acl.where} does not limit a visitor of the other routes`),
        ...limits.flatMap((limit) => [
          ...unless(
            at(limit, 'AggregateKeyType') === 'FORWARDED_IP' && at(limit, 'ForwardedIPConfig', 'HeaderName') === 'x-viewer-address',
            `${acl.where} counts CloudFront's addresses, or by a header that visitors may write`,
          ),
          ...unless(
            originSecrets(at(limit, 'ScopeDownStatement')) !== undefined,
            `${acl.where} counts requests whose address anybody may have written`,
          ),
          ...unless(at(limit, 'EvaluationWindowSec') === 600, `${acl.where} lets a flood back in after a minute`),
        ]),
        ...rules
          .filter((rule) => at(rule, 'Statement', 'RateBasedStatement') !== undefined)
          .flatMap((rule) => unless(at(rule, 'Action', 'Block') !== undefined, `${acl.where} limits nobody by ${text(at(rule, 'Name'))}`)),
        ...['AWSManagedRulesCommonRuleSet', 'AWSManagedRulesKnownBadInputsRuleSet'].flatMap((name) =>
          unless(
            rules.some((rule) => group(rule) === name && at(rule, 'OverrideAction', 'None') !== undefined),
            `${acl.where} does not apply ${name}`,
          ),
        ),
        // They look at the connection, which is CloudFront's.
        ...['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesAnonymousIpList'].flatMap((name) =>
          unless(!rules.some((rule) => group(rule) === name), `${acl.where} holds ${name} against CloudFront's addresses`),
        ),
        ...(['SizeRestrictions_BODY', 'SizeRestrictions_QUERYSTRING'] as const).flatMap((name) =>
          unless(
            list(at(common, 'Statement', 'ManagedRuleGroupStatement', 'RuleActionOverrides')).some((one) =>
              same(one, { ActionToUse: { Count: {} }, Name: name }),
            ),
            `${acl.where} turns away what the contract takes: ${name}`,
          ),
        ),
        ...unless(
          all(stacks, 'AWS::WAFv2::LoggingConfiguration').some(
            ({ stack, properties: one }) =>
              stack === acl.stack &&
              names(one['ResourceArn'], acl.id) &&
              text(list(one['LogDestinationConfigs'])[0]).includes(':aws-waf-logs-'),
          ),
          `${acl.where} logs nothing`,
        ),
      ];
    }),
  ],

  'only the CloudFront of this site reaches the API': (stacks) => [
    ...webAcls(stacks).flatMap((acl) => {
      const open = list(acl.properties['Rules']).filter((rule) => at(rule, 'Action', 'Allow') !== undefined);
      const asked = open.map((rule) => originSecrets(at(rule, 'Statement')));
      const accepted = asked.flatMap((values) => values ?? []).map((value) => secretBehind(stacks, acl.stack, value));
      const sent = all(stacks, 'AWS::CloudFront::Distribution').flatMap(({ where, stack, properties: one }) =>
        list(at(one, 'DistributionConfig', 'Origins'))
          .filter((origin) => at(origin, 'CustomOriginConfig') !== undefined)
          .flatMap((origin) => {
            const header = list(at(origin, 'OriginCustomHeaders')).find((each) => at(each, 'HeaderName') === 'x-origin-secret');
            const secret = secretBehind(stacks, stack, at(header, 'HeaderValue'));
            return [
              ...unless(secret !== undefined, `${where} does not prove itself, or its secret stands in the template`),
              ...unless(secret === undefined || accepted[0] === secret, `${where} sends a secret that ${acl.where} does not accept`),
              ...unless(at(origin, 'CustomOriginConfig', 'OriginProtocolPolicy') === 'https-only', `${where} shows its secret on the way`),
            ];
          }),
      );
      return [
        ...unless(at(acl.properties, 'DefaultAction', 'Block') !== undefined, `${acl.where} lets everybody through`),
        ...unless(open.length > 0 && !asked.includes(undefined), `${acl.where} lets through whoever does not know the secret`),
        ...unless(
          accepted.length === 2 && !accepted.includes(undefined) && new Set(accepted).size === 2,
          `${acl.where} does not accept two secrets, as it must while one is exchanged, or has them in the template`,
        ),
        ...sent,
      ];
    }),
    ...all(stacks, 'AWS::SecretsManager::Secret').flatMap(({ where, properties: secret }) => [
      ...unless(
        secret['SecretString'] === undefined && at(secret, 'GenerateSecretString', 'PasswordLength') === 64,
        `${where} is not made up by AWS`,
      ),
      ...unless(secret['KmsKeyId'] !== undefined, `${where} is not encrypted with our key`),
    ]),
  ],

  'the audit trail keeps no keys of people, and leaves out nobody but the product': (stacks) =>
    trails(stacks).flatMap((trail) =>
      list(trail.properties['AdvancedEventSelectors'])
        .map((selector) => list(at(selector, 'FieldSelectors')))
        .flatMap((fields) => {
          const who = fields.find((field) => at(field, 'Field') === 'userIdentity.arn');
          const leftOut = referents(stacks, trail.stack, at(who, 'NotStartsWith') ?? null)
            .filter((where) => !where.includes('AWS::'))
            .toSorted();
          const roles = functionsOf(stacks).flatMap(({ stack, properties: one }) => referents(stacks, stack, one['Role'] ?? null));
          const records = fields.some((field) =>
            referents(stacks, trail.stack, field).some((where) => /\/Clinical[0-9A-F]{8}$/.test(where)),
          );
          return unless(
            same(leftOut, records ? roles.toSorted() : []),
            records ? `${trail.where} keeps the names that patients are found by` : `${trail.where} does not see everybody`,
          );
        }),
    ),

  'the audit trail sees everything, and shows whether somebody changed it': (stacks) => [
    ...unless(trails(stacks).length === 1, 'there is no audit trail'),
    ...trails(stacks).flatMap((trail) => {
      const { properties: one } = trail;
      const selectors = list(one['AdvancedEventSelectors']);
      const selected = (type: string): string[] =>
        selectors
          .filter((selector) => list(at(selector, 'FieldSelectors')).some((field) => same(at(field, 'Equals'), [type])))
          .flatMap((selector) => referents(stacks, trail.stack, selector));
      const watched = [...selected('AWS::DynamoDB::Table'), ...selected('AWS::S3::Object')];
      return [
        ...unless(one['EnableLogFileValidation'] === true, `${trail.where} does not show whether its files were changed`),
        ...unless(one['IsLogging'] === true && one['IsMultiRegionTrail'] === true, `${trail.where} does not see every region`),
        ...unless(one['KMSKeyId'] !== undefined, `${trail.where} is not encrypted with our key`),
        ...unless(one['CloudWatchLogsLogGroupArn'] !== undefined, `${trail.where} cannot raise an alarm`),
        ...['StopLogging', 'DeleteTrail', 'UpdateTrail', 'ScheduleKeyDeletion', 'DisableKey', 'DeleteTable', 'DeleteRecoveryPoint'].flatMap(
          (name) =>
            unless(
              all(stacks, 'AWS::Logs::MetricFilter').some(
                (filter) => filter.stack === trail.stack && text(filter.properties['FilterPattern']).includes(`$.eventName = "${name}"`),
              ),
              `${name} goes unnoticed`,
            ),
        ),
        ...unless(
          selectors.some((selector) => list(at(selector, 'FieldSelectors')).some((field) => same(at(field, 'Equals'), ['Management']))),
          `${trail.where} does not see what is done in the account`,
        ),
        ...[...all(stacks, 'AWS::DynamoDB::Table'), ...all(stacks, 'AWS::S3::Bucket').filter(({ id }) => id.startsWith('Exports'))].flatMap(
          ({ where }) => unless(watched.includes(where), `${trail.where} does not see who reads ${where}`),
        ),
        ...all(stacks, 'AWS::KMS::Key')
          .filter((key) => referents(stacks, trail.stack, one['KMSKeyId'] ?? null).includes(key.where))
          .flatMap((key) =>
            unless(
              statements(key, 'KeyPolicy').some(
                (statement) =>
                  same(at(statement, 'Principal'), { Service: 'cloudtrail.amazonaws.com' }) &&
                  text(at(statement, 'Action')).includes('kms:GenerateDataKey*') &&
                  text(at(statement, 'Condition', 'StringEquals', 'kms:EncryptionContext:aws:cloudtrail:arn')).includes(
                    `:trail/${text(one['TrailName'])}`,
                  ),
              ),
              `${key.where} is of no use to the trail, or to any other trail too`,
            ),
          ),
        ...all(stacks, 'AWS::S3::Bucket')
          .filter((bucket) => referents(stacks, trail.stack, one['S3BucketName'] ?? null).includes(bucket.where))
          .flatMap((bucket) => [
            ...unless(
              bucket.properties['ObjectLockEnabled'] === true &&
                Number(at(bucket.properties, 'ObjectLockConfiguration', 'Rule', 'DefaultRetention', 'Days') ?? 0) >= 365 &&
                at(bucket.properties, 'VersioningConfiguration', 'Status') === 'Enabled' &&
                bucket.kept,
              `${bucket.where} lets the trail be changed`,
            ),
            ...['s3:GetBucketAcl', 's3:PutObject'].flatMap((action) =>
              unless(
                bucketPolicies(stacks, bucket).some(
                  (statement) =>
                    same(at(statement, 'Principal'), { Service: 'cloudtrail.amazonaws.com' }) &&
                    at(statement, 'Action') === action &&
                    text(at(statement, 'Condition', 'StringEquals', 'aws:SourceArn')).includes(`:trail/${text(one['TrailName'])}`),
                ),
                `${bucket.where} does not let the trail ${action}, or lets other trails`,
              ),
            ),
          ]),
      ];
    }),
  ],

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
        // Whoever begins without data would alarm at once.
        ...unless(alarm.properties['TreatMissingData'] !== 'breaching', `${alarm.where} goes off when it is made`),
        ...unless(
          alarm.properties['TreatMissingData'] !== 'missing' || list(alarm.properties['InsufficientDataActions']).length > 0,
          `${alarm.where} says nothing of silence`,
        ),
      ];
    });
  },

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

  'nobody without an account gets rights from the identity pool': (stacks) => [
    ...all(stacks, 'AWS::Cognito::IdentityPool').flatMap(({ where, properties: pool }) =>
      unless(pool['AllowUnauthenticatedIdentities'] === false, `${where} lets in whoever comes`),
    ),
    ...all(stacks, 'AWS::Cognito::IdentityPoolRoleAttachment').flatMap(({ where, stack, properties: one }) => [
      ...unless(
        same(Object.keys(z.record(z.string(), z.json()).parse(one['Roles'] ?? {})), ['authenticated']),
        `${where} has a role for guests`,
      ),
      ...referents(stacks, stack, one['Roles'] ?? null).flatMap((role) => {
        const id = role.split('/')[1] ?? '';
        const policies = all(stacks, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy').filter((policy) =>
          names(policy.properties['Roles'], id),
        );
        const itsRole = stacks[stack]?.Resources[id]?.Properties;
        return [
          ...unless(
            policies.length === 0 && itsRole?.['ManagedPolicyArns'] === undefined && itsRole?.['Policies'] === undefined,
            `${role} may do something`,
          ),
          ...unless(
            list(at(itsRole, 'AssumeRolePolicyDocument', 'Statement')).every(
              (statement) =>
                at(statement, 'Condition', 'ForAnyValue:StringLike', 'cognito-identity.amazonaws.com:amr') === 'authenticated' &&
                at(statement, 'Condition', 'StringEquals', 'cognito-identity.amazonaws.com:aud') !== undefined,
            ),
            `${role} can be taken on by guests`,
          ),
        ];
      }),
    ]),
  ],

  'the site is served over TLS, and its headers let no script in': (stacks) =>
    all(stacks, 'AWS::CloudFront::Distribution').flatMap((distribution) => {
      const config = distribution.properties['DistributionConfig'];
      const behaviors = [at(config, 'DefaultCacheBehavior') ?? null, ...list(at(config, 'CacheBehaviors'))];
      const certificate = at(config, 'ViewerCertificate');
      return [
        ...unless(
          certificate === undefined || at(certificate, 'MinimumProtocolVersion') === 'TLSv1.2_2021',
          `${distribution.where} speaks TLS older than 1.2`,
        ),
        ...behaviors.flatMap((behavior) => {
          const what = text(at(behavior, 'PathPattern') ?? 'the default behaviour');
          const policy = stacks[distribution.stack]?.Resources[text(at(behavior, 'ResponseHeadersPolicyId', 'Ref'))]?.Properties;
          const security = at(policy, 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig');
          const csp = text(at(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy'));
          return [
            ...unless(text(at(behavior, 'ViewerProtocolPolicy')) !== 'allow-all', `${what} is served without TLS`),
            ...unless(Number(at(security, 'StrictTransportSecurity', 'AccessControlMaxAgeSec') ?? 0) >= 31_536_000, `${what} has no HSTS`),
            ...unless(
              at(security, 'ContentTypeOptions') !== undefined && at(security, 'FrameOptions') !== undefined,
              `${what} lacks security headers`,
            ),
            ...unless(at(behavior, 'PathPattern') !== undefined || /script-src 'self';/.test(csp), `${what} lets scripts of others in`),
          ];
        }),
        ...list(at(config, 'CacheBehaviors')).flatMap((behavior) => [
          ...unless(at(behavior, 'PathPattern') === '/api/*', `${text(at(behavior, 'PathPattern'))} is no path of ours`),
          ...all(stacks, 'AWS::CloudFront::OriginRequestPolicy')
            .filter(({ id }) => same(at(behavior, 'OriginRequestPolicyId'), { Ref: id }))
            .map(({ properties: policy }) => at(policy, 'OriginRequestPolicyConfig'))
            .concat([at(behavior, 'OriginRequestPolicyId')].filter((policy) => typeof policy === 'string'))
            .flatMap((policy) => [
              ...unless(
                same(at(policy, 'HeadersConfig'), { HeaderBehavior: 'allExcept', Headers: ['Host'] }),
                'the API does not get the Authorization header',
              ),
              ...unless(
                at(policy, 'CookiesConfig', 'CookieBehavior') === 'none',
                'the cookies with a remembered person’s tokens travel to the API',
              ),
            ]),
          // Managed-CachingDisabled.
          ...unless(at(behavior, 'CachePolicyId') === '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', 'answers of the API are kept at the edge'),
        ]),
        ...unless(at(config, 'CustomErrorResponses') === undefined, "the API's own 403 and 404 are swallowed by the page"),
      ];
    }),

  'stacks do not wait for each other in a circle': (stacks) => {
    const needs = new Map(
      Object.entries(stacks).map(([name, { Resources }]) => [
        name,
        new Set(
          Object.values(Resources)
            .flatMap((resource) => referents(stacks, name, resource.Properties))
            .map((referent) => referent.split('/')[0] ?? '')
            .filter((other) => other !== name),
        ),
      ]),
    );
    const circle = (name: string, way: readonly string[]): string[] =>
      way.includes(name)
        ? [[...way.slice(way.indexOf(name)), name].join(' -> ')]
        : [...(needs.get(name) ?? [])].flatMap((next) => circle(next, [...way, name]));
    return [...needs.keys()].flatMap((name) => circle(name, []));
  },

  'stacks share what another of them uses, and no more': (stacks) => {
    const imports = JSON.stringify(stacks);
    return Object.entries(stacks).flatMap(([name, { Outputs }]) =>
      Object.values(Outputs).flatMap(({ Export }) =>
        Export === undefined
          ? []
          : unless(imports.includes(`{"Fn::ImportValue":"${Export.Name}"}`), `${name} exports ${Export.Name} to nobody`),
      ),
    );
  },
} as const satisfies Record<string, Check>;
