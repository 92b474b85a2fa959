import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { api } from '#platform/api.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment, variable } from '#platform/environment.ts';
import { assess } from './assessment.ts';

const env = environment({ SESSIONS_TABLE_NAME: variable });

const keptSeconds = 24 * 3600;

export const handler = api('symptom-check', {
  'symptomCheck.create': async ({ body }) => {
    const sessionId = randomBytes(24).toString('base64url');
    const assessment = assess(body);
    const now = Math.floor(Date.now() / 1000);
    await dynamodb.send(
      new PutCommand({
        TableName: env.SESSIONS_TABLE_NAME,
        Item: { sessionId, request: body, assessment, createdAtEpochSeconds: now, expiresAtEpochSeconds: now + keptSeconds },
      }),
    );
    return { success: true, sessionId, data: { ...assessment, sessionId } };
  },
});
