import { CloudFormationClient, DescribeStacksCommand, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { deployedStacks, deployedTemplate, output } from './deployed-stacks.ts';
import { type DeployedStack, planned, toProtect, unfit } from './deployment.ts';
import { configOf } from './stage.ts';

const {
  account: _account,
  alarmEmail: _alarms,
  monthlyBudgetUsd: _budget,
  senderEmail: _sender,
  operator: _operator,
  staff: _staff,
  publicConcurrency: _public,
  signInConcurrency: _signIns,
  ...shipped
} = configOf('prod');
const prod = {
  ...shipped,
  account: '111111111111',
  alarmEmail: 'watch@example.org',
  monthlyBudgetUsd: 500,
  senderEmail: 'a@example.org',
  operator: {
    name: { en: 'A hospital', ar: 'مستشفى' },
    address: { en: 'Doha', ar: 'الدوحة' },
    email: 'privacy@example.org',
    phone: '+974 4400 0000',
  },
  staff: 500,
  publicConcurrency: 500,
  signInConcurrency: 20,
};

describe('requirements before a stage is deployed', () => {
  it('accepts a stage for real patients with recipients of alarms and costs, a sender of e-mails, an operator, and an account', () => {
    expect(unfit(prod, '111111111111')).toEqual([]);
  });

  it('rejects prod as shipped, naming each missing setting', () => {
    expect(unfit(shipped, '111111111111')).toEqual([
      'The stage prod is for real patients and has no `account` in cdk.json: without it it would go wherever the credentials point.',
      'The stage prod is for real patients and has no `alarmEmail` in cdk.json: without it nobody would hear of an alarm.',
      'The stage prod is for real patients and has no `monthlyBudgetUsd` in cdk.json: without it nobody would hear of what it costs.',
      'The stage prod is for real patients and has no `senderEmail` in cdk.json: without it Cognito alone would send the codes, about 50 a day.',
      'The stage prod is for real patients and has no `operator` in cdk.json: without it nobody would be named as answering for the data (`name`, `address`, `email`, `phone`).',
      'The stage prod is for real patients and has no `staff` in cdk.json: without it the firewall would allow one address what 200 people need, and refuse a hospital behind it.',
      'The stage prod is for real patients and has no `publicConcurrency` in cdk.json: without it visitors of the symptom check could take every run of a function.',
      'The stage prod is for real patients and has no `signInConcurrency` in cdk.json: without it whatever takes the runs of functions would keep everybody from signing in.',
    ]);
  });

  it.each([
    'account',
    'alarmEmail',
    'monthlyBudgetUsd',
    'senderEmail',
    'operator',
    'staff',
    'publicConcurrency',
    'signInConcurrency',
  ] as const)('%s alone is missed', (setting) => {
    const { [setting]: _left, ...others } = prod;
    expect(unfit(others, '111111111111')).toEqual([expect.stringContaining(`has no \`${setting}\``)]);
  });

  it('requires none of them of a trial stage', () => {
    expect(unfit(configOf('dev'), '222222222222')).toEqual([]);
  });

  it('rejects credentials of another account, even for a trial stage', () => {
    expect(unfit(prod, '222222222222')).toEqual([
      'The stage prod belongs to the account 111111111111, and these credentials are of 222222222222: use the others, or correct `account` in cdk.json.',
    ]);
    expect(unfit({ ...configOf('dev'), account: '111111111111' }, '222222222222')).toHaveLength(1);
  });

  it('names a stage that is missing in cdk.json', () => {
    expect(() => configOf('moon')).toThrow('There is no stage moon in cdk.json: dev, prod.');
    expect(() => configOf('constructor')).toThrow('There is no stage constructor in cdk.json');
  });
});

const stack = (part: DeployedStack['part'], status: string, isProtected = false): DeployedStack => ({
  part,
  name: `Afiya-prod-${part}`,
  status,
  protected: isProtected,
});

describe('the state of the stacks', () => {
  it('creates kept stacks unprotected on a first deployment, so that a failed creation can be deleted', () => {
    expect(planned([])).toEqual({ refusals: [], again: [], standing: [], unprotected: ['data', 'identity', 'trail'] });
  });

  it('keeps existing stacks protected throughout the next deployment', () => {
    const stacks = [
      stack('data', 'CREATE_COMPLETE', true),
      stack('identity', 'UPDATE_ROLLBACK_COMPLETE', true),
      stack('trail', 'UPDATE_COMPLETE', true),
    ];
    expect(planned(stacks)).toEqual({ refusals: [], again: [], standing: stacks, unprotected: [] });
  });

  it.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])('a creation that failed (%s) is made again, and compared with nothing', (status) => {
    const failed = stack('data', status, true);
    expect(planned([failed])).toMatchObject({ refusals: [], again: [failed], standing: [], unprotected: ['data', 'identity', 'trail'] });
  });

  it('creates a stack that only has a change set', () => {
    expect(planned([stack('data', 'REVIEW_IN_PROGRESS')])).toMatchObject({
      refusals: [],
      standing: [],
      unprotected: ['data', 'identity', 'trail'],
    });
  });

  it.each([
    ['UPDATE_ROLLBACK_FAILED', 'run `aws cloudformation continue-update-rollback --region ap-south-1 --stack-name Afiya-prod-api`'],
    ['DELETE_FAILED', 'finish its deletion'],
    ['UPDATE_IN_PROGRESS', 'wait until that is done'],
    ['DELETE_IN_PROGRESS', 'wait until that is done'],
  ])('%s is refused, with what to do', (status, said) => {
    expect(planned([stack('api', status)]).refusals).toEqual([expect.stringContaining(said)]);
  });

  it('protects created kept stacks afterwards, whatever the result of the others', () => {
    const created = stack('data', 'CREATE_COMPLETE');
    const changed = stack('identity', 'UPDATE_ROLLBACK_FAILED');
    expect(toProtect([created, changed, stack('trail', 'ROLLBACK_COMPLETE'), stack('api', 'CREATE_COMPLETE')])).toEqual([created, changed]);
    expect(toProtect([stack('data', 'CREATE_COMPLETE', true)])).toEqual([]);
  });
});

