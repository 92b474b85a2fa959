import { WebConfig } from '#contract/deployment/web-config.ts';
import { answerWithinMs, firstAnswer } from './first-answers.ts';

let loaded: WebConfig | undefined;

/** Loads this deployment's settings from `/config.json`, once. Throws if they are missing or break the contract. */
export async function loadConfig(): Promise<WebConfig> {
  if (loaded !== undefined) return loaded;
  const response = await (firstAnswer('/config.json') ?? fetch('/config.json', { signal: AbortSignal.timeout(answerWithinMs) }));
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  loaded = WebConfig.parse(await response.json());
  return loaded;
}

/** This deployment's settings. Throws until `loadConfig` is done; nothing is shown before that. */
export function webConfig(): WebConfig {
  if (loaded === undefined) throw new Error('config.json is not loaded yet');
  return loaded;
}
