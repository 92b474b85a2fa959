import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { samples } from '../../test/hostile/requests.ts';
import type { Route } from './route.ts';
import { type RouteId, routeIds, routes } from './table.ts';

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema === undefined
    ? []
    : Object.keys(
        z.parse(
          z.object({ properties: z.optional(z.record(z.string(), z.unknown())) }),
          z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
        ).properties ?? {},
      );
const routeOf = (id: RouteId): Route => routes[id];
const sharedBy = (one: readonly string[], other: readonly string[]): string[] => one.filter((field) => other.includes(field));

/** A query and a body that ask for the same: they share at least three fields, and most of the query's. */
const twins = routeIds.flatMap((queried) => {
  const asked = fieldsOf(routeOf(queried).query);
  return routeIds.flatMap((ordered) => {
    const shared = sharedBy(asked, fieldsOf(routeOf(ordered).body));
    return shared.length >= 3 && shared.length > asked.length * 0.7 ? [{ queried, ordered, shared }] : [];
  });
});

/** What is sent, from a good request: each field left out, each two, and each two texts exchanged. */
function* variants(good: Values, shared: readonly string[], texts: readonly string[]): Generator<Values> {
  const only = Object.fromEntries(shared.map((name) => [name, good[name]]));
  const without = (...names: string[]): Values => Object.fromEntries(Object.entries(only).filter(([name]) => !names.includes(name)));
  yield only;
  for (const one of shared) {
    yield without(one);
    for (const other of shared) if (other !== one) yield without(one, other);
  }
  for (const one of texts) for (const other of texts) if (other !== one) yield { ...only, [one]: only[other], [other]: only[one] };
}

/** The fields for which a request is refused. */
const refused = (schema: z.ZodMiniType | undefined, sent: Values): string[] => {
  const { error } = z.safeParse(schema ?? z.never(), sent);
  return [...new Set(error?.issues.map(({ path: [field] }) => String(field)))].toSorted();
};

it('finds the routes that take the same in a query and in a body', () => {
  expect(twins.map(({ queried, ordered }) => [queried, ordered])).toEqual([
    ['patients.export', 'patients.orderExport'],
    ['accessLog.list', 'accessLog.export'],
    ['accessLog.signIns', 'accessLog.exportSignIns'],
  ]);
});

it.each(twins)('$ordered and $queried refuse the same', ({ queried, ordered, shared }) => {
  const [query, body] = [samples[queried].query, samples[ordered].body];
  if (!isValues(query) || !isValues(body)) throw new Error('a sample is missing');
  const texts = shared.filter((name) => typeof query[name] === 'string' && typeof body[name] === 'string');
  const inBody = [...variants(body, shared, texts)];
  for (const [index, sent] of [...variants(query, shared, texts)].entries())
    expect([sent, refused(routeOf(queried).query, sent)]).toEqual([sent, refused(routeOf(ordered).body, inBody[index] ?? {})]);
});
