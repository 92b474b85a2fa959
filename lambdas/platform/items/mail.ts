import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { outbox } from '#contract/deployment/storage.ts';
import type { TransactItem } from '../dynamodb.ts';
import { accountPartition } from '../account.ts';

const critical = { patientId: z.string(), orderId: z.string(), criticalSince: z.string() };
/**
 * A notice by e-mail (docs/adr/0045): what it tells, never to which address, which is looked up when it is sent. It carries nothing of
 * anybody's health.
 */
export const Mail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reminder'), patientId: z.string(), appointmentId: z.string(), startsAt: z.string() }),
  /** To the account that was linked, or to the patient's own, of another account's link. */
  z.object({ kind: z.literal('link-made'), to: z.enum(['holder', 'patient']) }),
  /** The password was reset by e-mail, which ended the second factor. */
  z.object({ kind: z.literal('second-factor-off') }),
  /** To a prescriber, of a critical result that waits since an instant. */
  z.object({ kind: z.literal('critical-result'), ...critical }),
  /** To nobody yet: if the result still waits when this is due, all other prescribers are told. */
  z.object({ kind: z.literal('critical-escalation'), ...critical }),
  /** `browser` in a few words, such as "Firefox on Windows". */
  z.object({ kind: z.literal('new-browser'), at: z.string(), browser: z.optional(z.string()) }),
]);
export type Mail = z.output<typeof Mail>;

/** A notice that waits. */
export const WaitingMail = z.object({
  sk: z.string(),
  id: z.string(),
  userId: z.string(),
  /** A `Mail`; of a later version, after that was taken back, perhaps one that is unknown here. */
  mail: z.unknown(),
  /** Attempts so far, each counted before it begins. */
  attempts: z.int(),
});
export type WaitingMail = z.output<typeof WaitingMail>;

/** Where a notice waits until it is due. */
export const outboxKey = (due: Date, id: string) => ({ pk: outbox, sk: `${due.toISOString()}#${id}` });

/** The item of a notice to an account, for the transaction of what it tells; due at once unless it says when. */
export function mailItem(tableName: string, userId: string, mail: Mail, now: Date, due = now): TransactItem {
  const id = ulid(now.getTime());
  return { Put: { TableName: tableName, Item: { ...outboxKey(due, id), id, userId, mail, attempts: 0 } } };
}

/** Which e-mails an account wants (contract/account/mail-choices.ts). */
export const mailChoicesKey = (userId: string) => ({ pk: accountPartition(userId), sk: 'MAIL-CHOICES' });
