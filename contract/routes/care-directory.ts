import { CareDirectoryChange, CorrectedCareDirectory } from '../care-directory/care-directory.ts';
import type { Route } from './route.ts';

export const routes = {
  'careDirectory.get': {
    method: 'GET',
    path: '/public/care-directory',
    summary: 'Where to go in Qatar, as an administrator has corrected it; null if the list that the product brings applies',
    access: 'public',
    function: 'symptom-check',
    logged: 'none',
    success: { status: 200, schema: CorrectedCareDirectory },
    errors: [],
  },
  'careDirectory.change': {
    method: 'PUT',
    path: '/care-directory',
    summary: 'Correct where to go in Qatar; null restores the list that the product brings; with If-Match, only if nobody changed it since',
    access: ['ADMIN'],
    function: 'appointments',
    logged: 'change',
    body: CareDirectoryChange,
    success: { status: 200, schema: CorrectedCareDirectory },
    errors: ['CONFLICT', 'PRECONDITION_FAILED', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
} as const satisfies Record<string, Route>;
