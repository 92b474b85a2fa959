/** What `npm run deploy` decides, without calling AWS. */
import { type Part, keptParts, parts } from '../infra/stack-names.ts';
import { type StageConfig, region } from '../infra/config.ts';
import { withoutOperator } from '../infra/operator.ts';
import { wrongAccount } from './stage.ts';

/** A stack as CloudFormation describes it; a missing stack has no description. */
export interface DeployedStack {
  readonly part: Part;
  readonly name: string;
  readonly status: string;
  readonly protected: boolean;
}

/** Settings that a stage for real patients needs, and what would happen without them. */
const neededInProduction = {
  account: 'it would go wherever the credentials point',
  alarmEmail: 'nobody would hear of an alarm',
  monthlyBudgetUsd: 'nobody would hear of what it costs',
  senderEmail: 'Cognito alone would send the codes, about 50 a day',
  operator: withoutOperator,
  staff: 'the firewall would allow one address what 200 people need, and refuse a hospital behind it',
  publicConcurrency: 'visitors of the symptom check could take every run of a function',
  signInConcurrency: 'whatever takes the runs of functions would keep everybody from signing in',
} as const satisfies Partial<Record<keyof StageConfig, string>>;

/** The settings that a stage for real patients lacks, one sentence each. */
export const unset = (config: StageConfig): string[] =>
  Object.entries(neededInProduction).flatMap(([setting, otherwise]) =>
    config.production && !(setting in config)
      ? [`The stage ${config.stage} is for real patients and has no \`${setting}\` in cdk.json: without it ${otherwise}.`]
      : [],
  );

/** Why the stage may not be deployed with this account's credentials, one sentence each. */
export const unfit = (config: StageConfig, callers: string): string[] => [...unset(config), wrongAccount(config, callers) ?? []].flat();

/** Created and rolled back: it was never used, and CDK deletes it before creating it again. */
const neverCreated = ({ status }: DeployedStack): boolean => status === 'ROLLBACK_COMPLETE' || status === 'ROLLBACK_FAILED';
/** It has only a change set, and no resources yet. */
const onlyPlanned = ({ status }: DeployedStack): boolean => status === 'REVIEW_IN_PROGRESS';

/** How a deployment starts. */
export interface Plan {
  /** Why it may not start, one sentence each. */
  readonly refusals: readonly string[];
  /** Stacks whose last creation failed: CDK deletes and recreates them unless they are protected. */
  readonly again: readonly DeployedStack[];
  /** Stacks whose templates describe what is deployed. */
  readonly standing: readonly DeployedStack[];
  /** Kept stacks that this deployment creates. They must stay deletable until then: a failed creation leaves a stack to delete. */
  readonly unprotected: readonly Part[];
}

/** Decides how a deployment starts from the state of the stage's stacks. */
export function planned(stacks: readonly DeployedStack[]): Plan {
  const standing = stacks.filter((stack) => !neverCreated(stack) && !onlyPlanned(stack));
  return {
    refusals: standing.flatMap(({ name, status }) => {
      if (status === 'UPDATE_ROLLBACK_FAILED')
        return [
          `${name} could not go back after a change that failed (${status}): mend the cause, run \`aws cloudformation continue-update-rollback --region ${region} --stack-name ${name}\`, then deploy again.`,
        ];
      if (status === 'DELETE_FAILED')
        return [`${name} could not be deleted (${status}): finish its deletion in the CloudFormation console, then deploy again.`];
      return status.endsWith('_IN_PROGRESS') ? [`${name} is being changed (${status}): wait until that is done.`] : [];
    }),
    again: stacks.filter(neverCreated),
    standing,
    unprotected: keptParts.filter((part) => !standing.some((stack) => stack.part === part)),
  };
}

/** Kept stacks that exist and may hold data but lack deletion protection. */
export const toProtect = (stacks: readonly DeployedStack[]): DeployedStack[] =>
  stacks.filter(
    (stack) =>
      keptParts.some((part) => part === stack.part) && !stack.protected && /^(?:CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(stack.status),
  );

/** What a deployment would do, a line each. */
export function outlined({ again, standing }: Plan): readonly string[] {
  const anew = parts.filter((part) => !standing.some((stack) => stack.part === part));
  const made = anew.map((part) => `${part}${again.some((stack) => stack.part === part) ? ' (its last creation failed)' : ''}`);
  return [
    'It would build the site, run the checks, and synthesise the stage with the rule packs.',
    ...(standing.length > 0
      ? [`It would compare the templates with the deployed ones of ${standing.map(({ part }) => part).join(', ')}, and change those.`]
      : []),
    ...(made.length > 0 ? [`It would create ${made.join(', ')}.`] : []),
    `It would protect ${keptParts.join(', ')} against deletion. Nothing was done.`,
  ];
}
