import { pageOf } from '../base/page.ts';
import { Merge, MergeOrder, MergePreview } from '../patient/merge.ts';
import type { Route } from './route.ts';

export const routes = {
  'merges.list': {
    method: 'GET',
    path: '/patients/{id}/merges',
    summary: 'The records that were merged into this one, the latest first, and until when each can be undone',
    access: ['ADMIN'],
    function: 'records',
    logged: 'read',
    success: { status: 200, schema: pageOf(Merge) },
    errors: ['NOT_FOUND'],
  },
  'merges.preview': {
    method: 'GET',
    path: '/patients/{id}/merges/{mergedId}',
    summary: 'What merging another record into this one would do: both records, what contradicts, what moves, and why it would be refused',
    access: ['ADMIN'],
    function: 'records',
    logged: 'read',
    success: { status: 200, schema: MergePreview },
    errors: ['NOT_FOUND'],
  },
  'merges.make': {
    method: 'POST',
    path: '/patients/{id}/merges',
    summary: 'Merge another record of the same person into this one; 202 while what is under it still moves',
    access: ['ADMIN'],
    function: 'records',
    logged: 'merge',
    body: MergeOrder,
    success: { status: 200, schema: Merge, acceptedStatus: 202 },
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED', 'NOT_ALLOWED_NOW', 'REQUEST_ID_REUSED'],
  },
  'merges.undo': {
    method: 'DELETE',
    path: '/patients/{id}/merges/{mergedId}',
    summary: 'Undo a merge of the last 30 days: what came goes back, what was added since stays; 202 while it still moves',
    access: ['ADMIN'],
    function: 'records',
    logged: 'unmerge',
    success: { status: 200, schema: Merge, acceptedStatus: 202 },
    errors: ['NOT_FOUND', 'CONFLICT', 'NOT_ALLOWED_NOW', 'REQUEST_ID_REUSED'],
  },
} as const satisfies Record<string, Route>;
