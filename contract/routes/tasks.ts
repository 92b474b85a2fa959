import { staff } from '../base/role.ts';
import { Task, TaskEntry, TaskHandOn, TaskState, Tasks, TasksQuery } from '../tasks/tasks.ts';
import type { Route } from './route.ts';

export const routes = {
  'tasks.mine': {
    method: 'GET',
    path: '/tasks',
    summary:
      'The caller’s tasks, and those of colleagues who left and handed over to the caller: open ones by due day, or the last done ones',
    access: staff,
    function: 'tasks',
    logged: 'list',
    query: TasksQuery,
    success: { status: 200, schema: Tasks },
    errors: [],
  },
  'tasks.given': {
    method: 'GET',
    path: '/tasks/given',
    summary: 'The tasks that the caller gave to colleagues: open ones by due day, or the last done ones',
    access: staff,
    function: 'tasks',
    logged: 'list',
    query: TasksQuery,
    success: { status: 200, schema: Tasks },
    errors: [],
  },
  'tasks.give': {
    method: 'POST',
    path: '/tasks',
    summary: 'Give a task to a colleague who works here, or to oneself, about a patient or not',
    access: staff,
    function: 'tasks',
    logged: 'create',
    body: TaskEntry,
    success: { status: 201, schema: Task },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED'],
  },
  'tasks.change': {
    method: 'PUT',
    path: '/tasks/{taskId}',
    summary: 'Say that a task is done, or open it again: who has it, and who gave it',
    access: staff,
    function: 'tasks',
    logged: 'change',
    body: TaskState,
    success: { status: 200, schema: Task },
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
  'tasks.handOn': {
    method: 'POST',
    path: '/tasks/{taskId}/hand-on',
    summary: 'Hand an open task on to a colleague, with a word why: who has it, and who gave it',
    access: staff,
    function: 'tasks',
    logged: 'change',
    body: TaskHandOn,
    success: { status: 200, schema: Task },
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED', 'NOT_ALLOWED_NOW', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
} as const satisfies Record<string, Route>;
