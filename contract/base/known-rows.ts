import * as z from 'zod/mini';
import { say } from './say.ts';
import { formed } from './text.ts';

/** A row's mark has this many characters. */
export const rowMarkLength = 8;
/** Rows that a request can name as known; the others are answered again. */
export const knownRowsMax = 200;

const unknown = say('rowsUnknown');
/**
 * The marks, joined, of rows that the caller has from an earlier answer. They are left out of the next answer, and so out of the access log,
 * which has named their patients already (docs/adr/0096).
 */
export const knownRows = z.optional(z.string(unknown).check(...formed(/^(?:[\w-]{8})+$/, rowMarkLength * knownRowsMax, unknown)));

/** The marks of all rows of a list in its order, also of those that the caller knows. */
export const rowMarks = z.optional(z.array(z.string()));
