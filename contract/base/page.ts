import * as z from 'zod/mini';
import { cursorText } from './cursor.ts';

/** Where a list goes on from. The size of a page is the list's own. */
export const PageQuery = z.strictObject({ cursor: z.optional(cursorText) });

/**
 * Every list that grows is answered in this shape (docs/adr/0113): its next rows, and where they go on. Without `nextCursor` the list ends
 * with them. `total` is counted; a list that nobody counts has none.
 */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), nextCursor: z.optional(z.string()), total: z.optional(z.int()) });

/** A page of these rows. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor?: string | undefined;
  readonly total?: number | undefined;
}
