import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod/mini';
import { ModelSettings } from './model-settings.ts';
import { siteNameContext } from './stack-names.ts';

/** The product's only region, except for what AWS puts elsewhere (CloudFront's certificate). */
export const region = 'ap-south-1';

const hostName = z.string().check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name'));

/** Refuses what is not given apart from what is wrong. */
const needed = (why: string) => ({
  error: ({ input }: { readonly input: unknown }): string => (input === undefined ? `is missing: ${why}` : 'is not valid'),
});
const inBothLanguages = (why: string) => {
  const text = z.string(needed(why)).check(z.minLength(1, 'is empty'));
  return z.strictObject({ en: text, ar: text }, needed(why));
};

/** Requests a second, and how many at once. At zero every request would be refused. */
const Throttle = z.strictObject({ rate: z.number().check(z.positive('must be more than nothing')), burst: z.int().check(z.minimum(1)) });

/** Settings of a stage; all have defaults, so a new stage is an empty object in cdk.json. */
const StageSettings = z.strictObject({
  /** The only account that the stage deploys to, twelve digits. */
  account: z.optional(z.string('must be text, in quotes').check(z.regex(/^\d{12}$/, 'must be the twelve digits of an AWS account'))),
  /** For real patients: `npm run deploy` then requires more settings (bin/deployment.ts). */
  production: z._default(z.boolean(), false),
  /** Who answers for the data, as the public pages name it; a stage for real patients cannot be synthesised without one (operator.ts). */
  operator: z.optional(
    z.strictObject({
      name: inBothLanguages('the public pages name the operator in both languages'),
      address: inBothLanguages('the privacy page gives the address of the operator in both languages'),
      email: z.email(needed('the privacy page says where to write about personal data')),
      phone: z
        .string(needed('the privacy page says where to call about personal data'))
        .check(z.regex(/^\+[\d ]{7,20}$/, 'must be a number with its country code')),
    }),
  ),
  logLevel: z._default(z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']), 'INFO'),
  /** Default country of an address (product spec: US). */
  defaultCountry: z._default(z.string().check(z.minLength(2)), 'US'),
  /** Minutes of inactivity before the site signs a user out (product spec, section 9). */
  sessionTimeoutMinutes: z._default(z.int().check(z.minimum(1)), 30),
  /**
   * Adds `afiyaDiagnostics()` to the browser's console (product spec, section 7), which lists the parts of the deployment that do not
   * respond.
   */
  diagnostics: z._default(z.boolean(), false),
  /** Sender of e-mails, an address verified in SES; the default is Cognito's own, limited to about 50 a day. */
  senderEmail: z.optional(z.email()),
  /** The sender's domain, if SES verified the domain: Cognito then accepts any address in it. */
  sesVerifiedDomain: z.optional(hostName),
  /** Lets a client send the password itself (USER_PASSWORD_AUTH); the site never does, it uses SRP. */
  allowPasswordAuth: z._default(z.boolean(), false),
  /** Whether staff have no rights until they set up an authenticator; demanded by default in production (docs/adr/0043). */
  staffSecondFactor: z.optional(z.enum(['demanded', 'offered'])),
  /** The language models of the symptom check; with `false` only its clinical rules answer. */
  model: z.prefault(
    z.pipe(
      z.transform((given: unknown) => (given === false ? undefined : given)),
      z.optional(ModelSettings),
    ),
    {},
  ),
  throttle: z._default(Throttle, { rate: 500, burst: 1000 }),
  publicThrottle: z._default(Throttle, { rate: 50, burst: 100 }),
  /** Requests to public routes in ten minutes from one address, which a clinic's people share. */
  publicPerAddress: z._default(z.int().check(z.minimum(10)), 300),
  /** The staff who may work at once behind one address, from which the limits of that address follow. */
  staff: z.optional(z.int().check(z.minimum(1))),
  /** Requests to all routes in ten minutes from one address, which a hospital's people share; 150 for each of the staff. */
  perAddress: z.optional(z.int().check(z.minimum(10))),
  /** Requests to the user pool in ten minutes from one address; 20 for each of the staff, who sign in within minutes of each other. */
  signInsPerAddress: z.optional(z.int().check(z.minimum(10))),
  /** E-mails with a code that one address, which a waiting room's people share, can ask the user pool for in ten minutes. */
  mailsPerAddress: z._default(z.int().check(z.minimum(10)), 60),
  /** Concurrent symptom checks, so that visitors cannot starve clinicians; only an account with a raised quota can reserve any. */
  publicConcurrency: z.optional(z.int().check(z.minimum(1))),
  /** Concurrent runs reserved for each function without which nobody signs in; needs a raised quota too. */
  signInConcurrency: z.optional(z.int().check(z.minimum(1))),
  /** The site's domain, with a certificate in CloudFront's region. The default is CloudFront's domain. */
  domain: z.optional(
    z.strictObject({
      name: hostName,
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
  /**
   * How far browsers insist on TLS: for this host, for all its subdomains, or even before a first visit (the preload list). Anything beyond
   * the host binds every other site of the domain for up to two years after it is withdrawn.
   */
  hsts: z._default(z.enum(['host', 'subdomains', 'preload']), 'host'),
  /** The web ACL of the site's distribution. */
  webAclArn: z.optional(
    z
      .string()
      .check(
        z.regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w/-]+$/, 'must be the ARN of a global web ACL, which is in us-east-1'),
      ),
  ),
  /** Receives alarms. */
  alarmEmail: z.optional(z.email()),
  /** Monthly account cost at which `alarmEmail` is notified. */
  monthlyBudgetUsd: z.optional(z.number().check(z.positive('must be more than nothing'))),
  /** How long the audit trail is kept, and who may shorten that: an administrator (governance) or no one (compliance). */
  trail: z._default(
    z.strictObject({
      keptDays: z._default(z.int().check(z.minimum(365, 'must be at least 365: a year of the trail is kept')), 2190),
      lock: z._default(z.enum(['governance', 'compliance']), 'governance'),
    }),
    { keptDays: 2190, lock: 'governance' },
  ),
  /**
   * Who can delete weekly backups within their year: anyone with the right (none), anyone who first lifts the lock (governance), or no one
   * (compliance).
   */
  backupLock: z._default(z.enum(['none', 'governance', 'compliance']), 'governance'),
  logRetentionDays: z._default(z.enum(RetentionDays), RetentionDays.ONE_YEAR),
});

/** The staff of a stage that does not say how many there are. */
const fewStaff = 200;
/**
 * What one of the staff may ask for in ten minutes: a page that shows a schedule asks 40 times whether it has changed, and the work of a
 * busy hour adds some 20; a sign-in is a handful of requests, and a token is renewed every quarter of an hour.
 */
const requestsOfOne = 150;
const signInsOfOne = 20;

const StageName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/));

