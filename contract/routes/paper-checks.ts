import { PaperCheck, PaperCheckRequest } from '../exports/paper-check.ts';
import type { Route } from './route.ts';

export const routes = {
  'paperChecks.check': {
    method: 'POST',
    path: '/public/paper-checks',
    summary: 'Whether a paper with this code is genuine and still holds, for whoever has it in hand',
    access: 'public',
    function: 'paper-checks',
    // Initials and four digits, which the paper itself spells out (docs/adr/0082).
    logged: 'none',
    body: PaperCheckRequest,
    success: { status: 200, schema: PaperCheck },
    errors: [],
  },
} as const satisfies Record<string, Route>;
