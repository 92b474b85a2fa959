import * as z from 'zod/mini';
import { type LinkCodeRequest, Relation, lastDayAsChild, lastDayOfCarer } from '#contract/links/links.ts';
import { say } from '#contract/base/say.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { wrongField } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { codeKey, pointerKey } from '../clinic/link-keys.ts';

const TableName = env.CLINICAL_TABLE_NAME;

/**
 * Codes that link an account to a record. An item under the patient holds everything except the code; a second item points to it from the
 * code's hash. Only the first item is authoritative: a replaced code's pointer leads to an item with another hash.
 */
export const OpenCode = z.object({
  codeHash: z.string(),
  relation: Relation,
  until: z.optional(z.string()),
  reason: z.optional(z.string()),
  issuedAt: z.string(),
  expiresAtEpochSeconds: z.int(),
  attempts: z.int(),
});
export type OpenCode = z.output<typeof OpenCode>;

/** The terms of a code. Throws a refusal of what the relation does not allow; ends a child's proxies on the day the child comes of age. */
export function termsOf(
  { relation, until, reason }: LinkCodeRequest,
  dateOfBirth: string,
  today: string,
): { relation: Relation; until?: string; reason?: string } {
  const lastDay = lastDayAsChild(dateOfBirth);
  const isChild = today <= lastDay;
  if (until !== undefined && until < today) throw wrongField('until', say('untilPast'));
  if (relation === 'self') {
    if (until !== undefined) throw wrongField('until', say('untilOfOwnLink'));
    return { relation };
  }
  if (isChild && until !== undefined && until > lastDay) throw wrongField('until', say('untilAfterChildhood', { date: lastDay }));
  if (!isChild && relation !== 'carer') throw wrongField('relation', say('relationOfAdult'));
  if (!isChild && until === undefined) throw wrongField('until', say('required', { field: 'Until' }));
  if (!isChild && until !== undefined && until > lastDayOfCarer(today))
    throw wrongField('until', say('untilTooFar', { date: lastDayOfCarer(today) }));
  if (!isChild && !reason) throw wrongField('reason', say('required', { field: 'Reason' }));
  return { relation, until: until ?? lastDay, ...(reason && { reason }) };
}

/** Removes a code if it is still this code. */
export const removal = (patientId: string, { relation, codeHash }: Pick<OpenCode, 'relation' | 'codeHash'>): TransactItem[] => [
  {
    Delete: {
      TableName,
      Key: codeKey(patientId, relation),
      ConditionExpression: 'codeHash = :hash',
      ExpressionAttributeValues: { ':hash': codeHash },
    },
  },
  { Delete: { TableName, Key: pointerKey(codeHash) } },
];
