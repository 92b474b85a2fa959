import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../infra/app.ts';
import { siteNameContext } from '../../infra/stack-names.ts';
import { scheduleMs } from '../../web/lib/live.ts';
import { type Statement, appWith, everySetting, operator, resources, templatesWith } from './templates.ts';

interface WebAclRule {
  readonly Name: string;
  readonly Statement: { readonly RateBasedStatement?: { readonly Limit: number } };
}

it('a missing or wrong stage is named in one sentence', () => {
  expect(() => buildApp(new App({ context: { stage: 'moon', stages: { dev: {} } } }))).toThrow('There is no stage moon in cdk.json: dev.');
  expect(() => buildApp(new App({ context: { stage: 'dev', stages: { dev: { loglevel: 'INFO' } } } }))).toThrow(
    'The stage dev in cdk.json is wrong: there is no setting loglevel',
  );
});

it('files are uploaded from the site alone, and from nowhere before CloudFront has named it', () => {
  const named = appWith({});
  named.node.setContext(siteNameContext, 'd111111abcdef8.cloudfront.net');
  const origins = [templatesWith({}).data, Template.fromStack(buildApp(named).data), templatesWith(everySetting).data].map((template) =>
    Object.values(template.findResources('AWS::S3::Bucket')).flatMap(
      ({ Properties }) =>
        Properties.CorsConfiguration?.CorsRules.flatMap((rule: { AllowedOrigins: string[] }) => rule.AllowedOrigins) ?? [],
    ),
  );
  expect(origins).toEqual([[], ['https://d111111abcdef8.cloudfront.net'], ['https://records.example.org']]);
});

it.each([
  [{ production: true, operator }, true],
  [{ production: true, operator, staffSecondFactor: 'offered' }, false],
  [{ staffSecondFactor: 'demanded' }, true],
  [{}, false],
])('a stage with %j marks the tokens of staff without a second factor: %s', (settings, marks) => {
  templatesWith(settings).identity.hasResourceProperties('AWS::Cognito::UserPool', {
    UserPoolTier: 'ESSENTIALS',
    LambdaConfig: { PreTokenGenerationConfig: marks ? { LambdaVersion: 'V2_0' } : Match.absent() },
  });
});

describe('one address', () => {
  const limits = (settings: object) => {
    const { api, identity } = templatesWith(settings);
    const rules = [api, identity].flatMap((template) =>
      Object.values(template.findResources('AWS::WAFv2::WebACL')).flatMap(({ Properties }) => Properties.Rules as WebAclRule[]),
    );
    return (name: string): number => rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement?.Limit ?? 0;
  };
  /** What one of the staff asks for in ten minutes: a schedule that is open, and a share of the hospital's visits. */
  const ofPages = 600_000 / scheduleMs;
  const ofVisits = (10_000 * 60) / (10 * 6) / 500;

  it.each([
    [{}, 200],
    [{ staff: 500 }, 500],
    [{ staff: 3000 }, 3000],
  ])('with %j may ask twice what %i people behind it need', (settings, staff) => {
    const limit = limits(settings);
    expect(limit('ByVisitor')).toBeGreaterThanOrEqual(2 * staff * (ofPages + ofVisits));
    expect(limit('UsersByAddress')).toBe(20 * staff);
    expect(limit('MailsByAddress')).toBe(60);
  });

  it('may have limits of its own', () => {
    const limit = limits({ staff: 500, perAddress: 90_000, signInsPerAddress: 700 });
    expect([limit('ByVisitor'), limit('UsersByAddress')]).toEqual([90_000, 700]);
  });
});

