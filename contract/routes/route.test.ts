import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Route } from './route.ts';

const route = {
  path: '/results',
  summary: 'Results',
  access: ['CLINICIAN'],
  function: 'laboratory',
  success: { status: 200, schema: z.string() },
  errors: [],
} as const;

it('a duty compiles only on a route that writes and logs, where it is checked', () => {
  const checked = { ...route, method: 'POST', logged: 'change', duty: 'laboratory' } satisfies Route;
  // @ts-expect-error -- nothing is written, so nothing checks the duty
  const read = { ...route, method: 'GET', logged: 'view', duty: 'laboratory' } satisfies Route;
  // @ts-expect-error -- nothing is logged, so nothing is written with it
  const unlogged = { ...route, method: 'POST', logged: 'none', duty: 'laboratory' } satisfies Route;
  expect([checked, read, unlogged]).toHaveLength(3);
});
