import { AccessLog, AccessLogQuery, OwnAccessLogQuery } from '../access-log.ts';
import type { Route } from '../route.ts';

export const routes = {
  'accessLog.list': {
    method: 'GET',
    path: '/access-log',
    summary: 'Who did what with patients’ data on one day in Qatar, or with one patient’s; the latest first, 50 at a time',
    access: ['ADMIN'],
    function: 'access-log',
    logged: 'log',
    query: AccessLogQuery,
    success: { status: 200, schema: AccessLog },
    errors: [],
  },
  'accessLog.own': {
    method: 'GET',
    path: '/access-log/own',
    summary: 'Who did what with the records linked to the caller, the latest first, 50 at a time; empty when none is linked',
    access: ['PATIENT'],
    function: 'access-log',
    logged: 'none',
    query: OwnAccessLogQuery,
    success: { status: 200, schema: AccessLog },
    errors: [],
  },
} as const satisfies Record<string, Route>;
