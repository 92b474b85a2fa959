import { randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Assessment, type SymptomCheckAnswer } from '#contract/symptom-check.ts';
import { api } from '#platform/api.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment, variable } from '#platform/environment.ts';
import { Refusal } from '#platform/refusal.ts';
import { assess } from './assessment.ts';

const env = environment({ SESSIONS_TABLE_NAME: variable });

const keptSeconds = 24 * 3600;
const Session = z.object({ sessionId: z.string(), assessment: Assessment, expiresAtEpochSeconds: z.number() });
type Session = z.output<typeof Session>;

const answerOf = ({ sessionId, assessment, expiresAtEpochSeconds }: Session): SymptomCheckAnswer => ({
  success: true,
  sessionId,
  data: { ...assessment, sessionId, expiresAt: new Date(expiresAtEpochSeconds * 1000).toISOString() },
});

const epochSeconds = (): number => Math.floor(Date.now() / 1000);

/** A session that is still kept: DynamoDB removes expired ones only within days, so the time is asked on every read. */
async function keptSession(sessionId: string): Promise<Session> {
  const { Item: item } = await dynamodb.send(
    new GetCommand({ TableName: env.SESSIONS_TABLE_NAME, Key: { sessionId }, ConsistentRead: true }),
  );
  const session = Session.safeParse(item).data;
  if (session === undefined || session.expiresAtEpochSeconds <= epochSeconds())
    throw new Refusal('NOT_FOUND', { message: 'Session not found' });
  return session;
}

export const handler = api('symptom-check', {
  'symptomCheck.create': async ({ body }) => {
    const session: Session = {
      sessionId: randomBytes(24).toString('base64url'),
      assessment: assess(body),
      expiresAtEpochSeconds: epochSeconds() + keptSeconds,
    };
    await dynamodb.send(new PutCommand({ TableName: env.SESSIONS_TABLE_NAME, Item: { ...session, request: body } }));
    return answerOf(session);
  },

  'symptomCheck.get': async ({ params }) => answerOf(await keptSession(params.sessionId)),

  'symptomCheck.delete': async ({ params }) => {
    const { sessionId } = await keptSession(params.sessionId);
    await dynamodb.send(new DeleteCommand({ TableName: env.SESSIONS_TABLE_NAME, Key: { sessionId } }));
    return { success: true, sessionId };
  },
});
