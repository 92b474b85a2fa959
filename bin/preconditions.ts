/** What `npm run deploy` asks of the account before it builds anything. CloudFormation would find out half-way, and leave a part behind. */
import {
  BedrockClient,
  GetFoundationModelAvailabilityCommand,
  GetFoundationModelCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-bedrock';
import { CloudTrailClient, DescribeTrailsCommand } from '@aws-sdk/client-cloudtrail';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { type StageConfig, region } from '../infra/config.ts';
import { functionsOf } from '../infra/function.ts';
import { modelsOf } from '../infra/model.ts';
import { rowOf } from '../contract/deployment/functions.ts';
import { isStanding } from './deployed-stacks.ts';

/** What stands in the way, or what works less well without it. */
export interface Finding {
  readonly refuses: boolean;
  readonly says: string;
}
/** A question to the account, as `--dry-run` prints it. */
export interface Question {
  readonly asks: string;
  /** The right that it needs. */
  readonly right: string;
  readonly see: () => Promise<readonly Finding[]>;
}

const refuses = (says: string): Finding => ({ refuses: true, says });
const warns = (says: string): Finding => ({ refuses: false, says });

const client = { region, maxAttempts: 2 };

/** AWS keeps as many runs unreserved (Lambda developer guide, "Configuring reserved concurrency"). */
const unreserved = 100;
/** With fewer, some symptom checks keep the staff from signing in. */
const neededRuns = 100;
/** What a stage for real patients needs: room for what it reserves, for what AWS keeps unreserved, and for the clinicians. */
const neededInProduction = 1000;
/** CloudTrail's limit for a region. */
const trailsMax = 5;

async function quota(config: StageConfig): Promise<Finding[]> {
  const { AccountLimit: limit } = await new LambdaClient(client).send(new GetAccountSettingsCommand({}));
  const runs = limit?.ConcurrentExecutions ?? 0;
  const ask = `ask for 1,000: \`aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000\``;
  const reserved = functionsOf(config).reduce((sum, name) => {
    const { concurrency } = rowOf(name);
    return sum + ((concurrency && config[concurrency]) ?? 0);
  }, 0);
  if (reserved > 0 && runs < reserved + unreserved)
    return [
      refuses(
        `The account runs ${runs} functions at once, ${unreserved} of which AWS keeps unreserved, and the stage reserves ${reserved}: lower \`publicConcurrency\` or \`signInConcurrency\`, or ${ask}.`,
      ),
    ];
  if (runs >= (config.production ? neededInProduction : neededRuns)) return [];
  const few = `The account runs ${runs} functions at once, so a few waiting symptom checks keep everybody else out: ${ask}.`;
  return [config.production ? refuses(few) : warns(few)];
}

async function sender({ senderEmail, sesVerifiedDomain, production }: StageConfig): Promise<Finding[]> {
  if (senderEmail === undefined) return [];
  const ses = new SESv2Client(client);
  const identity = sesVerifiedDomain ?? senderEmail;
  const verify = `\`aws sesv2 create-email-identity --region ${region} --email-identity ${identity}\`, then follow what it prints`;
  const found = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity })).catch((error: unknown) => {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  });
  if (found?.VerifiedForSendingStatus !== true)
    return [refuses(`SES has not verified ${identity}, and Cognito refuses it as a sender: ${verify}.`)];
  const { ProductionAccessEnabled: isOutOfSandbox, SendingEnabled: maySend } = await ses.send(new GetAccountCommand({}));
  if (maySend === false)
    return [refuses('SES has paused all sending of the account, codes included: see its Reputation page in the console.')];
  if (isOutOfSandbox === true) return [];
  const sandbox =
    'The account is in the SES sandbox, which sends to verified addresses only, so nobody else gets a code: ask for production access in the SES console.';
  return [production ? refuses(sandbox) : warns(sandbox)];
}

async function trails({ stage }: StageConfig): Promise<Finding[]> {
  const { trailList: found = [] } = await new CloudTrailClient(client).send(new DescribeTrailsCommand({ includeShadowTrails: true }));
  const others = found.filter(({ Name: name }) => name !== `afiya-${stage}`);
  return others.length < trailsMax
    ? []
    : [
        refuses(
          `The region has ${others.length} trails (${others.map(({ Name: name }) => name).join(', ')}), and CloudTrail allows ${trailsMax}: remove one, or use an account of its own.`,
        ),
      ];
}

