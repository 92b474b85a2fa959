import { Match } from 'aws-cdk-lib/assertions';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ErrorEnvelope, errors } from '../../contract/base/errors.ts';
import { roles } from '../../contract/base/role.ts';
import { routeIds, routes } from '../../contract/routes/table.ts';
import { functionNames } from '../../contract/deployment/functions.ts';
import { packedFile, pageOfPath, tellAddress } from '../../infra/web.ts';
import { publicPages } from '../../web/lib/paths.ts';
import { type Statement, everySetting, resources, templates, templatesWith } from './templates.ts';

/**
 * API Gateway developer guide, "Gateway response types": the types whose status differs from the default's (400 or 500), and that this API
 * can return.
 */
const gatewayResponseTypes = [
  'ACCESS_DENIED',
  'DEFAULT_4XX',
  'DEFAULT_5XX',
  'EXPIRED_TOKEN',
  'INTEGRATION_FAILURE',
  'INTEGRATION_TIMEOUT',
  'INVALID_SIGNATURE',
  'MISSING_AUTHENTICATION_TOKEN',
  'REQUEST_TOO_LARGE',
  'RESOURCE_NOT_FOUND',
  'THROTTLED',
  'UNAUTHORIZED',
  'UNSUPPORTED_MEDIA_TYPE',
  'WAF_FILTERED',
];

const Definition = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  'x-amazon-apigateway-gateway-responses': z.record(
    z.string(),
    z.object({ statusCode: z.optional(z.string()), responseTemplates: z.object({ 'application/json': z.string() }) }),
  ),
});

it('every page of the site names its picture by an address that others can load', () => {
  const Markers = z.array(z.record(z.string(), z.unknown()));
  const sources = resources('Custom::CDKBucketDeployment').map(
    ([, , { Properties }]) => Markers.safeParse(Properties['SourceMarkers']).data,
  );
  const [entry = []] = sources.filter((markers) => markers !== undefined);
  const address = { 'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'] };
  expect(entry.filter((markers) => Object.values(markers).length === 1).map((markers) => Object.values(markers)[0])).toEqual(
    Array.from({ length: 6 }, () => address),
  );
});

describe('the API', () => {
  const [[, , api] = []] = resources('AWS::ApiGateway::RestApi');
  const { paths, 'x-amazon-apigateway-gateway-responses': responses } = Definition.parse(api?.Properties['Body']);

  it('has exactly the methods of the route table', () => {
    const deployed = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).flatMap((verb) => (verb === 'parameters' ? [] : [`${verb.toUpperCase()} ${path}`])),
    );
    expect(deployed.toSorted()).toEqual(routeIds.map((id) => `${routes[id].method} ${routes[id].path}`).toSorted());
  });

  it("refuses in the envelope's form", () => {
    expect(new Set(Object.keys(responses))).toEqual(new Set(gatewayResponseTypes));
    for (const [type, { statusCode, responseTemplates }] of Object.entries(responses)) {
      const envelope = ErrorEnvelope.parse(
        JSON.parse(responseTemplates['application/json'].replace('$context.requestTimeEpoch', '1763845816000')),
      );
      expect(envelope).toMatchObject({
        message: errors[envelope.code].message,
        requestId: '$context.requestId',
        timestamp: 1763845816000,
      });
      if (!type.startsWith('DEFAULT_')) expect(statusCode).toBe(String(errors[envelope.code].status));
    }
    expect(responses['MISSING_AUTHENTICATION_TOKEN']?.statusCode).toBe('404');
  });

  it('uses at most a third of the resources that a stack may have', () => {
    expect(Object.keys(templatesWith(everySetting).api.toJSON()['Resources']).length).toBeLessThanOrEqual(150);
  });

  it('throttles the public route separately', () => {
    templates.api.hasResourceProperties('AWS::ApiGateway::Stage', {
      StageName: 'api',
      MethodSettings: Match.arrayWith([
        Match.objectLike({ ResourcePath: '/~1public~1symptom-check', HttpMethod: 'POST', ThrottlingRateLimit: 50 }),
      ]),
    });
  });
});

