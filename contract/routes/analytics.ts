import { Analytics, AnalyticsQuery } from '../overview/analytics.ts';
import { staff } from '../base/role.ts';
import type { Route } from './route.ts';

export const routes = {
  'analytics.get': {
    method: 'GET',
    path: '/analytics',
    summary: 'Figures of up to 92 days in Qatar, counted as the work was done: appointments, visits, laboratory, prescriptions',
    access: staff,
    function: 'overview',
    logged: 'none',
    query: AnalyticsQuery,
    success: { status: 200, schema: Analytics },
    errors: [],
  },
} as const satisfies Record<string, Route>;
