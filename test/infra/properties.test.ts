import { describe, expect, it } from 'vitest';
import { properties, type Stacks } from './properties.ts';
import { appWith, everySetting, stacks, stacksOf } from './templates.ts';
import { buildApp } from '../../infra/app.ts';

type Property = keyof typeof properties;
const names = Object.keys(properties) as Property[];

describe('the templates', () => {
  it.each(names)('%s', (name) => {
    expect(properties[name](stacks)).toEqual([]);
  });

  it.each([
    ['everything configured that can be', everySetting],
    ['no language model', { model: false }],
    ['a model of the region', { model: { id: 'some.model-v1:0', price: { input: 1, output: 1, cacheRead: 1, cacheWrite: 1 } } }],
  ])('have all properties with %s', (_, settings) => {
    const configured = stacksOf(buildApp(appWith(settings)));
    expect(names.flatMap((name) => properties[name](configured))).toEqual([]);
  });
});

type Resource = Stacks[string]['Resources'][string];

/** Changes the first resource of a type (and whose id begins so). */
const first =
  (type: string, change: (resource: Resource, stack: Stacks[string], id: string) => void, prefix = '') =>
  (broken: Stacks): void => {
    for (const stack of Object.values(broken))
      for (const [id, resource] of Object.entries(stack.Resources))
        if (resource.Type === type && id.startsWith(prefix)) return change(resource, stack, id);
    throw new Error(`There is no ${type} ${prefix}`);
  };
/** Sets one property of it, or takes it away. */
const set = (type: string, name: string, value?: Resource['Properties'][string], prefix = '') =>
  first(
    type,
    ({ Properties }) => {
      if (value === undefined) delete Properties[name];
      else Properties[name] = value;
    },
    prefix,
  );
/** Writes the web ACL's rule of this name anew, as JSON. */
const rule = (name: string, change: (json: string) => string) =>
  first('AWS::WAFv2::WebACL', ({ Properties }) => {
    const { Rules } = Properties;
    const rules = Array.isArray(Rules) ? Rules.map((one) => JSON.stringify(one)) : [];
    Properties['Rules'] = JSON.parse(`[${rules.map((json) => (json.includes(`"Name":"${name}"`) ? change(json) : json)).join(',')}]`);
  });
/** Replaces a text wherever it stands in a resource. */
const rewrite = (type: string, from: string, to: string, prefix = '') =>
  first(
    type,
    (resource) => {
      resource.Properties = JSON.parse(JSON.stringify(resource.Properties).replaceAll(from, to));
    },
    prefix,
  );
const statement = (value: { Action: string; Resource: string }) =>
  set('AWS::IAM::Policy', 'PolicyDocument', { Statement: [{ Effect: 'Allow', ...value }] }, 'patients');

