import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routeIds, routes } from '../routes/table.ts';

const unheardOf = 'unheard-of';

/** An answer of this form in which every word of an open list is unknown. */
function answerFor(schema: unknown): unknown {
  if (!(schema instanceof z.ZodMiniType)) throw new Error('not a schema');
  const { def } = schema._zod;
  const inner: unknown = Reflect.get(def, 'innerType') ?? Reflect.get(def, 'element');
  if (def.type === 'array') return [answerFor(inner)];
  if (inner !== undefined) return answerFor(inner);
  if (def.type === 'object') {
    const shape: object = Reflect.get(def, 'shape');
    return Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, answerFor(one)]));
  }
  if (def.type === 'record') {
    const keys: unknown = Reflect.get(Reflect.get(Reflect.get(def, 'keyType'), 'def'), 'entries');
    return Object.fromEntries(
      Object.keys(Object(keys ?? { [unheardOf]: '' })).map((key) => [key, answerFor(Reflect.get(def, 'valueType'))]),
    );
  }
  const values: unknown = Reflect.get(def, 'values');
  if (Array.isArray(values) && typeof values[0] !== 'string') return values[0];
  if (def.type === 'int' || def.type === 'number') return 1;
  return def.type === 'boolean' ? true : unheardOf;
}

it.each(routeIds)('the answer of %s parses with words of a newer server', (id) => {
  const { schema } = routes[id].success;
  const answer = answerFor(schema);
  expect(z.safeParse(schema, answer)).toEqual({ success: true, data: answer });
});
