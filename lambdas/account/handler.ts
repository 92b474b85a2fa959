import { routes as browsersRoutes } from '#contract/routes/browsers.ts';
import { routes as changesRoutes } from '#contract/routes/changes.ts';
import { routes as mailChoicesRoutes } from '#contract/routes/mail-choices.ts';
import { routes as notificationsRoutes } from '#contract/routes/notifications.ts';
import { accessLog } from '#platform/access-log.ts';
import { type Implementations, api } from '#platform/api.ts';
import type { PatientsIn } from '#platform/logged-patients.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { env } from '../clinic/env.ts';
import { markRead, notificationsOf } from '../clinic/notifications.ts';
import { chooseMails, mailChoicesOf } from '../mail/choices.ts';
import { browsersOf, forgetBrowsers } from './browsers.ts';
import { changesFor } from './changes.ts';

const implementations: Implementations<'account'> = {
  'notifications.list': async ({ caller, query }) => notificationsOf(caller, query.cursor),

  'changes.get': async ({ caller, query }) => changesFor(caller, query),

  'notifications.read': async ({ caller, body: { ids } }) => {
    await markRead(caller.id, ids);
    return { ids };
  },

  'mailChoices.get': async ({ caller }) => mailChoicesOf(caller.id),

  'mailChoices.change': async ({ caller, body }) => {
    await chooseMails(caller.id, body);
    return body;
  },

  'browsers.list': async ({ caller }) => ({ rows: await browsersOf(caller.id) }),

  'browsers.forget': async ({ caller, query }) => ({ rows: await forgetBrowsers(caller.id, query.keep, new Date()) }),
};

const patientsIn: PatientsIn<'account'> = {
  'notifications.list': ({ rows }) => {
    const patients = rows.flatMap(({ patient }) => patient ?? []);
    return patients.length === 0 ? undefined : patients.map(({ id }) => id);
  },
};

export const handler = api(
  'account',
  { ...notificationsRoutes, ...changesRoutes, ...mailChoicesRoutes, ...browsersRoutes },
  implementations,
  {
    accessLog,
    patientsIn,
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
  },
);
