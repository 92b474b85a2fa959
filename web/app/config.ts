import { WebConfig } from '#contract/web-config.ts';

/** What this deployment is, from `/config.json`. Throws when it cannot be read. */
export async function loadConfig(): Promise<WebConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return WebConfig.parse(await response.json());
}
