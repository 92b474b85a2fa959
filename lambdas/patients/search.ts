import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { PatientListQuery } from '#contract/patient.ts';
import { patientStatuses } from '#contract/patient.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { byteOrder } from './list.ts';
import { idLength } from './patient.ts';
import { type QueryWord, type SearchFacts, type TermRange, factsFrom, factsOf, queryWords } from './search-terms.ts';
import { getPatients, listIndexes } from './store.ts';

/** A search reads at most so many rows of each stretch of the index. */
const rowsMax = 1000;
/** An id that is being typed can mean at most so many patients. */
const idsMax = 25;

export interface Found {
  readonly facts: readonly SearchFacts[];
  /** There were more rows than a search reads: what was found is right, but there may be more. */
  readonly truncated: boolean;
}

/** The patients that match every word of the search, with what a list needs to filter and sort them. */
export async function findPatients(search: string): Promise<Found> {
  const words = queryWords(search).toSorted((a, b) => b.text.length - a.text.length);
  const matchesAll = (facts: SearchFacts): boolean => words.every((word) => word.matches(facts));
  let partial: SearchFacts[] | undefined;
  // The longest word is likely the rarest; a word whose rows were all read settles the search, since rows can check the others.
  for (const word of words) {
    const { facts, truncated } = await candidates(word);
    const found = facts.filter(matchesAll);
    if (!truncated) return { facts: found, truncated: false };
    if (partial === undefined || found.length > partial.length) partial = found;
  }
  return { facts: partial ?? [], truncated: partial !== undefined };
}

async function candidates(word: QueryWord): Promise<Found> {
  const [stretches, byId] = await Promise.all([Promise.all(word.ranges.map(readRange)), byIdPrefix(word.idPrefix)]);
  const facts = new Map<string, SearchFacts>();
  for (const found of [...stretches, byId]) for (const one of found.facts) facts.set(one.id, one);
  return { facts: [...facts.values()], truncated: [...stretches, byId].some((found) => found.truncated) };
}

async function readRange(range: TermRange): Promise<Found> {
  const { Items: items = [], LastEvaluatedKey: more } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': range.pk, ':prefix': range.prefix },
      ProjectionExpression: 'facts',
      // Where a word has too many rows, those of the newest patients are kept.
      ScanIndexForward: false,
      Limit: rowsMax,
    }),
  );
  return { facts: items.map((item) => factsFrom(String(item['facts']))), truncated: more !== undefined };
}

async function byIdPrefix(prefix: string | undefined): Promise<Found> {
  if (prefix === undefined) return { facts: [], truncated: false };
  if (prefix.length === idLength) return { facts: (await getPatients([prefix])).map(factsOf), truncated: false };
  const { name, key } = listIndexes.createdAt;
  const answers = await Promise.all(
    patientStatuses.map((status) =>
      dynamodb.send(
        new QueryCommand({
          TableName: env.CLINICAL_TABLE_NAME,
          IndexName: name,
          KeyConditionExpression: 'patientStatus = :status AND begins_with(#key, :prefix)',
          ExpressionAttributeNames: { '#key': key },
          ExpressionAttributeValues: { ':status': status, ':prefix': prefix },
          ProjectionExpression: '#key',
          ScanIndexForward: false,
          Limit: idsMax,
        }),
      ),
    ),
  );
  const ids = answers.flatMap((answer) => (answer.Items ?? []).map((item) => String(item[key])));
  return { facts: (await getPatients(ids)).map(factsOf), truncated: answers.some((answer) => answer.LastEvaluatedKey !== undefined) };
}

const sortText: Record<PatientListQuery['sortBy'], (facts: SearchFacts) => string> = {
  createdAt: (facts) => facts.id,
  'personalInfo.firstName': (facts) => facts.firstNameKey,
  'personalInfo.lastName': (facts) => facts.lastNameKey,
  'personalInfo.email': (facts) => facts.emailKey,
  'personalInfo.dateOfBirth': (facts) => `${facts.dateOfBirth}#${facts.id}`,
  status: (facts) => `${facts.status}#${facts.id}`,
};

/** What a search found, in the order that the list asks for. */
export function inOrder(
  facts: readonly SearchFacts[],
  sortBy: PatientListQuery['sortBy'],
  sortOrder: PatientListQuery['sortOrder'],
): SearchFacts[] {
  const text = sortText[sortBy];
  const direction = sortOrder === 'asc' ? 1 : -1;
  return facts
    .map((one) => ({ one, key: text(one) }))
    .toSorted((a, b) => direction * byteOrder(a.key, b.key))
    .map(({ one }) => one);
}
