import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { agendaIndex } from '#contract/storage.ts';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { getPatients, profileKey } from './store.ts';

/** What appointments and open alerts have in common: kept under their patient, and found by one sparse index that holds nothing else. */
type Partition = 'APPOINTMENTS' | 'ALERTS';

/** More appointments a day, or open alerts, than a clinic has; a read stops there. */
const readMax = 1000;
/** How many a list of either shows. */
export const shownMax = 50;
/** After every text that begins with an ASCII character. */
export const end = '\uFFFF';

/** An item under a patient (`sk`) that the index has in a partition, sorted by `sort`. */
export const agendaItem = (patientId: string, sk: string, partition: Partition, sort: string, item: object): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: { pk: profileKey(patientId).pk, sk, [agendaIndex.partitionKey]: partition, [agendaIndex.sortKey]: sort, ...item },
  },
});

/** The items of a partition that sort between two texts, both included, at most 1,000. */
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

/** With each entry the patient as the record names them now; entries of a patient who is gone are left out. */
export async function withPatients<E extends { readonly patientId: string }>(entries: readonly E[]) {
  const patients = new Map((await getPatients([...new Set(entries.map((one) => one.patientId))])).map((patient) => [patient.id, patient]));
  return entries.flatMap((entry) => {
    const patient = patients.get(entry.patientId);
    return patient === undefined ? [] : [{ ...entry, patient: { id: patient.id, ...patient.personalInfo } }];
  });
}