/** What somebody may do by mistake, the property that it breaks, and what is said of it. */
const breakages: readonly (readonly [string, (broken: Stacks) => void, Property, string])[] = [
  [
    'a function that outlasts the gateway',
    set('AWS::Lambda::Function', 'Timeout', 60, 'patientsFunction'),
    'what people wait for ends before API Gateway gives up, after 29 seconds',
    'api/patientsFunction',
  ],
  [
    'a log group with a fixed name',
    set('AWS::Logs::LogGroup', 'LogGroupName', '/afiya'),
    'logs end after a time and outlive their stack',
    'fixed name',
  ],
  [
    'a public bucket',
    set('AWS::S3::Bucket', 'PublicAccessBlockConfiguration', undefined, 'Exports'),
    'buckets let nobody in from outside',
    'api/Exports',
  ],
  [
    'a bucket policy for everybody',
    first(
      'AWS::S3::BucketPolicy',
      ({ Properties }, _, id) => {
        Properties['PolicyDocument'] = { Statement: [{ Effect: 'Allow', Action: 's3:GetObject', Principal: '*', Resource: id }] };
      },
      'Exports',
    ),
    'buckets let nobody in from outside',
    'is open to *',
  ],
  [
    'a bucket without TLS only',
    first('AWS::S3::BucketPolicy', (_, { Resources }, id) => delete Resources[id], 'Site'),
    'buckets take TLS only',
    'web/Site',
  ],
  [
    'exports under the key of S3',
    set('AWS::S3::Bucket', 'BucketEncryption', { ServerSideEncryptionConfiguration: [] }, 'Exports'),
    'what is stored is encrypted, records with our key',
    'api/Exports',
  ],
  [
    'a table without our key',
    set('AWS::DynamoDB::Table', 'SSESpecification', { SSEEnabled: true }, 'Clinical'),
    'what is stored is encrypted, records with our key',
    'data/Clinical',
  ],
  [
    'a log group without a key',
    set('AWS::Logs::LogGroup', 'KmsKeyId'),
    'what is stored is encrypted, records with our key',
    'not encrypted',
  ],
  [
    'a key that does not rotate',
    set('AWS::KMS::Key', 'EnableKeyRotation', false),
    'what is stored is encrypted, records with our key',
    'data/Key',
  ],
  [
    'a table without point-in-time recovery',
    set('AWS::DynamoDB::Table', 'PointInTimeRecoverySpecification', undefined, 'AccessLog'),
    'tables are kept, protected, restorable',
    'data/AccessLog',
  ],
  [
    'a table that goes with its stack',
    first('AWS::DynamoDB::Table', (table) => {
      table.DeletionPolicy = 'Delete';
    }),
    'tables are kept, protected, restorable',
    'goes with its stack',
  ],
  [
    'a method without a scope',
    first('AWS::ApiGateway::Method', ({ Properties }) => delete Properties['AuthorizationScopes'], 'ApipatientsidGET'),
    'methods ask for the access token, unless they are for everybody',
    '/patients/',
  ],
  [
    'a method without an authorizer',
    set('AWS::ApiGateway::Method', 'AuthorizationType', 'NONE', 'ApipatientsidGET'),
    'methods ask for the access token, unless they are for everybody',
    '/patients/',
  ],
  [
    'a 401 that is not our envelope',
    set('AWS::ApiGateway::GatewayResponse', 'ResponseTemplates', {}, 'ApiRefuseUNAUTHORIZED'),
    'what the gateway refuses comes in our envelope',
    'is not our envelope',
  ],
  [
    'a 401 that pages of every origin read',
    set(
      'AWS::ApiGateway::GatewayResponse',
      'ResponseParameters',
      { 'gatewayresponse.header.Access-Control-Allow-Origin': "'*'" },
      'ApiRefuseUNAUTHORIZED',
    ),
    'pages of one named origin read what the API answers and refuses, or those of no other than the site’s',
    'lets in pages of other origins',
  ],
  [
    'a function that lets in another origin, whose refusals by the gateway its pages could not read',
    first('AWS::Lambda::Function', ({ Properties }) =>
      Object.assign(Properties, { Environment: { Variables: { ACCESS_CONTROL_ALLOW_ORIGIN: 'https://other.example.org' } } }),
    ),
    'pages of one named origin read what the API answers and refuses, or those of no other than the site’s',
    'https://other.example.org',
  ],
  [
    'an access log whose reader may write every item',
    first(
      'AWS::IAM::Policy',
      ({ Properties }) => {
        const document = Properties['PolicyDocument'];
        Object.assign(Properties, { PolicyDocument: JSON.parse(JSON.stringify(document).replace('CURSOR-KEYS', 'PATIENTS')) });
      },
      'accesslogRole',
    ),
    'who reads the access log may put no record',
    'more than keys of cursors',
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
    'a grant of every action',
    statement({ Action: 'dynamodb:*', Resource: 'arn:aws:dynamodb:table' }),
    'grants name their actions and resources',
    'allows dynamodb:*',
  ],
  [
    'a grant on everything',
    statement({ Action: 'dynamodb:GetItem', Resource: '*' }),
    'grants name their actions and resources',
    'on everything',
  ],
  [
    'two functions with one role',
    (broken) => {
      const functions = Object.values(broken['api']?.Resources ?? {}).filter(({ Type }) => Type === 'AWS::Lambda::Function');
      for (const one of functions) one.Properties['Role'] = functions[0]?.Properties['Role'] ?? null;
    },
    'each function has a role of its own, which only Lambda can take on',
    'shares its role',
  ],
  [
    'a function that anybody may call',
    first('AWS::Lambda::Permission', ({ Properties }) => {
      Properties['Principal'] = '*';
      delete Properties['SourceArn'];
    }),
    'functions are called by what the stacks name only',
    'any account',
  ],
  [
    'a function without a log group',
    set('AWS::Lambda::Function', 'LoggingConfig'),
    'functions run Node 24 on arm64, traced, with a log of their own',
    'makes a log group itself',
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
    'a stage without a firewall',
    first('AWS::WAFv2::WebACLAssociation', (_, { Resources }, id) => delete Resources[id]),
    'a firewall stands before the API',
    'has no web ACL',
  ],
  ['a firewall without limits', set('AWS::WAFv2::WebACL', 'Rules', []), 'a firewall stands before the API', 'does not limit'],
  [
    'a limit that anybody can turn against others',
    rule('PublicByVisitor', (json) => json.replaceAll('x-origin-secret', 'x-other')),
    'a firewall stands before the API',
    'anybody may have written',
  ],
  [
    "a limit of CloudFront's addresses",
    rule('ByVisitor', (json) => json.replace('"FORWARDED_IP"', '"IP"')),
    'a firewall stands before the API',
    "counts CloudFront's addresses",
  ],
  [
    'a limit that forgets within a minute',
    rule('ByVisitor', (json) => json.replace('"EvaluationWindowSec":600', '"EvaluationWindowSec":60')),
    'a firewall stands before the API',
    'lets a flood back in',
  ],
  [
    'a limit that only counts',
    rule('ByVisitor', (json) => json.replace('"Block"', '"Count"')),
    'a firewall stands before the API',
    'limits nobody by ByVisitor',
  ],
  [
    "a list of bad addresses, held against CloudFront's",
    rule('AWSManagedRulesKnownBadInputsRuleSet', (json) => `${json},${json.replaceAll('KnownBadInputsRuleSet', 'AmazonIpReputationList')}`),
    'a firewall stands before the API',
    'AWSManagedRulesAmazonIpReputationList',
  ],
  [
    'a firewall that turns long queries away',
    rule('AWSManagedRulesCommonRuleSet', (json) => json.replace('SizeRestrictions_QUERYSTRING', 'Other')),
    'a firewall stands before the API',
    'SizeRestrictions_QUERYSTRING',
  ],
  [
    'a firewall that lets everybody through',
    set('AWS::WAFv2::WebACL', 'DefaultAction', { Allow: {} }),
    'only the CloudFront of this site reaches the API',
    'lets everybody through',
  ],
  [
    'a firewall that asks for another header',
    rule('FromCloudFront', (json) => json.replaceAll('x-origin-secret', 'x-other')),
    'only the CloudFront of this site reaches the API',
    'does not know the secret',
  ],
  [
    'a firewall that takes a part of the secret',
    rewrite('AWS::WAFv2::WebACL', '"EXACTLY"', '"STARTS_WITH"'),
    'only the CloudFront of this site reaches the API',
    'does not know the secret',
  ],
  [
    'a secret in the template',
    rewrite('AWS::WAFv2::WebACL', '{{resolve:secretsmanager:', 'the secret '),
    'only the CloudFront of this site reaches the API',
    'has them in the template',
  ],
  [
    'a secret that somebody wrote',
    set('AWS::SecretsManager::Secret', 'SecretString', 'letmein'),
    'only the CloudFront of this site reaches the API',
    'not made up by AWS',
  ],
  [
    'a distribution that does not prove itself',
    rewrite('AWS::CloudFront::Distribution', '"OriginCustomHeaders"', '"Nothing"'),
    'only the CloudFront of this site reaches the API',
    'does not prove itself',
  ],
  [
    'a distribution with the other secret',
    rewrite('AWS::CloudFront::Distribution', 'SentSecret', 'OtherSecret'),
    'only the CloudFront of this site reaches the API',
    'does not accept',
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
  [
    'a deployment whose function makes its log group',
    set('AWS::Lambda::Function', 'LoggingConfig', undefined, 'CustomCDKBucketDeployment'),
    'every function logs to a group that the template makes',
    'web/CustomCDKBucketDeployment',
  ],
  [
    'a key that a failed deployment leaves',
    first('AWS::KMS::Key', (key) => {
      key.DeletionPolicy = 'Retain';
    }),
    'a failed first deployment leaves nothing that is paid for, and can be rolled back',
    'left over',
  ],
  [
    'a protected table that a roll-back would have to delete',
    first('AWS::DynamoDB::Table', (table) => {
      table.DeletionPolicy = 'RetainExceptOnCreate';
    }),
    'a failed first deployment leaves nothing that is paid for, and can be rolled back',
    'the roll-back would fail',
  ],
  [
    'keys that are deleted unnoticed',
    first('AWS::Logs::MetricFilter', (_, { Resources }, id) => delete Resources[id], 'KeyGoing'),
    'the audit trail sees everything, and shows whether somebody changed it',
    'ScheduleKeyDeletion goes unnoticed',
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
    'a trail without validation',
    set('AWS::CloudTrail::Trail', 'EnableLogFileValidation', false),
    'the audit trail sees everything, and shows whether somebody changed it',
    'were changed',
  ],
  [
    'a trail that does not see the tables',
    set('AWS::CloudTrail::Trail', 'AdvancedEventSelectors', []),
    'the audit trail sees everything, and shows whether somebody changed it',
    'data/Clinical',
  ],
  [
    'cookies that travel to the API',
    set('AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig', {
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    }),
    'the site is served over TLS, and its headers let no script in',
    'tokens travel to the API',
  ],
  [
    'a trail of the keys that patients are found by',
    first('AWS::CloudTrail::Trail', ({ Properties }) => {
      for (const selector of Properties['AdvancedEventSelectors'] as { FieldSelectors: { Field: string }[] }[])
        selector.FieldSelectors = selector.FieldSelectors.filter(({ Field }) => Field !== 'userIdentity.arn');
    }),
    'the audit trail keeps no keys of people, and leaves out nobody but the product',
    'keeps the names',
  ],
  [
    'a trail in a bucket that can be emptied',
    set('AWS::S3::Bucket', 'ObjectLockConfiguration', undefined, 'Trail'),
    'the audit trail sees everything, and shows whether somebody changed it',
    'lets the trail be changed',
  ],
  [
    'a trail whose key it may not use',
    ({ trail }) => {
      for (const { Type, Properties } of Object.values(trail?.Resources ?? {})) if (Type === 'AWS::KMS::Key') Properties['KeyPolicy'] = {};
    },
    'the audit trail sees everything, and shows whether somebody changed it',
    'of no use to the trail',
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
  [
    'an identity pool for guests',
    set('AWS::Cognito::IdentityPool', 'AllowUnauthenticatedIdentities', true),
    'nobody without an account gets rights from the identity pool',
    'whoever comes',
  ],
  [
    'a role for guests',
    set('AWS::Cognito::IdentityPoolRoleAttachment', 'Roles', { unauthenticated: { Ref: 'x' } }),
    'nobody without an account gets rights from the identity pool',
    'for guests',
  ],
  [
    'a site that speaks TLS 1.0',
    first('AWS::CloudFront::Distribution', ({ Properties }) => {
      Properties['DistributionConfig'] = { ViewerCertificate: { MinimumProtocolVersion: 'TLSv1' } };
    }),
    'the site is served over TLS, and its headers let no script in',
    'older than 1.2',
  ],
  [
    'a circle of stacks',
    first('AWS::DynamoDB::Table', ({ Properties }) => {
      Properties['Tags'] = [
        {
          Key: 'api',
          Value: { 'Fn::ImportValue': Object.values(stacks['api']?.Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? [])[0] ?? '' },
        },
      ];
    }),
    'stacks do not wait for each other in a circle',
    'data -> api -> data',
  ],
  [
    'an export that nobody imports',
    (broken) => {
      delete broken['web'];
    },
    'stacks share what another of them uses, and no more',
    'to nobody',
  ],
];

describe('a deliberate breakage is caught:', () => {
  it.each(breakages)('%s', (_, breakIt, property, said) => {
    const broken = structuredClone(stacks);
    breakIt(broken);
    expect(properties[property](broken).join('\n')).toContain(said);
  });

  it('every property is broken by one', () => {
    expect(new Set(breakages.map(([, , property]) => property))).toEqual(new Set(names));
  });
});
