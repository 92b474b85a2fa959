import { routes } from '#contract/routes/staff.ts';
import { accessLog } from '#platform/access-log.ts';
import { api } from '#platform/api.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { changeStaff } from './change.ts';
import { env } from '../clinic/env.ts';
import { remember } from '../clinic/remember.ts';
import { deactivate, inviteStaff, inviteStaffAgain, reactivate, staffAccounts } from './accounts.ts';

export const handler = api(
  'staff-accounts',
  routes,
  {
    'staff.accounts': async ({ query }) => staffAccounts(query),

    'staff.invite': async (request) => {
      const now = new Date();
      return inviteStaff(request.body, (id) => remember(request, id, ['staff.invite', request.body], now), request.write);
    },

    'staff.inviteAgain': async ({ params, write }) => inviteStaffAgain(params.userId, write),

    'staff.change': async (request) => {
      const { params, body, ifMatch, write } = request;
      const once = remember(request, params.userId, ['staff.change', params, ifMatch, body], new Date());
      return changeStaff(params.userId, body, { ifMatch, once, write });
    },

    'staff.deactivate': async ({ params, body, caller, write }) => deactivate(params.userId, body, caller, new Date(), write),

    'staff.reactivate': async ({ params, caller, write }) => reactivate(params.userId, caller, write),
  },
  {
    accessLog,
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
    // Accounts belong to no patient's record.
    patientsIn: {
      'staff.accounts': () => undefined,
      'staff.invite': () => undefined,
      'staff.inviteAgain': () => undefined,
      'staff.change': () => undefined,
      'staff.deactivate': () => undefined,
      'staff.reactivate': () => undefined,
    },
  },
);
