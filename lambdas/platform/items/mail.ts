import * as z from 'zod/mini';
import { outbox } from '#contract/deployment/storage.ts';
import type { TransactItem } from '../dynamodb.ts';
import { accountPartition } from '../account.ts';
import { ulid } from '../ulid.ts';

const critical = { patientId: z.string(), orderId: z.string(), criticalSince: z.string() };
/**
 * A notice by e-mail (docs/adr/0045). It holds the notice's facts and no address: the address is looked up at sending. It carries no health
 * data.
 */
export const Mail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reminder'), patientId: z.string(), appointmentId: z.string(), startsAt: z.string() }),
  /** To the linked account, or to the patient's own account when another account is linked. */
  z.object({ kind: z.literal('link-made'), to: z.enum(['holder', 'patient']) }),
  /** The password was reset by e-mail, which ended the second factor. */
  z.object({ kind: z.literal('second-factor-off') }),
  /** To a prescriber: a critical result has been waiting since this time. */
  z.object({ kind: z.literal('critical-result'), ...critical }),
  /** No recipient yet: if the result still waits when this is due, all other prescribers get an e-mail. */
  z.object({ kind: z.literal('critical-escalation'), ...critical }),
  /** `browser` in a few words, such as "Firefox on Windows". */
  z.object({ kind: z.literal('new-browser'), at: z.string(), browser: z.optional(z.string()) }),
]);
export type Mail = z.output<typeof Mail>;

/** A notice in the outbox. */
export const WaitingMail = z.object({
  sk: z.string(),
  id: z.string(),
  userId: z.string(),
  /** A `Mail`; possibly of a kind unknown here, if a later version was rolled back. */
  mail: z.unknown(),
  /** Attempts so far; each is counted before it starts. */
  attempts: z.int(),
});
export type WaitingMail = z.output<typeof WaitingMail>;

/** The key of a notice until it is due. */
export const outboxKey = (due: Date, id: string) => ({ pk: outbox, sk: `${due.toISOString()}#${id}` });

/** The put of a notice to an account, for the transaction that it reports. Due at once by default. */
export function mailItem(tableName: string, userId: string, mail: Mail, now: Date, due = now): TransactItem {
  const id = ulid(now.getTime());
  return { Put: { TableName: tableName, Item: { ...outboxKey(due, id), id, userId, mail, attempts: 0 } } };
}

/** Which e-mails an account wants (contract/account/mail-choices.ts). */
export const mailChoicesKey = (userId: string) => ({ pk: accountPartition(userId), sk: 'MAIL-CHOICES' });
