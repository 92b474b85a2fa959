import { guarded } from '#contract/base/spreadsheet.ts';
import { columns } from './columns.ts';
import type { AboutFile, Portions } from './export-file.ts';

// Also with a lone CR or LF: some readers end a row at any kind of line break.
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Rows as CSV: RFC 4180, UTF-8 with a byte-order mark for Excel. */
export async function* csvOf(
  titles: readonly string[],
  portions: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\uFEFF');
  yield Buffer.from(line(titles));
  for await (const rows of portions) yield Buffer.from(rows.map((row) => line(row.map(guarded))).join(''));
}

async function* rowsOf(portions: Portions): AsyncGenerator<string[][]> {
  for await (const portion of portions) yield portion.map((patient) => columns.map(({ value }) => value(patient, 'en')));
}

/** Patients as CSV. Programs read it too, so titles and codes are the API's names in every language. */
export const csvFile = (portions: Portions, _about: AboutFile): AsyncGenerator<Uint8Array> =>
  csvOf(
    columns.map(({ title }) => title.en),
    rowsOf(portions),
  );
