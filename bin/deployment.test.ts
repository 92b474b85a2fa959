import { CloudFormationClient, DescribeStacksCommand, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { deployedStacks, deployedTemplate, output } from './deployed-stacks.ts';
import { type DeployedStack, planned, toProtect, unfit } from './deployment.ts';
import { configOf } from './stage.ts';

const { account: _account, alarmEmail: _alarms, monthlyBudgetUsd: _budget, senderEmail: _sender, ...shipped } = configOf('prod');
const prod = { ...shipped, account: '111111111111', alarmEmail: 'watch@example.org', monthlyBudgetUsd: 500, senderEmail: 'a@example.org' };

describe('what a stage must have before it is deployed', () => {
  it('a stage for real patients that says who hears of alarms and cost, who sends mail, and where it belongs, is fit', () => {
    expect(unfit(prod, '111111111111')).toEqual([]);
  });

  it('prod as it is shipped is not, and is told of each setting', () => {
    expect(unfit(shipped, '111111111111')).toEqual([
      'The stage prod is for real patients and has no `account` in cdk.json: without it it would go wherever the credentials point.',
      'The stage prod is for real patients and has no `alarmEmail` in cdk.json: without it nobody would hear of an alarm.',
      'The stage prod is for real patients and has no `monthlyBudgetUsd` in cdk.json: without it nobody would hear of what it costs.',
      'The stage prod is for real patients and has no `senderEmail` in cdk.json: without it Cognito alone would send the codes, about 50 a day.',
    ]);
  });

  it.each(['account', 'alarmEmail', 'monthlyBudgetUsd', 'senderEmail'] as const)('%s alone is missed', (setting) => {
    const { [setting]: _left, ...others } = prod;
    expect(unfit(others, '111111111111')).toEqual([expect.stringContaining(`has no \`${setting}\``)]);
  });

  it('a stage to try needs none of them', () => {
    expect(unfit(configOf('dev'), '222222222222')).toEqual([]);
  });

  it('credentials of another account are refused, also for a stage to try', () => {
    expect(unfit(prod, '222222222222')).toEqual([
      'The stage prod belongs to the account 111111111111, and these credentials are of 222222222222: use the others, or correct `account` in cdk.json.',
    ]);
    expect(unfit({ ...configOf('dev'), account: '111111111111' }, '222222222222')).toHaveLength(1);
  });

  it('a stage that cdk.json does not have is named', () => {
    expect(() => configOf('moon')).toThrow('Choose a stage of cdk.json with -c stage=<name>: dev, prod');
    expect(() => configOf('constructor')).toThrow('Choose a stage of cdk.json');
  });
});

const stack = (part: DeployedStack['part'], status: string, isProtected = false): DeployedStack => ({
  part,
  name: `Afiya-prod-${part}`,
  status,
  protected: isProtected,
});

describe('the state of the stacks', () => {
  it('a first deployment creates what is kept unprotected, so that a creation that fails can be deleted', () => {
    expect(planned([])).toEqual({ refusals: [], again: [], standing: [], unprotected: ['data', 'identity', 'trail'] });
  });

  it('what stands stays protected all through the next one', () => {
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

  it('a stack that was only planned is made', () => {
    expect(planned([stack('data', 'REVIEW_IN_PROGRESS')])).toMatchObject({
      refusals: [],
      standing: [],
      unprotected: ['data', 'identity', 'trail'],
    });
  });

  it.each([
    ['UPDATE_ROLLBACK_FAILED', 'run `aws cloudformation continue-update-rollback --stack-name Afiya-prod-api`'],
    ['DELETE_FAILED', 'finish its deletion'],
    ['UPDATE_IN_PROGRESS', 'wait until that is done'],
    ['DELETE_IN_PROGRESS', 'wait until that is done'],
  ])('%s is refused, with what to do', (status, said) => {
    expect(planned([stack('api', status)]).refusals).toEqual([expect.stringContaining(said)]);
  });

  it('afterwards what was created and is kept is protected, whatever became of the others', () => {
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

  it('a stack that does not exist is none, and any other failure is one', async () => {
    expect(await deployedStacks('prod')).toEqual([]);
    cloudFormation.on(DescribeStacksCommand, { StackName: 'Afiya-prod-web' }).rejects(new Error('Rate exceeded'));
    await expect(deployedStacks('prod')).rejects.toThrow('Rate exceeded');
  });

  it('status and protection are read, and outputs', async () => {
    cloudFormation.on(DescribeStacksCommand, { StackName: 'Afiya-prod-data' }).resolves({
      Stacks: [
        {
          StackName: 'Afiya-prod-data',
          CreationTime: new Date(),
          StackStatus: 'CREATE_COMPLETE',
          EnableTerminationProtection: true,
          Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://records.example.org' }],
        },
      ],
    });
    expect(await deployedStacks('prod')).toEqual([stack('data', 'CREATE_COMPLETE', true)]);
    expect(await output('prod', 'data', 'SiteUrl')).toBe('https://records.example.org');
    await expect(output('prod', 'web', 'SiteUrl')).rejects.toThrow('Afiya-prod-web has no output SiteUrl: deploy the stage first.');
  });

  it('the template of a stack is read as it was deployed', async () => {
    cloudFormation.on(GetTemplateCommand, { StackName: 'Afiya-prod-data' }).resolves({
      TemplateBody: JSON.stringify({ Resources: { Key: { Type: 'AWS::KMS::Key' } }, Outputs: {} }),
    });
    expect(await deployedTemplate('Afiya-prod-data')).toEqual({
      Resources: { Key: { Type: 'AWS::KMS::Key', Properties: {} } },
      Outputs: {},
    });
  });
});
