import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { detailOf, messages, textOf } from './messages.ts';
import { say } from './say.ts';
import type { Route } from '../routes/route.ts';
import { routeIds, routes } from '../routes/table.ts';

const wrongTexts = ['', ' ', 'x', '\u0000', 'x'.repeat(100_001), '2999-01-01', '1800-01-01', '2001-02-30', '0', '99999999999'];
const wrongValues: readonly unknown[] = [
  ...wrongTexts,
  undefined,
  null,
  -1,
  1.5,
  1e9,
  true,
  {},
  [],
  [1],
  ['x'],
  wrongTexts,
  Array(200).fill('x'),
];

/** The places in a request's schema that take a value, each as its path of keys. */
function placesIn(schema: unknown): string[][] {
  if (!(schema instanceof z.ZodMiniType)) return [];
  const { def } = schema._zod;
  const wrapped: unknown = Reflect.get(def, 'innerType') ?? Reflect.get(def, 'in');
  if (wrapped !== undefined) return placesIn(wrapped);
  const options: unknown = Reflect.get(def, 'options');
  if (Array.isArray(options)) return [[], ...options.flatMap(placesIn).filter((keys) => keys.length > 0)];
  const shape: object = Reflect.get(def, 'shape') ?? {};
  return [[], ...Object.entries(shape).flatMap(([key, inner]) => placesIn(inner).map((keys) => [key, ...keys]))];
}
const requestWith = (keys: readonly string[], value: unknown): unknown =>
  keys.toReversed().reduce<unknown>((inside, key) => ({ [key]: inside }), value);

const schemas = routeIds.flatMap((id) => {
  const { body, query }: Route = routes[id];
  return Object.entries({ body, query }).flatMap(([part, schema]) => (schema === undefined ? [] : [{ id, part, schema }]));
});
it.each(schemas)('every check of the $part of $id has a message in the catalogue', ({ schema }) => {
  // A request itself is either an object or not JSON at all.
  const requests = placesIn(schema).flatMap((keys) => (keys.length === 0 ? [{}] : wrongValues).map((value) => requestWith(keys, value)));
  const issues = requests.flatMap((request) => z.safeParse(schema, request).error?.issues ?? []);
  const checks = issues.filter(({ code }) => code !== 'unrecognized_keys');
  expect(checks).not.toEqual([]);
  for (const { path, message } of checks) expect(detailOf(path.join('.'), message)).toHaveProperty('code');
});

it('a message has the same parts in every language', () => {
  const partsOf = (text: string) => new Set(text.match(/{\w+}/g));
  for (const [code, { en, ar }] of Object.entries(messages)) {
    expect([code, [...partsOf(ar)].filter((part) => !partsOf(en).has(part))]).toEqual([code, []]);
  }
});

it('a message is rendered with its parts, and transported as its code', () => {
  const saying = say('tooLong', { field: 'Zip code', max: 200 });
  expect(detailOf('a.b', saying)).toEqual({
    path: 'a.b',
    message: 'Zip code must be at most 200 characters',
    code: 'tooLong',
    parts: { field: 'Zip code', max: 200 },
  });
  expect(textOf(detailOf('a.b', saying), 'ar')).toBe('الحد الأقصى للأحرف: 200');
  expect(textOf(detailOf('a.b', saying), 'beside')).toBe('At most 200 characters');
  const tooEarly = detailOf('a.b', say('dateOfBirthTooEarly', { first: '1900-01-01' }));
  expect(tooEarly.message).toBe('Date of birth must be after 1900-01-01');
  expect(textOf(tooEarly, 'beside')).toBe('Date of birth must be after Jan 1, 1900');
  expect(textOf(tooEarly, 'ar')).toBe('يجب أن يكون تاريخ الميلاد بعد 1 يناير 1900');
  expect(detailOf('c', 'Anything else')).toEqual({ path: 'c', message: 'Anything else' });
  expect(textOf({ code: 'ofAnotherVersion' }, 'en')).toBeUndefined();
});
