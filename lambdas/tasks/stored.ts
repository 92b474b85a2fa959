import * as z from 'zod/mini';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { HandOn, taskStates } from '#contract/tasks/tasks.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { end } from '../clinic/agenda.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { nextVersion } from '../clinic/versioned.ts';
import type { Worklist } from '../clinic/worklists.ts';

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
const prefixes = { open: '0#', done: '1#' } as const;
const sortOf = ({ id, state, dueOn = noDay, doneAt = '' }: StoredTask): string =>
  state === 'open' ? `${prefixes.open}${dueOn}#${id}` : `${prefixes.done}${doneAt}#${id}`;

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

/** The tasks in one state that accounts have, or that they gave to others. */
export const tasksOf = (kind: 'had' | 'given', userIds: readonly string[], state: StoredTask['state']): Worklist[] =>
  userIds.map((id) => ({
    ...(kind === 'had' ? { index: workIndex, partition: had(id) } : { index: agendaIndex, partition: given(id) }),
    from: prefixes[state],
    to: prefixes[state] + end,
  }));
