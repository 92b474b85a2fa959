import { AppointmentDay, AppointmentsQuery } from '../appointments.ts';
import { staff } from '../base/role.ts';
import type { Route } from '../route.ts';

export const routes = {
  'appointments.list': {
    method: 'GET',
    path: '/appointments',
    summary: 'The appointments of one day in Qatar by time, at most 100, and how many there are of each status',
    access: staff,
    function: 'patients',
    logged: 'list',
    query: AppointmentsQuery,
    success: { status: 200, schema: AppointmentDay },
    errors: [],
  },
} as const satisfies Record<string, Route>;
