import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { decodeTime } from 'ulid';
import { patientStatuses } from '#contract/patient/choices.ts';
import type { PatientSort, SortOrder } from '#contract/patient/list.ts';
import { listIndexes } from '#contract/deployment/storage.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { byteOrder } from './byte-order.ts';
import { idLength, sortKey } from './patient.ts';
import {
  type Match,
  type QueryWord,
  type SearchFacts,
  type TermRange,
  factsFrom,
  factsOf,
  fullNameRanges,
  matchOf,
  queryWords,
} from './search-terms.ts';
import { getPatients } from './store.ts';

/** Maximum rows read per index range; the first read of each word is shorter. */
const rowsMax = 500;
const firstLook = 100;
/** Maximum patients that match a partial id. */
const idsMax = 25;

export interface Found {
  readonly facts: readonly SearchFacts[];
  /** The search stopped at its limit of rows: the matches are right, but there may be more. */
  readonly truncated: boolean;
}

/**
 * The patients that match every word of the search, with the facts that a list filters and sorts by. Those whose emergency contact has the
 * only word, a name, are found if nobody has it as their own.
 */
export async function findPatients(search: string): Promise<Found> {
  const words = queryWords(search);
  const [own, contacts] = await Promise.all([findByOwn(words), readContacts(words)]);
  const byContact = contacts.facts.filter((facts) => matchOf(words, facts) === 'contact');
  const isLoneName = words.length === 1 && words[0]?.contactRange !== undefined;
  if (byContact.length === 0 || (isLoneName && own.facts.length > 0)) return own;
  return { facts: unique([...own.facts, ...byContact]), truncated: own.truncated || contacts.truncated };
}

/** The patients whose emergency contact has a word of the search in their name. */
async function readContacts(words: readonly QueryWord[]): Promise<Found> {
  const found = await Promise.all(words.flatMap(({ contactRange }) => contactRange ?? []).map((range) => readRange(range, firstLook)));
  return { facts: found.flatMap(({ facts }) => facts), truncated: found.length > 0 && found.every(({ truncated }) => truncated) };
}

/**
 * Reading all rows of one word is enough, because rows can check the other words; the rarest word is tried first. First and last names
 * together are looked for at the same time, because each of the two may be common.
 */
async function findByOwn(words: readonly QueryWord[]): Promise<Found> {
  const matchesAll = (facts: SearchFacts): boolean => matchOf(words, facts) !== undefined;
  const [looks, fullNames] = await Promise.all([
    Promise.all(words.map(async (word) => ({ word, seen: await candidates(word, firstLook) }))),
    Promise.all(fullNameRanges(words).map((range) => readRange(range, rowsMax))),
  ]);
  const complete = looks.filter(({ seen }) => !seen.truncated).toSorted((a, b) => a.seen.facts.length - b.seen.facts.length)[0];
  if (complete !== undefined) return { facts: complete.seen.facts.filter(matchesAll), truncated: false };
  // Every word is common: patients with these first and last names are all found, others only among the rows read.
  const named = fullNames.flatMap((found) => found.facts);
  const together = [...named, ...looks.flatMap(({ seen }) => seen.facts)].filter(matchesAll);
  if (named.length > 0) return { facts: unique(together), truncated: true };
  let partial: SearchFacts[] = [];
  for (const { word } of looks.toSorted((a, b) => rarity(b.seen) - rarity(a.seen))) {
    const { facts, truncated } = await candidates(word, rowsMax);
    const found = facts.filter(matchesAll);
    if (!truncated) return { facts: found, truncated: false };
    if (found.length > partial.length) partial = found;
  }
  return { facts: partial, truncated: words.length > 0 };
}

/** Tests whether a patient matches the search: `findPatients` without its limits, where its limits are reached. */
export function matching(search: string): (facts: SearchFacts) => boolean {
  const words = queryWords(search);
  const isLoneName = words.length === 1 && words[0]?.contactRange !== undefined;
  return (facts) => {
    const match = matchOf(words, facts);
    return match !== undefined && !(isLoneName && match === 'contact');
  };
}

/** By what each of a search's matches was found, where it is not what is theirs now. */
export function otherMatches(facts: readonly SearchFacts[], search: string): { readonly id: string; readonly by: Exclude<Match, 'own'> }[] {
  const words = queryWords(search);
  return facts.flatMap((one) => {
    const by = matchOf(words, one);
    return by === undefined || by === 'own' ? [] : [{ id: one.id, by }];
  });
}

