import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { keptFor } from '#contract/base/kept-for.ts';
import { noSender } from '#contract/deployment/environment.ts';
import { connections, soonMs } from '#platform/connections.ts';
import { dynamodb, transact } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { outbox, timeToLive } from '#contract/deployment/storage.ts';
import { Mail, WaitingMail, outboxKey } from '#platform/items/mail.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { mailboxOf } from '#platform/person.ts';
import { scheduledAt } from '#platform/scheduled.ts';
import { getAppointment } from '../appointments/stored.ts';
import { linkBetween } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { mailChoicesOf } from './choices.ts';
import { numberNow, stillCritical, tellOthers } from './escalation.ts';
import { type Notice, composed } from './texts.ts';

const { MAIL_SENDER: sender, SITE_URL: site } = environment({ MAIL_SENDER: true, SITE_URL: true });
const ses = new SESv2Client({ requestHandler: connections(soonMs) });
const TableName = env.CLINICAL_TABLE_NAME;

/** Minutes between attempts; after the last, the notice is dropped. Together they last more than a day. */
const pausesMinutes = [5, 15, 60, 240, 720, 1440] as const;
const attemptsMax = pausesMinutes.length;
const readAtOnce = 25;

/** Why a notice is dropped without sending. */
type NotSent = 'no-account' | 'not-linked' | 'declined' | 'over' | 'no-sender';

/**
 * Runs every minute: sends due notices, each at least once. An attempt is counted and the next one scheduled before it starts, so that
 * neither parallel runs nor a crash exceed the number of attempts. Without a sender, notices are dropped.
 */
export async function handler(event: unknown, context: Context): Promise<{ sent: number }> {
  const now = scheduledAt(event);
  let sent = 0;
  for (let due = await dueAt(now); due.length > 0; due = await dueAt(now)) {
    for (const item of due) {
      if (context.getRemainingTimeInMillis() < 10_000) return { sent };
      const waiting = WaitingMail.safeParse(item).data;
      if (waiting === undefined) {
        await setAside(item, now);
        continue;
      }
      const outcome = await attempt(waiting, now);
      if (outcome === 'sent') sent += 1;
      // The next run continues with another notice.
      if (outcome === 'failed for all') return { sent };
    }
  }
  return { sent };
}

/** The next rows of the outbox, as they are stored. */
async function dueAt(now: Date): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk < :end',
      // Sorts after every notice due now.
      ExpressionAttributeValues: { ':pk': outbox, ':end': `${now.toISOString()}$` },
      ConsistentRead: true,
      Limit: readAtOnce,
    }),
  );
  return Items;
}

/** Moves a row that is no notice behind all that come due, so that it stops no other, for as long as the table can be restored. */
async function setAside(item: Record<string, unknown>, now: Date): Promise<void> {
  const { sk } = z.parse(z.object({ sk: z.string() }), item);
  const kept = { [timeToLive]: Math.floor(now.getTime() / 1000) + keptFor.recoveryDays * 86_400 };
  const { done } = await transact([
    { Delete: { TableName, Key: { pk: outbox, sk }, ConditionExpression: 'attribute_exists(pk)' } },
    { Put: { TableName, Item: { ...item, sk: `UNREADABLE#${sk}`, ...kept } } },
  ]);
  if (done) log.error('mail-given-up', { code: 'unreadable' });
}

const remove = ({ sk }: WaitingMail): Promise<unknown> => dynamodb.send(new DeleteCommand({ TableName, Key: { pk: outbox, sk } }));

/** Counts an attempt and schedules the next one; undefined if another run has done so. */
async function claimed({ sk, ...waiting }: WaitingMail, now: Date): Promise<WaitingMail | undefined> {
  const attempts = waiting.attempts + 1;
  const key = outboxKey(new Date(now.getTime() + (pausesMinutes[waiting.attempts] ?? 0) * 60_000), waiting.id);
  const { done } = await transact([
    { Delete: { TableName, Key: { pk: outbox, sk }, ConditionExpression: 'attribute_exists(pk)' } },
    { Put: { TableName, Item: { ...waiting, ...key, attempts } } },
  ]);
  return done ? { ...waiting, sk: key.sk, attempts } : undefined;
}

