import { WebConfig } from '#contract/web-config.ts';

let loaded: WebConfig | undefined;

/** Reads what this deployment is from `/config.json`. Throws when it is missing or not what the contract says. */
export async function loadConfig(): Promise<WebConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  loaded = WebConfig.parse(await response.json());
  return loaded;
}

/** What this deployment is. Throws before `loadConfig` is done; nothing is shown before that. */
export function webConfig(): WebConfig {
  if (loaded === undefined) throw new Error('config.json is not loaded yet');
  return loaded;
}
