import { Health } from '../deployment/health.ts';
import type { Route } from './route.ts';

export const routes = {
  'health.get': {
    method: 'GET',
    path: '/health',
    summary: 'Whether the API answers',
    access: 'public',
    function: 'health',
    logged: 'none',
    success: { status: 200, schema: Health },
    errors: [],
  },
} as const satisfies Record<string, Route>;
