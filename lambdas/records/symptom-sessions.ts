import * as z from 'zod/mini';
import { AttachedSymptomSession, type SymptomSessionLook } from '#contract/symptom-check/symptom-check.ts';
import type { Write } from '#platform/api.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { HandoverCode, VisitorSession, handoverCodeKey, visitorSessionKey } from '#platform/items/visitor-session.ts';
import { Refusal, notFound } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { profileKey } from '../clinic/store.ts';
import { countOf, countTry } from '../clinic/tries.ts';
import { ulid } from '#platform/ulid.ts';
import { type Page, readPage } from '#platform/pages.ts';

const { SESSIONS_TABLE_NAME: sessions } = environment({ SESSIONS_TABLE_NAME: true });

const read = (key: Record<string, string>): Promise<unknown> => getItem(sessions, key);

const attachedPrefix = 'SYMPTOMS#';
/** More than fits on a screen. */
const pageSize = 20;

/** A page of the symptom sessions attached to a patient, latest first. */
export const attachedSymptomSessions = (patientId: string, cursor: string | undefined): Promise<Page<AttachedSymptomSession>> =>
  readPage(
    {
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': profileKey(patientId).pk, ':prefix': attachedPrefix },
      ConsistentRead: true,
      ScanIndexForward: false,
    },
    { list: `symptom-sessions ${patientId}`, cursor, size: pageSize },
    (items) => z.parse(z.array(AttachedSymptomSession), items),
  );

const mustExist = (patientId: string): TransactItem => ({
  ConditionCheck: { TableName: env.CLINICAL_TABLE_NAME, Key: profileKey(patientId), ConditionExpression: 'attribute_exists(pk)' },
});

/** The session of a handover code, and the item that refunds the attempt. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
async function handedOver(code: string, caller: Caller, now: Date): Promise<{ session: VisitorSession; takenBack: TransactItem }> {
  const takenBack = await countTry(caller.id, 'attach', now);
  const found = HandoverCode.safeParse(await read(handoverCodeKey(code))).data;
  const session = found && VisitorSession.safeParse(await read(visitorSessionKey(found.forSessionId))).data;
  if (session === undefined || session.handoverCode !== code || session.expiresAtEpochSeconds * 1000 <= now.getTime())
    throw notFound('handoverCodeUnusable');
  return { session, takenBack };
}

/** Characters of a description that show its subject. */
const firstWords = 160;

/**
 * A preview of the session that a code would attach. It changes nothing, and a correct code does not count as an attempt. Throws NOT_FOUND
 * for a missing or expired code or a missing patient, TOO_MANY_REQUESTS and CONFLICT.
 */
export async function lookAtSymptomSession(
  patientId: string,
  code: string,
  caller: Caller,
  now: Date,
  write: Write,
): Promise<SymptomSessionLook> {
  const { session, takenBack } = await handedOver(code, caller, now);
  const outcome = await write([mustExist(patientId), takenBack], [patientId]);
  if (!outcome.done) throw outcome.failed.has(0) ? notFound('patientNotFound') : new Refusal('CONFLICT');
  const { description, ...person } = session.request.symptoms;
  const words = Array.from(description);
  return {
    checkedAt: session.checkedAt,
    person,
    words: words.length > firstWords ? `${words.slice(0, firstWords).join('')}…` : description,
    severity: session.assessment.severity,
    urgencyScore: session.assessment.urgencyScore,
  };
}

/**
 * Attaches a visitor's symptom session to a patient by the visitor's code. One transaction uses up the code and marks the session, so that
 * it is attached once. Throws NOT_FOUND for a missing or expired code or a missing patient, and TOO_MANY_REQUESTS, also for a patient who
 * has reached the day's limit.
 */
export async function attachSymptomSession(
  patientId: string,
  code: string,
  caller: Caller,
  now: Date,
  write: Write,
): Promise<AttachedSymptomSession> {
  const { session, takenBack } = await handedOver(code, caller, now);
  const attached: AttachedSymptomSession = {
    id: ulid(now.getTime()),
    patientId,
    attachedAt: now.toISOString(),
    checkedAt: session.checkedAt,
    symptoms: session.request.symptoms,
    assessment: session.assessment,
    answers: session.said,
  };
  const outcome = await write(
    [
      mustExist(patientId),
      { Delete: { TableName: sessions, Key: handoverCodeKey(code), ConditionExpression: 'attribute_exists(sessionId)' } },
      {
        Update: {
          TableName: sessions,
          Key: visitorSessionKey(session.sessionId),
          UpdateExpression: 'SET attachedAt = :now',
          // The visitor may have made a newer code, which replaces this code.
          ConditionExpression: 'handoverCode = :code AND attribute_not_exists(attachedAt)',
          ExpressionAttributeValues: { ':now': now.toISOString(), ':code': code },
        },
      },
      {
        Put: {
          TableName: env.CLINICAL_TABLE_NAME,
          Item: { pk: profileKey(patientId).pk, sk: `${attachedPrefix}${attached.id}`, ...attached },
        },
      },
      takenBack,
      // Limits patients, who could otherwise bury one check under others.
      ...(isStaff(caller) ? [] : [countOf('attached', caller.id, now)]),
    ],
    [patientId],
  );
  if (outcome.done) return attached;
  if (outcome.failed.has(5)) throw new Refusal('TOO_MANY_REQUESTS');
  throw notFound(outcome.failed.has(0) ? 'patientNotFound' : 'handoverCodeUnusable');
}
