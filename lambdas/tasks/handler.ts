import * as z from 'zod/mini';
import { routes } from '#contract/routes/tasks.ts';
import type { Task, TasksQuery } from '#contract/tasks/tasks.ts';
import { accessLog } from '#platform/access-log.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { api } from '#platform/api.ts';
import { ulid } from '#platform/ulid.ts';
import type { Page } from '#platform/pages.ts';
import { env } from '../clinic/env.ts';
import { readMembers, worksFor } from '../clinic/roster.ts';
import { remember } from '../clinic/remember.ts';
import { readWork } from '../clinic/worklists.ts';
import { shown, shownOne } from './shown.ts';
import { StoredTask, tasksOf } from './stored.ts';
import { changeTask, giveTask, handOn } from './tasks.ts';

/** A page of the tasks of an account and of the colleagues whose work it took over, with the names of their patients. */
async function listed(kind: 'had' | 'given', userId: string, { cursor, state = 'open' }: z.output<typeof TasksQuery>): Promise<Page<Task>> {
  const staff = await readMembers('is shown');
  const lists = tasksOf(kind, worksFor(staff, userId), state);
  const order = { list: ['tasks', kind, state, userId].join(' '), cursor, isLastFirst: state === 'done' };
  return readWork([lists], order, (items) => shown(z.parse(z.array(StoredTask), items), staff));
}

const ofTasks = ({ rows }: { readonly rows: readonly Task[] }): readonly string[] | undefined => {
  const patients = rows.flatMap(({ patient }) => patient?.id ?? []);
  return patients.length === 0 ? undefined : patients;
};
const ofTask = ({ patient }: Task): readonly string[] | undefined => patient && [patient.id];

/** What the staff ask of one another (docs/adr/0085). */
export const handler = api(
  'tasks',
  routes,
  {
    'tasks.mine': async ({ caller, query }) => listed('had', caller.id, query),

    'tasks.given': async ({ caller, query }) => listed('given', caller.id, query),

    'tasks.give': async (request) => {
      const { caller, body, write } = request;
      const now = new Date();
      const id = ulid(now.getTime());
      const once = remember(request, id, ['tasks.give', body], now);
      return shownOne(await giveTask(id, body, { by: caller.id, now, once, write }));
    },

    'tasks.change': async (request) => {
      const { caller, body, ifMatch, params, write } = request;
      const now = new Date();
      const once = remember(request, params.taskId, ['tasks.change', params, ifMatch, body], now);
      return shownOne(await changeTask(params.taskId, body, ifMatch, { by: caller.id, now, once, write }));
    },

    'tasks.handOn': async (request) => {
      const { caller, body, ifMatch, params, write } = request;
      const now = new Date();
      const once = remember(request, params.taskId, ['tasks.handOn', params, ifMatch, body], now);
      return shownOne(await handOn(params.taskId, body, ifMatch, { by: caller.id, now, once, write }));
    },
  },
  {
    accessLog,
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
    patientsIn: {
      'tasks.mine': ofTasks,
      'tasks.given': ofTasks,
      'tasks.give': ofTask,
      'tasks.change': ofTask,
      'tasks.handOn': ofTask,
    },
  },
);
