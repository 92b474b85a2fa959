import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { dynamodb, transact } from '#platform/dynamodb.ts';
import { appointmentPrefix, getAppointment, removalOf } from '../appointments/stored.ts';
import { finishMarked } from '../clinic/marked.ts';
import { laboratoryBench, removedFromBench } from '../clinic/work-marks.ts';
import { deletionMarkers as markers } from '../clinic/store.ts';
import { env } from '../clinic/env.ts';
import { accountSide, pointerKey } from '../clinic/link-keys.ts';
import { papersOf } from '../clinic/paper-codes.ts';
import { patientPartition, uploadPrefix } from '../clinic/patient.ts';

/**
 * The second half of deleting a patient. The record is already gone; everything else under it is removed in chunks.
 * - A marker, written with the first half and removed last, lets a later run resume after a crash.
 * - Links, link codes, staff notifications and papers' codes have a second item elsewhere. It is removed first, because the item here points to it.
 * - An order on the laboratory's bench is no longer counted there.
 * - An appointment gives its time back to the clinician's sheet.
 * - A document's announcement leads to its file, which only the scheduled run may remove.
 */
const chunk = 25;

interface Key {
  readonly pk: string;
  readonly sk: string;
}
const Kept = z.object({
  pk: z.string(),
  sk: z.string(),
  userId: z.optional(z.string()),
  codeHash: z.optional(z.string()),
  filedUnder: z.optional(z.string()),
  [agendaIndex.partitionKey]: z.optional(z.string()),
  /** The key of its second item. */
  besides: z.optional(z.object({ pk: z.string(), sk: z.string() })),
});
type Kept = z.output<typeof Kept>;

type Page = { readonly items: readonly Kept[]; readonly next: Record<string, unknown> | undefined };
async function keptUnder(partition: string, from?: Page['next']): Promise<Page> {
  const { Items: items = [], LastEvaluatedKey: next } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      ProjectionExpression: `pk, sk, userId, codeHash, filedUnder, besides, ${agendaIndex.partitionKey}`,
      ConsistentRead: true,
      Limit: chunk,
      ...(from && { ExclusiveStartKey: from }),
    }),
  );
  return { items: items.map((item) => z.parse(Kept, item)), next };
}

const remove = ({ pk, sk }: Key): Promise<unknown> =>
  dynamodb.send(new DeleteCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: { pk, sk } }));

/** Removes a document's file. */
type RemoveFile = (place: { readonly patientId: string; readonly filedUnder?: string | undefined; readonly id: string }) => Promise<void>;
const isDocument = ({ sk }: Key): boolean => sk.startsWith(uploadPrefix);

async function removeKept(
  { userId, codeHash, filedUnder, besides, agendaKey, ...key }: Kept,
  patientId: string,
  removeFile?: RemoveFile,
): Promise<void> {
  if (userId !== undefined) await remove(accountSide(userId, patientId));
  if (codeHash !== undefined) await remove(pointerKey(codeHash));
  if (besides !== undefined) await remove(besides);
  if (isDocument(key)) await removeFile?.({ patientId, filedUnder, id: key.sk.slice(uploadPrefix.length) });
  if (key.sk.startsWith(appointmentPrefix)) await removeAppointment(patientId, key.sk.slice(appointmentPrefix.length));
  else if (agendaKey !== laboratoryBench || !(await transact(removedFromBench(key))).done) await remove(key);
}

/**
 * Removes an appointment and frees its time on the clinician's sheet. A restored or repaired sheet may hold the time for another
 * appointment; then the sheet is left unchanged.
 */
async function removeAppointment(patientId: string, id: string): Promise<void> {
  const appointment = await getAppointment(patientId, id);
  if (appointment === undefined) return;
  const items = removalOf(appointment);
  const outcome = await transact(items);
  if (outcome.done) return;
  const others = items.filter((_, index) => !outcome.failed.has(index));
  if (outcome.failed.has(0) || !(await transact(others)).done) throw new Error('an appointment of a deleted patient could not be removed');
}

/** Throws after all were tried. */
async function removeAll(kept: readonly Kept[], patientId: string, removeFile?: RemoveFile): Promise<void> {
  const outcomes = await Promise.allSettled(kept.map((one) => removeKept(one, patientId, removeFile)));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} removals failed`);
}

/**
 * Removes what is left under a deleted patient, where nothing new can be written, then the marker, until `until` passes; returns whether all
 * is gone. Safe to repeat. Without `removeFile`, it leaves files, the items that lead to them, and the marker to a later run. Throws after
 * trying everything if an item could not be removed.
 */
export async function finishDeletion(id: string, until: () => boolean, removeFile?: RemoveFile): Promise<boolean> {
  const failures: unknown[] = [];
  let isDone = true;
  for (const partition of [patientPartition(id), papersOf(id)]) {
    let from: Page['next'];
    do {
      if (until()) return false;
      const { items, next } = await keptUnder(partition, from);
      const removable = items.filter((item) => removeFile !== undefined || !isDocument(item));
      await removeAll(removable, id, removeFile).catch((error: unknown) => failures.push(error));
      isDone &&= removable.length === items.length;
      from = next;
    } while (from !== undefined);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'items of a deleted patient could not be removed');
  if (isDone) await remove({ pk: markers, sk: id });
  return isDone;
}

/**
 * Finishes deletions that were interrupted, were long or have files, until none is left or `until` passes; returns their number. Throws after
 * trying all if some could not be finished; the next run retries them.
 */
export const finishDeletions = (removeFile: RemoveFile, until: () => boolean): Promise<number> =>
  finishMarked(markers, (id) => finishDeletion(id, until, removeFile), until, 'deletions could not be finished');
