import type { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../infra/app.ts';
import { ConfigurationError } from '../../infra/config.ts';
import { keptParts, unprotectedContext } from '../../infra/stack-names.ts';
import { appWith, operator, stacksWith, templatesWith } from './templates.ts';

const price = { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 };
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d';

describe('incomplete or wrong configuration is refused in one sentence', () => {
  it.each([
    [{ domain: { name: 'records.example.org' } }, 'domain.certificateArn is missing: CloudFront shows no name without a certificate'],
    [
      { domain: { name: 'records.example.org', certificateArn: certificateArn.replace('us-east-1', 'ap-south-1') } },
      'domain.certificateArn must be the ARN of a certificate in us-east-1, where CloudFront reads it',
    ],
    [{ domain: { name: 'https://records', certificateArn } }, 'domain.name must be a host name'],
    [
      { webAclArn: 'arn:aws:wafv2:ap-south-1:123456789012:regional/webacl/site/0a1b' },
      'webAclArn must be the ARN of a global web ACL, which is in us-east-1',
    ],
    [{ monthlyBudgetUsd: 500 }, 'monthlyBudgetUsd needs an alarmEmail, or nobody hears of it'],
    [{ monthlyBudgetUsd: 0, alarmEmail: 'watch@example.org' }, 'monthlyBudgetUsd must be more than nothing'],
    [{ alarmEmail: 'nobody' }, 'alarmEmail must be an e-mail address, without a name'],
    [{ throttle: { rate: 0, burst: 1 } }, 'throttle.rate must be more than nothing'],
    [{ publicThrottle: { rate: 5, burst: 0 } }, 'publicThrottle.burst must be at least 1'],
    [{ staffSecondFactor: 'required' }, 'staffSecondFactor must be "demanded" or "offered"'],
    [{ production: 'true' }, 'production must be of the type boolean'],
    [{ model: { id: 'in.some.model-v1:0' } }, 'model.price is missing: the daily budget is counted in dollars'],
    [{ model: { fallback: { id: 'other.model' } } }, 'model.fallback.price is missing'],
    [
      { model: { id: 'us.amazon.nova-pro-v1:0', price } },
      'model.regions is missing: where this profile may send a request is not known here',
    ],
    [{ model: { dailyTokens: 5 } }, 'there is no setting model.dailyTokens'],
    [{ sesVerifiedDomain: 'example.org' }, 'sesVerifiedDomain is not the domain of senderEmail'],
    [{ sesVerifiedDomain: 'example.org', senderEmail: 'a@badexample.org' }, 'sesVerifiedDomain is not the domain of senderEmail'],
    [{ account: 123456789012 }, 'account must be text, in quotes'],
    [{ account: '1234' }, 'account must be the twelve digits of an AWS account'],
    [
      { operator: { ...operator, name: { en: 'A clinic' }, email: undefined } },
      'operator.name.ar is missing: the public pages name the operator in both languages; operator.email is missing: the privacy page says where to write about personal data',
    ],
    [
      { operator: { ...operator, address: undefined, phone: undefined } },
      'operator.address is missing: the privacy page gives the address of the operator in both languages; operator.phone is missing: the privacy page says where to call about personal data',
    ],
    [
      { operator: { ...operator, email: 'privacy', phone: '4400' } },
      'operator.email is not valid; operator.phone must be a number with its country code',
    ],
    [{ operator: { ...operator, address: { en: '', ar: 'الدوحة' } } }, 'operator.address.en is empty'],
    [{ trail: { keptDays: 30 } }, 'trail.keptDays must be at least 365: a year of the trail is kept'],
  ])('%j', (settings, said) => {
    const building = (): unknown => buildApp(appWith(settings));
    expect(building).toThrow(ConfigurationError);
    expect(building).toThrow(`The stage dev in cdk.json is wrong: ${said}`);
  });
});

describe('who answers for the data', () => {
  const toldBy = (settings: object) => {
    const { Value: told } = templatesWith(settings).web.toJSON()['Outputs']['WebConfig'];
    return JSON.stringify(told).replaceAll('\\', '');
  };

  it('is told to the site, with what the stage keeps for how long', () => {
    const told = toldBy({ production: true, operator, logRetentionDays: 731, trail: { keptDays: 3650 } });
    expect(told).toContain(`"operator":${JSON.stringify(operator)}`);
    expect(told).toContain('"keptDays":{"logs":731,"trail":3650}');
  });

  it('is a demonstration, and says so, where no patients are', () => {
    expect(toldBy({})).toContain('"name":{"en":"Demonstration clinic (not a real operator)"');
  });

  it('is demanded of a stage for real patients before anything is synthesised', () => {
    const building = (): unknown => buildApp(appWith({ production: true }));
    expect(building).toThrow(ConfigurationError);
    expect(building).toThrow(
      'The stage dev is for real patients and has no `operator` in cdk.json: without it nobody would be named as answering for the data (`name`, `address`, `email`, `phone`).',
    );
  });
});

describe('the configuration', () => {
  const { web, monitoring, trail, identity } = stacksWith({
    domain: { name: 'records.example.org', certificateArn },
    webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/0a1b2c3d',
    alarmEmail: 'watch@example.org',
    monthlyBudgetUsd: 500,
    senderEmail: 'records@example.org',
    trail: { lock: 'compliance', keptDays: 3650 },
  });
  const ofType = (stack: typeof web, type: string) =>
    Object.values(stack?.Resources ?? {}).flatMap(({ Type, Properties }) => (Type === type ? [Properties] : []));

  it('names the site, over TLS 1.2 or newer, behind its web ACL', () => {
    expect(ofType(web, 'AWS::CloudFront::Distribution')).toMatchObject([
      {
        DistributionConfig: {
          Aliases: ['records.example.org'],
          ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
          WebACLId: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/0a1b2c3d',
        },
      },
    ]);
    expect(web?.Outputs['SiteUrl']?.Value).toBe('https://records.example.org');
  });

  it('notifies an address of alarms and costs', () => {
    expect(ofType(monitoring, 'AWS::SNS::Subscription')).toMatchObject([{ Protocol: 'email', Endpoint: 'watch@example.org' }]);
    expect(ofType(monitoring, 'AWS::Budgets::Budget')).toMatchObject([
      { Budget: { BudgetLimit: { Amount: 500, Unit: 'USD' } }, NotificationsWithSubscribers: [{ Notification: { Threshold: 80 } }, {}] },
    ]);
  });

  it('sends mail from its own address through SES', () => {
    expect(ofType(identity, 'AWS::Cognito::UserPool')).toMatchObject([
      { EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: 'Afiya <records@example.org>' } },
    ]);
  });

  it('locks the trail for the configured period', () => {
    expect(ofType(trail, 'AWS::S3::Bucket')).toContainEqual(
      expect.objectContaining({
        ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention: { Days: 3650, Mode: 'COMPLIANCE' } } },
      }),
    );
  });
});

it('kept resources are protected against deletion, unless they are only just created', () => {
  const isProtected = (app: App) => Object.entries(buildApp(app)).flatMap(([part, stack]) => (stack.terminationProtection ? [part] : []));
  expect(isProtected(appWith({})).toSorted()).toEqual([...keptParts].toSorted());
  const first = appWith({});
  first.node.setContext(unprotectedContext, 'data,trail');
  expect(isProtected(first).toSorted()).toEqual(keptParts.filter((part) => part !== 'data' && part !== 'trail').toSorted());
});
