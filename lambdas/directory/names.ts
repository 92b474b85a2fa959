import type { PatientListQuery, PatientSort } from '#contract/patient/list.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { smallRegister } from '#contract/deployment/storage.ts';
import { readCounts } from '../clinic/counters.ts';
import { changesKeptMs } from '../clinic/name-changes.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { closestFirst, findByKey, inOrder } from '../clinic/search.ts';
import { type QueryWord, type SearchFacts, factsOf, matchOf, queryWords } from '../clinic/search-terms.ts';
import { type DeskQuery, deskQuery } from './desk-query.ts';
import { indexOfRegister, upToDate } from './held-index.ts';
import type { DirectorySort, Found, Wanted } from './index-file.ts';
import { type HeldIndex, loadSnapshot } from './snapshot.ts';
import { type Likeness, findIn, isByKey, likeTiers } from './tiers.ts';

/** A search reads so many changes itself; after more, as of a load in bulk, it waits for the next file. */
export const changesMax = 2000;

/** How much an asker does to have the index: an answer within seconds, or, of a job, as much as there is. */
export type Patience = 'answers' | 'works';
const bounds: Readonly<Record<Patience, { readonly people: number; readonly changes: number }>> = {
  answers: { people: smallRegister, changes: changesMax },
  works: { people: Infinity, changes: Infinity },
};
/** Until when a search that cannot have the index does not try again. */
const triedAgainMs = 15_000;

let held: HeldIndex | undefined;
let notBefore = 0;

/** The index with every change that was visible when this was asked; undefined while it is being made, or catches up. */
async function broughtUpToDate(patience: Patience): Promise<HeldIndex | undefined> {
  const now = Date.now();
  const { people, changes } = bounds[patience];
  const isForgotten = (known: HeldIndex): boolean => known.knownMs < now - changesKeptMs / 2;
  const mine = held !== undefined && !isForgotten(held) ? await upToDate(held, changes) : undefined;
  if (mine !== undefined) return (held = mine);
  held?.file.close();
  held = undefined;
  if (now < notBefore) return undefined;
  const stored = await loadSnapshot();
  const isFresh = stored !== undefined && !isForgotten(stored);
  if (!isFresh) stored?.file.close();
  const made = async () => ((await readCounts(new Date(now))).total > people ? undefined : indexOfRegister());
  const begun = isFresh ? stored : await made();
  held = begun && (await upToDate(begun, changes));
  if (held === undefined) begun?.file.close();
  if (held === undefined) notBefore = now + triedAgainMs;
  return held;
}

let running: Promise<unknown> = Promise.resolve();
let next: Promise<HeldIndex | undefined> | undefined;
/** As `broughtUpToDate`, one after another: who asks while one runs is served by the next, which begins after it. */
function current(patience: Patience): Promise<HeldIndex | undefined> {
  next ??= running
    .catch(() => undefined)
    .then(() => {
      running = next ?? running;
      next = undefined;
      return broughtUpToDate(patience);
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
/** A search, and the part of its result that is asked for. */
export type Sought = Pick<PatientListQuery, 'search' | 'status' | 'sortBy' | 'sortOrder' | 'page' | 'limit'>;
export interface Result extends Found {
  /** The page that was found: the last one of a search that has fewer. */
  readonly page: number;
  /** Not everybody could be looked through: the people are right, but there may be more. */
  readonly truncated: boolean;
  /** The index was asked, which knows everybody's names as they are now. */
  readonly isOfNames: boolean;
}

/**
 * Whom a search by names, births, numbers, addresses or ids means. Numbers and addresses find by key while there is no index; names find
 * nobody then, and the result is truncated.
 */
export async function findPeople(sought: Sought, patience: Patience = 'answers'): Promise<Result> {
  const query = deskQuery(sought.search, qatarDate(new Date()));
  const index = isByKey(query) ? undefined : await current(patience);
  const { status, limit } = sought;
  const pageOf = (page: number): Pick<Wanted, 'offset' | 'limit'> => ({ offset: (page - 1) * limit, limit });
  let find: (page: number) => Found & { truncated: boolean };
  if (index === undefined) find = await byKey(query, sought, pageOf);
  else {
    const sortBy = sought.sortBy === 'match' ? undefined : { by: columns[sought.sortBy], isDescending: sought.sortOrder === 'desc' };
    find = (page) => ({ ...findIn(index.file, query, { status, sortBy, ...pageOf(page) }), truncated: false });
  }
  const page = sought.page ?? 1;
  const found = find(page);
  // A page past the end would reveal the number of matches without naming a patient in the access log.
  const last = Math.max(1, Math.min(page, Math.ceil(found.total / limit)));
  return { ...(last === page ? found : find(last)), page: last, isOfNames: index !== undefined };
}

/** The words of a query, and a test of what it says of a birth. */
function meaningOf({ names, initials, addresses, numbers, dates, years }: DeskQuery): {
  readonly words: readonly QueryWord[];
  readonly isBornSo: (facts: SearchFacts) => boolean;
} {
  const ends = ({ digits }: SearchFacts, end: string): boolean => digits.some((number) => number.endsWith(end));
  return {
    words: queryWords([names, ...initials, ...addresses, ...numbers].join(' ')),
    isBornSo: (facts) =>
      dates.every((some) => some.includes(facts.dateOfBirth)) &&
      years.every((one) => one.years.includes(facts.dateOfBirth.slice(0, 4)) || (one.digits.length > 2 && ends(facts, one.digits))),
  };
}

/** Tests whether somebody matches a search. */
export function meaning(search: string): (facts: SearchFacts) => boolean {
  const { words, isBornSo } = meaningOf(deskQuery(search, qatarDate(new Date())));
  return (facts) => isBornSo(facts) && matchOf(words, facts) !== undefined;
}

async function byKey(
  query: DeskQuery,
  { status, sortBy, sortOrder }: Sought,
  pageOf: (page: number) => Pick<Wanted, 'offset' | 'limit'>,
): Promise<(page: number) => Found & { truncated: boolean }> {
  const { words, isBornSo } = meaningOf(query);
  const { facts, truncated } = await findByKey(words);
  const kept = facts.filter((one) => (status === undefined || one.status === status) && isBornSo(one));
  const ordered = sortBy === 'match' ? closestFirst(kept, words) : inOrder(kept, sortBy, sortOrder);
  return (page) => {
    const { offset, limit } = pageOf(page);
    const people = ordered.slice(offset, offset + limit).map((one) => ({ id: one.id, by: matchOf(words, one) ?? 'own' }));
    return { people, total: kept.length, truncated };
  };
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
  const index = await current('answers');
  return index?.file.find(likeTiers(fullNames, steps, index.file.vocabulary), { offset: 0, limit: most }).people.map(({ id }) => id);
}

/** How many have the whole name and the year of birth of a patient; as the index knew it when it was last asked. */
const countOf = (patient: PatientRecord): number | undefined => held?.file.namesakes(factsOf(patient));

/** How many have the whole name and the year of birth of this patient, included; undefined while the index is being made. */
export async function namesakesNow(patient: Promise<PatientRecord>): Promise<number | undefined> {
  const [record] = await Promise.all([patient, current('answers')]);
  return countOf(record);
}

/** The same of patients whom a search has just found, where they are more than one. */
export const namesakesOf = (patients: readonly PatientRecord[]): { readonly id: string; readonly count: number }[] =>
  patients.map((patient) => ({ id: patient.id, count: countOf(patient) ?? 1 })).filter(({ count }) => count > 1);
