import { expect, it } from 'vitest';
import type { Route } from './route.ts';
import { routes } from './table.ts';

/** Lists whose answer the product specification fixes as an array, with its section. */
const specified: Readonly<Record<string, string>> = { 'patients.recent': 'section 7, "array of patients"' };

const reading = Object.entries<Route>(routes).filter(([, { method }]) => method === 'GET');
const kindOf = ({ success: { schema } }: Route): string => schema._zod.def.type;

it('no list is answered as a bare array, which cannot say that there is more, but where the specification fixes it', () => {
  const arrays = reading.filter(([, route]) => kindOf(route) === 'array').map(([id]) => id);
  expect(arrays.toSorted()).toEqual(Object.keys(specified));
});
