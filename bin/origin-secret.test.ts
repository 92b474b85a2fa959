import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, GetDistributionCommand, UpdateDistributionCommand } from '@aws-sdk/client-cloudfront';
import {
  GetRandomPasswordCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { GetWebACLCommand, type Statement, UpdateWebACLCommand, WAFV2Client } from '@aws-sdk/client-wafv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { rotateOriginSecret } from './origin-secret.ts';

const cloudFormation = mockClient(CloudFormationClient);
const secrets = mockClient(SecretsManagerClient);
const firewall = mockClient(WAFV2Client);
const cloudFront = mockClient(CloudFrontClient);
const clients = {
  secrets: new SecretsManagerClient({}),
  firewall: new WAFV2Client({}),
  cloudFront: new CloudFrontClient({}),
};

/** The values in force, and the values in the secrets, which a deployment would put in force. */
const aws = {
  secrets: { sent: '', other: '' },
  accepted: [''],
  /** The values that the edges send: two while a change propagates. */
  sent: [''],
  made: 0,
  /** The number of changes that succeed before one fails. */
  changesLeft: Infinity,
};

const change = (make: () => void): object => {
  if (aws.changesLeft-- <= 0) throw new Error('broken off');
  make();
  const { sent, other } = aws.secrets;
  expect(aws.accepted, 'a visitor is refused').toEqual(expect.arrayContaining(aws.sent));
  expect([sent, other], 'a visitor would be refused once the firewall is deployed').toEqual(expect.arrayContaining(aws.sent));
  expect(aws.accepted, 'a visitor would be refused once the site is deployed').toContain(sent);
  return {};
};

const match = (value: string): Statement => ({
  ByteMatchStatement: {
    SearchString: Buffer.from(value),
    FieldToMatch: { SingleHeader: { Name: 'x-origin-secret' } },
    PositionalConstraint: 'EXACTLY',
    TextTransformations: [],
  },
});
const text = (statement: Statement | undefined): string => Buffer.from(statement?.ByteMatchStatement?.SearchString ?? []).toString();
const metered = (Name: string, Statement: Statement) => ({ Name, Priority: 0, Statement, VisibilityConfig: undefined });
const acl = () => {
  const either: Statement = { OrStatement: { Statements: aws.accepted.map(match) } };
  const path: Statement = {
    ByteMatchStatement: {
      SearchString: Buffer.from('/public/'),
      FieldToMatch: { UriPath: {} },
      PositionalConstraint: 'STARTS_WITH',
      TextTransformations: [],
    },
  };
  const limit = { AggregateKeyType: 'FORWARDED_IP', Limit: 300 } as const;
  return [
    metered('PublicByVisitor', { RateBasedStatement: { ...limit, ScopeDownStatement: { AndStatement: { Statements: [either, path] } } } }),
    metered('Managed', { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'Managed' } }),
    metered('FromCloudFront', either),
  ];
};

beforeEach(() => {
  Object.assign(aws, {
    secrets: { sent: 'first', other: 'nobody-knows' },
    accepted: ['first', 'nobody-knows'],
    sent: ['first'],
    made: 0,
    changesLeft: Infinity,
  });
  for (const client of [cloudFormation, secrets, firewall, cloudFront]) client.reset();
  const outputs = { WebAcl: 'afiya-dev|the-id|REGIONAL', SentSecretArn: 'sent', OtherSecretArn: 'other', DistributionId: 'E1' };
  cloudFormation.on(DescribeStacksCommand).resolves({
    Stacks: [
      {
        StackName: 'any',
        CreationTime: new Date(0),
        StackStatus: 'CREATE_COMPLETE',
        Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
      },
    ],
  });
  secrets.on(GetRandomPasswordCommand).callsFake(() => ({ RandomPassword: `made-${++aws.made}` }));
  secrets.on(GetSecretValueCommand).callsFake(({ SecretId }: { SecretId: 'sent' | 'other' }) => ({ SecretString: aws.secrets[SecretId] }));
  secrets
    .on(PutSecretValueCommand)
    .callsFake(({ SecretId, SecretString }: { SecretId: 'sent' | 'other'; SecretString: string }) =>
      change(() => (aws.secrets[SecretId] = SecretString)),
    );
  firewall.on(GetWebACLCommand).callsFake(() => ({ LockToken: 'lock', WebACL: { Name: 'afiya-dev', Rules: acl() } }));
  firewall.on(UpdateWebACLCommand).callsFake(({ Rules: [limited, , open] }: { Rules: { Statement: Statement }[] }) => {
    const values = open?.Statement.OrStatement?.Statements?.map(text);
    const [either, path] = limited?.Statement.RateBasedStatement?.ScopeDownStatement?.AndStatement?.Statements ?? [];
    expect([either?.OrStatement?.Statements?.map(text), text(path)]).toEqual([values, '/public/']);
    return change(() => (aws.accepted = values ?? []));
  });
  const distribution = (value: string) => ({
    Origins: { Items: [{ CustomHeaders: { Items: [{ HeaderName: 'x-origin-secret', HeaderValue: value }] } }] },
  });
  cloudFront.on(GetDistributionCommand).callsFake(() => ({
    ETag: 'tag',
    Distribution: { Status: aws.sent.length === 1 ? 'Deployed' : 'InProgress', DistributionConfig: distribution(aws.sent.at(-1) ?? '') },
  }));
  cloudFront
    .on(UpdateDistributionCommand)
    .callsFake(({ DistributionConfig: { Origins } }: { DistributionConfig: ReturnType<typeof distribution> }) =>
      change(() => aws.sent.push(Origins.Items[0]?.CustomHeaders.Items[0]?.HeaderValue ?? '')),
    );
});

/** Advances time: propagating changes arrive. */
const pause = async (): Promise<void> => void aws.sent.splice(0, aws.sent.length - 1);
const rotate = () => rotateOriginSecret(clients, 'dev', () => undefined, pause);

it('the new secret is in force at both ends, the old one is rejected, and no request fails on the way', async () => {
  await rotate();
  expect(aws).toMatchObject({ sent: ['made-1'], accepted: ['made-1', 'made-2'], secrets: { sent: 'made-1', other: 'made-2' } });
});

it.each(Array.from({ length: 7 }, (_, changes) => changes))(
  'one that broke off after %i changes is finished by the next',
  async (changes) => {
    aws.changesLeft = changes;
    if (changes < 6) await expect(rotate()).rejects.toThrow('broken off');
    aws.changesLeft = Infinity;
    await rotate();
    expect(aws.sent).toHaveLength(1);
    expect(aws.accepted).toEqual([aws.secrets.sent, aws.secrets.other]);
    expect(aws.accepted).not.toContain('first');
    expect(aws.secrets.sent).toBe(aws.sent[0]);
  },
);

it('no secret is printed', async () => {
  const said: string[] = [];
  await rotateOriginSecret(clients, 'dev', (line) => said.push(line), pause);
  expect(said.join()).not.toMatch(/first|made-|nobody-knows/);
});

it('a stage that is not deployed is named', async () => {
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [] });
  await expect(rotate()).rejects.toThrow('Afiya-dev-api has no output WebAcl: deploy the stage first.');
});
