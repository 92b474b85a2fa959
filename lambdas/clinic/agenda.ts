import * as z from 'zod/mini';
import { Texts } from '#contract/base/language.ts';
import { agendaIndex, type workIndex } from '#contract/deployment/storage.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { type PatientRecord } from './patient.ts';
import { getPatients, profileKey } from './store.ts';

/** Alerts, appointments and the waiting list are stored under their patient and found through sparse indexes. */
type Index = typeof agendaIndex | typeof workIndex;

/** Sorts before every entry of a list, as entries begin with a time, an id or a severity. DynamoDB rejects an empty key value. */
export const beginning = '0';
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

/** A put of an item under a patient (`sk`) that is also in the agenda index (`partition`, `sort`). */
export const agendaItem = (patientId: string, sk: string, partition: string, sort: string, item: object): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: { pk: profileKey(patientId).pk, sk, [agendaIndex.partitionKey]: partition, [agendaIndex.sortKey]: sort, ...item },
  },
});

/** The items of an index partition between two sort values, inclusive; by default from its beginning, to its end, and all of them. */
export const entriesOf = (
  index: Index,
  partition: string,
  { from = beginning, to = end, max }: { readonly from?: string; readonly to?: string; readonly max?: number } = {},
): Promise<Record<string, unknown>[]> =>
  queryItems(
    {
      TableName: env.CLINICAL_TABLE_NAME,
      IndexName: index.name,
      KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#partition': index.partitionKey, '#sort': index.sortKey },
      ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to },
    },
    max,
  );

/** The update that removes an entry from its list. */
export const offTheAgenda = {
  expression: 'REMOVE #partition, #sort',
  names: { '#partition': agendaIndex.partitionKey, '#sort': agendaIndex.sortKey },
};

/** The patients of entries by id, without deleted patients. */
export async function patientsOf(entries: readonly { readonly patientId: string }[]): Promise<ReadonlyMap<string, PatientRecord>> {
  const ids = [...new Set(entries.map((one) => one.patientId))];
  return new Map((await getPatients(ids)).map((patient) => [patient.id, patient]));
}

/** A patient's id and name, as entries show them. */
export const nameOf = ({ id, personalInfo }: PatientRecord) => ({ id, ...personalInfo });
