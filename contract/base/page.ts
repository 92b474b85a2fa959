import * as z from 'zod/mini';
import { cursorText } from './cursor.ts';
import { ulidText } from './ids.ts';
import { knownRows, rowMarks } from './known-rows.ts';
import { say } from './say.ts';

/** Where a list goes on from. The size of a page is the list's own. */
export const PageQuery = z.strictObject({ cursor: z.optional(cursorText) });
/** The same of a history, which may begin at one of its entries instead of its newest. */
export const HistoryQuery = z.strictObject({ ...PageQuery.shape, from: z.optional(ulidText(say('idInvalid', { field: 'from' }))) });

/**
 * Every list that grows is answered in this shape (docs/adr/0113): its next rows, and where they go on. Without `nextCursor` the list ends
 * with them. `total` is counted; a list that nobody counts has none.
 */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    rows: z.array(row),
    nextCursor: z.optional(z.string()),
    total: z.optional(z.int()),
    /** Of a search: up to which time it has looked, if it stopped before its page was full, since a request reads a limited part. */
    searchedBackTo: z.optional(z.string()),
  });

/** A short set of suggestions for what somebody types, which says if there are more. */
export const suggestionsOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row), hasMore: z.boolean() });

/** A page of these rows. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor?: string | undefined;
  readonly total?: number | undefined;
  readonly searchedBackTo?: string | undefined;
}

/** The query of a list that open pages follow: rows that they have need not be answered again (docs/adr/0096). */
export const FollowedPageQuery = z.strictObject({ ...PageQuery.shape, known: knownRows });

/** A page of a list that open pages follow: rows that the caller knows are left out, the marks are of all rows. */
export const followedPageOf = <Row extends z.ZodMiniType>(row: Row) => z.extend(pageOf(row), { marks: rowMarks });
export interface FollowedPage<Row> extends PageOf<Row> {
  readonly marks?: readonly string[] | undefined;
}