describe('tables', () => {
  it('are kept, encrypted with our key, protected and, except for expiring data, restorable', () => {
    const tables = resources('AWS::DynamoDB::Table');
    expect(tables).toHaveLength(3);
    for (const [, id, table] of tables) {
      expect(table).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: !id.startsWith('Sessions') },
          SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
        },
      });
      // Access-log entries must never expire.
      expect(table.Properties['TimeToLiveSpecification']).toEqual(
        id.startsWith('AccessLog') ? undefined : { AttributeName: 'expiresAtEpochSeconds', Enabled: true },
      );
    }
    templates.data.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
  });

  it('have the indexes that the functions read: keys only for the lists of a status, whole records for those of all patients', () => {
    const [clinical] = resources('AWS::DynamoDB::Table').filter(([, id]) => id.startsWith('Clinical'));
    const keys = (partition: string, sort: string) => [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ];
    const record = ['version', 'status', 'createdAt', 'updatedAt', 'personalInfo', 'medicalInfo'];
    const ofStatus = (name: string, sort: string) => ({
      IndexName: name,
      KeySchema: keys('patientStatus', sort),
      Projection: { ProjectionType: 'KEYS_ONLY' },
    });
    const ofAll = (name: string, sort: string, attributes: string[]) => ({
      IndexName: name,
      KeySchema: keys('patientList', sort),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: attributes },
    });
    expect(clinical?.[2].Properties['GlobalSecondaryIndexes']).toEqual([
      ofStatus('byCreatedAt', 'id'),
      ofStatus('byFirstName', 'firstNameKey'),
      ofStatus('byLastName', 'lastNameKey'),
      ofStatus('byEmail', 'emailKey'),
      ofStatus('byDateOfBirth', 'dateOfBirthKey'),
      ofAll('byNewest', 'id', record),
      ofAll('byUpdatedAt', 'updatedKey', ['id', ...record]),
      { IndexName: 'byAgenda', KeySchema: keys('agendaKey', 'agendaSort'), Projection: { ProjectionType: 'ALL' } },
      { IndexName: 'byWork', KeySchema: keys('workKey', 'workSort'), Projection: { ProjectionType: 'ALL' } },
    ]);
  });
});

