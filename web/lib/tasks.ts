import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { Task, Tasks } from '#contract/tasks/tasks.ts';
import { call } from './api.ts';

const minuteMs = 60_000;
const queryKey = ['tasks'] as const;

/** The user's tasks. */
export const tasksQuery = queryOptions({
  queryKey: [...queryKey, 'mine'],
  queryFn: ({ signal }) => call('tasks.mine', { answer: Tasks, signal }),
  staleTime: minuteMs,
});
/** The tasks that the user gave to colleagues. */
export const givenTasksQuery = queryOptions({
  queryKey: [...queryKey, 'given'],
  queryFn: ({ signal }) => call('tasks.given', { answer: Tasks, signal }),
  staleTime: minuteMs,
});

/** `requestId` is the same for every attempt, so that it is given once. */
export const giveTask = (body: BodyInputOf<'tasks.give'>, requestId: string) => call('tasks.give', { answer: Task, body, requestId });

/** Refused with 412 if it has changed since this version. */
export const changeTask = ({ id, version }: Task, state: 'open' | 'done') =>
  call('tasks.change', { answer: Task, params: { taskId: id }, ifMatch: version, body: { state } });
export const handOnTask = ({ id, version }: Task, body: BodyInputOf<'tasks.handOn'>) =>
  call('tasks.handOn', { answer: Task, params: { taskId: id }, ifMatch: version, body });

/** Refetches the tasks. */
export const tasksChanged = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey });

/** Shows a task as it became: among the open or the done ones of the lists that have it. */
export function taskWritten(queryClient: QueryClient, task: Task): void {
  for (const { queryKey: key } of [tasksQuery, givenTasksQuery])
    queryClient.setQueryData<Tasks>(key, (tasks) => {
      if (tasks === undefined || ![...tasks.open, ...tasks.done].some(({ id }) => id === task.id)) return tasks;
      const others = (list: readonly Task[]): Task[] => list.filter(({ id }) => id !== task.id);
      const [open, done] = [others(tasks.open), others(tasks.done)];
      return task.state === 'open' ? { ...tasks, open: [...open, task], done } : { ...tasks, open, done: [task, ...done] };
    });
}
