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

/** The record that is a user's own, and whether their account says so already; undefined when there is none. */
export async function findOwnPatient(userId: string): Promise<{ patient: PatientRecord; linked: boolean } | undefined> {
  const { Item: item } = await dynamodb.send(
    new GetCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: accountKey(userId), ConsistentRead: true }),
  );
  if (item === undefined) return undefined;
  const account = z.parse(Account, item);
  if (account.patientId !== undefined) {
    const patient = await getPatient(account.patientId);
    if (patient !== undefined) return { patient, linked: true };
  }
  if (account.dateOfBirth === undefined) return undefined;
  const match = await soleMatch(account.email, account.dateOfBirth);
  const patient = match === undefined ? undefined : await getPatient(match);
  return patient && { patient, linked: false };
}

/** The caller's own record, from now on linked to them; undefined when there is none. */
export async function ownPatient(userId: string): Promise<PatientRecord | undefined> {
  const own = await findOwnPatient(userId);
  if (own === undefined || own.linked) return own?.patient;
  await dynamodb.send(
    new UpdateCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      Key: accountKey(userId),
      UpdateExpression: 'SET patientId = :id',
      ExpressionAttributeValues: { ':id': own.patient.id },
    }),
  );
  return own.patient;
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
