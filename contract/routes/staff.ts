import { pageOf } from '../base/page.ts';
import { staff } from '../base/role.ts';
import type { Route } from './route.ts';
import { StaffAccount, StaffAccountsQuery, StaffDeactivation, StaffInvitation } from '../staff/accounts.ts';
import { ListedMember, StaffMember, StaffMemberChange } from '../staff/roster.ts';

export const routes = {
  'staff.list': {
    method: 'GET',
    path: '/staff',
    summary: 'Who works in the clinic: names in both languages, specialties and duties',
    access: staff,
    function: 'appointments',
    logged: 'none',
    success: { status: 200, schema: pageOf(ListedMember) },
    errors: [],
  },
  'staff.change': {
    method: 'PUT',
    path: '/staff/{userId}',
    summary: 'Say what an account does in the clinic; with If-Match, only if nobody changed it since that version',
    access: ['ADMIN'],
    function: 'staff-accounts',
    logged: 'change',
    body: StaffMemberChange,
    success: { status: 200, schema: StaffMember },
    errors: ['CONFLICT', 'PRECONDITION_FAILED', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
  'staff.accounts': {
    method: 'GET',
    path: '/staff/accounts',
    summary:
      'The accounts of the staff by name, by pages, all or those that match: who was invited, who works here, who does no more, and who has a second factor',
    access: ['ADMIN'],
    function: 'staff-accounts',
    logged: 'list',
    query: StaffAccountsQuery,
    success: { status: 200, schema: pageOf(StaffAccount) },
    errors: [],
  },
  'staff.invite': {
    method: 'POST',
    path: '/staff',
    summary: 'Invite somebody by e-mail; an address that has an account is refused',
    access: ['ADMIN'],
    function: 'staff-accounts',
    logged: 'create',
    body: StaffInvitation,
    success: { status: 201, schema: StaffAccount },
    errors: ['CONFLICT', 'REQUEST_ID_REUSED', 'NOT_ALLOWED_NOW'],
  },
  'staff.inviteAgain': {
    method: 'POST',
    path: '/staff/{userId}/invitation',
    summary: 'Mail another temporary password to somebody who has not signed in yet',
    access: ['ADMIN'],
    function: 'staff-accounts',
    logged: 'change',
    success: { status: 200, schema: StaffAccount },
    errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'CONFLICT'],
  },
  'staff.deactivate': {
    method: 'POST',
    path: '/staff/{userId}/deactivation',
    summary:
      'Close an account of the staff at once, everywhere, and hand its unfinished work to a colleague; one’s own, and one with appointments to come, are refused',
    access: ['ADMIN'],
    function: 'staff-accounts',
    logged: 'change',
    body: StaffDeactivation,
    success: { status: 200, schema: StaffAccount },
    errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'CONFLICT'],
  },
  'staff.reactivate': {
    method: 'POST',
    path: '/staff/{userId}/reactivation',
    summary: 'Open a deactivated account again',
    access: ['ADMIN'],
    function: 'staff-accounts',
    logged: 'change',
    success: { status: 200, schema: StaffAccount },
    errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'CONFLICT'],
  },
} as const satisfies Record<string, Route>;
