import { BedrockClient, GetFoundationModelAvailabilityCommand, GetFoundationModelCommand } from '@aws-sdk/client-bedrock';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudTrailClient, DescribeTrailsCommand } from '@aws-sdk/client-cloudtrail';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { answersTo, questionsOf } from './preconditions.ts';
import { configOf } from './stage.ts';

const [bedrock, stacks, trails, lambda, ses] = [
  mockClient(BedrockClient),
  mockClient(CloudFormationClient),
  mockClient(CloudTrailClient),
  mockClient(LambdaClient),
  mockClient(SESv2Client),
];
const account = '111111111111';
const production = { ...configOf('dev'), production: true, senderEmail: 'records@example.org' };
const usable = {
  modelId: 'haiku',
  agreementAvailability: { status: 'AVAILABLE' },
  authorizationStatus: 'AUTHORIZED',
  entitlementAvailability: 'AVAILABLE',
  regionAvailability: 'AVAILABLE',
} as const;

beforeEach(() => {
  for (const one of [bedrock, stacks, trails, lambda, ses]) one.reset();
  stacks
    .on(DescribeStacksCommand)
    .resolves({ Stacks: [{ StackName: 'CDKToolkit', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' }] });
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  trails.on(DescribeTrailsCommand).resolves({ trailList: [] });
  ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true });
  bedrock.on(GetFoundationModelAvailabilityCommand).resolves(usable);
  bedrock.on(GetFoundationModelCommand).resolves({});
});

const found = (config = production) => answersTo(questionsOf(config, account));
const quotaOf = (runs: number) => lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: runs } });

describe('before a deployment, an account', () => {
  it('that has everything is found fit', async () => {
    expect(await found()).toEqual([]);
  });

  it.each([
    [
      'is not bootstrapped',
      () => stacks.on(DescribeStacksCommand).resolves({ Stacks: [] }),
      `npx cdk bootstrap --app '' aws://${account}/ap-south-1`,
    ],
    ['runs ten functions at once', () => quotaOf(10), 'request-service-quota-increase'],
    ['has room for no more than a few waiting symptom checks', () => quotaOf(500), 'request-service-quota-increase'],
    [
      'has not verified the sender',
      () => ses.on(GetEmailIdentityCommand).rejects(new NotFoundException({ message: 'no', $metadata: {} })),
      'SES has not verified records@example.org',
    ],
    [
      'has begun to verify the sender',
      () => ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: false }),
      'has not verified',
    ],
    [
      'is in the sandbox of SES',
      () => ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true }),
      'in the SES sandbox',
    ],
    ['may not send', () => ses.on(GetAccountCommand).resolves({ SendingEnabled: false }), 'paused all sending'],
    [
      'has five trails',
      () => trails.on(DescribeTrailsCommand).resolves({ trailList: ['a', 'b', 'c', 'd', 'e'].map((Name) => ({ Name })) }),
      'The region has 5 trails (a, b, c, d, e)',
    ],
  ])('that %s is refused for patients, in a sentence with the remedy', async (_, arranged, said) => {
    arranged();
    expect(await found()).toEqual([{ refuses: true, says: expect.stringContaining(said) }]);
  });

  it('may have this stage’s own trail beside four others', async () => {
    trails.on(DescribeTrailsCommand).resolves({ trailList: ['a', 'b', 'c', 'd', 'afiya-dev'].map((Name) => ({ Name })) });
    expect(await found()).toEqual([]);
  });

  it('cannot reserve more than its quota leaves', async () => {
    quotaOf(200);
    const reserving = { ...production, publicConcurrency: 100, signInConcurrency: 20 };
    expect(await found(reserving)).toEqual([{ refuses: true, says: expect.stringContaining('the stage reserves 160') }]);
  });

  it('of a trial is warned of what patients would need', async () => {
    quotaOf(10);
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
    const answers = await found({ ...production, production: false });
    expect(answers.map(({ refuses }) => refuses)).toEqual([false, false]);
  });

  it('without the model deploys, and is told that the rules answer alone', async () => {
    bedrock.on(GetFoundationModelAvailabilityCommand).resolves({ ...usable, agreementAvailability: { status: 'NOT_AVAILABLE' } });
    expect(await found()).toEqual([{ refuses: false, says: expect.stringContaining('the clinical rules answer alone') }]);
    expect(await found({ ...production, model: undefined })).toEqual([]);
  });

  it('whose model AWS withdraws is told so before it is ever used', async () => {
    const endOfLifeTime = new Date('2027-03-01T00:00:00Z');
    const modelLifecycle = { status: 'LEGACY', endOfLifeTime } as const;
    bedrock.on(GetFoundationModelCommand).resolves({ modelDetails: { modelArn: 'haiku', modelId: 'haiku', modelLifecycle } });
    expect(await found()).toEqual([{ refuses: false, says: expect.stringMatching(/withdraws the model .*haiku.*, on 2027-03-01/) }]);
  });

  it('that these credentials may not ask something is not refused for it', async () => {
    trails.on(DescribeTrailsCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDeniedException' }));
    expect(await found()).toEqual([{ refuses: false, says: expect.stringContaining('may not ask how many trails the region has') }]);
  });

  it('whose session is over says so, and nothing else', async () => {
    trails.on(DescribeTrailsCommand).rejects(Object.assign(new Error('The token is expired.'), { name: 'ExpiredTokenException' }));
    await expect(found()).rejects.toThrow('The token is expired.');
  });
});
