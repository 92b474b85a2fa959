import * as z from 'zod/mini';
import { Notification, NotificationChanges, NotificationsMarked, NotificationsRead } from '../account/notifications.ts';
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
  'notifications.changes': {
    method: 'GET',
    path: '/notifications/changes',
    summary: 'Whether the caller has a new notification: the answer has another mark then, and nothing about anybody',
    access: everybodySignedIn,
    function: 'account',
    logged: 'none',
    success: { status: 200, schema: NotificationChanges },
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
