import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { agreed } from '#contract/account/agreement.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { log } from '#platform/logger.ts';
import { handler } from './post-confirmation.ts';

vi.spyOn(log, 'info').mockImplementation(() => undefined);
const pool = mockClient(CognitoIdentityProviderClient);
const tables = mockClient(dynamodb);
beforeEach(() => {
  pool.reset();
  tables.reset();
  pool.onAnyCommand().resolves({});
  tables.onAnyCommand().resolves({});
});

const resetBy = async (factors: string[], groups: string[]): Promise<void> => {
  pool.on(AdminGetUserCommand).resolves({ Username: 'user-1', UserMFASettingList: factors });
  pool.on(AdminListGroupsForUserCommand).resolves({ Groups: groups.map((GroupName) => ({ GroupName })) });
  await handler({
    triggerSource: 'PostConfirmation_ConfirmForgotPassword',
    userPoolId: 'Users',
    userName: 'user-1',
    request: { userAttributes: { sub: 'user-1' } },
  } as unknown as PostConfirmationTriggerEvent);
};
const turnedOff = () => pool.commandCalls(AdminSetUserMFAPreferenceCommand).length;

it('a password reset by e-mail ends the sessions that could set up a second factor, then the second factor, and notifies the account', async () => {
  await resetBy(['SOFTWARE_TOKEN_MFA'], ['PATIENT']);
  const [off] = pool.commandCalls(AdminSetUserMFAPreferenceCommand);
  expect(off?.args[0].input).toMatchObject({ Username: 'user-1', SoftwareTokenMfaSettings: { Enabled: false } });
  const order = pool.calls().map(({ args: [command] }) => command.constructor);
  expect(order.indexOf(AdminUserGlobalSignOutCommand)).toBeLessThan(order.indexOf(AdminGetUserCommand));
  const items = tables.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
  expect(items.map(({ Put: put }) => put?.Item?.['mail'] ?? put?.Item?.['message'])).toEqual([
    { en: expect.stringContaining('authenticator app was turned off'), ar: expect.any(String) },
    { kind: 'second-factor-off' },
  ]);
});

it.each([
  ['the staff keep theirs', ['SOFTWARE_TOKEN_MFA'], ['PATIENT', 'CLINICIAN']],
  ['of an account without one nothing is said', [], ['PATIENT']],
])('%s', async (_, factors, groups) => {
  await resetBy(factors, groups);
  expect(turnedOff()).toBe(0);
  expect(tables.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

const confirmedWith = async (clientMetadata: Record<string, string> | undefined) => {
  await handler({
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    userPoolId: 'Users',
    userName: 'user-1',
    request: { userAttributes: { sub: 'user-1' }, clientMetadata },
  } as unknown as PostConfirmationTriggerEvent);
  expect(pool.commandCalls(AdminAddUserToGroupCommand)).toHaveLength(1);
  return tables.commandCalls(PutCommand).map(({ args: [{ input }] }) => input.Item);
};

it('a confirmed account keeps what was agreed to, to which texts, and when', async () => {
  expect(await confirmedWith({ ...agreed, mark: 'of the browser' })).toEqual([
    {
      pk: 'USER#user-1',
      sk: 'AGREED',
      agreements: ['terms', 'health-data'],
      texts: agreed.texts,
      agreedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    },
  ]);
});

it.each([
  ['nothing', undefined],
  ['something else', { ...agreed, agreements: 'terms,everything' }],
  ['no texts', { ...agreed, texts: 'today' }],
])('an account that was confirmed with %s is a patient, and keeps no agreement', async (_, metadata) => {
  expect(await confirmedWith(metadata)).toEqual([]);
});
