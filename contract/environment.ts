import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** One language model of a stage, as its functions are told of it. */
export const LanguageModel = z.object({
  id: z.string(),
  /** What is behind the profile that `id` may be. */
  foundation: z.string(),
  timeoutMs: z.number(),
  /** US dollars for a million tokens. */
  price: z.object({ input: z.number(), output: z.number(), cacheRead: z.number(), cacheWrite: z.number() }),
  /** It thinks unless it is told not to, and takes no temperature. */
  thinks: z.boolean(),
});
export type LanguageModel = z.output<typeof LanguageModel>;

/** Variables that name what a function works on: the stack that makes the function gives each. */
const ofResources = {
  CLINICAL_TABLE_NAME: text,
  SESSIONS_TABLE_NAME: text,
  ACCESS_LOG_TABLE_NAME: text,
  USER_POOL_ID: text,
  EXPORTS_BUCKET_NAME: text,
  EXPORT_WORKER_NAME: text,
} as const;

/** Variables that follow from the settings of the stage: every function that reads one is given it. */
const ofStage = {
  DEFAULT_COUNTRY: text,
  /** Another origin whose pages may call the API. */
  ACCESS_CONTROL_ALLOW_ORIGIN: z.optional(text),
  /** In the order in which they are asked; without any, the rules answer alone. */
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

/** What each variable of a function holds. */
export const Environment = z.object({ ...ofResources, ...ofStage });
export type ResourceVariable = keyof typeof ofResources;
export type StageVariable = keyof typeof ofStage;
export type Variable = ResourceVariable | StageVariable;
