import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { patientStatuses } from '#contract/patient/choices.ts';
import type { PatientSort, SortOrder } from '#contract/patient/list.ts';
import { listIndexes } from '#contract/deployment/storage.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { byteOrder } from './byte-order.ts';
import { idLength, sortKey } from './patient.ts';
import { type QueryWord, type SearchFacts, type TermRange, factsFrom, factsOf, matchOf, queryWords } from './search-terms.ts';
import { getPatients } from './store.ts';

/** Maximum rows read of each of a word's ranges. */
const rowsMax = 500;
/** Maximum patients that match a partial id. */
const idsMax = 25;

export interface Found {
  readonly facts: readonly SearchFacts[];
  /** The search stopped at its limit of rows: the matches are right, but there may be more. */
  readonly truncated: boolean;
}

/**
 * The patients that match every word, with the facts that a list filters and sorts by; by the numbers and addresses among the words, since
 * their rows can check the others. Nobody, and truncated, if all are names.
 */
export async function findByKey(words: readonly QueryWord[]): Promise<Found> {
  const looks = await Promise.all(words.filter(({ isName }) => !isName).map(candidates));
  const complete = looks.filter(({ truncated }) => !truncated).toSorted((a, b) => a.facts.length - b.facts.length)[0];
  const { facts, truncated } = complete ?? { facts: unique(looks.flatMap((look) => look.facts)), truncated: words.length > 0 };
  return { facts: facts.filter((one) => matchOf(words, one) !== undefined), truncated };
}

/** Tests whether somebody, of whom at least the names are known, matches a search. */
export function matching(search: string): (facts: SearchFacts) => boolean {
  const words = queryWords(search);
  return (facts) => matchOf(words, facts) !== undefined;
}

const unique = (facts: readonly SearchFacts[]): SearchFacts[] => [...new Map(facts.map((one) => [one.id, one])).values()];

async function candidates(word: QueryWord): Promise<Found> {
  const [stretches, byId] = await Promise.all([
    Promise.all(word.ranges.map((range) => readRange(range, rowsMax))),
    byIdPrefix(word.idPrefix),
  ]);
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
 * Matches, closest first: names as typed, then those that begin so, then those that only sound so, then those found by the emergency contact;
 * the newest first of each.
 */
export function closestFirst(facts: readonly SearchFacts[], words: readonly QueryWord[]): SearchFacts[] {
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
