import { stringify } from 'csv-stringify/sync';
import { columns } from './columns.ts';
import type { AboutFile, Portions } from './export-file.ts';

/** What a formula begins with, also in the wide and small forms that spreadsheets read as the same, and behind what is not seen. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/u;
const phone = /^\+[\d\s()-]+$/;

/** A spreadsheet would run a cell that starts like a formula; a phone number with its plus is none. */
export const guarded = (text: string): string => (formula.test(text) && !phone.test(text) ? `'${text}` : text);

// A line break of any kind ends a row for one reader or another, so a cell that has one is quoted.
const lines = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ }));

/**
 * Patients as CSV (RFC 4180, UTF-8 with the mark by which Excel knows it). Programs read it too, so titles and codes are those
 * of the API in every language.
 */
export async function* csvFile(portions: Portions, _about: AboutFile): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\uFEFF');
  yield lines([columns.map(({ title }) => title.en)]);
  for await (const portion of portions) yield lines(portion.map((patient) => columns.map(({ value }) => guarded(value(patient, 'en')))));
}
