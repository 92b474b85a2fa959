import * as z from 'zod/mini';
import { keptFor } from '#contract/base/kept-for.ts';
import { earliestBirth } from '#contract/patient/birth.ts';
import { type Merge, type MergeObstacle, type MergeOrder, mergeUndoDays } from '#contract/patient/merge.ts';
import type { Write } from '#platform/api.ts';
import { type TransactItem, getItem, queryItems, transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { mergedKey } from '#platform/merged-record.ts';
import { errorFacts, log } from '#platform/logger.ts';
import type { Once } from '#platform/once.ts';
import { Refusal, found } from '#platform/refusal.ts';
import { ulid } from '#platform/ulid.ts';
import { finishRenaming, renamingMarker } from '../appointments/renaming.ts';
import { StoredVitalSigns } from '../chart/stored.ts';
import { counterChange } from '../clinic/counters.ts';
import { env } from '../clinic/env.ts';
import { careItemsOf, chartKey } from '../clinic/items.ts';
import { closingItems } from '../clinic/links.ts';
import { finishMarked, within } from '../clinic/marked.ts';
import { mergePrefix } from '../clinic/merged-records.ts';
import { PatientRecord, answerOf, patientPartition } from '../clinic/patient.ts';
import {
  existingPatient,
  getPatient,
  insertionItems,
  mergeMarkerKey,
  noMergeRuns,
  profileKey,
  recordChange,
  removalItems,
} from '../clinic/store.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { linksAfter, termsFor } from '../links/terms-of-age.ts';
import { WholeChart, chartItems, chartRemoval, dividedChart, entryIds, listedIn, unitedChart } from './merge-chart.ts';
import { type Side, contradictionsOf, obstacle, obstaclesOf, sideOf } from './merge-checks.ts';
import type { mergeKinds } from './merge-kinds.ts';
import { type Move, cameWith, forget, moveAll, rememberedPrefix, stillRuns } from './merge-moves.ts';
import { editedParts, mergedRecord, undoneRecords } from './merge-record.ts';
import { pageUnder } from './partition.ts';

/** Two records become one, and two again (docs/adr/0086). */
const TableName = env.CLINICAL_TABLE_NAME;
const daySeconds = 86_400;

const headKey = (stays: string, goes: string) => ({ pk: patientPartition(stays), sk: `${mergePrefix}${goes}` });
const Head = z.object({ sk: z.string(), at: z.string() });
const rememberedKey = (stays: string, goes: string) => ({ pk: patientPartition(stays), sk: rememberedPrefix(goes) });
/** What a merge remembers of the records and charts, until it expires. */
const Remembered = z.object({
  at: z.string(),
  undoUntil: z.string(),
  expiresAtEpochSeconds: z.number(),
  stays: PatientRecord,
  goes: PatientRecord,
  merged: PatientRecord,
  charts: z.object({ stays: WholeChart, goes: WholeChart }),
});
type Remembered = z.output<typeof Remembered>;
const Marker = z.object({ sk: z.string(), run: z.string(), goes: z.string(), does: z.enum(['merge', 'undo']), expiresAt: z.number() });
type Marker = z.output<typeof Marker>;

async function read<T>(schema: z.ZodMiniType<T>, Key: { readonly pk: string; readonly sk: string }): Promise<T | undefined> {
  const item = await getItem(TableName, Key);
  return item === undefined ? undefined : z.parse(schema, item);
}
/** What a merge leaves under the record that went. */
const stubOf = (goes: string) => read(z.object({ into: z.string() }), mergedKey(goes));
const refused = (code: 'VALIDATION_ERROR' | 'NOT_ALLOWED_NOW' | 'CONFLICT', path: string, why: MergeObstacle): Refusal =>
  new Refusal(code, { details: [obstacle(path, why)] });
const running = (): Refusal => refused('CONFLICT', 'mergedId', 'running');

/** Takes the times of a record's coming days on the sheets of another; the condition fails if one is taken there. */
function daysTaken({ days }: Side, to: string): TransactItem[] {
  return days.flatMap(({ sk, ...all }) => {
    const steps = Object.entries(all).filter(([name]) => name !== 'pk');
    if (steps.length === 0) return [];
    return [
      {
        Update: {
          TableName,
          Key: { pk: patientPartition(to), sk },
          UpdateExpression: `SET ${steps.map(([step], index) => `${step} = :s${index}`).join(', ')}`,
          ConditionExpression: steps.map(([step]) => `attribute_not_exists(${step})`).join(' AND '),
          ExpressionAttributeValues: Object.fromEntries(steps.map(([, value], index) => [`:s${index}`, value])),
        },
      },
    ];
  });
}

/** Throws what forbids a merge of what was seen. */
async function requireMergeable(stays: Side, goes: Side, { confirmed, versions }: MergeOrder, now: Date): Promise<void> {
  if (stays.facts.isMerging || goes.facts.isMerging) throw running();
  await requireSeen(versions.stays, stays.patient, answerOf);
  await requireSeen(versions.goes, goes.patient, answerOf);
  const obstacles = obstaclesOf(stays, goes, now);
  if (obstacles.length > 0) throw new Refusal('NOT_ALLOWED_NOW', { details: obstacles });
  if (contradictionsOf(stays, goes).some((one) => !confirmed.includes(one))) throw refused('VALIDATION_ERROR', 'confirmed', 'unconfirmed');
}

/** The first transaction of a merge: from then on, the record that goes is gone for every reader and writer. */
function firstItems(stays: Side, goes: Side, merged: PatientRecord, now: Date): TransactItem[] {
  const at = now.toISOString();
  const [id, mergedId] = [stays.patient.id, goes.patient.id];
  const undoUntil = new Date(now.getTime() + mergeUndoDays * daySeconds * 1000).toISOString();
  const expiresAtEpochSeconds = Math.floor(now.getTime() / 1000) + keptFor.mergedRecordDays * daySeconds;
  const remembered: Remembered = {
    at,
    undoUntil,
    expiresAtEpochSeconds,
    stays: stays.patient,
    goes: goes.patient,
    merged,
    charts: { stays: stays.chart, goes: goes.chart },
  };
  const counters = counterChange({ removed: [goes.patient] }, now);
  const marker = { run: ulid(now.getTime()), goes: mergedId, does: 'merge', expiresAt: expiresAtEpochSeconds } as const;
  return [
    { Put: { TableName, Item: { ...mergeMarkerKey(id), ...marker }, ConditionExpression: 'attribute_not_exists(pk)' } },
    noMergeRuns(mergedId),
    ...recordChange(stays.patient, merged),
    ...removalItems(goes.patient),
    ...(counters === undefined ? [] : [counters]),
    ...chartItems(id, stays.chart, unitedChart(stays.chart, goes.chart, id)),
    chartRemoval(mergedId, goes.chart),
    ...daysTaken(goes, id),
    { Put: { TableName, Item: { ...mergedKey(mergedId), into: id, at } } },
    // Leads to the stub, so that deleting the record that stays removes it.
    { Put: { TableName, Item: { ...headKey(id, mergedId), at, besides: mergedKey(mergedId) } } },
    { Put: { TableName, Item: { ...rememberedKey(id, mergedId), ...remembered } } },
  ];
}

/**
 * Nobody has a record by a link that the birth date which is kept does not allow: a child's parent, that of an adult. If the merge brings a
 * date of death, the links of the record that stays are closed; those that come are closed as they move.
 */
const linksOnTerms = async ({ patient: stays }: Side, { patient: goes }: Side, merged: PatientRecord, by: string, now: Date) => {
  const born = earliestBirth(merged.personalInfo);
  const ofGoing = earliestBirth(goes.personalInfo) === born ? [] : await termsFor(goes.id, born, by, now);
  return [...(await linksAfter(stays, merged, by, now)), ...ofGoing];
};

/** Seconds of a request in which it finishes what it began. */
const finishMs = 15_000;
/** Finishes now, if that takes not too long; whatever fails is left to the scheduled run. */
async function finishSoon(stays: string): Promise<void> {
  try {
    await finishMerge(stays, within(finishMs));
  } catch (error) {
    log.warn('merge-unfinished', errorFacts(error));
  }
}

/**
 * Merges a record into another. Throws NOT_FOUND, MERGED, PRECONDITION_FAILED if either was changed since it was seen, NOT_ALLOWED_NOW
 * with what forbids it, a refusal of a contradiction that was not confirmed, and CONFLICT.
 */
export async function merge(id: string, order: MergeOrder, by: string, once: Once, now: Date, write: Write): Promise<Merge> {
  const { mergedId } = order;
  if (id === mergedId) throw refused('VALIDATION_ERROR', 'mergedId', 'self');
  await untilWritten(
    async () => {
      const [stays, goes] = await Promise.all([sideOf(id, now), sideOf(mergedId, now)]);
      await requireMergeable(stays, goes, order, now);
      const merged = mergedRecord(stays.patient, goes.patient, order.fromOther, now.toISOString());
      const items = [...firstItems(stays, goes, merged, now), ...(await linksOnTerms(stays, goes, merged, by, now)), ...once.items];
      // Beside the event of the access log and the check of the account.
      if (items.length > transactionItemsMax - 3) throw refused('NOT_ALLOWED_NOW', 'Names', 'tooMuch');
      return (await write(items, [id, mergedId])).done ? true : undefined;
    },
    { once, present: async () => true },
  );
  await finishSoon(id);
  return found(await mergeOf(id, mergedId, now), 'patientNotFound');
}

const criticalPrefix: `${keyof typeof mergeKinds}#` = 'LABCRITICAL#';
const hasCritical = async (id: string): Promise<boolean> =>
  (await pageUnder(patientPartition(id), undefined, { prefix: criticalPrefix, limit: 1 })).items.length > 0;

/**
 * Undoes a merge. Throws NOT_FOUND without it; NOT_ALLOWED_NOW after 30 days, before a later merge is undone, and while a critical result
 * waits; and CONFLICT while another runs.
 */
export async function undoMerge(id: string, mergedId: string, once: Once, now: Date, write: Write): Promise<Merge> {
  let merge: Merge | undefined;
  await untilWritten(
    async () => {
      const merges = await mergesOf(id, now);
      merge = found(
        merges.find((one) => one.mergedId === mergedId),
        'patientNotFound',
      );
      if (merge.state !== 'done') throw running();
      const { mergedAt } = merge;
      // Each remembers the record as it was before itself, so the last one is taken back first.
      if (merges.some((other) => other.mergedAt > mergedAt && other.undoUntil !== undefined))
        throw refused('NOT_ALLOWED_NOW', 'mergedId', 'later');
      // Whoever is told of a critical result looks for it under this record.
      if (await hasCritical(id)) throw refused('NOT_ALLOWED_NOW', 'laboratory', 'criticalHere');
      const remembered = await read(Remembered, rememberedKey(id, mergedId));
      if (merge.undoUntil === undefined || remembered === undefined) throw refused('NOT_ALLOWED_NOW', 'mergedId', 'over');
      const marker = { run: ulid(now.getTime()), goes: mergedId, does: 'undo', expiresAt: remembered.expiresAtEpochSeconds } as const;
      const items: TransactItem[] = [
        { Put: { TableName, Item: { ...mergeMarkerKey(id), ...marker }, ConditionExpression: 'attribute_not_exists(pk)' } },
        { ConditionCheck: { TableName, Key: headKey(id, mergedId), ConditionExpression: 'attribute_exists(pk)' } },
        { ConditionCheck: { TableName, Key: profileKey(id), ConditionExpression: 'attribute_exists(pk)' } },
      ];
      return (await write([...items, ...once.items], [id, mergedId])).done ? true : undefined;
    },
    { once, present: async () => true },
  );
  await finishSoon(id);
  const left = await mergeOf(id, mergedId, now);
  return left ?? { mergedId, mergedAt: merge?.mergedAt ?? now.toISOString(), state: 'undone', edited: merge?.edited ?? [] };
}

/** The merges into a record, the latest first, with what an undo would leave. */
export async function mergesOf(id: string, now: Date): Promise<Merge[]> {
  const current = await existingPatient(id);
  const [heads, marker] = await Promise.all([
    queryItems({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': patientPartition(id), ':prefix': mergePrefix },
      ConsistentRead: true,
    }),
    read(Marker, mergeMarkerKey(id)),
  ]);
  const merges = await Promise.all(heads.map((head) => shownMerge(current, z.parse(Head, head), marker, now)));
  return merges.toSorted((one, other) => (one.mergedAt < other.mergedAt ? 1 : -1));
}

async function shownMerge(
  current: PatientRecord,
  { sk, at }: z.output<typeof Head>,
  marker: Marker | undefined,
  now: Date,
): Promise<Merge> {
  const mergedId = sk.slice(mergePrefix.length);
  const remembered = await read(Remembered, rememberedKey(current.id, mergedId));
  const isOpen = remembered !== undefined && remembered.undoUntil > now.toISOString();
  const state = marker?.goes !== mergedId ? 'done' : marker.does === 'merge' ? 'running' : 'undoing';
  const { firstName, lastName, nameArabic } = remembered?.goes.personalInfo ?? {};
  return {
    mergedId,
    mergedAt: at,
    state,
    ...(isOpen && { undoUntil: remembered.undoUntil }),
    ...(isOpen &&
      firstName !== undefined &&
      lastName !== undefined && { name: { firstName, lastName, ...(nameArabic !== undefined && { nameArabic }) } }),
    edited: isOpen ? editedParts(current, remembered) : [],
  };
}

const mergeOf = async (id: string, mergedId: string, now: Date): Promise<Merge | undefined> =>
  (await mergesOf(id, now)).find((one) => one.mergedId === mergedId);

/** Finishes the merge, or the undo, that runs for a record, if any; stops when `until` passes. Safe to repeat. */
export async function finishMerge(stays: string, until: () => boolean): Promise<boolean> {
  const marker = await read(Marker, mergeMarkerKey(stays));
  if (marker === undefined) return true;
  const { run, goes, does, expiresAt } = marker;
  const ends = does === 'merge' ? { from: goes, to: stays } : { from: stays, to: goes };
  const move: Move = { ...ends, goes, stays, expiresAtEpochSeconds: expiresAt, run };
  if (does === 'merge') {
    if (!(await moveAll(move, until))) return false;
    await transact([markerRemoval(marker), renamingMarker(stays)]);
    await finishRenaming(stays, new Date());
    return true;
  }
  // Without the stub, the undo is done but for the rows.
  if ((await stubOf(goes)) !== undefined) {
    if (!(await moveAll(move, until))) return false;
    await untilWritten(async () => (await divided(move, new Date())) || undefined);
  }
  await forget(move);
  await transact([markerRemoval(marker), renamingMarker(stays), renamingMarker(goes)]);
  for (const id of [stays, goes]) await finishRenaming(id, new Date());
  return true;
}

const markerRemoval = ({ sk, run }: Marker): TransactItem => ({
  Delete: {
    TableName,
    Key: mergeMarkerKey(sk),
    ConditionExpression: 'run = :run',
    ExpressionAttributeValues: { ':run': run },
  },
});

/** A record's latest measurements. One that cannot be read is left out: it must not keep two records from being divided. */
const measuredOf = async (id: string): Promise<StoredVitalSigns[]> =>
  (await careItemsOf('vital-signs', id)).flatMap((item) => StoredVitalSigns.safeParse(item).data ?? []);

/** The last transaction of an undo: two records, two charts. Whether it was written; otherwise somebody wrote in between. */
async function divided(move: Move, now: Date): Promise<boolean> {
  const { stays, goes } = move;
  const [remembered, current, chart = z.parse(WholeChart, {}), measuredStays, measuredGoes] = await Promise.all([
    read(Remembered, rememberedKey(stays, goes)),
    getPatient(stays),
    read(WholeChart, chartKey(stays)),
    measuredOf(stays),
    measuredOf(goes),
  ]);
  if (remembered === undefined || current === undefined) {
    // Another run was faster, unless the record that went is still away.
    if ((await stubOf(goes)) === undefined) return true;
    throw new Error('an undo has lost what its merge remembered');
  }
  const came = await cameWith(move, entryIds(chart));
  const parts = dividedChart(chart, remembered.charts, came, { stays: measuredStays, goes: measuredGoes }, goes);
  const lists = { stays: listedIn(parts.stays), goes: listedIn(parts.goes), goesBefore: listedIn(remembered.charts.goes) };
  const next = undoneRecords(current, remembered, lists, now.toISOString());
  const counters = counterChange({ added: [next.goes] }, now);
  const links = await Promise.all(
    [next.stays, next.goes].map(({ id, personalInfo }) => closingItems(id, personalInfo.dateOfDeath !== undefined, now)),
  );
  const outcome = await transact([
    ...recordChange(current, next.stays),
    ...links.flat(),
    ...insertionItems(next.goes),
    ...(counters === undefined ? [] : [counters]),
    ...chartItems(stays, chart, parts.stays),
    ...chartItems(goes, z.parse(WholeChart, {}), parts.goes),
    { Delete: { TableName, Key: mergedKey(goes) } },
    { Delete: { TableName, Key: headKey(stays, goes) } },
    { Delete: { TableName, Key: rememberedKey(stays, goes) } },
    stillRuns(move),
  ]);
  return outcome.done;
}

/**
 * Finishes merges and undos that were interrupted until all were tried or `until` passes; returns their number. Throws after trying all if
 * some could not be finished; the next run retries them.
 */
export const finishMerges = (until: () => boolean): Promise<number> =>
  finishMarked(
    mergeMarkerKey('').pk,
    async (id) => {
      try {
        return await finishMerge(id, until);
      } catch (error) {
        log.warn('merge-unfinished', errorFacts(error));
        throw error;
      }
    },
    until,
    'merges could not be finished',
  );