type Settings = z.output<typeof StageSettings>;

/** Settings whose default follows from others. */
type Derived = 'staffSecondFactor' | 'perAddress' | 'signInsPerAddress';

export type StageConfig = Settings & {
  readonly stage: string;
  /** The site's host, if known: its domain, or the name that CloudFront gave it at an earlier deployment. */
  readonly siteName: string | undefined;
} & { readonly [S in Derived]-?: NonNullable<Settings[S]> };

/** The stacks cannot be built, for a reason that the user can fix; the message is one sentence. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** What a setting must be, in words. */
function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be of the type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_format') return `must be an ${issue.format === 'email' ? 'e-mail address, without a name' : issue.format}`;
  return 'is not valid';
}

/**
 * The configuration of the stage that `-c stage=` names.
 * @throws ConfigurationError when it is missing or invalid
 */
export function stageConfig(node: Node): StageConfig {
  const stage = StageName.safeParse(node.tryGetContext('stage')).data;
  const stages = z.safeParse(z.record(StageName, z.unknown()), node.tryGetContext('stages')).data ?? {};
  if (stage === undefined || !Object.hasOwn(stages, stage)) {
    throw new ConfigurationError(
      `${stage === undefined ? 'Name a stage of cdk.json' : `There is no stage ${stage} in cdk.json`}: ${Object.keys(stages).join(', ')}.`,
    );
  }
  const wrong = (problem: string): never => {
    throw new ConfigurationError(`The stage ${stage} in cdk.json is wrong: ${problem}`);
  };
  const settings = StageSettings.safeParse(stages[stage]);
  if (!settings.success) {
    const problems = settings.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no setting ${issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')}`
        : `${issue.path.join('.') || 'its settings'} ${issue.message === 'Invalid input' ? expectedBy(issue) : issue.message}`,
    );
    return wrong(problems.join('; '));
  }
  const { production, monthlyBudgetUsd, alarmEmail, senderEmail, sesVerifiedDomain, domain } = settings.data;
  const { staffSecondFactor = production ? 'demanded' : 'offered', staff = fewStaff } = settings.data;
  const { perAddress = staff * requestsOfOne, signInsPerAddress = staff * signInsOfOne } = settings.data;
  if (monthlyBudgetUsd !== undefined && alarmEmail === undefined) wrong('monthlyBudgetUsd needs an alarmEmail, or nobody hears of it');
  if (sesVerifiedDomain !== undefined && senderEmail?.endsWith(`@${sesVerifiedDomain}`) !== true)
    wrong('sesVerifiedDomain is not the domain of senderEmail');
  const siteName = domain?.name ?? hostName.safeParse(node.tryGetContext(siteNameContext)).data;
  return { stage, ...settings.data, staffSecondFactor, perAddress, signInsPerAddress, siteName };
}