describe('functions', () => {
  const functions = resources('AWS::Lambda::Function').filter(([, , { Properties }]) => Properties['Runtime'] === 'nodejs24.x');

  it('are one for each bundle, on Node 24 and arm64, each with its own role', () => {
    // This stage requires no second factor of its staff and has no sender.
    expect(functions).toHaveLength(functionNames.filter((name) => !['pre-token-generation', 'custom-message'].includes(name)).length);
    for (const [, , { Properties }] of functions) expect(Properties).toMatchObject({ Architectures: ['arm64'], Handler: 'index.handler' });
    expect(new Set(functions.map(([, , { Properties }]) => JSON.stringify(Properties['Role']))).size).toBe(functions.length);
  });

  it.each([
    ['health', []],
    ['records', ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['overview', ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['account', ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['appointments', ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['patient-deletions', ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['patient-load', ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['data-migrations', ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'Scan', 'UpdateItem']],
    ['patient-exports', ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['patient-export-worker', ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']],
    ['access-log', ['BatchGetItem', 'GetItem', 'PutItem', 'Query']],
    ['access-log-copies', ['BatchWriteItem', 'DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams', 'Query']],
    ['symptom-check', ['DeleteItem', 'GetItem', 'PutItem', 'UpdateItem']],
    ['model-watch', []],
    ['post-confirmation', ['PutItem', 'UpdateItem']],
    ['sign-ins', ['GetItem', 'PutItem', 'Query', 'UpdateItem']],
  ])('%s may do this to its table: %j', (name, expected) => {
    const [stack, , lambda] = functions.find(([, , { Properties }]) => Properties['FunctionName'] === `afiya-dev-${name}`) ?? [];
    const role = (lambda?.Properties['Role'] as { 'Fn::GetAtt': [string] } | undefined)?.['Fn::GetAtt'][0];
    const statements = resources('AWS::IAM::Policy')
      .filter(
        ([itsStack, , { Properties }]) => itsStack === stack && JSON.stringify(Properties['Roles']) === JSON.stringify([{ Ref: role }]),
      )
      .flatMap(([, , { Properties }]) => (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement);
    const actions = statements.flatMap(({ Action }) => Action).filter((action) => action.startsWith('dynamodb:'));
    expect(new Set(actions)).toEqual(new Set(expected.map((action) => `dynamodb:${action}`)));
  });

  it('may add to the access log; three may read it, and none may change it', () => {
    const statements = resources('AWS::IAM::Policy').flatMap(
      ([, , { Properties }]) => (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement,
    );
    const ofAccessLog = statements.filter(({ Resource }) => /AccessLog(?!.*StreamArn)/.test(JSON.stringify(Resource)));
    expect(new Set(ofAccessLog.flatMap(({ Action }) => Action))).toEqual(
      new Set(['dynamodb:PutItem', 'dynamodb:BatchWriteItem', 'dynamodb:Query']),
    );
    // One function serves the log, one exports it, one copies it by patient and by person.
    expect(ofAccessLog.filter(({ Action }) => [Action].flat().includes('dynamodb:Query'))).toHaveLength(3);
  });

  it('that copy the access log by person and patient get each event until they accept it, and a queue keeps finally failed ones', () => {
    templates.workers.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: Match.stringLikeRegexp('^accesslogcopies') },
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 100,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Undelivered'), 'Arn'] } } },
      FilterCriteria: {
        Filters: [{ Pattern: JSON.stringify({ dynamodb: { Keys: { pk: { S: [{ prefix: 'DAY#' }] } } } }) }],
      },
    });
    templates.data.hasResourceProperties('AWS::DynamoDB::Table', { StreamSpecification: { StreamViewType: 'NEW_IMAGE' } });
  });

  it('use no managed policy', () => {
    const rolesOfFunctions = new Set(functions.map(([, , { Properties }]) => JSON.stringify(Properties['Role'])));
    const functionRoles = resources('AWS::IAM::Role').filter(([, id]) =>
      rolesOfFunctions.has(JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] })),
    );
    expect(functionRoles).toHaveLength(functions.length);
    for (const [, id, { Properties }] of functionRoles) expect([id, Properties['ManagedPolicyArns']]).toEqual([id, undefined]);
  });
});

describe('exports', () => {
  it('are files of a private, encrypted bucket that expire after a day, including parts of uploads', () => {
    templates.workers.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      LifecycleConfiguration: {
        Rules: [{ ExpirationInDays: 1, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' }],
      },
    });
  });

  it('are written once: a dead worker is not restarted without its owner', () => {
    templates.workers.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^patientexportworker') },
      MaximumRetryAttempts: 0,
      MaximumEventAgeInSeconds: 300,
    });
    templates.workers.hasResourceProperties('AWS::Lambda::Function', { FunctionName: 'afiya-dev-patient-export-worker', Timeout: 900 });
  });
});

describe('identity', () => {
  it('has a group for each role, and admits no one without an account', () => {
    const groups = resources('AWS::Cognito::UserPoolGroup').map(([, , { Properties }]) => Properties['GroupName']);
    expect(new Set(groups)).toEqual(new Set(roles));
    templates.identity.hasResourceProperties('AWS::Cognito::IdentityPool', { AllowUnauthenticatedIdentities: false });
  });

  it('requires strong passwords, has no client secret and does not reveal who has an account', () => {
    templates.identity.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: {
        DeletionProtection: 'ACTIVE',
        Policies: {
          PasswordPolicy: { MinimumLength: 12, RequireLowercase: true, RequireNumbers: true, RequireSymbols: true, RequireUppercase: true },
        },
      },
    });
    templates.identity.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 365 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    });
  });
});

