import { notices } from '#contract/account/notices.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Texts } from '#contract/base/language.ts';
import { say } from '#contract/base/say.ts';
import type { TaskEntry, TaskHandOn, TaskState } from '#contract/tasks/tasks.ts';
import { accountChecks } from '#platform/account-checks.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal, found, notFound, wrongField } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { recordExists } from '../clinic/items.ts';
import { notificationAbout, notificationItem } from '../clinic/notifications.ts';
import type { Asked } from '../clinic/remember.ts';
import { type Members, readMembers, workerOf, worksFor } from '../clinic/roster.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { shownOne } from './shown.ts';
import { type StoredTask, getTask, taskItem, taskOfPatient } from './stored.ts';

const { mustStand } = accountChecks(env.CLINICAL_TABLE_NAME);

/** Throws unless an account of the staff works here; the caller's own does. */
function requireColleague({ members }: Members, id: string, by: string): void {
  const member = members.get(id);
  if (id !== by && (member === undefined || member.deactivatedAt !== undefined)) throw wrongField('givenTo', say('colleagueUnknown'));
}

/** The items that tell people of a task, or who took over their work, the caller excepted. */
const told = (task: StoredTask, staff: Members, { by, now }: Asked, message: Texts, to: readonly string[]): TransactItem[] =>
  [...new Set(to.flatMap((id) => workerOf(staff, id) ?? []))]
    .filter((id) => id !== by)
    .flatMap((id) =>
      task.patientId === undefined
        ? [notificationItem(id, message, now, 'inbox')]
        : notificationAbout(task.patientId, id, message, now, 'inbox'),
    );

/** The patients whom a task is about, and the condition that the record exists. */
const patientsOf = ({ patientId }: StoredTask): string[] => (patientId === undefined ? [] : [patientId]);
const recordsExist = (task: StoredTask): TransactItem[] => patientsOf(task).map(recordExists);

/**
 * Gives a task. A repeated request gets the first one's task.
 * @throws Refusal VALIDATION_ERROR for a colleague who does not work here; NOT_FOUND for an unknown patient; CONFLICT
 */
export const giveTask = (id: string, { patientId, dueOn, ...entry }: TaskEntry, asked: Asked): Promise<StoredTask> => {
  const { by, now, once, write } = asked;
  const task: StoredTask = {
    id,
    version: 1,
    ...entry,
    ...(patientId !== undefined && { patientId }),
    ...(dueOn !== undefined && { dueOn }),
    givenBy: by,
    givenAt: now.toISOString(),
    handedOn: [],
    state: 'open',
  };
  return untilWritten(
    async () => {
      const staff = await readMembers();
      requireColleague(staff, task.givenTo, by);
      const items = [
        ...recordsExist(task),
        ...(task.givenTo === by ? [] : [mustStand(task.givenTo)]),
        taskItem(undefined, task),
        ...(patientId === undefined ? [] : [taskOfPatient(patientId, id)]),
        ...told(task, staff, asked, notices.taskGiven, [task.givenTo]),
        ...once.items,
      ];
      const outcome = await write(items, patientsOf(task));
      if (outcome.done) return task;
      if (patientId !== undefined && outcome.failed.has(0)) throw notFound('patientNotFound');
      return undefined;
    },
    { once, present: taskAt },
  );
};

/** Throws NOT_FOUND. */
const taskAt = async (id: string): Promise<StoredTask> => found(await getTask(id), 'taskNotFound');

/** A task of the caller's: had by, or given by, the caller or a colleague who left and handed over to the caller. Throws NOT_FOUND. */
async function ownTask(id: string, by: string): Promise<{ readonly task: StoredTask; readonly staff: Members }> {
  const [task, staff] = await Promise.all([taskAt(id), readMembers()]);
  const own = worksFor(staff, by);
  if (!own.includes(task.givenTo) && !own.includes(task.givenBy)) throw notFound('taskNotFound');
  return { task, staff };
}

/** Writes the next version of a task, with whom it is told; undefined if another write came first. */
async function written(before: StoredTask, after: StoredTask, items: readonly TransactItem[], { once, write }: Asked) {
  const outcome = await write([taskItem(before, after), ...recordsExist(after), ...items, ...once.items], patientsOf(after));
  return outcome.done ? after : undefined;
}

/**
 * Says that a task is done, or opens it again. A repeated request gets the present task, also one that is in that state already.
 * @throws Refusal NOT_FOUND for others than who has it and who gave it; PRECONDITION_FAILED if it changed since it was seen; CONFLICT
 */
export const changeTask = (id: string, { state }: TaskState, ifMatch: number | 'any' | undefined, asked: Asked): Promise<StoredTask> => {
  const { by, now, once } = asked;
  return untilWritten(
    async () => {
      const { task, staff } = await ownTask(id, by);
      await requireSeen(ifMatch, task, shownOne);
      if (task.state === state) return task;
      const { doneAt: _, doneBy: __, ...rest } = task;
      const after: StoredTask = {
        ...rest,
        version: task.version + 1,
        state,
        ...(state === 'done' && { doneAt: now.toISOString(), doneBy: by }),
      };
      const message = state === 'done' ? notices.taskDone : notices.taskOpenAgain;
      return written(task, after, told(after, staff, asked, message, [task.givenBy, task.givenTo]), asked);
    },
    { once, present: taskAt },
  );
};

/**
 * Hands an open task on to a colleague, with a word why, and tells who gave it.
 * @throws Refusal as `changeTask`; VALIDATION_ERROR for a colleague who does not work here or has it already; NOT_ALLOWED_NOW once it is done
 */
export const handOn = (
  id: string,
  { givenTo, why }: TaskHandOn,
  ifMatch: number | 'any' | undefined,
  asked: Asked,
): Promise<StoredTask> => {
  const { by, now, once } = asked;
  return untilWritten(
    async () => {
      const { task, staff } = await ownTask(id, by);
      await requireSeen(ifMatch, task, shownOne);
      if (task.state === 'done') throw new Refusal('NOT_ALLOWED_NOW', { reason: 'taskDone', patientIds: patientsOf(task) });
      requireColleague(staff, givenTo, by);
      if (givenTo === task.givenTo) throw wrongField('givenTo', say('taskTheirs'));
      const after: StoredTask = {
        ...task,
        version: task.version + 1,
        givenTo,
        handedOn: [...task.handedOn, { by, to: givenTo, at: now.toISOString(), why }].slice(-careLimits.taskHandOns),
      };
      const items = [
        ...(givenTo === by ? [] : [mustStand(givenTo)]),
        ...told(after, staff, asked, notices.taskGiven, [givenTo]),
        ...told(after, staff, asked, notices.taskHandedOn, workerOf(staff, task.givenBy) === givenTo ? [] : [task.givenBy]),
      ];
      return written(task, after, items, asked);
    },
    { once, present: taskAt },
  );
};
