import { createHash } from 'node:crypto';
import { rowMarkLength } from '#contract/base/known-rows.ts';
import type { PageOf } from '#contract/base/page.ts';

/** A mark that differs when anything of the row does. */
const markOf = (row: unknown): string => createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, rowMarkLength);

/**
 * The rows of a list that the caller does not know, and the marks of all rows. A caller who claims to know what it does not gets less, so
 * the claim needs no proof.
 */
export function unknownRows<Row>(rows: readonly Row[], known = ''): { readonly rows: Row[]; readonly marks: string[] } {
  const marks = rows.map(markOf);
  const knows = new Set(
    Array.from({ length: known.length / rowMarkLength }, (_, at) => known.slice(at * rowMarkLength, (at + 1) * rowMarkLength)),
  );
  return { rows: rows.filter((_, index) => !knows.has(marks[index] ?? '')), marks };
}

/** A page with the rows that the caller does not know, and the marks of all. */
export const unknownIn = <Row>(page: PageOf<Row>, known?: string) => ({ ...page, ...unknownRows(page.rows, known) });
