import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { Assessment, AttachedSymptomSession } from '#contract/symptom-check.ts';
import type { Write } from '#platform/api.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment, variable } from '#platform/environment.ts';
import { Refusal } from '#platform/refusal.ts';
import { env } from './env.ts';
import { profileKey } from './store.ts';

const { SESSIONS_TABLE_NAME: sessions } = environment({ SESSIONS_TABLE_NAME: variable });

const Code = z.object({ forSessionId: z.string(), expiresAtEpochSeconds: z.number() });
const Session = z.object({
  request: z.object({ symptoms: AttachedSymptomSession.shape.symptoms }),
  assessment: Assessment,
  checkedAt: z.string(),
  expiresAtEpochSeconds: z.number(),
});

const read = async (sessionId: string): Promise<unknown> =>
  (await dynamodb.send(new GetCommand({ TableName: sessions, Key: { sessionId }, ConsistentRead: true }))).Item;

const attachedPrefix = 'SYMPTOMS#';
/** More than anybody reads on one screen. */
const shownMax = 50;

/** The symptom sessions attached to a patient, the latest first, at most 50. */
export async function attachedSymptomSessions(patientId: string): Promise<AttachedSymptomSession[]> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': profileKey(patientId).pk, ':prefix': attachedPrefix },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: shownMax,
    }),
  );
  return z.parse(z.array(AttachedSymptomSession), items);
}

const gone = (): Refusal => new Refusal('NOT_FOUND', { message: 'This code is not known, was used already, or its session has ended' });

/**
 * Keeps a visitor's symptom session under a patient, by the code that the visitor gave. The code is used up in the same
 * transaction. Refuses NOT_FOUND for a code or a patient that is not there (any more).
 */
export async function attachSymptomSession(patientId: string, code: string, now: Date, write: Write): Promise<AttachedSymptomSession> {
  const codeKey = `CODE#${code}`;
  const handedOver = Code.safeParse(await read(codeKey)).data;
  const session = handedOver === undefined ? undefined : Session.safeParse(await read(handedOver.forSessionId)).data;
  if (session === undefined || session.expiresAtEpochSeconds * 1000 <= now.getTime()) throw gone();
  const attached: AttachedSymptomSession = {
    id: ulid(now.getTime()),
    patientId,
    attachedAt: now.toISOString(),
    checkedAt: session.checkedAt,
    symptoms: session.request.symptoms,
    assessment: session.assessment,
  };
  const outcome = await write(
    [
      { ConditionCheck: { TableName: env.CLINICAL_TABLE_NAME, Key: profileKey(patientId), ConditionExpression: 'attribute_exists(pk)' } },
      { Delete: { TableName: sessions, Key: { sessionId: codeKey }, ConditionExpression: 'attribute_exists(sessionId)' } },
      {
        Put: {
          TableName: env.CLINICAL_TABLE_NAME,
          Item: { pk: profileKey(patientId).pk, sk: `${attachedPrefix}${attached.id}`, ...attached },
        },
      },
    ],
    [patientId],
  );
  if (outcome.done) return attached;
  throw outcome.failed.has(0) ? new Refusal('NOT_FOUND', { message: 'Patient not found.' }) : gone();
}
