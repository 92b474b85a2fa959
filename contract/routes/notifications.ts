import * as z from 'zod/mini';
import { Notification, NotificationsMarked, NotificationsRead } from '../account/notifications.ts';
import { everybodySignedIn } from '../base/role.ts';
import type { Route } from './route.ts';

export const routes = {
  'notifications.list': {
    method: 'GET',
    path: '/notifications',
    summary: 'The caller’s own notifications, the latest first, at most 50',
    access: everybodySignedIn,
    function: 'account',
    logged: 'list',
    success: { status: 200, schema: z.array(Notification) },
    errors: [],
  },
  'notifications.read': {
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark own notifications as read',
    access: everybodySignedIn,
    function: 'account',
    logged: 'none',
    body: NotificationsRead,
    success: { status: 200, schema: NotificationsMarked },
    errors: [],
  },
} as const satisfies Record<string, Route>;
