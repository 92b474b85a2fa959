import * as z from 'zod/mini';
import { Alert, Appointment, AppointmentsQuery, Notification, NotificationsRead } from '../care.ts';
import { everybodySignedIn, staff } from '../role.ts';
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
  'notifications.list': {
    method: 'GET',
    path: '/notifications',
    summary: 'The caller’s own notifications, the latest first, at most 50',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'none',
    success: { status: 200, schema: z.array(Notification) },
    errors: [],
  },
  'notifications.read': {
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark own notifications as read; answers all of them',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'none',
    body: NotificationsRead,
    success: { status: 200, schema: z.array(Notification) },
    errors: [],
  },
} as const satisfies Record<string, Route>;
