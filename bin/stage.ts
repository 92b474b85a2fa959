import { readFileSync } from 'node:fs';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { App } from 'aws-cdk-lib/core';
import * as z from 'zod/mini';
import { ConfigurationError, type StageConfig, region, stageConfig } from '../infra/config.ts';

/**
 * The configuration of a stage in cdk.json.
 * @throws ConfigurationError when the file cannot be read, lacks the stage, or the stage is invalid
 */
export function configOf(stage: string): StageConfig {
  const file = new URL('../cdk.json', import.meta.url);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError(`cdk.json is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
  const { context } = z.parse(z.looseObject({ context: z.record(z.string(), z.unknown()) }), content);
  return stageConfig(new App({ context: { ...context, stage } }).node);
}

/** The account that the credentials belong to. */
export async function callersAccount(sts = new STSClient({ region })): Promise<string> {
  const { Account: account = '' } = await sts.send(new GetCallerIdentityCommand({}));
  return account;
}

/** Why this account's credentials may not touch the stage; undefined when they may. */
export const wrongAccount = ({ stage, account }: StageConfig, callers: string): string | undefined =>
  account === undefined || account === callers
    ? undefined
    : `The stage ${stage} belongs to the account ${account}, and these credentials are of ${callers}: use the others, or correct \`account\` in cdk.json.`;

/** @throws ConfigurationError when the credentials belong to another account */
export async function inOwnAccount(config: StageConfig): Promise<string> {
  const account = await callersAccount();
  const problem = wrongAccount(config, account);
  if (problem !== undefined) throw new ConfigurationError(problem);
  return account;
}
