import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { plainItem } from '#platform/attributes.ts';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { type PatientRecord, patientPartition } from './patient.ts';
import { profileKey, recordFrom } from './store.ts';

/**
 * Marks of a patient's visits, newest first and right behind the record, so that one query reads the record and the last visit: in the
 * units of the record, however many visits there were. Written in the transactions that make something a visit or take it back.
 */
const { sk: recordSort } = profileKey('');
const markPrefix = `${recordSort}#`;
const Mark = z.object({ visitAt: z.string(), isVisit: z.boolean() });

/** A time whose text sorts the other way round. */
export const reversed = (iso: string): string => iso.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));

/** Marks an entry's or appointment's time as a visit of the patient, or as none after all. */
export const visitMark = (patientId: string, id: string, visitAt: string, isVisit: boolean): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: { pk: patientPartition(patientId), sk: `${markPrefix}${reversed(visitAt)}#${id}`, visitAt, isVisit },
  },
});

/** Marks read at once: beside the last visit, those after it that were none. */
const pageOfMarks = 4;

/** A patient's record and when they last came, read consistently; undefined without a record. */
export async function recordWithLastVisit(patientId: string): Promise<{ patient: PatientRecord; lastVisitAt?: string } | undefined> {
  let patient: PatientRecord | undefined;
  let from: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const { Items: items = [], LastEvaluatedKey: next }: QueryCommandOutput = await dynamodb.send(
      new QueryCommand({
        TableName: env.CLINICAL_TABLE_NAME,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :record)',
        ExpressionAttributeValues: { ':pk': { S: patientPartition(patientId) }, ':record': { S: recordSort } },
        ConsistentRead: true,
        Limit: 1 + pageOfMarks,
        ExclusiveStartKey: from,
      }),
    );
    for (const item of items.map(plainItem)) {
      if (item['sk'] === recordSort) patient = recordFrom(item);
      else if (patient === undefined) return undefined;
      else {
        const { visitAt, isVisit } = z.parse(Mark, item);
        if (isVisit) return { patient, lastVisitAt: visitAt };
      }
    }
    from = next;
  } while (from !== undefined);
  return patient && { patient };
}