async function models(config: StageConfig): Promise<Finding[]> {
  const bedrock = new BedrockClient(client);
  const asked = modelsOf(config).map(async ({ id, foundation }) => {
    const { authorizationStatus, agreementAvailability, regionAvailability } = await bedrock.send(
      new GetFoundationModelAvailabilityCommand({ modelId: foundation }),
    );
    const lifecycle = await lifecycleOf(bedrock, id, foundation);
    const isUsable =
      authorizationStatus === 'AUTHORIZED' && agreementAvailability?.status === 'AVAILABLE' && regionAvailability === 'AVAILABLE';
    return isUsable
      ? lifecycle
      : [
          ...lifecycle,
          warns(`The account may not use the model ${id} yet, so the clinical rules answer alone: ask for access in the Bedrock console.`),
        ];
  });
  return (await Promise.all(asked)).flat();
}

/** Warns of a model that AWS withdraws: an account that has not used it lately may not begin to. */
async function lifecycleOf(bedrock: BedrockClient, id: string, foundation: string): Promise<Finding[]> {
  const successor = 'set another `model.id` and try it in a stage without patients, in Arabic too (docs/operations.md, "Language models")';
  try {
    const { modelDetails } = await bedrock.send(new GetFoundationModelCommand({ modelIdentifier: foundation }));
    const { status, endOfLifeTime } = modelDetails?.modelLifecycle ?? {};
    if (status !== 'LEGACY') return [];
    const until = endOfLifeTime === undefined ? '' : `, on ${endOfLifeTime.toISOString().slice(0, 10)} at the earliest`;
    return [warns(`AWS withdraws the model ${id}${until}, and refuses it to accounts that have not used it for weeks: ${successor}.`)];
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    return [warns(`Bedrock no longer knows the model ${id}, so the clinical rules answer alone: ${successor}.`)];
  }
}

async function bootstrapped(account: string): Promise<Finding[]> {
  return (await isStanding('CDKToolkit'))
    ? []
    : [refuses(`CDK has nowhere to put its files: run \`npx cdk bootstrap --app '' aws://${account}/${region}\` once.`)];
}

/** Every question that a deployment of the stage asks. */
export const questionsOf = (config: StageConfig, account: string): readonly Question[] => [
  { asks: 'whether CDK may store files in the account', right: 'cloudformation:DescribeStacks', see: () => bootstrapped(account) },
  { asks: 'how many functions the account runs at once', right: 'lambda:GetAccountSettings', see: () => quota(config) },
  { asks: 'how many trails the region has', right: 'cloudtrail:DescribeTrails', see: () => trails(config) },
  ...(config.senderEmail === undefined
    ? []
    : [
        {
          asks: `whether SES sends from ${config.senderEmail}, and to whom`,
          right: 'ses:GetEmailIdentity and ses:GetAccount',
          see: () => sender(config),
        },
      ]),
  ...(config.model === undefined
    ? []
    : [
        {
          asks: 'whether the account may use the language models, and for how long',
          right: 'bedrock:GetFoundationModelAvailability and bedrock:GetFoundationModel',
          see: () => models(config),
        },
      ]),
];

const isDenied = (error: unknown): boolean => error instanceof Error && /^(?:AccessDenied|Unauthorized|NotAuthorized)/.test(error.name);

/**
 * The answers to all questions. What these credentials may not ask is a warning: the deployment may still work, and says so itself if it
 * does not. Throws every other error of AWS, an expired session among them.
 */
export async function answersTo(questions: readonly Question[]): Promise<readonly Finding[]> {
  const answers = questions.map(async ({ asks, right, see }) => {
    try {
      return await see();
    } catch (error) {
      if (!isDenied(error)) throw error;
      return [warns(`These credentials may not ask ${asks} (${right}), so that is not known.`)];
    }
  });
  return (await Promise.all(answers)).flat();
}

/** The account is as `npm run deploy` wants it, in words. */
export async function accountIsFit(config: StageConfig, account: string): Promise<string> {
  const questions = questionsOf(config, account);
  const findings = await answersTo(questions);
  const refused = findings.filter(({ refuses }) => refuses);
  if (refused.length > 0) throw new Error(refused.map(({ says }) => says).join(' '));
  return [`${questions.length} questions`, ...findings.map(({ says }) => says)].join('; ');
}
