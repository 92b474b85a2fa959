import { notices } from '#contract/account/notices.ts';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { staff } from '#contract/base/role.ts';
import { connections, ofTriggerMs } from '#platform/connections.ts';
import { dynamodb, transact } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { standingKey } from '#platform/account.ts';
import { mailItem } from '#platform/items/mail.ts';
import { notificationItemIn } from '#platform/items/notification.ts';
import { counted } from '#platform/items/sign-in.ts';
import { keepAgreement } from './agreed.ts';

const env = environment({ CLINICAL_TABLE_NAME: true });
const secondMs = 1000;
const cognito = new CognitoIdentityProviderClient({ requestHandler: connections(ofTriggerMs) });

/**
 * Anyone may register, so a confirmed account becomes a PATIENT and nothing more; what its owner agreed to is stored. A password reset by e-mail ends all earlier sessions and,
 * except for staff, the second factor: both may belong to someone who registered with another person's address.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const account = { UserPoolId: event.userPoolId, Username: event.userName };
  const { sub } = event.request.userAttributes;
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    const now = new Date();
    if (sub !== undefined) await Promise.all([endSessions(sub, now), countReset(sub, now)]);
    await cognito.send(new AdminUserGlobalSignOutCommand(account));
    // Only after the sessions: an earlier session could set up another second factor.
    if (sub !== undefined) await endSecondFactor(account, sub, now);
    // Sign-in times are in whole seconds. Waiting moves the user's next sign-in into a later second.
    await wait(secondMs - (now.getTime() % secondMs));
    log.info('sessions-ended', {});
  } else {
    await cognito.send(new AdminAddUserToGroupCommand({ ...account, GroupName: 'PATIENT' }));
    // If this fails, the account is a patient's anyway, and the function's alarm tells the operator.
    if (sub !== undefined) await keepAgreement(env.CLINICAL_TABLE_NAME, sub, event.request.clientMetadata, new Date());
    log.info('account-confirmed', {});
  }
  return event;
}

/** Access tokens outlive a sign-out by up to 15 minutes, so each request compares them with this time. */
async function endSessions(userId: string, now: Date): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      Key: standingKey(userId),
      UpdateExpression: 'SET endedAtEpochSeconds = :now',
      ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
    }),
  );
}

/**
 * Turns off an account's second factor and notifies the account. Does nothing for staff, whose second factor protects more than their own
 * records (docs/adr/0043). The notice is written first: if the work is interrupted and repeated, it is sent twice rather than never.
 */
async function endSecondFactor(
  account: { readonly UserPoolId: string; readonly Username: string },
  userId: string,
  now: Date,
): Promise<void> {
  const [{ UserMFASettingList: factors = [] }, { Groups: groups = [] }] = await Promise.all([
    cognito.send(new AdminGetUserCommand(account)),
    cognito.send(new AdminListGroupsForUserCommand(account)),
  ]);
  if (factors.length === 0 || groups.some(({ GroupName: name }) => staff.some((role) => role === name))) return;
  await transact([
    notificationItemIn(env.CLINICAL_TABLE_NAME, userId, notices.secondFactorOff, now, 'settings'),
    mailItem(env.CLINICAL_TABLE_NAME, userId, { kind: 'second-factor-off' }, now),
  ]);
  await cognito.send(
    new AdminSetUserMFAPreferenceCommand({ ...account, SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } }),
  );
}

/** Counts the reset in the sign-in log. A failure to count must not block the new password. */
async function countReset(userId: string, now: Date): Promise<void> {
  try {
    await dynamodb.send(new UpdateCommand(counted(env.CLINICAL_TABLE_NAME, userId, 'resets', now)));
  } catch (error) {
    log.error('sign-in-unrecorded', { code: 'reset', ...errorFacts(error) });
  }
}
