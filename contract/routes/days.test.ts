import { expect, it } from 'vitest';
import { samples, textFields, withAt } from '../../test/hostile/requests.ts';
import { dayAfter } from '../base/qatar-time.ts';
import type { Route } from './route.ts';
import { type RouteId, routes } from './table.ts';
import * as z from 'zod/mini';

const routeOf = (id: RouteId): Route => routes[id];
const days = textFields.filter(({ good }) => /^\d{4}-\d{2}-\d{2}$/.test(good));
const asJson = (value: unknown) => z.json().parse(JSON.parse(JSON.stringify(value)));

it.each(days.map((field) => [`${field.routeId} ${field.path.join('.')}`, field] as const))('%s is a day from 1900 to 2200', (_, field) => {
  const { routeId, place, path } = field;
  const schema = routeOf(routeId)[place] ?? z.never();
  const isRefused = (day: string): boolean =>
    z
      .safeParse(schema, withAt(asJson(samples[routeId][place]), path, day))
      .error?.issues.some((issue) => path.every((step, at) => issue.path[at] === step)) === true;
  for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '2026-13-01', '2026-02-31'])
    expect([day, isRefused(day)]).toEqual([day, true]);
});

it('a day that another is counted from never throws, whatever it is', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  for (const day of ['2026-13-01', 'soon', '', '9999-12-31', '0000-01-01'])
    for (const days of [-366, 366, Number.NaN]) expect(dayAfter(day, days)).toMatch(/^.{0,10}$/);
});
