import { PageQuery, pageOf } from '../base/page.ts';
import { everybodySignedIn, staff } from '../base/role.ts';
import { OpenProposal, Proposal, ProposalAnswer, ProposalEntry, ProposalsQuery } from '../proposals/proposals.ts';
import type { Route } from './route.ts';

export const routes = {
  'proposals.open': {
    method: 'GET',
    path: '/proposals',
    summary: 'What patients propose to change in their records and nobody has answered, oldest first',
    access: staff,
    function: 'proposals',
    logged: 'list',
    query: PageQuery,
    success: { status: 200, schema: pageOf(OpenProposal) },
    errors: [],
  },
  'proposals.ofPatient': {
    method: 'GET',
    path: '/patients/{id}/proposals',
    summary:
      'The proposals for a record: all, those that wait for an answer, or the others; the last made first, for staff and linked accounts',
    access: everybodySignedIn,
    function: 'proposals',
    logged: 'read',
    query: ProposalsQuery,
    success: { status: 200, schema: pageOf(Proposal) },
    errors: ['NOT_FOUND'],
  },
  'proposals.make': {
    method: 'POST',
    path: '/patients/{id}/proposals',
    summary: 'Propose a correction of a record that is linked to the caller’s account, or an allergy or medicine for its lists',
    access: everybodySignedIn,
    function: 'proposals',
    logged: 'change',
    body: ProposalEntry,
    success: { status: 201, schema: Proposal },
    errors: ['NOT_FOUND', 'CONFLICT', 'NOT_ALLOWED_NOW', 'REQUEST_ID_REUSED'],
  },
  'proposals.answer': {
    method: 'PUT',
    path: '/patients/{id}/proposals/{entryId}',
    summary: 'Accept a proposal, which changes the record, or refuse it with a reason for who made it',
    access: staff,
    function: 'proposals',
    logged: 'change',
    body: ProposalAnswer,
    success: { status: 200, schema: Proposal },
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED', 'NOT_ALLOWED_NOW', 'DUPLICATE_ENTRY', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
  'proposals.withdraw': {
    method: 'DELETE',
    path: '/patients/{id}/proposals/{entryId}',
    summary: 'Withdraw a proposal of the caller’s own',
    access: everybodySignedIn,
    function: 'proposals',
    logged: 'change',
    success: { status: 200, schema: Proposal },
    errors: ['NOT_FOUND', 'CONFLICT', 'NOT_ALLOWED_NOW'],
  },
} as const satisfies Record<string, Route>;
