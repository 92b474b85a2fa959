import { routes } from '#contract/routes/health.ts';
import { api } from '#platform/api.ts';

export const handler = api('health', routes, {
  'health.get': async () => ({ status: 'ok', timestamp: new Date().toISOString() }),
});