/** Error names with which the services reject all calls for now, from their API references. Other errors concern one address or notice. */
const refusalsOfAll: ReadonlySet<string> = new Set([
  'AccessDeniedException',
  'AccountSuspendedException',
  'LimitExceededException',
  'MailFromDomainNotVerifiedException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SendingPausedException',
  'ThrottlingException',
  'TooManyRequestsException',
]);
/** Whether an attempt failed because of the service: a service-wide rejection, a fault, or no response. */
const isOfService = (error: unknown): boolean =>
  error instanceof Error &&
  (refusalsOfAll.has(error.name) ||
    error.name === 'TimeoutError' ||
    ('$fault' in error ? error.$fault === 'server' : 'code' in error && typeof error.code === 'string'));

async function attempt(waiting: WaitingMail, now: Date): Promise<'sent' | 'not-sent' | 'failed' | 'failed for all'> {
  const { kind = 'unknown' } = Mail.safeParse(waiting.mail).data ?? {};
  if (waiting.attempts >= attemptsMax) {
    await remove(waiting);
    log.error('mail-given-up', { code: kind, count: waiting.attempts });
    return 'not-sent';
  }
  const own = await claimed(waiting, now);
  if (own === undefined) return 'not-sent';
  try {
    const refusal = await send(own, now);
    await remove(own);
    if (refusal === undefined) log.info('mail-sent', { code: kind, count: own.attempts });
    else log.info('mail-dropped', { code: refusal });
    return refusal === undefined ? 'sent' : 'not-sent';
  } catch (error) {
    log.warn('mail-failed', { code: kind, count: own.attempts, ...errorFacts(error) });
    return isOfService(error) ? 'failed for all' : 'failed';
  }
}

/**
 * Sends a notice to its account's current address, in its language first; returns the reason if it is dropped. Throws the services' errors, and on an unknown kind
 * of notice.
 */
async function send(waiting: WaitingMail, now: Date): Promise<NotSent | undefined> {
  const { userId } = waiting;
  const mail = Mail.parse(waiting.mail);
  // The bell needs no sender.
  if (mail.kind === 'critical-escalation') return (await tellOthers(mail, now)) ? undefined : 'over';
  if (sender === noSender) return 'no-sender';
  const mailbox = await mailboxOf(userId);
  if (mailbox === undefined) return 'no-account';
  const notice = await noticeOf(userId, mail, now);
  if (typeof notice === 'string') return notice;
  const { subject, html, text } = composed(notice, mailbox.language, site);
  const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: `Afiya <${sender}>`,
      Destination: { ToAddresses: [mailbox.address] },
      Content: { Simple: { Subject: utf8(subject), Body: { Html: utf8(html), Text: utf8(text) } } },
    }),
  );
  return undefined;
}

/**
 * A notice's current contents, or the reason to drop it: a critical result was acknowledged, or a reminder was declined or its appointment
 * or link is gone.
 */
async function noticeOf(userId: string, mail: Exclude<Mail, { kind: 'critical-escalation' }>, now: Date): Promise<Notice | NotSent> {
  if (mail.kind === 'critical-result') return (await stillCritical(mail)) === undefined ? 'over' : { kind: mail.kind };
  if (mail.kind !== 'reminder') return mail;
  const { appointmentId, startsAt } = mail;
  const patientId = await numberNow(mail.patientId);
  const [choices, appointment, link] = await Promise.all([
    mailChoicesOf(userId),
    getAppointment(patientId, appointmentId),
    linkBetween(userId, patientId, now),
  ]);
  if (link === undefined) return 'not-linked';
  if (!choices.reminders) return 'declined';
  const stands = appointment?.status === 'booked' && appointment.startsAt === startsAt && startsAt > now.toISOString();
  return stands ? { kind: 'reminder', startsAt, isOwn: link.relation === 'self' } : 'over';
}
