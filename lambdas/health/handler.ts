import { api } from '#platform/api.ts';

export const handler = api('health', {
  'health.get': async () => ({ status: 'ok', timestamp: new Date().toISOString() }),
});
