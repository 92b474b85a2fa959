import { pageOf } from '../base/page.ts';
import { everybodySignedIn } from '../base/role.ts';
import { Browser, BrowsersForgotten } from '../account/browsers.ts';
import type { Route } from './route.ts';

export const routes = {
  'browsers.list': {
    method: 'GET',
    path: '/browsers',
    summary: 'The browsers that the caller’s account signed in with, the last used first, at most ten',
    access: everybodySignedIn,
    function: 'account',
    logged: 'none',
    success: { status: 200, schema: pageOf(Browser) },
    errors: [],
  },
  'browsers.forget': {
    method: 'DELETE',
    path: '/browsers',
    summary: 'Forget the browsers of the caller’s account but one, as it signs out everywhere: any other then counts as new',
    access: everybodySignedIn,
    function: 'account',
    logged: 'none',
    query: BrowsersForgotten,
    success: { status: 200, schema: pageOf(Browser) },
    errors: ['CONFLICT'],
  },
} as const satisfies Record<string, Route>;
