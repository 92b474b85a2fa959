import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { samples, textFields, withAt } from '../../test/hostile/requests.ts';
import type { Route } from './route.ts';
import { type RouteId, routes } from './table.ts';

const routeOf = (id: RouteId): Route => routes[id];
const asJson = (value: unknown) => z.json().parse(JSON.parse(JSON.stringify(value)));
const titled = textFields.map((field) => [`${field.routeId} ${field.path.join('.')}`, field] as const);
/** What a request is with another text in one of its fields. */
const parsedWith = ({ routeId, place, path }: (typeof textFields)[number], text: string) =>
  z.safeParse(routeOf(routeId)[place] ?? z.never(), withAt(asJson(samples[routeId][place]), path, text));

/** A Hangul filler, which counts as a letter, a mark without width, and the empty Braille cell. */
const nothing = '\u3164\u200b\u2800';

it.each(titled)('%s takes no text of which nothing can be seen', (_, field) => {
  const { data } = parsedWith(field, nothing);
  expect(JSON.stringify(data) ?? '').not.toMatch(/[\u3164\u2800]/);
});

const names = titled.filter(
  ([, { place, path }]) => place === 'body' && /name$/i.test(path.filter((step) => !['en', 'ar'].includes(String(step))).join('.')),
);
it.each(names)('%s is a name, with a letter', (_, field) => {
  expect(parsedWith(field, '٫').success).toBe(false);
});
