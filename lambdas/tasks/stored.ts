import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { HandOn, taskStates } from '#contract/tasks/tasks.ts';
import { type TransactItem, getItem, queryItems } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { nextVersion } from '../clinic/versioned.ts';

const TableName = env.CLINICAL_TABLE_NAME;

/**
 * A task, in a partition of its own: it changes hands, and not every task is about a patient. The index of work lists it under who has it,
 * the agenda under who gave it.
 */
export const StoredTask = z.object({
  id: z.string(),
  version: z.int(),
  text: z.string(),
  patientId: z.optional(z.string()),
  dueOn: z.optional(z.string()),
  givenBy: z.string(),
  givenAt: z.string(),
  givenTo: z.string(),
  handedOn: z.array(HandOn),
  state: z.enum(taskStates),
  doneBy: z.optional(z.string()),
  doneAt: z.optional(z.string()),
});
export type StoredTask = z.output<typeof StoredTask>;

const keyOf = (id: string) => ({ pk: `TASK#${id}`, sk: 'TASK' });
const had = (userId: string): string => `TASKS#${userId}`;
const given = (userId: string): string => `GIVEN#${userId}`;

/** Sorts after every day. */
const noDay = '9999-12-31';
const openPrefix = '0#';
const donePrefix = '1#';
const sortOf = ({ id, state, dueOn = noDay, doneAt = '' }: StoredTask): string =>
  state === 'open' ? `${openPrefix}${dueOn}#${id}` : `${donePrefix}${doneAt}#${id}`;

/** Puts a task as new or in place of its earlier version; the condition fails if another write came first. */
export const taskItem = (before: StoredTask | undefined, after: StoredTask): TransactItem =>
  nextVersion(keyOf(after.id), before, {
    ...after,
    [workIndex.partitionKey]: had(after.givenTo),
    [workIndex.sortKey]: sortOf(after),
    // One's own reminder was given to nobody.
    ...((after.givenBy !== after.givenTo || after.handedOn.length > 0) && {
      [agendaIndex.partitionKey]: given(after.givenBy),
      [agendaIndex.sortKey]: sortOf(after),
    }),
  });

/** The item under a patient that leads to a task, so that deleting the record deletes the task. */
export const taskOfPatient = (patientId: string, id: string): TransactItem => ({
  Put: { TableName, Item: { pk: patientPartition(patientId), sk: `TASK#${id}`, besides: keyOf(id) } },
});

/** A task, read consistently; undefined if there is none. */
export async function getTask(id: string): Promise<StoredTask | undefined> {
  const item = await getItem(TableName, keyOf(id));
  return item === undefined ? undefined : z.parse(StoredTask, item);
}

type Index = typeof agendaIndex | typeof workIndex;
/** The tasks of a list in one state: open ones by due day, done ones the last done first. */
async function tasksIn(index: Index, partition: string, state: StoredTask['state'], max?: number): Promise<StoredTask[]> {
  const items = await queryItems(
    {
      TableName,
      IndexName: index.name,
      KeyConditionExpression: '#partition = :partition AND begins_with(#sort, :prefix)',
      ExpressionAttributeNames: { '#partition': index.partitionKey, '#sort': index.sortKey },
      ExpressionAttributeValues: { ':partition': partition, ':prefix': state === 'open' ? openPrefix : donePrefix },
      ScanIndexForward: state === 'open',
    },
    max,
  );
  return z.parse(z.array(StoredTask), items);
}

/** The number of open tasks of an account. */
export const openTasksOf = async (userId: string): Promise<number> => (await tasksIn(workIndex, had(userId), 'open')).length;

/** A list of tasks: the open ones, one more than is listed if there are more, and those done last. */
export interface TaskList {
  readonly open: readonly StoredTask[];
  readonly done: readonly StoredTask[];
}
async function listIn(index: Index, partition: string): Promise<TaskList> {
  const [open, done] = await Promise.all([
    tasksIn(index, partition, 'open', careLimits.tasksListed + 1),
    tasksIn(index, partition, 'done', careLimits.tasksDoneListed),
  ]);
  return { open, done };
}
/** The tasks that an account has. */
export const tasksHadBy = (userId: string): Promise<TaskList> => listIn(workIndex, had(userId));
/** The tasks that an account gave to others. */
export const tasksGivenBy = (userId: string): Promise<TaskList> => listIn(agendaIndex, given(userId));
