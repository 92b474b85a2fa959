import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { physicalIds } from './deployed-stacks.ts';

const cloudFormation = mockClient(CloudFormationClient);

it('finds every resource of a stack, however many there are', async () => {
  const resource = (id: string) => ({
    LogicalResourceId: id,
    PhysicalResourceId: `made-${id}`,
    ResourceType: 'AWS::IAM::Role',
    LastUpdatedTimestamp: new Date(),
    ResourceStatus: 'CREATE_COMPLETE' as const,
  });
  cloudFormation
    .on(ListStackResourcesCommand, { StackName: 'Afiya-dev-api' })
    .resolves({ StackResourceSummaries: [resource('patientsRole')], NextToken: 'more' })
    .on(ListStackResourcesCommand, { StackName: 'Afiya-dev-api', NextToken: 'more' })
    .resolves({ StackResourceSummaries: [resource('ApiF70053CD')] });
  expect(Object.fromEntries(await physicalIds('dev', 'api'))).toEqual({
    patientsRole: 'made-patientsRole',
    ApiF70053CD: 'made-ApiF70053CD',
  });
});
