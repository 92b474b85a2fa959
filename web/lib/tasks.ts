import type { QueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { Task, Tasks } from '#contract/tasks/tasks.ts';
import { call } from './api.ts';
import { pagesQuery } from './pages.ts';

const minuteMs = 60_000;
const queryKey = ['tasks'] as const;

/** The tasks that the user has, or gave to colleagues: open ones, the first due first, or done ones, the last done first. */
export const tasksQuery = (of: 'mine' | 'given', state: 'open' | 'done') => ({
  ...pagesQuery([...queryKey, of, state], (query, signal) => call(`tasks.${of}`, { answer: Tasks, query: { ...query, state }, signal })),
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
