import * as z from 'zod/mini';
import { Alert } from '../alerts.ts';
import { staff } from '../base/role.ts';
import type { Route } from '../route.ts';

export const routes = {
  'alerts.list': {
    method: 'GET',
    path: '/alerts',
    summary: 'The open alerts, the gravest first, at most 50',
    access: staff,
    function: 'patients',
    logged: 'list',
    success: { status: 200, schema: z.array(Alert) },
    errors: [],
  },
} as const satisfies Record<string, Route>;
