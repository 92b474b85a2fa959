import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import type { LanguageModel, StageVariable } from '../contract/environment.ts';
import type { WebConfig } from '../contract/web-config.ts';
import type { StageConfig } from './config.ts';

/** Bedrock's price per million tokens, in US dollars. */
const Price = z.strictObject({ input: z.number(), output: z.number(), cacheRead: z.number(), cacheWrite: z.number() });

/** List prices of ap-south-1, November 2026; a stage sets the price of any other model. */
const prices: Readonly<Record<string, z.output<typeof Price>>> = {
  'in.anthropic.claude-haiku-4-5-20251001-v1:0': { input: 1.1, output: 5.5, cacheRead: 0.11, cacheWrite: 1.375 },
  'apac.amazon.nova-pro-v1:0': { input: 0.8, output: 3.2, cacheRead: 0.2, cacheWrite: 0.8 },
};

/** Regions to which profiles callable from ap-south-1 may send a request (`aws bedrock get-inference-profile`). */
const destinations: Readonly<Record<string, readonly string[]>> = {
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
const profileOf = (id: string) => {
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

/** One model as the templates need it. */
interface StageModel {
  readonly id: string;
  /** The model itself, behind a profile or not. */
  readonly foundation: string;
  /** Regions in which a profile may need the model; undefined without a profile. */
  readonly routedTo: readonly string[] | undefined;
  readonly price: z.output<typeof Price>;
  readonly timeoutMs: number;
  readonly thinks: boolean;
}

/** The first model gets most of the 20 seconds that a visitor waits; the fallback gets the rest, less overhead. */
const timeoutsMs = [11_000, 6000] as const;

/** The models of a stage in the order they are asked; none when the rules answer alone. */
export const modelsOf = ({ model }: StageConfig): readonly StageModel[] =>
  (model === undefined ? [] : [model, ...(model.fallback ? [model.fallback] : [])]).map(({ id, regions, price, thinks }, index) => {
    const profile = profileOf(id);
    return {
      id,
      foundation: profile?.foundation ?? id,
      routedTo: profile && (regions ?? destinations[profile.geography] ?? []),
      price: price ?? prices[id] ?? { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
      timeoutMs: timeoutsMs[index] ?? 0,
      thinks,
    };
  });

/** Where the words of a symptom check may be processed, for the privacy page. */
export function modelReach(config: StageConfig): WebConfig['symptomModel'] {
  const models = modelsOf(config);
  if (models.length === 0) return 'none';
  const inIndia = (model: StageModel): boolean =>
    !model.id.startsWith('global.') && (model.routedTo ?? []).every((region) => destinations['in']?.includes(region));
  return models.every(inIndia) ? 'india' : 'abroad';
}

/** The model settings passed to the functions that ask models. */
export function modelEnvironment(config: StageConfig): { readonly [V in StageVariable]?: string } {
  const { model } = config;
  if (model === undefined) return {};
  const models = modelsOf(config).map(({ id, foundation, timeoutMs, price, thinks }): LanguageModel => ({
    id,
    foundation,
    timeoutMs,
    price,
    thinks,
  }));
  return {
    BEDROCK_MODELS: JSON.stringify(models),
    BEDROCK_DAILY_USD: String(model.dailyUsd),
    ...(model.guardrail && { BEDROCK_GUARDRAIL_ID: model.guardrail.id, BEDROCK_GUARDRAIL_VERSION: model.guardrail.version }),
  };
}

const foundationArn = (scope: Construct, region: string, { foundation }: StageModel): string =>
  `arn:${Stack.of(scope).partition}:bedrock:${region}::foundation-model/${foundation}`;

/** The right to call the stage's models and no others; a profile's model only through that profile. */
export function modelRights(scope: Construct, config: StageConfig): PolicyStatement[] {
  const { partition, region, account } = Stack.of(scope);
  const actions = ['bedrock:InvokeModel'];
  const ofModel = (model: StageModel): PolicyStatement[] => {
    if (model.routedTo === undefined) return [new PolicyStatement({ actions, resources: [foundationArn(scope, region, model)] })];
    const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${model.id}`;
    return [
      new PolicyStatement({ actions, resources: [profile] }),
      new PolicyStatement({
        actions,
        resources: model.routedTo.map((destination) => foundationArn(scope, destination, model)),
        conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
      }),
    ];
  };
  const guardrail = config.model?.guardrail;
  return [
    ...modelsOf(config).flatMap(ofModel),
    ...(guardrail
      ? [
          new PolicyStatement({
            actions: ['bedrock:ApplyGuardrail'],
            resources: [`arn:${partition}:bedrock:${region}:${account}:guardrail/${guardrail.id}`],
          }),
        ]
      : []),
  ];
}

/** The right to ask how long AWS keeps the stage's models. */
export const lifecycleRights = (scope: Construct, config: StageConfig): PolicyStatement =>
  new PolicyStatement({
    actions: ['bedrock:GetFoundationModel'],
    resources: modelsOf(config).map((model) => foundationArn(scope, Stack.of(scope).region, model)),
  });
