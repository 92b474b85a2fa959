import { loadConfig } from '../lib/config.ts';
import { askUserPool } from '../lib/user-pool.ts';

/** Whether this /health response proves the API is up: a gateway that refuses is working (product spec, section 7). */
export const readHealth = (status: number, body: string): boolean =>
  [200, 401, 403].includes(status) || body.includes('Missing Authentication Token');

const answers = (check: Promise<boolean>): Promise<boolean> => check.catch(() => false);

/** In a stage with the setting `diagnostics`, `await afiyaDiagnostics()` in the browser's console shows which part of it does not respond. */
export async function diagnose(): Promise<Record<'configuration' | 'api' | 'authentication', boolean>> {
  const config = await loadConfig().catch(() => undefined);
  if (config === undefined) return { configuration: false, api: false, authentication: false };
  const [api, authentication] = await Promise.all([
    answers(fetch(`${config.apiBaseUrl}/health`).then(async (answer) => readHealth(answer.status, await answer.text()))),
    // An empty sign-in request, which any working user pool refuses.
    answers(askUserPool(config, 'InitiateAuth', {}).then(({ status }) => status === 400)),
  ]);
  return { configuration: true, api, authentication };
}
