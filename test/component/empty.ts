import type * as z from 'zod/mini';

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly entries?: Readonly<Record<string, string>>;
}

/** What an answer's schema says of a clinic in which nothing has happened: empty lists, zeros, nothing optional. */
export function emptyOf(schema: z.ZodMiniType): unknown {
  const { type, shape = {}, keyType, valueType }: Def = schema._zod.def;
  switch (type) {
    case 'array':
      return [];
    case 'record': {
      // A record by a list of names has all of them.
      const { entries = {} }: Def = keyType?._zod.def ?? { type };
      return Object.fromEntries(Object.values(entries).map((name) => [name, valueType && emptyOf(valueType)]));
    }
    case 'nullable':
      return null;
    case 'int':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'string':
      return '';
    case 'object':
      return Object.fromEntries(
        Object.entries(shape).flatMap(([name, field]) => {
          const value = emptyOf(field);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    default:
      return undefined;
  }
}
