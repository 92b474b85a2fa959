import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb, transact } from '#platform/dynamodb.ts';
import { appointmentPrefix, getAppointment, removalOf } from './appointments/stored.ts';
import { deletionMarkers as markers } from './records/store.ts';
import { env } from './records/env.ts';
import { removeDocument } from './records/document-files.ts';
import { accountSide, pointerKey } from './links/keys.ts';
import { patientPartition, uploadPrefix } from './records/patient.ts';

/**
 * The second half of deleting a patient: the record is already gone, and everything else under it is removed in chunks. A marker, written
 * with the first half and removed last, lets a later run resume after a crash. Links and link codes have a second item elsewhere, which is
 * removed first because the item here points to it; an appointment also holds time of a clinician, which it gives back as it goes; what was
 * announced of a document leads to its file.
 */
const chunk = 25;

interface Key {
  readonly pk: string;
  readonly sk: string;
}
const Kept = z.object({ pk: z.string(), sk: z.string(), userId: z.optional(z.string()), codeHash: z.optional(z.string()) });
type Kept = z.output<typeof Kept>;

async function keptUnder(partition: string): Promise<Kept[]> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      ProjectionExpression: 'pk, sk, userId, codeHash',
      ConsistentRead: true,
      Limit: chunk,
    }),
  );
  return items.map((item) => z.parse(Kept, item));
}

const remove = ({ pk, sk }: Key): Promise<unknown> =>
  dynamodb.send(new DeleteCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: { pk, sk } }));

async function removeKept({ userId, codeHash, ...key }: Kept, patientId: string): Promise<void> {
  if (userId !== undefined) await remove(accountSide(userId, patientId));
  if (codeHash !== undefined) await remove(pointerKey(codeHash));
  if (key.sk.startsWith(uploadPrefix)) await removeDocument({ patientId, id: key.sk.slice(uploadPrefix.length) });
  if (key.sk.startsWith(appointmentPrefix)) await removeAppointment(patientId, key.sk.slice(appointmentPrefix.length));
  else await remove(key);
}

/** Gives the clinician's time back with the appointment. */
async function removeAppointment(patientId: string, id: string): Promise<void> {
  const appointment = await getAppointment(patientId, id);
  if (appointment === undefined) return;
  const outcome = await transact(removalOf(appointment));
  if (!outcome.done) throw new Error('an appointment of a deleted patient could not be removed');
}

/** Removes what is left under a deleted patient, then the marker. Safe to repeat. */
export async function finishDeletion(id: string): Promise<void> {
  const partition = patientPartition(id);
  for (let left = await keptUnder(partition); left.length > 0; left = await keptUnder(partition)) {
    await Promise.all(left.map((item) => removeKept(item, id)));
  }
  await remove({ pk: markers, sk: id });
}

/** Finishes deletions interrupted by a crash, until none is left or `until` passes; returns how many. */
export async function finishDeletions(until: () => boolean): Promise<number> {
  let finished = 0;
  for (let open = await keptUnder(markers); open.length > 0 && !until(); open = await keptUnder(markers)) {
    for (const marker of open) {
      await finishDeletion(marker.sk);
      finished += 1;
    }
  }
  return finished;
}
