import type { Answer } from './client.ts';

/** All rows of a list, page after page. `read` asks for its first page with an empty query. */
export async function everyRow(read: (query: string) => Promise<Answer>): Promise<Answer['body'][]> {
  const rows: Answer['body'][] = [];
  let cursor: string | undefined;
  do {
    const { body } = await read(cursor === undefined ? '' : `?cursor=${cursor}`);
    rows.push(...body.rows);
    cursor = body.nextCursor;
  } while (cursor !== undefined);
  return rows;
}
