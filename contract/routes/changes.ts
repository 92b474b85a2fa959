import { Changes, ChangesQuery } from '../account/changes.ts';
import { everybodySignedIn } from '../base/role.ts';
import type { Route } from './route.ts';

export const routes = {
  'changes.get': {
    method: 'GET',
    path: '/changes',
    summary:
      'Whether anything has changed that the caller’s pages show: the answer has another mark for it then, and nothing about anybody',
    access: everybodySignedIn,
    function: 'account',
    logged: 'none',
    query: ChangesQuery,
    success: { status: 200, schema: Changes },
    errors: [],
  },
} as const satisfies Record<string, Route>;
