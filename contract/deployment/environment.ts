import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** One of a stage's language models, as passed to its functions. */
export const LanguageModel = z.object({
  id: z.string(),
  /** The foundation model, in case `id` is an inference profile. */
  foundation: z.string(),
  timeoutMs: z.number(),
  /** US dollars per million tokens. */
  price: z.object({ input: z.number(), output: z.number(), cacheRead: z.number(), cacheWrite: z.number() }),
  /** Whether it thinks by default and rejects a temperature. */
  thinks: z.boolean(),
});
export type LanguageModel = z.output<typeof LanguageModel>;

/** The value of `MAIL_SENDER` in a stage without a sender. */
export const noSender = 'none';

/** Variables that name the resources of a function, set by the stack that creates the function. */
const ofResources = {
  CLINICAL_TABLE_NAME: text,
  SESSIONS_TABLE_NAME: text,
  ACCESS_LOG_TABLE_NAME: text,
  USER_POOL_ID: text,
  EXPORTS_BUCKET_NAME: text,
  DOCUMENTS_BUCKET_NAME: text,
} as const;

/** Variables derived from the stage's settings, set for every function that reads them. */
const ofStage = {
  DEFAULT_COUNTRY: text,
  EXPORT_WORKER_NAME: text,
  /** The address from which notices are sent, or `noSender`. */
  MAIL_SENDER: text,
  /** The site's address, if the stage has a domain of its own. */
  SITE_URL: z.optional(text),
  /** In the order in which they are asked; with none, only the rules answer. */
  BEDROCK_MODELS: z._default(
    z.pipe(
      z.pipe(
        text,
        z.transform((json) => JSON.parse(json)),
      ),
      z.array(LanguageModel),
    ),
    [],
  ),
  BEDROCK_DAILY_USD: z._default(z.pipe(text, z.transform(Number)), 0),
  BEDROCK_GUARDRAIL_ID: z.optional(text),
  BEDROCK_GUARDRAIL_VERSION: z.optional(text),
} as const;

/** The schema of every environment variable. */
export const Environment = z.object({ ...ofResources, ...ofStage });
export type ResourceVariable = keyof typeof ofResources;
export type StageVariable = keyof typeof ofStage;
export type Variable = ResourceVariable | StageVariable;
