import type { Node } from 'constructs';
import * as z from 'zod/mini';

/** The one region of the product; only what AWS puts elsewhere (CloudFront's certificate) may differ. */
export const region = 'ap-south-1';

/** What differs between stages; everything has a default, so that a new stage is one empty object in cdk.json. */
const StageSettings = z.strictObject({
  logLevel: z._default(z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']), 'INFO'),
  /** Country of an address that names none (product spec: US). */
  defaultCountry: z._default(z.string().check(z.minLength(2)), 'US'),
  /** Origin that browsers may call the API from. The site itself is same-origin and needs none. */
  allowedOrigin: z._default(z.string(), '*'),
  /** Verified sender of e-mails; without one Cognito's own is used, which sends about 50 a day. */
  senderEmail: z.optional(z.email()),
  throttle: z._default(z.strictObject({ rate: z.number(), burst: z.number() }), { rate: 500, burst: 1000 }),
  publicThrottle: z._default(z.strictObject({ rate: z.number(), burst: z.number() }), { rate: 20, burst: 40 }),
  logRetentionDays: z._default(z.literal([30, 90, 365, 731, 2192]), 365),
});

const StageName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/));

export type StageConfig = z.output<typeof StageSettings> & { readonly stage: string };

/** The configuration of the stage that `-c stage=` names. Throws one sentence when there is none such, or it is wrong. */
export function stageConfig(node: Node): StageConfig {
  const stage = StageName.safeParse(node.tryGetContext('stage')).data;
  const stages = z.safeParse(z.record(StageName, z.unknown()), node.tryGetContext('stages')).data ?? {};
  if (stage === undefined || !(stage in stages)) {
    throw new Error(`Choose a stage of cdk.json with -c stage=<name>: ${Object.keys(stages).join(', ')}`);
  }
  const settings = StageSettings.safeParse(stages[stage]);
  if (!settings.success) throw new Error(`The stage ${stage} in cdk.json is wrong: ${z.prettifyError(settings.error)}`);
  return { stage, ...settings.data };
}
