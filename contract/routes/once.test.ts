import { expect, it } from 'vitest';
import type { Route } from './route.ts';
import { routes } from './table.ts';

/** Changes with a version that a repeated request does not find done, and why that harms nobody. */
const exempt = {
  'notes.save': 'A draft saves itself every second: the screen compares what is there with what it sent',
} as const;

it('a change that is repeated because its answer was lost is not refused for its own version', () => {
  const silent = Object.entries<Route>(routes)
    .filter(([, { ifMatch, errors }]) => ifMatch === true && !errors.includes('REQUEST_ID_REUSED'))
    .map(([id]) => id);
  expect(silent.toSorted()).toEqual(Object.keys(exempt).toSorted());
});
