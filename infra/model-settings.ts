import * as z from 'zod/mini';

/** Bedrock's price per million tokens, in US dollars. */
export const Price = z.strictObject({ input: z.number(), output: z.number(), cacheRead: z.number(), cacheWrite: z.number() });

/** List prices of ap-south-1, November 2026; a stage sets the price of any other model. */
export const prices: Readonly<Record<string, z.output<typeof Price>>> = {
  'in.anthropic.claude-haiku-4-5-20251001-v1:0': { input: 1.1, output: 5.5, cacheRead: 0.11, cacheWrite: 1.375 },
  'apac.amazon.nova-pro-v1:0': { input: 0.8, output: 3.2, cacheRead: 0.2, cacheWrite: 0.8 },
};

/** Regions to which profiles callable from ap-south-1 may send a request (`aws bedrock get-inference-profile`). */
export const destinations: Readonly<Record<string, readonly string[]>> = {
  in: ['ap-south-1', 'ap-south-2'],
  apac: ['ap-northeast-1', 'ap-northeast-2', 'ap-northeast-3', 'ap-south-1', 'ap-south-2', 'ap-southeast-1', 'ap-southeast-2'],
  // A global profile also needs its model without a region.
  global: ['', 'ap-south-1'],
};

const modelShape = {
  /** A model of ap-south-1, or an inference profile ("in.", "apac.", "global."). */
  id: z.string().check(z.regex(/^[\w.:-]+$/)),
  /** Where its profile may send a request, if different from the regions known here. */
  regions: z.optional(z.array(z.string()).check(z.minLength(1))),
  price: z.optional(Price),
  /** It thinks unless told not to and accepts no temperature, like fifth-generation Claude models. */
  thinks: z._default(z.boolean(), false),
};
/** The geography of an inference profile and the model behind it; undefined for a regional model. */
export const profileOf = (id: string) => {
  const [, geography = '', foundation = ''] = /^([a-z]+)\.([a-z]+\..+)$/.exec(id) ?? [];
  return foundation === '' ? undefined : { geography, foundation };
};
const routable = z.refine<{ id: string; regions?: unknown }>(
  ({ id, regions }) => {
    const profile = profileOf(id);
    return profile === undefined || regions !== undefined || profile.geography in destinations;
  },
  { path: ['regions'], message: 'is missing: where this profile may send a request is not known here' },
);
const priced = z.refine<{ id: string; price?: unknown }>(({ id, price }) => price !== undefined || id in prices, {
  path: ['price'],
  message: 'is missing: the daily budget is counted in dollars, and the price of this model is not known here',
});

/** The language models of a stage. */
export const ModelSettings = z
  .strictObject({
    ...modelShape,
    id: z._default(modelShape.id, 'in.anthropic.claude-haiku-4-5-20251001-v1:0'),
    /** Asked when the first does not answer. `apac.amazon.nova-pro-v1:0` leaves India, and the privacy page then says so. */
    fallback: z.optional(z.strictObject(modelShape).check(priced, routable)),
    /** Daily cap in US dollars, for all visitors and models together. */
    dailyUsd: z._default(z.number().check(z.positive()), 10),
    guardrail: z.optional(z.strictObject({ id: z.string(), version: z.string() })),
  })
  .check(priced, routable);
