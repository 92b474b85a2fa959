import type { PatientSort, SortOrder } from '#contract/patient/list.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { readCounts } from '../clinic/counters.ts';
import { changesKeptMs } from '../clinic/name-changes.ts';
import { deskQuery } from './desk-query.ts';
import { indexOfRegister, upToDate } from './held-index.ts';
import type { DirectorySort, Found, Wanted } from './index-file.ts';
import { type HeldIndex, loadSnapshot } from './snapshot.ts';
import { type Likeness, likeTiers, tiersOf } from './tiers.ts';

/** A search that finds no file makes the index of a register of so many people itself; that of a larger one is left to the scheduled job. */
const smallRegister = 5000;
/** A search reads so many changes itself; after more, as of a load in bulk, it waits for the next file. */
const changesMax = 2000;
/** Until when a search that cannot have the index does not try again. */
const triedAgainMs = 60_000;

let held: HeldIndex | undefined;
let notBefore = 0;

/** The index with every change that was visible when this was asked; undefined while it is being made, or catches up. */
async function broughtUpToDate(): Promise<HeldIndex | undefined> {
  const now = Date.now();
  const isForgotten = (known: HeldIndex): boolean => known.knownMs < now - changesKeptMs / 2;
  const mine = held !== undefined && !isForgotten(held) ? await upToDate(held, changesMax) : undefined;
  if (mine !== undefined) return (held = mine);
  held?.file.close();
  held = undefined;
  if (now < notBefore) return undefined;
  const stored = await loadSnapshot();
  const begun = stored !== undefined && !isForgotten(stored) ? stored : await smallIndex(now);
  held = begun && (await upToDate(begun, changesMax));
  if (stored?.file !== held?.file) stored?.file.close();
  if (held === undefined) notBefore = now + triedAgainMs;
  return held;
}

const smallIndex = async (now: number): Promise<HeldIndex | undefined> =>
  (await readCounts(new Date(now))).total > smallRegister ? undefined : indexOfRegister();

let running: Promise<unknown> = Promise.resolve();
let next: Promise<HeldIndex | undefined> | undefined;
/** As `broughtUpToDate`, one after another: who asks while one runs is served by the next, which begins after it. */
function current(): Promise<HeldIndex | undefined> {
  next ??= running
    .catch(() => undefined)
    .then(() => {
      running = next ?? running;
      next = undefined;
      return broughtUpToDate();
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

/** Of numbers, the index has so many digits at the beginning and at the end. */
export const partOfNumber = 4;

/**
 * Whom a search by names, births and ends of numbers means. Undefined if it asks for something else (an address, an id, a longer number), or
 * the index is still being made: then search by key.
 */
export async function findByNames(search: string, wanted: Wanted): Promise<Found | undefined> {
  const query = deskQuery(search, qatarDate(new Date()));
  if (query.addresses.length > 0 || query.numbers.some(({ length }) => length > partOfNumber)) return undefined;
  const index = await current();
  if (index === undefined) return undefined;
  const { tiers, otherwise } = tiersOf(query, index.file.wordsOf);
  const found = index.file.find(tiers, wanted);
  return found.total > 0 || otherwise.length === 0 ? found : index.file.find(otherwise, wanted);
}

/**
 * Those who have one of these full names, by sound, and are like this otherwise, or at least like that, the likest first and at most so many;
 * undefined while the index is being made.
 */
export async function findAlike(
  fullNames: readonly string[],
  steps: readonly Likeness[],
  most: number,
): Promise<readonly string[] | undefined> {
  const index = await current();
  return index?.file.find(likeTiers(fullNames, steps, index.file.wordsOf), { offset: 0, limit: most }).people.map(({ id }) => id);
}
