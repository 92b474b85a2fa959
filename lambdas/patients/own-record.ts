import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import type { PatientRecord } from './patient.ts';
import { emailRange, factsFrom } from './search-terms.ts';
import { getPatient } from './store.ts';

/**
 * Which record is a PATIENT's own. An account is linked to a record when its verified e-mail and its birth date are those
 * of exactly one patient, never by e-mail alone; once made, the link stays. The account item is written when the e-mail is
 * confirmed (lambdas/identity).
 */
const Account = z.object({ email: z.string(), dateOfBirth: z.optional(z.string()), patientId: z.optional(z.string()) });

const accountKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'ACCOUNT' });

/** The caller's own record; undefined when none is linked to them. */
export async function ownPatient(userId: string): Promise<PatientRecord | undefined> {
  const { Item: item } = await dynamodb.send(
    new GetCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: accountKey(userId), ConsistentRead: true }),
  );
  if (item === undefined) return undefined;
  const account = z.parse(Account, item);
  if (account.patientId !== undefined) {
    const linked = await getPatient(account.patientId);
    if (linked !== undefined) return linked;
  }
  if (account.dateOfBirth === undefined) return undefined;
  const match = await soleMatch(account.email, account.dateOfBirth);
  const patient = match === undefined ? undefined : await getPatient(match);
  if (patient === undefined) return undefined;
  await dynamodb.send(
    new UpdateCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      Key: accountKey(userId),
      UpdateExpression: 'SET patientId = :id',
      ExpressionAttributeValues: { ':id': patient.id },
    }),
  );
  return patient;
}

async function soleMatch(email: string, dateOfBirth: string): Promise<string | undefined> {
  const range = emailRange(email);
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': range.pk, ':from': range.from, ':to': range.to },
      Limit: 20,
    }),
  );
  const matches = items.map((item) => factsFrom(String(item['facts']))).filter((facts) => facts.dateOfBirth === dateOfBirth);
  return matches.length === 1 ? matches[0]?.id : undefined;
}
