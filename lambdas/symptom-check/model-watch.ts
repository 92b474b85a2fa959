import { BedrockClient, GetFoundationModelCommand } from '@aws-sdk/client-bedrock';
import type { LanguageModel } from '#contract/deployment/environment.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { connections, soonMs } from '#platform/connections.ts';
import { environment } from '#platform/environment.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { askModel } from './read/model.ts';

const env = environment({ BEDROCK_MODELS: true, BEDROCK_GUARDRAIL_ID: true, BEDROCK_GUARDRAIL_VERSION: true });
const bedrock = new BedrockClient({ requestHandler: connections(soonMs) });

/** A fixed description, which is no visitor's. */
const question = SymptomCheckRequest.parse({
  symptoms: { description: 'I have had a sore throat and a runny nose since this morning.', severity: 3, duration: 'today', age: 30 },
  language: 'en',
});

/**
 * Runs on a schedule: asks each model a fixed question, as visitors do, and asks AWS how long it keeps the model. So operations learn of a
 * model that no longer responds before visitors miss it.
 */
export async function handler(): Promise<void> {
  for (const model of env.BEDROCK_MODELS) {
    const outcome = await askModel(question, new Map(), model, { id: env.BEDROCK_GUARDRAIL_ID, version: env.BEDROCK_GUARDRAIL_VERSION });
    if (outcome.kind === 'read') log.info('model-watched', { code: outcome.kind });
    else log.warn('model-watched', { code: outcome.kind, ...('errorName' in outcome && { errorName: outcome.errorName }) });
    await watchLifecycle(model);
  }
}

async function watchLifecycle({ foundation }: LanguageModel): Promise<void> {
  try {
    const { modelDetails } = await bedrock.send(new GetFoundationModelCommand({ modelIdentifier: foundation }));
    if (modelDetails?.modelLifecycle?.status === 'LEGACY') log.warn('model-legacy', {});
  } catch (error) {
    log.error('model-watched', { code: 'lifecycle-unknown', ...errorFacts(error) });
  }
}
