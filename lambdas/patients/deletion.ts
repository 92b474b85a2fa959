import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';

/**
 * The second half of deleting a patient: the record is gone already, and everything else kept under it is removed in
 * chunks. A marker, written with the first half and removed last, lets any later run go on where a crash stopped this one.
 */
const markers = 'DELETIONS';
const chunk = 25;

/** The item that says: what is under this patient has to go. */
export const deletionMarker = (id: string): TransactItem => ({
  Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { pk: markers, sk: id } },
});

const Key = z.object({ pk: z.string(), sk: z.string() });
type Key = z.output<typeof Key>;

async function keys(partition: string): Promise<Key[]> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
      Limit: chunk,
    }),
  );
  return items.map((item) => z.parse(Key, item));
}

const remove = (key: Key): Promise<unknown> => dynamodb.send(new DeleteCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: key }));

/** Removes what is left under a deleted patient, then its marker. Repeating it is harmless. */
export async function finishDeletion(id: string): Promise<void> {
  for (let left = await keys(`PATIENT#${id}`); left.length > 0; left = await keys(`PATIENT#${id}`)) await Promise.all(left.map(remove));
  await remove({ pk: markers, sk: id });
}

/** Finishes the deletions that a crash interrupted, until none is left or `until` is past; answers how many. */
export async function finishDeletions(until: () => boolean): Promise<number> {
  let finished = 0;
  for (let open = await keys(markers); open.length > 0 && !until(); open = await keys(markers)) {
    for (const marker of open) {
      await finishDeletion(marker.sk);
      finished += 1;
    }
  }
  return finished;
}
