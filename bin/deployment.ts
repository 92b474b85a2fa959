/** What `npm run deploy` decides, from what it is told. */
import { type Part, keptParts } from '../infra/stack-names.ts';
import type { StageConfig } from '../infra/config.ts';
import { wrongAccount } from './stage.ts';

/** A stack as CloudFormation describes it; one that does not exist has no description. */
export interface DeployedStack {
  readonly part: Part;
  readonly name: string;
  readonly status: string;
  readonly protected: boolean;
}

/** Without what a stage for real patients may not be deployed, and what would happen. */
const neededInProduction = {
  account: 'it would go wherever the credentials point',
  alarmEmail: 'nobody would hear of an alarm',
  monthlyBudgetUsd: 'nobody would hear of what it costs',
  senderEmail: 'Cognito alone would send the codes, about 50 a day',
} as const satisfies Partial<Record<keyof StageConfig, string>>;

/** Why the stage may not be deployed with credentials of this account, one sentence each. */
export function unfit(config: StageConfig, callers: string): string[] {
  const missing = Object.entries(neededInProduction).flatMap(([setting, otherwise]) =>
    config.production && !(setting in config)
      ? [`The stage ${config.stage} is for real patients and has no \`${setting}\` in cdk.json: without it ${otherwise}.`]
      : [],
  );
  const account = wrongAccount(config, callers);
  return account === undefined ? missing : [...missing, account];
}

/** Created and rolled back: nothing of it was ever used, and CDK deletes it before it creates it anew. */
const neverCreated = ({ status }: DeployedStack): boolean => status === 'ROLLBACK_COMPLETE' || status === 'ROLLBACK_FAILED';
/** Only a change set of it was made: it has no resources yet. */
const onlyPlanned = ({ status }: DeployedStack): boolean => status === 'REVIEW_IN_PROGRESS';

/** How a deployment begins. */
export interface Plan {
  /** Why not, one sentence each. */
  readonly refusals: readonly string[];
  /** Whose creation failed the last time: CDK deletes what is left of them and creates them anew, unless they are protected. */
  readonly again: readonly DeployedStack[];
  /** Whose template says what is deployed. */
  readonly standing: readonly DeployedStack[];
  /** Kept stacks that are created by this deployment. They must stay deletable until they are there: a creation that fails leaves a stack to delete. */
  readonly unprotected: readonly Part[];
}

/** What the state of the stage's stacks means for a deployment. */
export function planned(stacks: readonly DeployedStack[]): Plan {
  const standing = stacks.filter((stack) => !neverCreated(stack) && !onlyPlanned(stack));
  return {
    refusals: standing.flatMap(({ name, status }) => {
      if (status === 'UPDATE_ROLLBACK_FAILED')
        return [
          `${name} could not go back after a change that failed (${status}): mend the cause, run \`aws cloudformation continue-update-rollback --stack-name ${name}\`, then deploy again.`,
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

/** The kept stacks that were created, and may hold data, but are not protected against deletion. */
export const toProtect = (stacks: readonly DeployedStack[]): DeployedStack[] =>
  stacks.filter(
    (stack) =>
      keptParts.some((part) => part === stack.part) && !stack.protected && /^(?:CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(stack.status),
  );
