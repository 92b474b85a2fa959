import { AcknowledgedAlert, AlertAcknowledgement, OpenAlerts } from '../overview/alerts.ts';
import { FollowedPageQuery } from '../base/page.ts';
import { staff } from '../base/role.ts';
import { chartDuties } from '../chart/entry.ts';
import type { Route } from './route.ts';

export const routes = {
  'alerts.list': {
    method: 'GET',
    path: '/alerts',
    summary: 'The open alerts, the gravest first, by pages, and how many there are of each severity',
    access: staff,
    function: 'overview',
    logged: 'list',
    query: FollowedPageQuery,
    success: { status: 200, schema: OpenAlerts },
    errors: [],
  },
  'alerts.acknowledge': {
    method: 'POST',
    path: '/patients/{id}/alerts/{alertId}/acknowledge',
    summary:
      'Take an alert off the open ones, with what was done, which one of a laboratory order needs; one that is acknowledged already stays as it is',
    access: ['CLINICIAN'],
    duty: chartDuties,
    function: 'overview',
    logged: 'change',
    body: AlertAcknowledgement,
    success: { status: 200, schema: AcknowledgedAlert },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Route>;