describe('the site', () => {
  it('is in a private bucket behind CloudFront', () => {
    templates.web.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    templates.web.hasResourceProperties('AWS::CloudFront::OriginAccessControl', Match.anyValue());
  });

  it('allows no inline script, no style element and no frame', () => {
    const [policy] = resources('AWS::CloudFront::ResponseHeadersPolicy').map(([, , resource]) => JSON.stringify(resource.Properties));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('caches hashed files for a year, revalidates everything else, and deletes no file that an open page may request', () => {
    const deployments = resources('Custom::CDKBucketDeployment').map(([, , { Properties }]) => Properties);
    const forAYear = { 'cache-control': 'max-age=31536000, immutable, public' };
    expect(deployments).toHaveLength(3);
    expect(deployments).toMatchObject([
      { Exclude: ['*'], Include: ['assets/*'], Prune: false, SystemMetadata: forAYear },
      { Exclude: ['*'], Include: ['br/*'], Prune: false, SystemMetadata: { ...forAYear, 'content-encoding': 'br' } },
      { Exclude: ['assets/*', 'br/*'], Prune: false, SystemMetadata: { 'cache-control': 'no-cache' } },
    ]);
  });

  it('forwards /api/* with the caller’s authorization and turns paths into the page on the default behaviour only', () => {
    const [distribution] = resources('AWS::CloudFront::Distribution').map(
      ([, , { Properties }]) => Properties['DistributionConfig'] as Record<string, unknown>,
    );
    expect(JSON.stringify(distribution?.['CustomErrorResponses'])).not.toContain('ResponsePagePath');
    expect(distribution?.['DefaultCacheBehavior']).toMatchObject({ FunctionAssociations: [{ EventType: 'viewer-request' }] });
    expect(distribution?.['CacheBehaviors']).toMatchObject([
      { PathPattern: '/api/*', OriginRequestPolicyId: { Ref: expect.stringMatching(/^ToApi/) } },
      { PathPattern: '/assets/*', FunctionAssociations: [{ EventType: 'viewer-request' }] },
    ]);
    expect(JSON.stringify(distribution?.['CacheBehaviors'])).not.toContain('PageOfPath');
  });
});

describe('a path', () => {
  const fileOf = (uri: string, language?: string): unknown =>
    runInNewContext(`${pageOfPath}; handler({ request }).uri`, {
      request: { uri, headers: language === undefined ? {} : { 'accept-language': { value: language } } },
    });

  it.each([
    ['/', undefined, '/index.html'],
    ['/login/', undefined, '/index.html'],
    ['/patients/01JD', 'ar', '/signed-in.html'],
    ['/symptom-checkers', 'ar', '/signed-in.html'],
    ['/symptom-checker', undefined, '/symptom-checker.en.html'],
    ['/symptom-checker/', 'en-US,en;q=0.9,ar;q=0.8', '/symptom-checker.en.html'],
    ['/symptom-checker', 'ar-QA,ar;q=0.9,en;q=0.8', '/symptom-checker.ar.html'],
    ['/symptom-checker/how', 'ar', '/how.html'],
    ['/paper', 'ar', '/paper.html'],
    ['/config.json', 'ar', '/config.json'],
    ['/assets/base-1.js', 'ar', '/assets/base-1.js'],
  ])('%s for a browser that prefers %s is %s', (uri, language, file) => expect(fileOf(uri, language)).toBe(file));

  it.each(publicPages)('%s, which asks nobody to sign in, gets the document of such pages', (path) =>
    expect(fileOf(path)).toBe('/index.html'),
  );
});

describe('a file of the site', () => {
  const fileOf = (uri: string, accepted?: string): unknown =>
    runInNewContext(`${packedFile}; handler({ request }).uri`, {
      request: { uri, headers: accepted === undefined ? {} : { 'accept-encoding': { value: accepted } } },
    });

  it.each([
    ['/assets/base-1.js', 'gzip, deflate, br, zstd', '/br/assets/base-1.js'],
    ['/assets/base-1.css', 'br', '/br/assets/base-1.css'],
    ['/assets/base-1.js', 'gzip', '/assets/base-1.js'],
    ['/assets/base-1.js', 'gzip, br;q=0', '/assets/base-1.js'],
    ['/assets/base-1.js', undefined, '/assets/base-1.js'],
    ['/assets/inter.woff2', 'gzip, deflate, br', '/assets/inter.woff2'],
  ])('%s for a browser that takes %s is %s', (uri, accepted, file) => expect(fileOf(uri, accepted)).toBe(file));
});

describe('an address', () => {
  const told = (ip: string): string => {
    const request = { headers: {} as Record<string, { value: string }> };
    runInNewContext(`${tellAddress}; handler(event)`, { event: { viewer: { ip }, request } });
    return request.headers['x-viewer-address']?.value ?? '';
  };

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::6', '2001:db8:1:2::'],
    ['2001:db8::6', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::'],
  ])('%s counts as %s: a subscriber has all addresses of an IPv6 network', (ip, counted) => {
    expect(told(ip)).toBe(counted);
  });
});
