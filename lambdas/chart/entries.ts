import type { BroughtIn } from '#contract/base/brought-in.ts';
import type { Texts } from '#contract/base/language.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { type Changes, enteredInError } from '#contract/chart/entry.ts';
import type { CareKind } from '#contract/chart/timeline.ts';
import type { Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { found } from '#platform/refusal.ts';
import { type CareItem, careItem, careItemPage, careItemsOf, getCareItem, recordExists, timelineRow } from '../clinic/items.ts';
import { type Opened, openChart } from './chart-item.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { remember } from '../clinic/remember.ts';
import { existingPatient, recordChange } from '../clinic/store.ts';
import { moved } from './rules.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { ulid } from '#platform/ulid.ts';

/** An entry of the chart, with its author. */
export interface ChartEntry extends CareItem {
  readonly createdBy: string;
}

/** A kind of entry: its parser, its row in the timeline, and the items that change with it. */
export interface Kind<Entry extends ChartEntry> {
  readonly kind: CareKind;
  /** What a status can become. */
  readonly changes: Changes<string>;
  readonly parse: (item: unknown) => Entry;
  readonly row: (entry: Entry) => { readonly at: string; readonly title: Texts };
  /** The patient's record after the write, for kinds that change it. */
  readonly record?: (opened: Opened, after: Entry) => PatientRecord;
  /** Further items of the transaction, each conditioned on what was read. */
  readonly beside?: (opened: Opened, before: Entry | undefined, after: Entry) => Promise<readonly TransactItem[]>;
}

/** The id, author and time of a new entry; with `broughtIn` if it was not written here. */
export interface Made {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
  readonly broughtIn?: BroughtIn | undefined;
}
/** The common fields of every new entry. */
export function newEntry(patientId: string, { id, by, now, broughtIn }: Made) {
  const at = now.toISOString();
  return { id, version: 1, patientId, createdBy: by, createdAt: at, changedAt: at, ...(broughtIn && { broughtIn }) };
}
/** The fields that every change updates. */
export const nextVersion = ({ version }: CareItem, now: Date) => ({ version: version + 1, changedAt: now.toISOString() });

interface Asked {
  readonly caller: Caller;
  readonly requestKey: string | undefined;
  readonly params: { readonly id: string };
  readonly body: unknown;
}
/** The entry that a request is about to create, and the request id under which it is created once. */
export function making(request: Asked, kind: string): { readonly made: Made; readonly name: Once } {
  const now = new Date();
  const made = { id: ulid(now.getTime()), by: request.caller.id, now };
  return { made, name: remember(request, made.id, [kind, request.params.id, request.body], now) };
}

/** A patient's entries of a kind, newest first: all of them, or at most `max`. */
export const entriesOf = async <Entry extends ChartEntry>(
  { kind, parse }: Kind<Entry>,
  patientId: string,
  max?: number,
): Promise<Entry[]> => (await careItemsOf(kind, patientId, max)).map(parse);

/** Which entries of a patient are listed: a page of them, perhaps only those that `isShown` keeps, under the name of that list. */
interface Listed<Entry> {
  readonly cursor?: string | undefined;
  /** The entry at which the list begins, by default its newest. */
  readonly from?: string | undefined;
  readonly list?: string;
  readonly size?: number;
  readonly isShown?: (entry: Entry) => boolean;
}

/** A page of a patient's entries of a kind, newest first. Throws NOT_FOUND if the record is gone, and a refusal of another list's cursor. */
export async function entriesPage<Entry extends ChartEntry>(
  { kind, parse }: Kind<Entry>,
  patientId: string,
  { cursor, from, list, size = careLimits.historyPage, isShown = () => true }: Listed<Entry>,
): Promise<{ readonly rows: Entry[]; readonly nextCursor?: string }> {
  const [, page] = await Promise.all([
    existingPatient(patientId),
    careItemPage({ kind, patientId, cursor, from, size, ...(list !== undefined && { list }) }, (item) => {
      const entry = parse(item);
      return isShown(entry) ? entry : undefined;
    }),
  ]);
  return page;
}

/** One entry. Throws NOT_FOUND. */
export async function entryOf<Entry extends ChartEntry>({ kind, parse }: Kind<Entry>, patientId: string, id: string): Promise<Entry> {
  const item = found(await getCareItem(kind, patientId, id), 'entryNotFound');
  return parse(item);
}

/** An entry in its patient's timeline. */
export const rowOf = <Entry extends ChartEntry>({ kind, row }: Kind<Entry>, entry: Entry): TransactItem =>
  timelineRow(kind, entry, { ...row(entry), by: entry.createdBy });

/** The items that write an entry: the check of the record, the entry, its timeline row, and what changes with it. */
export async function itemsOf<Entry extends ChartEntry>(
  kind: Kind<Entry>,
  opened: Opened,
  before: Entry | undefined,
  after: Entry,
): Promise<TransactItem[]> {
  const { patient } = opened;
  const record = kind.record?.(opened, after) ?? patient;
  return [
    ...(record === patient ? [recordExists(patient.id)] : recordChange(patient, record)),
    careItem(kind.kind, before, after),
    rowOf(kind, after),
    ...((await kind.beside?.(opened, before, after)) ?? []),
  ];
}

/**
 * Writes a new entry, which `make` derives from the chart. A repeated request gets the first answer. Throws NOT_FOUND and CONFLICT.
 */
export async function addEntry<Entry extends ChartEntry>(
  kind: Kind<Entry>,
  patientId: string,
  make: (opened: Opened) => Entry,
  name: Once,
  write: Write,
): Promise<Entry> {
  return untilWritten(
    async () => {
      const opened = await openChart(patientId);
      const made = make(opened);
      const items = await itemsOf(kind, opened, undefined, made);
      return (await write([...items, ...name.items], [patientId])).done ? made : undefined;
    },
    { once: name, present: (earlier) => entryOf(kind, patientId, earlier) },
  );
}

/** An entry as answers show it, without internal fields. */
export function shown(entry: { readonly patientId: string }): object {
  const { patientId: _, ...rest } = entry;
  return rest;
}

/**
 * Writes the next version of an entry, as `change` derives it; a repeated request gets the entry as it is. Throws NOT_FOUND,
 * PRECONDITION_FAILED if the caller saw another version, and CONFLICT.
 */
export async function changeEntry<Entry extends ChartEntry>(
  kind: Kind<Entry>,
  request: Changing,
  route: string,
  change: (current: Entry, opened: Opened) => Entry,
): Promise<Entry> {
  const { params, ifMatch, body, write } = request;
  const { id: patientId, entryId } = params;
  const name = remember(request, entryId, [route, params, ifMatch, body], new Date());
  return untilWritten(
    async () => {
      const [opened, current] = await Promise.all([openChart(patientId), entryOf(kind, patientId, entryId)]);
      await requireSeen(ifMatch, current, shown);
      const next = change(current, opened);
      return (await write([...(await itemsOf(kind, opened, current, next)), ...name.items], [patientId])).done ? next : undefined;
    },
    { once: name, present: (earlier) => entryOf(kind, patientId, earlier) },
  );
}

/** Marks an entry as an error; it stays, with the reason. Throws like `changeEntry`, and NOT_ALLOWED_NOW if it is already marked. */
export const markInError = <Entry extends ChartEntry>(
  kind: Kind<Entry>,
  request: Changing & { readonly body: { readonly reason: string } },
  route: string,
): Promise<Entry> =>
  changeEntry(kind, request, route, (current) => {
    const status = moved(kind.changes, current.status, enteredInError);
    return kind.parse({ ...current, ...nextVersion(current, new Date()), status, errorReason: request.body.reason });
  });

/** A request that changes an entry. */
interface Changing extends Asked {
  readonly params: { readonly id: string; readonly entryId: string };
  readonly ifMatch: number | 'any' | undefined;
  readonly write: Write;
}
