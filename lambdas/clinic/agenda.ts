import * as z from 'zod/mini';
import { Texts } from '#contract/base/language.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { type PatientRecord } from './patient.ts';
import { getPatients, profileKey } from './store.ts';

/** What alerts, appointments and the waiting list share: they are stored under their patient and found through sparse indexes. */
type Index = typeof agendaIndex | typeof workIndex;

/** Orders items of several lists of work as each list is ordered. */
export const inWorkOrder = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): number =>
  String(one[workIndex.sortKey]) < String(other[workIndex.sortKey]) ? -1 : 1;

/** Sorts before everything on a list, which begins with a time, an id or a severity. A key is never empty: DynamoDB refuses to look for one. */
const beginning = '0';
/** Sorts after every text that begins with an ASCII character. */
export const end = '\uFFFF';

/** A stored text in both languages; older items have one text for both. */
export const storedTexts = z.union([
  Texts,
  z.pipe(
    z.string(),
    z.transform((text) => ({ en: text, ar: text })),
  ),
]);

/** An item under a patient (`sk`), on the agenda in a partition by `sort`. */
export const agendaItem = (patientId: string, sk: string, partition: string, sort: string, item: object): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: { pk: profileKey(patientId).pk, sk, [agendaIndex.partitionKey]: partition, [agendaIndex.sortKey]: sort, ...item },
  },
});

/** All items of an index's partition between two sort values, inclusive; without them, from its beginning or to its end. */
export const entriesOf = (
  index: Index,
  partition: string,
  { from = beginning, to = end }: { readonly from?: string; readonly to?: string } = {},
): Promise<Record<string, unknown>[]> =>
  queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    IndexName: index.name,
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#partition': index.partitionKey, '#sort': index.sortKey },
    ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to },
  });

/** What takes an entry off its list, for an update of its item. */
export const offTheAgenda = {
  expression: 'REMOVE #partition, #sort',
  names: { '#partition': agendaIndex.partitionKey, '#sort': agendaIndex.sortKey },
};

/** The patients of entries by id; those that are deleted are missing. */
export async function patientsOf(entries: readonly { readonly patientId: string }[]): Promise<ReadonlyMap<string, PatientRecord>> {
  const ids = [...new Set(entries.map((one) => one.patientId))];
  return new Map((await getPatients(ids)).map((patient) => [patient.id, patient]));
}

/** A patient as an entry names them. */
export const nameOf = ({ id, personalInfo }: PatientRecord) => ({ id, ...personalInfo });
