import { setTimeout as wait } from 'node:timers/promises';
import { type CloudFrontClient, GetDistributionCommand, UpdateDistributionCommand } from '@aws-sdk/client-cloudfront';
import {
  GetRandomPasswordCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type ByteMatchStatement, GetWebACLCommand, type Statement, UpdateWebACLCommand, type WAFV2Client } from '@aws-sdk/client-wafv2';
import { ConfigurationError } from '../infra/config.ts';
import { originSecretHeader } from '../infra/firewall.ts';
import { output } from './deployed-stacks.ts';

export interface Clients {
  readonly secrets: SecretsManagerClient;
  readonly firewall: WAFV2Client;
  readonly cloudFront: CloudFrontClient;
}

/** Both ends of the secret, as the stage's stacks describe them. */
interface FrontDoor {
  readonly webAcl: { readonly Name: string; readonly Id: string; readonly Scope: 'REGIONAL' };
  readonly distributionId: string;
  /** The secret that CloudFront sends, and the second one that the API accepts. */
  readonly sentArn: string;
  readonly otherArn: string;
}

/** Waits for this many milliseconds. */
type Pause = (ms: number) => Promise<unknown>;

/** AWS: web ACL changes take seconds to minutes to propagate. */
const firewallSettlesMs = 5 * 60_000;
const askAgainMs = 15_000;

/**
 * Rotates the secret between CloudFront and the API without rejecting a request. First the API accepts both secrets, then CloudFront sends
 * the new one everywhere, then the API accepts only the new one. Both stored secrets can be deployed safely at any moment, so a deployment
 * in between breaks nothing. The next run finishes an interrupted rotation.
 * @throws ConfigurationError if the stage is not deployed or has no such secret
 */
export async function rotateOriginSecret(clients: Clients, stage: string, say: (line: string) => void, pause: Pause = wait): Promise<void> {
  const door = await frontDoor(stage);
  const distribution = distributionOf(clients, door, pause);
  const secret = (arn: string) => ({
    read: async () => (await clients.secrets.send(new GetSecretValueCommand({ SecretId: arn }))).SecretString ?? '',
    write: (SecretString: string) => clients.secrets.send(new PutSecretValueCommand({ SecretId: arn, SecretString })),
  });
  const sentSecret = secret(door.sentArn);
  const otherSecret = secret(door.otherArn);
  const another = async (): Promise<string> => {
    const made = await clients.secrets.send(new GetRandomPasswordCommand({ PasswordLength: 64, ExcludePunctuation: true }));
    return made.RandomPassword ?? '';
  };

  say('Waiting until CloudFront sends the same secret everywhere.');
  const before = await distribution.sent();
  if (before !== (await sentSecret.read())) await sentSecret.write(before);
  const next = await another();
  await otherSecret.write(next);
  await accept(clients, door, [before, next]);
  say('The API accepts the new secret beside the old one. Waiting five minutes until all of the firewall does.');
  await pause(firewallSettlesMs);
  await distribution.send(next);
  say('CloudFront is told to send the new secret. Waiting until all of it does.');
  await distribution.sent();
  await sentSecret.write(next);
  const unused = await another();
  await otherSecret.write(unused);
  await accept(clients, door, [next, unused]);
  say('The old secret is refused.');
}

async function frontDoor(stage: string): Promise<FrontDoor> {
  // CloudFormation names a web ACL "name|id|scope".
  const [Name = '', Id = ''] = (await output(stage, 'api', 'WebAcl')).split('|');
  return {
    webAcl: { Name, Id, Scope: 'REGIONAL' },
    distributionId: await output(stage, 'web', 'DistributionId'),
    sentArn: await output(stage, 'api', 'SentSecretArn'),
    otherArn: await output(stage, 'api', 'OtherSecretArn'),
  };
}

/** A rule's matches of the secret, in rule order: the value that is sent, then the other one. */
const matchesIn = (statement: Statement | undefined): ByteMatchStatement[] => {
  if (statement === undefined) return [];
  const { ByteMatchStatement: match, AndStatement, OrStatement, RateBasedStatement } = statement;
  if (match?.FieldToMatch?.SingleHeader?.Name === originSecretHeader) return [match];
  return [...(AndStatement?.Statements ?? []), ...(OrStatement?.Statements ?? []), RateBasedStatement?.ScopeDownStatement].flatMap(
    matchesIn,
  );
};

async function accept({ firewall }: Clients, { webAcl }: FrontDoor, values: readonly [string, string]): Promise<void> {
  const { WebACL: acl, LockToken } = await firewall.send(new GetWebACLCommand(webAcl));
  const matches = (acl?.Rules ?? []).map(({ Statement: statement }) => matchesIn(statement));
  if (acl === undefined || !matches.some(({ length }) => length > 0))
    throw new ConfigurationError(`The web ACL ${webAcl.Name} asks for no secret: deploy the stage first.`);
  for (const [sent, other] of matches) {
    if (sent) sent.SearchString = Buffer.from(values[0]);
    if (other) other.SearchString = Buffer.from(values[1]);
  }
  const { DefaultAction, Description, VisibilityConfig, Rules } = acl;
  await firewall.send(new UpdateWebACLCommand({ ...webAcl, LockToken, DefaultAction, Description, VisibilityConfig, Rules }));
}

const distributionOf = ({ cloudFront }: Clients, { distributionId: Id }: FrontDoor, pause: Pause) => {
  const read = async () => {
    const { Distribution: distribution, ETag } = await cloudFront.send(new GetDistributionCommand({ Id }));
    const headers = distribution?.DistributionConfig?.Origins?.Items?.flatMap(({ CustomHeaders }) => CustomHeaders?.Items ?? []);
    const header = headers?.find(({ HeaderName }) => HeaderName === originSecretHeader);
    if (header === undefined) throw new ConfigurationError(`The distribution ${Id} sends no secret: deploy the stage first.`);
    return { distribution, ETag, header };
  };
  return {
    /** Waits until all edges send the same secret, and returns it. */
    async sent(): Promise<string> {
      for (;;) {
        const { distribution, header } = await read();
        if (distribution?.Status === 'Deployed') return header.HeaderValue ?? '';
        await pause(askAgainMs);
      }
    },
    async send(value: string): Promise<void> {
      const { distribution, ETag, header } = await read();
      header.HeaderValue = value;
      await cloudFront.send(new UpdateDistributionCommand({ Id, IfMatch: ETag, DistributionConfig: distribution?.DistributionConfig }));
    },
  };
};
