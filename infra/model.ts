import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { LanguageModel, StageVariable } from '../contract/deployment/environment.ts';
import type { WebConfig } from '../contract/deployment/web-config.ts';
import type { StageConfig } from './config.ts';
import { type Price, destinations, prices, profileOf } from './model-settings.ts';

/** One model as the templates need it. */
interface StageModel {
  readonly id: string;
  /** The foundation model, behind a profile or not. */
  readonly foundation: string;
  /** Regions in which a profile may need the model; undefined without a profile. */
  readonly routedTo: readonly string[] | undefined;
  readonly price: z.output<typeof Price>;
  readonly timeoutMs: number;
  readonly thinks: boolean;
}

/** The first model gets most of the 20 seconds that a visitor waits; the fallback gets the rest, less overhead. */
const timeoutsMs = [11_000, 6000] as const;

/** The models of a stage in the order in which they are asked; empty if only the rules answer. */
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

/** Where the text of a symptom check may be processed, for the privacy page. */
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
