import * as z from 'zod/mini';

/**
 * A choice in an answer. Readers accept unknown words, because an open page may meet a newer server. Only a schema creates an `Unknown`, so
 * the API cannot write one.
 */
export const open = <const Known extends string>(known: readonly Known[]) => z.union([z.enum(known), z.string().brand<'unknown word'>()]);