describe('what CloudFormation says', () => {
  const cloudFormation = mockClient(CloudFormationClient);
  const absent = Object.assign(new Error('Stack with id Afiya-prod-data does not exist'), { name: 'ValidationError' });
  beforeEach(() => {
    cloudFormation.reset();
    cloudFormation.on(DescribeStacksCommand).rejects(absent);
  });

  it('treats a missing stack as absent, and every other error as a failure', async () => {
    expect(await deployedStacks('prod')).toEqual([]);
    cloudFormation.on(DescribeStacksCommand, { StackName: 'Afiya-prod-web' }).rejects(new Error('Rate exceeded'));
    await expect(deployedStacks('prod')).rejects.toThrow('Rate exceeded');
  });

  it('reads status, protection and outputs', async () => {
    cloudFormation.on(DescribeStacksCommand, { StackName: 'Afiya-prod-data' }).resolves({
      Stacks: [
        {
          StackName: 'Afiya-prod-data',
          CreationTime: new Date(),
          StackStatus: 'CREATE_COMPLETE',
          EnableTerminationProtection: true,
          Outputs: [{ OutputKey: 'ClinicalTable', OutputValue: 'Clinical-1' }],
        },
      ],
    });
    expect(await deployedStacks('prod')).toEqual([stack('data', 'CREATE_COMPLETE', true)]);
    expect(await output('prod', 'data', 'ClinicalTable')).toBe('Clinical-1');
    await expect(output('prod', 'web', 'SiteUrl')).rejects.toThrow('Afiya-prod-web has no output SiteUrl: deploy the stage first.');
  });

  it('reads the deployed template of a stack', async () => {
    cloudFormation.on(GetTemplateCommand, { StackName: 'Afiya-prod-data' }).resolves({
      TemplateBody: JSON.stringify({ Resources: { Key: { Type: 'AWS::KMS::Key' } }, Outputs: {} }),
    });
    expect(await deployedTemplate('Afiya-prod-data')).toEqual({
      Resources: { Key: { Type: 'AWS::KMS::Key', Properties: {} } },
      Outputs: {},
    });
  });
});
