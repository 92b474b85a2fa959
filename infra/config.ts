import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod/mini';

/** The one region of the product; only what AWS puts elsewhere (CloudFront's certificate) may differ. */
export const region = 'ap-south-1';

/** What differs between stages; everything has a default, so that a new stage is one empty object in cdk.json. */
const StageSettings = z.strictObject({
  /** The only account that the stage is deployed to; its twelve digits. */
  account: z.optional(z.string('must be text, in quotes').check(z.regex(/^\d{12}$/, 'must be the twelve digits of an AWS account'))),
  /** Real patients: `npm run deploy` then asks for what nobody may do without (bin/deployment.ts). */
  production: z._default(z.boolean(), false),
  logLevel: z._default(z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']), 'INFO'),
  /** Country of an address that names none (product spec: US). */
  defaultCountry: z._default(z.string().check(z.minLength(2)), 'US'),
  /** Who does nothing in the site for so long is signed out (product spec, section 9). */
  sessionTimeoutMinutes: z._default(z.int().check(z.minimum(1)), 30),
  /** Another origin whose pages may call the API. The site is of the API's own origin and needs none, so without this no page elsewhere can read an answer. */
  allowedOrigin: z.optional(
    z.string().check(z.regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, 'must be one origin, such as https://portal.example.qa')),
  ),
  /** Verified sender of e-mails; without one Cognito's own is used, which sends about 50 a day. */
  senderEmail: z.optional(z.email()),
  /** Lets a client send the password itself (USER_PASSWORD_AUTH); the site never does, it proves it by SRP. */
  allowPasswordAuth: z._default(z.boolean(), false),
  /** The language model of the symptom check; without one its clinical rules answer alone. The id may be a model of the region or an inference profile. */
  model: z.optional(
    z.strictObject({
      id: z.string().check(z.regex(/^[\w.:-]+$/)),
      /** Closes the tap: tokens a day, all visitors together. */
      dailyTokens: z._default(z.int().check(z.minimum(1)), 2_000_000),
      guardrail: z.optional(z.strictObject({ id: z.string(), version: z.string() })),
    }),
  ),
  throttle: z._default(z.strictObject({ rate: z.number(), burst: z.number() }), { rate: 500, burst: 1000 }),
  publicThrottle: z._default(z.strictObject({ rate: z.number(), burst: z.number() }), { rate: 20, burst: 40 }),
  /** Requests to public routes in five minutes from one address; a clinic's people share one. */
  publicPerAddress: z._default(z.int().check(z.minimum(10)), 300),
  /** The site's own name; its certificate is where CloudFront asks for it. Without one the site has CloudFront's name. */
  domain: z.optional(
    z.strictObject({
      name: z.string().check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name')),
      certificateArn: z
        .string('is missing: CloudFront shows no name without a certificate')
        .check(
          z.regex(
            /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
            'must be the ARN of a certificate in us-east-1, where CloudFront reads it',
          ),
        ),
    }),
  ),
  /** The web ACL of the site's distribution. */
  webAclArn: z.optional(
    z
      .string()
      .check(
        z.regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w/-]+$/, 'must be the ARN of a global web ACL, which is in us-east-1'),
      ),
  ),
  /** Who is told when an alarm goes off. */
  alarmEmail: z.optional(z.email()),
  /** What the account may cost in a month before `alarmEmail` is told. */
  monthlyBudgetUsd: z.optional(z.number().check(z.positive('must be more than nothing'))),
  /** How long the audit trail is kept, and whether an administrator may shorten it (governance) or nobody at all (compliance). */
  trail: z._default(
    z.strictObject({
      keptDays: z._default(z.int().check(z.minimum(365, 'must be at least 365: a year of the trail is kept')), 2190),
      lock: z._default(z.enum(['governance', 'compliance']), 'governance'),
    }),
    { keptDays: 2190, lock: 'governance' },
  ),
  logRetentionDays: z._default(z.enum(RetentionDays), RetentionDays.ONE_YEAR),
});

const StageName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/));

export type StageConfig = z.output<typeof StageSettings> & { readonly stage: string };

/** The stacks cannot be made for a reason that whoever runs the command can mend; the message says it in one sentence. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * The configuration of the stage that `-c stage=` names.
 * @throws ConfigurationError when there is none such, or it is wrong
 */
export function stageConfig(node: Node): StageConfig {
  const stage = StageName.safeParse(node.tryGetContext('stage')).data;
  const stages = z.safeParse(z.record(StageName, z.unknown()), node.tryGetContext('stages')).data ?? {};
  if (stage === undefined || !Object.hasOwn(stages, stage)) {
    throw new ConfigurationError(`Choose a stage of cdk.json with -c stage=<name>: ${Object.keys(stages).join(', ')}`);
  }
  const settings = StageSettings.safeParse(stages[stage]);
  if (!settings.success) {
    const problems = settings.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no setting ${issue.keys.join(', ')}`
        : `${issue.path.join('.')} ${issue.message === 'Invalid input' ? 'is not valid' : issue.message}`,
    );
    throw new ConfigurationError(`The stage ${stage} in cdk.json is wrong: ${problems.join('; ')}`);
  }
  if (settings.data.monthlyBudgetUsd !== undefined && settings.data.alarmEmail === undefined) {
    throw new ConfigurationError(`The stage ${stage} in cdk.json is wrong: monthlyBudgetUsd needs an alarmEmail, or nobody hears of it`);
  }
  return { stage, ...settings.data };
}
