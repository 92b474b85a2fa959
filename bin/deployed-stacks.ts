import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  UpdateTerminationProtectionCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import type { OutputOf } from '../infra/outputs.ts';
import { parts, stackName, type Part } from '../infra/stack-names.ts';
import { ConfigurationError, region } from '../infra/config.ts';
import { Template } from '../infra/kept-resources.ts';
import type { DeployedStack } from './deployment.ts';

const cloudFormation = new CloudFormationClient({ region });

/** CloudFormation has no specific error for a missing stack. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist');

async function described(name: string) {
  try {
    const { Stacks: [stack] = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName: name }));
    return stack;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Whether a stack of this name exists. */
export const isStanding = async (name: string): Promise<boolean> => (await described(name)) !== undefined;

/** The stage's stacks that exist. */
export async function deployedStacks(stage: string): Promise<DeployedStack[]> {
  const found = await Promise.all(
    parts.map(async (part): Promise<DeployedStack[]> => {
      const name = stackName(stage, part);
      const stack = await described(name);
      return stack === undefined
        ? []
        : [{ part, name, status: stack.StackStatus ?? '', protected: stack.EnableTerminationProtection ?? false }];
    }),
  );
  return found.flat();
}

/** The name that CloudFront gave the site; undefined before its first deployment. */
export async function siteNameOf(stage: string): Promise<string | undefined> {
  const { Outputs = [] } = (await described(stackName(stage, 'web'))) ?? {};
  return Outputs.find(({ OutputKey }) => OutputKey === 'CloudFrontName')?.OutputValue;
}

/** When a stack was created or last changed; undefined if it does not exist. */
export async function changedAt(stage: string, part: Part): Promise<Date | undefined> {
  const stack = await described(stackName(stage, part));
  return stack?.LastUpdatedTime ?? stack?.CreationTime;
}

/** The template that a stack was last deployed from. */
export async function deployedTemplate(name: string): Promise<Template> {
  const { TemplateBody: body = '' } = await cloudFormation.send(new GetTemplateCommand({ StackName: name, TemplateStage: 'Original' }));
  return Template.parse(JSON.parse(body));
}

/** Turns a stack's termination protection on or off. */
export async function protect(name: string, enabled: boolean): Promise<void> {
  await cloudFormation.send(new UpdateTerminationProtectionCommand({ StackName: name, EnableTerminationProtection: enabled }));
}

/** Physical names of a stack's resources, by logical id. */
export async function physicalIds(stage: string, part: Part): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  // Page by page: the API's stack has several times as many resources as a single unpaged call returns.
  for await (const { StackResourceSummaries: found = [] } of paginateListStackResources(
    { client: cloudFormation },
    { StackName: stackName(stage, part) },
  ))
    for (const { LogicalResourceId: id = '', PhysicalResourceId: physical = '' } of found) ids.set(id, physical);
  return ids;
}

/**
 * An output of a stack.
 * @throws ConfigurationError when the stack is not deployed or has no such output
 */
export async function output<P extends Part>(stage: string, part: P, key: OutputOf<P>): Promise<string> {
  const stack = await described(stackName(stage, part));
  const value = stack?.Outputs?.find((one) => one.OutputKey === key)?.OutputValue;
  if (value === undefined) throw new ConfigurationError(`${stackName(stage, part)} has no output ${key}: deploy the stage first.`);
  return value;
}
