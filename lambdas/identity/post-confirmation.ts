import { setTimeout as wait } from 'node:timers/promises';
import {
  AdminAddUserToGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { log } from '#platform/logger.ts';
import { type SessionsEnd, sessionsEndKey } from '#platform/sessions-end.ts';

const env = environment({ CLINICAL_TABLE_NAME: true });
const secondMs = 1000;
const cognito = new CognitoIdentityProviderClient();

/**
 * Everybody may register, so a confirmed account becomes a PATIENT and nothing more. Who sets a password anew by e-mail ends every session
 * of before: the password may have been that of somebody who registered with an address that is not theirs.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const account = { UserPoolId: event.userPoolId, Username: event.userName };
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    const { sub } = event.request.userAttributes;
    const now = new Date();
    if (sub !== undefined) await endSessions(sub, now);
    await cognito.send(new AdminUserGlobalSignOutCommand(account));
    // A sign-in says its second only: the next one of whoever waits for this answer is in a later one.
    await wait(secondMs - (now.getTime() % secondMs));
    log.info('sessions-ended', {});
  } else {
    await cognito.send(new AdminAddUserToGroupCommand({ ...account, GroupName: 'PATIENT' }));
    log.info('account-confirmed', {});
  }
  return event;
}

/** Signing out leaves access tokens good for a quarter of an hour: what reads by the account's links asks whether they are older than this. */
async function endSessions(userId: string, now: Date): Promise<void> {
  const key = sessionsEndKey(userId);
  const item: SessionsEnd = { ...key, endedAtEpochSeconds: Math.floor(now.getTime() / 1000) };
  await dynamodb.send(new PutCommand({ TableName: env.CLINICAL_TABLE_NAME, Item: item }));
}