describe('the symptom check with a model', () => {
  const price = { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 };
  const rights = (model: object | false) => {
    const template = templatesWith({ model }).api;
    const [check] = Object.values(
      template.findResources('AWS::Lambda::Function', { Properties: { FunctionName: 'afiya-dev-symptom-check' } }),
    );
    const policies = Object.values(template.findResources('AWS::IAM::Policy')).filter((policy) =>
      JSON.stringify(policy['Properties']).includes('symptomcheckRole'),
    );
    const statements = policies
      .flatMap((policy) => (policy['Properties'] as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement)
      .filter(({ Action }) => JSON.stringify(Action).includes('bedrock:'));
    return { statements: JSON.stringify(statements), variables: check?.['Properties'].Environment.Variables as Record<string, string> };
  };

  it('is on by default, with a model that stays in India and ten dollars a day', () => {
    const { statements, variables } = rights({});
    expect(JSON.parse(variables['BEDROCK_MODELS'] ?? '')).toEqual([
      {
        id: 'in.anthropic.claude-haiku-4-5-20251001-v1:0',
        foundation: 'anthropic.claude-haiku-4-5-20251001-v1:0',
        timeoutMs: 11_000,
        price: { input: 1.1, output: 5.5, cacheRead: 0.11, cacheWrite: 1.375 },
        thinks: false,
      },
    ]);
    expect(variables['BEDROCK_DAILY_USD']).toBe('10');
    expect(statements.match(/ap-[a-z]+-\d::foundation-model/g)).toEqual(['ap-south-1::foundation-model', 'ap-south-2::foundation-model']);
    expect(statements).toContain('"bedrock:InferenceProfileArn"');
  });

  it('may use a model of the region and its guardrail', () => {
    const { statements, variables } = rights({ id: 'some.model-v1:0', price, guardrail: { id: 'g1', version: '2' } });
    expect(statements).toContain(':bedrock:ap-south-1::foundation-model/some.model-v1:0');
    expect(statements).toContain(':guardrail/g1');
    expect(variables).toMatchObject({ BEDROCK_GUARDRAIL_ID: 'g1', BEDROCK_GUARDRAIL_VERSION: '2' });
  });

  it('may use a fallback, in six of the twenty seconds', () => {
    const { statements, variables } = rights({ fallback: { id: 'apac.amazon.nova-pro-v1:0' } });
    expect(JSON.parse(variables['BEDROCK_MODELS'] ?? '')).toMatchObject([{ timeoutMs: 11_000 }, { timeoutMs: 6000 }]);
    expect(statements).toContain(':inference-profile/apac.amazon.nova-pro-v1:0');
    expect(statements).toContain(':bedrock:ap-southeast-1::foundation-model/amazon.nova-pro-v1:0');
  });

  it('asks for a global profile’s model without a region too', () => {
    expect(rights({ id: 'global.some.model-v1:0', price }).statements).toContain(':bedrock:::foundation-model/some.model-v1:0');
  });

  it('may use none when switched off, and nothing watches one', () => {
    const { statements, variables } = rights(false);
    expect([statements, variables['BEDROCK_MODELS']]).toEqual(['[]', undefined]);
    templatesWith({ model: false }).api.resourcePropertiesCountIs('AWS::Lambda::Function', { FunctionName: 'afiya-dev-model-watch' }, 0);
  });

  it.each([
    [{}, 'india'],
    [{ fallback: { id: 'apac.amazon.nova-pro-v1:0' } }, 'abroad'],
    [{ id: 'global.some.model-v1:0', price }, 'abroad'],
    [{ id: 'some.model-v1:0', price }, 'india'],
    [false, 'none'],
  ])('the privacy page states where %j processes the text: %s', (model, where) => {
    expect(JSON.stringify(templatesWith({ model }).web.findOutputs('WebConfig'))).toContain(String.raw`\"symptomModel\":\"${where}\"`);
  });
});

describe('the choices of a stage', () => {
  const senderEmail = 'records@example.org';
  /** Three stages that together make every choice. */
  const chosen = {
    least: { hsts: 'host', backupLock: 'none', publicConcurrency: 40, senderEmail },
    more: { hsts: 'subdomains', backupLock: 'governance', senderEmail, sesVerifiedDomain: 'example.org' },
    most: { hsts: 'preload', backupLock: 'compliance' },
  } as const;

  it.each([
    [chosen.least, false, false],
    [chosen.more, true, false],
    [chosen.most, true, true],
  ])('TLS is insisted on for the $hsts', (stage, includeSubdomains, preload) => {
    templatesWith(stage).web.allResourcesProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: Match.objectLike({
        SecurityHeadersConfig: Match.objectLike({
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: includeSubdomains,
            Preload: preload,
            Override: true,
          },
        }),
      }),
    });
  });

  it('TLS is enforced for this host only by default', () => {
    const policies = JSON.stringify(resources('AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policies).toContain('StrictTransportSecurity');
    expect(policies).not.toContain('"IncludeSubdomains":true');
  });

  it.each([
    [chosen.least, Match.absent()],
    [chosen.more, { MinRetentionDays: 365 }],
    [chosen.most, { MinRetentionDays: 365, ChangeableForDays: 3 }],
  ])('backups are locked: $backupLock', (stage, LockConfiguration) => {
    templatesWith(stage).data.hasResourceProperties('AWS::Backup::BackupVault', { LockConfiguration });
  });

  it('symptom checks may be limited, and are not by default, because a new account could not deploy the limit', () => {
    templatesWith(chosen.least).api.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'afiya-dev-symptom-check',
      ReservedConcurrentExecutions: 40,
    });
    const functions = JSON.stringify(resources('AWS::Lambda::Function'));
    expect(functions).toContain('afiya-dev-symptom-check');
    expect(functions).not.toContain('ReservedConcurrentExecutions');
  });

  it.each([
    [chosen.least, 'identity/records@example.org'],
    [chosen.more, 'identity/example.org'],
  ])('Cognito sends as the identity that SES has verified: %j', (stage, identity) => {
    expect(JSON.stringify(templatesWith(stage).identity.findResources('AWS::Cognito::UserPool'))).toContain(`:${identity}"`);
  });
});
