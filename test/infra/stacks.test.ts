import { Match } from 'aws-cdk-lib/assertions';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { roles } from '../../contract/role.ts';
import type { Route } from '../../contract/route.ts';
import { routeIds, routes } from '../../contract/routes.ts';
import { buildApp } from '../../infra/app.ts';
import { bundleNames } from '../../infra/bundles.ts';
import { resources, templates } from './templates.ts';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}

describe('the API', () => {
  const apiResources = new Map(resources('AWS::ApiGateway::Resource').map(([, id, resource]) => [id, resource.Properties]));
  const pathOf = (reference: unknown): string => {
    const id = (reference as { Ref?: string }).Ref;
    const resource = id === undefined ? undefined : apiResources.get(id);
    return resource === undefined ? '' : `${pathOf(resource['ParentId'])}/${String(resource['PathPart'])}`;
  };
  const methods = resources('AWS::ApiGateway::Method')
    .map(([, , { Properties: method }]) => method)
    .filter((method) => method['HttpMethod'] !== 'OPTIONS');

  it('has exactly the methods of the route table', () => {
    const deployed = methods.map((method) => `${String(method['HttpMethod'])} ${pathOf(method['ResourceId'])}`);
    expect(deployed.toSorted()).toEqual(routeIds.map((id) => `${routes[id].method} ${routes[id].path}`).toSorted());
  });

  it.each(routeIds)('%s asks for the access token, unless it is public', (id) => {
    const route: Route = routes[id];
    const method = methods.find((one) => one['HttpMethod'] === route.method && pathOf(one['ResourceId']) === route.path);
    expect(method).toMatchObject(
      route.access === 'public'
        ? { AuthorizationType: 'NONE' }
        : {
            AuthorizationType: 'COGNITO_USER_POOLS',
            AuthorizationScopes: ['aws.cognito.signin.user.admin'],
            AuthorizerId: expect.anything(),
          },
    );
  });

  it('refuses in the envelope, readable from another origin', () => {
    const responses = resources('AWS::ApiGateway::GatewayResponse').map(([, , resource]) => resource.Properties);
    for (const type of [
      'DEFAULT_4XX',
      'DEFAULT_5XX',
      'UNAUTHORIZED',
      'EXPIRED_TOKEN',
      'MISSING_AUTHENTICATION_TOKEN',
      'THROTTLED',
      'INTEGRATION_TIMEOUT',
    ]) {
      const response = responses.find((one) => one['ResponseType'] === type);
      const envelope = JSON.parse((response?.['ResponseTemplates'] as Record<string, string>)['application/json'] ?? '') as Record<
        string,
        string
      >;
      expect(Object.keys(errors)).toContain(envelope['code']);
      expect(envelope).toMatchObject({ success: false, requestId: '$context.requestId' });
      expect(response?.['ResponseParameters']).toMatchObject({ 'gatewayresponse.header.Access-Control-Allow-Origin': "'*'" });
    }
  });

  it('answers the preflight of every path', () => {
    const preflights = resources('AWS::ApiGateway::Method').filter(([, , { Properties }]) => Properties['HttpMethod'] === 'OPTIONS');
    const paths = new Set(preflights.map(([, , { Properties }]) => pathOf(Properties['ResourceId'])));
    for (const id of routeIds) expect(paths).toContain(routes[id].path);
    expect(JSON.stringify(preflights)).toContain('If-Match');
  });

  it('throttles the public route by itself', () => {
    templates.api.hasResourceProperties('AWS::ApiGateway::Stage', {
      StageName: 'api',
      MethodSettings: Match.arrayWith([
        Match.objectLike({ ResourcePath: '/~1public~1symptom-check', HttpMethod: 'POST', ThrottlingRateLimit: 20 }),
      ]),
    });
  });
});

