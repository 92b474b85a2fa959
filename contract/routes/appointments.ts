import * as z from 'zod/mini';
import { Appointment, AppointmentsQuery } from '../appointments.ts';
import { staff } from '../base/role.ts';
import type { Route } from '../route.ts';

export const routes = {
  'appointments.list': {
    method: 'GET',
    path: '/appointments',
    summary: 'The appointments of one day in Qatar by time, at most 50',
    access: staff,
    function: 'patients',
    logged: 'list',
    query: AppointmentsQuery,
    success: { status: 200, schema: z.array(Appointment) },
    errors: [],
  },
} as const satisfies Record<string, Route>;
