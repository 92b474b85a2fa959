import { PageQuery, pageOf } from '../base/page.ts';
import { Notification, NotificationsMarked, NotificationsRead } from '../account/notifications.ts';
import { everybodySignedIn } from '../base/role.ts';
import type { Route } from './route.ts';

export const routes = {
  'notifications.list': {
    method: 'GET',
    path: '/notifications',
    summary: 'The caller’s own notifications, the latest first, by pages',
    access: everybodySignedIn,
    function: 'account',
    logged: 'list',
    query: PageQuery,
    success: { status: 200, schema: pageOf(Notification) },
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
