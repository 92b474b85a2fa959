import * as z from 'zod/mini';

/**
 * A choice in an answer. Readers take a word that they do not know, as an open page meets newer servers; only a schema makes an `Unknown`,
 * so the API cannot write one.
 */
export const open = <const Known extends string>(known: readonly Known[]) => z.union([z.enum(known), z.string().brand<'unknown word'>()]);
