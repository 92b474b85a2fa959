import { createHash } from 'node:crypto';
import { decodeTime } from 'ulid';
import type { BroughtIn } from '#contract/base/brought-in.ts';
import { isUserId } from '#contract/base/ids.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { earliestBirth } from '#contract/patient/birth.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import type { ChartItem, Opened } from '../chart/chart-item.ts';
import { type ChartEntry, type Kind, type Made, rowOf } from '../chart/entries.ts';
import { careItem } from '../clinic/items.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import type { Change, Chart } from '../prescriptions/stored.ts';

/** A line that is not loaded, with the reason as text. */
export class LineRefused extends Error {}

/** What lines are loaded into: the record and its chart, as they are after the lines before. */
export interface State extends Opened {
  readonly medicines: Chart;
}

/** What a line makes: its own items, and what it changes of the record, the chart and its medicines. */
export interface Step {
  readonly items: readonly TransactItem[];
  readonly patient?: PatientRecord;
  readonly chart?: Partial<Pick<ChartItem, 'vitals' | 'problems' | 'allergies' | 'doses'>>;
  /** Set if what it writes depends on the problems of the chart, also where it changes none. */
  readonly ofProblems?: true;
  readonly prescription?: Change;
}

/** The items of a new entry. */
export const entryItems = <Entry extends ChartEntry>(kind: Kind<Entry>, entry: Entry): TransactItem[] => [
  careItem(kind.kind, undefined, entry),
  rowOf(kind, entry),
];

/** Ids of authors without an account: the same for the same name of the same system, and of the form of an account's. */
const idOfName = (from: string, name: string): string =>
  createHash('sha256')
    .update(`${from}\n${name}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Who writes: at what time it is, and the system that the history comes from; undefined for what the clinic's own staff wrote. */
export interface Loading {
  readonly now: Date;
  readonly from: string | undefined;
}

/** The id of a line's author: an account's or, of a name, one made from it. Throws LineRefused of a name where nothing is brought in. */
export function idOf(given: string | undefined, { from }: Loading, otherwise = ''): string {
  if (given !== undefined && isUserId(given)) return given;
  if (from === undefined) throw new LineRefused('the author is no account');
  return idOfName(from, given ?? otherwise);
}

/** The mark of a line that was brought in, with its author's name. */
export const markOf = (by: string | undefined, { from }: Loading): BroughtIn | undefined =>
  from === undefined ? undefined : { from, ...(by !== undefined && !isUserId(by) && { author: by }) };

/** Tolerance for another system's clock. */
const aheadMs = 5 * 60_000;

/** Throws LineRefused of a time in the future. */
export function requirePast(name: string, at: string | undefined, { now }: Loading): void {
  if (at !== undefined && Date.parse(at) > now.getTime() + aheadMs) throw new LineRefused(`${name} is in the future`);
}

/** Throws LineRefused of a time before another. */
export function requireOrder([earlierName, earlier]: readonly [string, string], [name, at]: readonly [string, string | undefined]): void {
  if (at !== undefined && at < earlier) throw new LineRefused(`${name} is before ${earlierName}`);
}

/** The id, author and time of a line's entry. Throws LineRefused of a time in the future or before the patient's birth. */
export function madeOf({ id, by }: { readonly id: string; readonly by?: string | undefined }, { patient }: Opened, loading: Loading): Made {
  const now = new Date(decodeTime(id));
  requirePast('the time of its id', now.toISOString(), loading);
  if (qatarDate(now) < earliestBirth(patient.personalInfo)) throw new LineRefused('the time of its id is before birth');
  return { id, by: idOf(by, loading), now, broughtIn: markOf(by, loading) };
}
