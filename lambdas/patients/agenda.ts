import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Texts } from '#contract/base/language.ts';
import { agendaIndex } from '#contract/storage.ts';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { env } from './records/env.ts';
import { getPatients, profileKey } from './records/store.ts';

/** What appointments and open alerts share: they are stored under their patient and found through one sparse index of their own. */
type Partition = 'APPOINTMENTS' | 'ALERTS';

/** More than a clinic's daily appointments or open alerts; reads stop there. */
const readMax = 1000;
/** Maximum entries of either list: what one request reads of their patients. */
const listedMax = 100;
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

/** An item under a patient (`sk`), indexed in a partition by `sort`. */
export const agendaItem = (patientId: string, sk: string, partition: Partition, sort: string, item: object): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: { pk: profileKey(patientId).pk, sk, [agendaIndex.partitionKey]: partition, [agendaIndex.sortKey]: sort, ...item },
  },
});

/** The items of a partition between two sort values, inclusive, at most 1,000. */
export async function agendaEntries(partition: Partition, from: string, to: string): Promise<Record<string, unknown>[]> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      IndexName: agendaIndex.name,
      KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#partition': agendaIndex.partitionKey, '#sort': agendaIndex.sortKey },
      ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to },
      Limit: readMax,
    }),
  );
  return items;
}

/** What takes an entry off its list, for an update of its item. */
export const offTheAgenda = {
  expression: 'REMOVE #partition, #sort',
  names: { '#partition': agendaIndex.partitionKey, '#sort': agendaIndex.sortKey },
};

/** Adds the patient's current name to each of at most 100 entries; drops entries of deleted patients. */
async function withPatients<E extends { readonly patientId: string }>(entries: readonly E[]) {
  const patients = new Map((await getPatients([...new Set(entries.map((one) => one.patientId))])).map((patient) => [patient.id, patient]));
  return entries.flatMap((entry) => {
    const patient = patients.get(entry.patientId);
    return patient === undefined ? [] : [{ ...entry, patient: { id: patient.id, ...patient.personalInfo } }];
  });
}

/** The first entries, with their patients, and how many of all entries are of a kind. */
export async function listed<E extends { readonly patientId: string }, K>(entries: readonly E[], kindOf: (entry: E) => K) {
  const list = await withPatients(entries.slice(0, listedMax));
  const kinds = [...list, ...entries.slice(listedMax)].map(kindOf);
  return { list, count: (kind: K): number => kinds.filter((one) => one === kind).length };
}
