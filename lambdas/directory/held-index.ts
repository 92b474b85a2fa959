import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { everyPatient, wholeIndexes } from '#contract/deployment/storage.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { parts } from '#platform/parts.ts';
import { env } from '../clinic/env.ts';
import { nameChangesSince } from '../clinic/name-changes.ts';
import { factsOf } from '../clinic/search-terms.ts';
import { getPatientsNow, recordFrom, recordProjection } from '../clinic/store.ts';
import { type HeldIndex, newIndex } from './snapshot.ts';

/** Records per read of the whole register: some hundred kilobytes. */
const readAtOnce = 500;
/** Records per consistent read of those that changed. */
const changedAtOnce = 100;
/** An index of a table follows it within a second or so. What is read from it may lack the changes of the last minute. */
const tableIndexLagMs = 60_000;

/** Makes the index from the list of records. */
export async function indexOfRegister(): Promise<HeldIndex> {
  const madeMs = Date.now();
  const file = await newIndex();
  const { name, partitionKey } = wholeIndexes.createdAt;
  let from: Record<string, unknown> | undefined;
  do {
    const { Items: items = [], LastEvaluatedKey: last } = await dynamodb.send(
      new QueryCommand({
        TableName: env.CLINICAL_TABLE_NAME,
        IndexName: name,
        KeyConditionExpression: `${partitionKey} = :all`,
        ExpressionAttributeValues: { ':all': everyPatient },
        ...recordProjection,
        Limit: readAtOnce,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    file.put(items.map((item) => factsOf(recordFrom(item))));
    from = last;
  } while (from !== undefined);
  return { file, madeMs, knownMs: madeMs - tableIndexLagMs, has: new Set() };
}

/** The index with every change that was visible when this was asked; undefined, and nothing done, if those that it lacks are more than `most`. */
export async function upToDate(index: HeldIndex, most = Infinity): Promise<HeldIndex | undefined> {
  const knownMs = Date.now();
  const changes = await nameChangesSince(index.knownMs, most + index.has.size);
  if (changes === undefined) return undefined;
  const changed = [...new Set(changes.filter(({ key }) => !index.has.has(key)).map(({ patientId }) => patientId))];
  for (const ids of parts(changed, changedAtOnce)) {
    // As they are now, whatever the change was and in whatever order changes are told.
    const records = await getPatientsNow(ids);
    index.file.put(records.map(factsOf));
    const there = new Set(records.map(({ id }) => id));
    index.file.remove(ids.filter((id) => !there.has(id)));
  }
  return { ...index, knownMs, has: new Set(changes.map(({ key }) => key)) };
}
