import { routes } from '#contract/routes/tasks.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Task, Tasks } from '#contract/tasks/tasks.ts';
import { accessLog } from '#platform/access-log.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { api } from '#platform/api.ts';
import { ulid } from '#platform/ulid.ts';
import { env } from '../clinic/env.ts';
import { readMembers, worksFor } from '../clinic/roster.ts';
import { remember } from '../clinic/remember.ts';
import { shown, shownOne } from './shown.ts';
import { type StoredTask, type TaskList, tasksGivenBy, tasksHadBy } from './stored.ts';
import { changeTask, giveTask, handOn } from './tasks.ts';

/** The first due first, those without a day last; of one day, the last given first. */
function byDueDay({ dueOn = '~', id }: StoredTask, { dueOn: otherDueOn = '~', id: otherId }: StoredTask): number {
  if (dueOn !== otherDueOn) return dueOn < otherDueOn ? -1 : 1;
  return id > otherId ? -1 : 1;
}
const lastDoneFirst = (one: StoredTask, other: StoredTask): number => ((one.doneAt ?? '') > (other.doneAt ?? '') ? -1 : 1);

/** One list of those of an account and of the colleagues whose work it took over, with the names of their patients. */
async function listed(userId: string, listOf: (id: string) => Promise<TaskList>): Promise<Tasks> {
  const staff = await readMembers('is shown');
  const lists = await Promise.all(worksFor(staff, userId).map(listOf));
  const open = lists.flatMap((list) => list.open);
  const done = lists.flatMap((list) => list.done).toSorted(lastDoneFirst);
  const [shownOpen, shownDone] = await Promise.all([
    shown(open.toSorted(byDueDay).slice(0, careLimits.tasksListed), staff),
    shown(done.slice(0, careLimits.tasksDoneListed), staff),
  ]);
  return { open: shownOpen, hasMore: open.length > careLimits.tasksListed, done: shownDone };
}

const ofTasks = ({ open, done }: Tasks): readonly string[] | undefined => {
  const patients = [...open, ...done].flatMap(({ patient }) => patient?.id ?? []);
  return patients.length === 0 ? undefined : patients;
};
const ofTask = ({ patient }: Task): readonly string[] | undefined => patient && [patient.id];

/** What the staff ask of one another (docs/adr/0085). */
export const handler = api(
  'tasks',
  routes,
  {
    'tasks.mine': async ({ caller }) => listed(caller.id, tasksHadBy),

    'tasks.given': async ({ caller }) => listed(caller.id, tasksGivenBy),

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
