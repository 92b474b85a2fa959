import { everybodySignedIn } from '../base/role.ts';
import { Portal } from '../portal/portal.ts';
import type { Route } from './route.ts';

export const routes = {
  'portal.get': {
    method: 'GET',
    path: '/patients/{id}/portal',
    summary: 'Released results and documents, signed prescriptions and vaccinations of a record that is linked to the caller’s account',
    access: everybodySignedIn,
    function: 'portal',
    logged: 'read',
    success: { status: 200, schema: Portal },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Route>;
