import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { everyPatient, wholeIndexes } from '#contract/deployment/storage.ts';
import type { PatientSort, SortOrder } from '#contract/patient/list.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { parts } from '#platform/parts.ts';
import { env } from '../clinic/env.ts';
import { changesKeptMs, nameChangesSince } from '../clinic/name-changes.ts';
import { factsOf } from '../clinic/search-terms.ts';
import { getPatientsNow, recordFrom, recordProjection } from '../clinic/store.ts';
import { deskQuery } from './desk-query.ts';
import type { DirectorySort, Found, Wanted } from './index-file.ts';
import { type HeldIndex, loadSnapshot, newIndex } from './snapshot.ts';
import { tiersOf } from './tiers.ts';

/** The index that this function holds, and the keys of the changes that it has and may be told again. */
interface Held extends HeldIndex {
  readonly has: ReadonlySet<string>;
}

/** Records per read of the whole register: some hundred kilobytes. */
const readAtOnce = 500;
/** Records per consistent read of those that changed. */
const changedAtOnce = 100;
/** A register of so many people is read whole by a search that finds no file; a larger one is left to the job that makes the file. */
const smallRegister = 5000;
/** An index follows its table within a second or so. What is read from it may lack the changes of the last minute. */
const indexLagMs = 60_000;

/** Makes the index from the list of records, or gives up after so many. */
export async function indexOfRegister(most = Infinity): Promise<HeldIndex | undefined> {
  const knownMs = Date.now() - indexLagMs;
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
    if (from !== undefined && file.count() >= most) {
      file.close();
      return undefined;
    }
  } while (from !== undefined);
  return { file, knownMs };
}

/** The index with every change until now. */
export async function upToDate({ file, knownMs, has }: Held): Promise<Held> {
  const now = Date.now();
  const changes = await nameChangesSince(knownMs);
  const changed = [...new Set(changes.filter(({ key }) => !has.has(key)).map(({ patientId }) => patientId))];
  for (const ids of parts(changed, changedAtOnce)) {
    const records = await getPatientsNow(ids);
    file.put(records.map(factsOf));
    const there = new Set(records.map(({ id }) => id));
    file.remove(ids.filter((id) => !there.has(id)));
  }
  return { file, knownMs: now, has: new Set(changes.map(({ key }) => key)) };
}

/** An index of everybody: the newest file, or one made now; undefined if the register is too large for that. */
export async function begin(most?: number): Promise<(Held & { readonly isMade: boolean }) | undefined> {
  const stored = await loadSnapshot();
  const isMade = stored === undefined || stored.knownMs < Date.now() - changesKeptMs / 2;
  const index = isMade ? await indexOfRegister(most) : stored;
  return index && { ...index, has: new Set(), isMade };
}

let held: Held | undefined;
let running: Promise<unknown> = Promise.resolve();
let next: Promise<Held | undefined> | undefined;
/** The index, with every change that was written before this was asked; undefined while it is still being made. */
function current(): Promise<Held | undefined> {
  // Asked while another update runs, this one's begins after it, and serves everybody who asks until it begins.
  next ??= running
    .catch(() => undefined)
    .then(async () => {
      running = next ?? running;
      next = undefined;
      if (held !== undefined && held.knownMs < Date.now() - changesKeptMs / 2) {
        held.file.close();
        held = undefined;
      }
      const index = held ?? (await begin(smallRegister));
      held = index && (await upToDate(index));
      return held;
    });
  return next;
}

const columns = {
  createdAt: 'id',
  'personalInfo.firstName': 'firstName',
  'personalInfo.lastName': 'lastName',
  'personalInfo.email': 'email',
  'personalInfo.dateOfBirth': 'dateOfBirth',
  status: 'status',
} as const satisfies Record<PatientSort, DirectorySort>;
/** An order of a list of patients, as the index has it. */
export const sortOf = (sortBy: PatientSort, sortOrder: SortOrder): Wanted['sortBy'] => ({
  by: columns[sortBy],
  isDescending: sortOrder === 'desc',
});

/** Of numbers, the index has the last three and four digits. */
const endsMax = 4;

/**
 * Whom a search by names, births and ends of numbers means. Undefined if it asks for something else (an address, an id, a longer number), or
 * the index is still being made: then search by key.
 */
export async function findByNames(search: string, wanted: Wanted): Promise<Found | undefined> {
  const query = deskQuery(search, qatarDate(new Date()));
  if (query.addresses.length > 0 || query.numbers.some(({ length }) => length > endsMax)) return undefined;
  const index = await current();
  if (index === undefined) return undefined;
  const { tiers, otherwise } = tiersOf(query, index.file.wordsOf);
  const found = index.file.find(tiers, wanted);
  return found.total > 0 || otherwise.length === 0 ? found : index.file.find(otherwise, wanted);
}
