import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

/** What the symptom check is told of its language model. */
export const modelEnvironment = ({ model }: StageConfig): Record<string, string> =>
  model === undefined
    ? {}
    : {
        BEDROCK_MODEL_ID: model.id,
        BEDROCK_DAILY_TOKENS: String(model.dailyTokens),
        ...(model.guardrail && { BEDROCK_GUARDRAIL_ID: model.guardrail.id, BEDROCK_GUARDRAIL_VERSION: model.guardrail.version }),
      };

/** An inference profile begins with where it may send a request: "apac.", "global.". */
const profile = /^(?:apac|global|in|us|eu)\.(.+)$/;

/** The model behind a profile; undefined when the configured model is one of the region, or there is none. */
export const routedModel = ({ model }: StageConfig): string | undefined => (model === undefined ? undefined : profile.exec(model.id)?.[1]);

/** The right to use the configured model, and no other; a profile needs the model in every region that it may route to. */
export function modelRights(scope: Construct, config: StageConfig): PolicyStatement[] {
  const { model } = config;
  if (model === undefined) return [];
  const { partition, region, account } = Stack.of(scope);
  const routed = routedModel(config);
  const resources =
    routed === undefined
      ? [`arn:${partition}:bedrock:${region}::foundation-model/${model.id}`]
      : [
          `arn:${partition}:bedrock:${region}:${account}:inference-profile/${model.id}`,
          `arn:${partition}:bedrock:*::foundation-model/${routed}`,
        ];
  return [
    new PolicyStatement({ actions: ['bedrock:InvokeModel'], resources }),
    ...(model.guardrail
      ? [
          new PolicyStatement({
            actions: ['bedrock:ApplyGuardrail'],
            resources: [`arn:${partition}:bedrock:${region}:${account}:guardrail/${model.guardrail.id}`],
          }),
        ]
      : []),
  ];
}
