import { stringify } from 'csv-stringify/sync';
import { guarded } from '#contract/base/spreadsheet.ts';
import { columns } from './columns.ts';
import type { AboutFile, Portions } from './export-file.ts';

// Some readers end a row at any kind of line break, so cells with one are quoted.
const lines = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ }));

/** Rows as CSV: RFC 4180, UTF-8 with a byte-order mark for Excel. */
export async function* csvOf(
  titles: readonly string[],
  portions: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\uFEFF');
  yield lines([titles]);
  for await (const rows of portions) yield lines(rows.map((row) => row.map(guarded)));
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