/** How rare a word is: the time span of its newest rows, which is longer for rarer words. */
function rarity(seen: Found): number {
  const times = seen.facts.map(({ id }) => decodeTime(id));
  return Math.max(...times) - Math.min(...times);
}

const unique = (facts: readonly SearchFacts[]): SearchFacts[] => [...new Map(facts.map((one) => [one.id, one])).values()];

async function candidates(word: QueryWord, rows: number): Promise<Found> {
  const [stretches, byId] = await Promise.all([Promise.all(word.ranges.map((range) => readRange(range, rows))), byIdPrefix(word.idPrefix)]);
  return {
    facts: unique([...stretches, byId].flatMap((found) => found.facts)),
    truncated: [...stretches, byId].some((found) => found.truncated),
  };
}

/** The newest rows of an index range, up to a limit. */
export async function readRange(range: TermRange, rows: number): Promise<Found> {
  const { Items: items = [], LastEvaluatedKey: more } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': { S: range.pk }, ':from': { S: range.from }, ':to': { S: range.to } },
      ProjectionExpression: 'facts',
      // If a word has too many rows, keep those of the newest patients.
      ScanIndexForward: false,
      Limit: rows,
    }),
  );
  return { facts: items.map((item) => factsFrom(item['facts']?.S ?? '')), truncated: more !== undefined };
}

async function byIdPrefix(prefix: string | undefined): Promise<Found> {
  if (prefix === undefined) return { facts: [], truncated: false };
  if (prefix.length === idLength) return { facts: (await getPatients([prefix])).map(factsOf), truncated: false };
  const { name, sortKey: key } = listIndexes.createdAt;
  const answers = await Promise.all(
    patientStatuses.map((status) =>
      dynamodb.send(
        new QueryCommand({
          TableName: env.CLINICAL_TABLE_NAME,
          IndexName: name,
          KeyConditionExpression: 'patientStatus = :status AND begins_with(#key, :prefix)',
          ExpressionAttributeNames: { '#key': key },
          ExpressionAttributeValues: { ':status': { S: status }, ':prefix': { S: prefix } },
          ProjectionExpression: '#key',
          ScanIndexForward: false,
          Limit: idsMax,
        }),
      ),
    ),
  );
  const ids = answers.flatMap((answer) => (answer.Items ?? []).map((item) => item[key]?.S ?? ''));
  return { facts: (await getPatients(ids)).map(factsOf), truncated: answers.some((answer) => answer.LastEvaluatedKey !== undefined) };
}

const sortText: Record<PatientSort, (facts: SearchFacts) => string> = {
  createdAt: (facts) => facts.id,
  'personalInfo.firstName': (facts) => sortKey.name(facts.firstName, facts.id),
  'personalInfo.lastName': (facts) => sortKey.name(facts.lastName, facts.id),
  'personalInfo.email': (facts) => sortKey.email(facts.email, facts.id),
  'personalInfo.dateOfBirth': (facts) => sortKey.dateOfBirth(facts.dateOfBirth, facts.id),
  status: (facts) => `${facts.status}#${facts.id}`,
};

/**
 * A search's matches, closest first: names as typed, then those that begin so, then those that only sound so, then those found by the
 * emergency contact; the newest first of each.
 */
export function closestFirst(facts: readonly SearchFacts[], search: string): SearchFacts[] {
  const words = queryWords(search);
  return facts
    .map((one) => ({ one, closeness: matchOf(words, one) === 'contact' ? 0 : words.reduce((sum, word) => sum + word.closeness(one), 0) }))
    .toSorted((a, b) => b.closeness - a.closeness || byteOrder(b.one.id, a.one.id))
    .map(({ one }) => one);
}

/** A search's matches in list order. */
export function inOrder(facts: readonly SearchFacts[], sortBy: PatientSort, sortOrder: SortOrder): SearchFacts[] {
  const text = sortText[sortBy];
  const direction = sortOrder === 'asc' ? 1 : -1;
  return facts
    .map((one) => ({ one, key: text(one) }))
    .toSorted((a, b) => direction * byteOrder(a.key, b.key))
    .map(({ one }) => one);
}
