import * as z from 'zod/mini';
import { everybodySignedIn } from '../base/role.ts';
import type { Route } from '../route.ts';
import { StaffMember, StaffMemberChange } from '../staff.ts';

export const routes = {
  'staff.list': {
    method: 'GET',
    path: '/staff',
    summary: 'Who works in the clinic: names in both languages, specialties and duties',
    access: everybodySignedIn,
    function: 'appointments',
    logged: 'none',
    success: { status: 200, schema: z.array(StaffMember) },
    errors: [],
  },
  'staff.change': {
    method: 'PUT',
    path: '/staff/{userId}',
    summary: 'Say what an account does in the clinic; with If-Match, only if nobody changed it since that version',
    access: ['ADMIN'],
    function: 'appointments',
    logged: 'change',
    body: StaffMemberChange,
    success: { status: 200, schema: StaffMember },
    errors: ['CONFLICT', 'PRECONDITION_FAILED'],
    ifMatch: true,
  },
} as const satisfies Record<string, Route>;