describe('tables', () => {
  it('are kept, encrypted with our key, restorable and protected', () => {
    const tables = resources('AWS::DynamoDB::Table');
    expect(tables).toHaveLength(2);
    for (const [, , table] of tables) {
      expect(table).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
          TimeToLiveSpecification: { AttributeName: 'expiresAtEpochSeconds', Enabled: true },
        },
      });
    }
    templates.data.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
  });

  it('have the list indexes, keys only, one partition a status', () => {
    const [clinical] = resources('AWS::DynamoDB::Table').filter(([, id]) => id.startsWith('Clinical'));
    const indexes = clinical?.[2].Properties['GlobalSecondaryIndexes'] as { IndexName: string; KeySchema: unknown; Projection: unknown }[];
    expect(indexes.map((index) => index.IndexName).toSorted()).toEqual([
      'byCreatedAt',
      'byDateOfBirth',
      'byEmail',
      'byFirstName',
      'byLastName',
      'byUpdatedAt',
    ]);
    for (const index of indexes) {
      expect(index.Projection).toEqual({ ProjectionType: 'KEYS_ONLY' });
      expect(index.KeySchema).toEqual([
        { AttributeName: 'patientStatus', KeyType: 'HASH' },
        { AttributeName: expect.any(String), KeyType: 'RANGE' },
      ]);
    }
  });
});

describe('functions', () => {
  const functions = resources('AWS::Lambda::Function').filter(([, , { Properties }]) => Properties['Runtime'] === 'nodejs24.x');

  it('are one for each bundle, on Node 24 and arm64, each with a role of its own', () => {
    expect(functions).toHaveLength(bundleNames.length);
    for (const [, , { Properties }] of functions) expect(Properties).toMatchObject({ Architectures: ['arm64'], Handler: 'index.handler' });
    expect(new Set(functions.map(([, , { Properties }]) => JSON.stringify(Properties['Role']))).size).toBe(functions.length);
  });

  it('may do named things to named resources only', () => {
    const ours = resources('AWS::IAM::Policy').filter(([, id]) => !id.startsWith('CustomCDK'));
    expect(ours.length).toBeGreaterThanOrEqual(functions.length);
    for (const [stack, id, { Properties }] of ours) {
      for (const { Action, Resource } of (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement) {
        for (const action of [Action].flat()) {
          // The two KMS wildcards name variants of one right.
          if (!['kms:GenerateDataKey*', 'kms:ReEncrypt*'].includes(action))
            expect([stack, id, action]).not.toEqual([stack, id, expect.stringContaining('*')]);
        }
        for (const resource of [Resource].flat()) expect([stack, id, resource]).not.toEqual([stack, id, '*']);
      }
    }
  });

  it('use no managed policy', () => {
    const functionRoles = resources('AWS::IAM::Role').filter(([, id]) => !id.startsWith('Custom'));
    for (const [, id, { Properties }] of functionRoles) expect([id, Properties['ManagedPolicyArns']]).toEqual([id, undefined]);
  });
});

describe('identity', () => {
  it('has a group for each role, and lets nobody in without an account', () => {
    const groups = resources('AWS::Cognito::UserPoolGroup').map(([, , { Properties }]) => Properties['GroupName']);
    expect(groups.toSorted()).toEqual([...roles].toSorted());
    templates.identity.hasResourceProperties('AWS::Cognito::IdentityPool', { AllowUnauthenticatedIdentities: false });
  });

  it('asks for strong passwords, keeps no client secret and does not say who has an account', () => {
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
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
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

  it('allows no inline script and no frame', () => {
    const [policy] = resources('AWS::CloudFront::ResponseHeadersPolicy').map(([, , resource]) => JSON.stringify(resource.Properties));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('forwards /api/* with the caller’s authorization and turns paths into the page on the default behaviour only', () => {
    const [distribution] = resources('AWS::CloudFront::Distribution').map(
      ([, , { Properties }]) => Properties['DistributionConfig'] as Record<string, unknown>,
    );
    expect(distribution?.['CustomErrorResponses']).toBeUndefined();
    expect(distribution?.['DefaultCacheBehavior']).toMatchObject({ FunctionAssociations: [{ EventType: 'viewer-request' }] });
    const [apiBehavior] = distribution?.['CacheBehaviors'] as Record<string, unknown>[];
    expect(apiBehavior).toMatchObject({ PathPattern: '/api/*', OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac' });
    expect(apiBehavior).not.toHaveProperty('FunctionAssociations');
  });
});

it('a stage that is not configured, or wrongly, is named in one sentence', () => {
  expect(() => buildApp(new App({ context: { stage: 'moon', stages: { dev: {} } } }))).toThrow(
    'Choose a stage of cdk.json with -c stage=<name>: dev',
  );
  expect(() => buildApp(new App({ context: { stage: 'dev', stages: { dev: { loglevel: 'INFO' } } } }))).toThrow(
    'The stage dev in cdk.json is wrong',
  );
});
