import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '#platform/logger.ts';
import { handler } from './remove-unconfirmed.ts';

vi.spyOn(log, 'info').mockImplementation(() => undefined);
const cognito = mockClient(CognitoIdentityProviderClient);
const hourMs = 3_600_000;
const account = (Username: string, ageHours: number) => ({ Username, UserCreateDate: new Date(Date.now() - ageHours * hourMs) });
const run = (leftMs = 60_000) => handler({}, { getRemainingTimeInMillis: () => leftMs } as Context);
const removed = () => cognito.commandCalls(AdminDeleteUserCommand).map(({ args: [{ input }] }) => input.Username);

beforeEach(() => {
  cognito.reset();
  cognito
    .on(ListUsersCommand, { PaginationToken: undefined })
    .resolves({ Users: [account('old', 25), account('young', 23)], PaginationToken: 'more' })
    .on(ListUsersCommand, { PaginationToken: 'more' })
    .resolves({ Users: [account('older', 240)] })
    .on(AdminGetUserCommand)
    .resolves({ UserStatus: 'UNCONFIRMED' });
});

it('an unconfirmed account is removed after a day, whatever page it is on', async () => {
  expect(await run()).toEqual({ removed: 2 });
  expect(removed()).toEqual(['old', 'older']);
  for (const call of cognito.commandCalls(ListUsersCommand))
    expect(call.args[0].input).toMatchObject({ UserPoolId: 'Users', Filter: 'cognito:user_status = "UNCONFIRMED"' });
});

it('an account confirmed or removed since it was listed is left alone', async () => {
  cognito
    .on(AdminGetUserCommand, { Username: 'old' })
    .resolves({ UserStatus: 'CONFIRMED' })
    .on(AdminGetUserCommand, { Username: 'older' })
    .rejects(new UserNotFoundException({ message: 'gone', $metadata: {} }));
  expect(await run()).toEqual({ removed: 0 });
  expect(removed()).toEqual([]);
});

it('the next run continues where one run stops', async () => {
  expect(await run(5000)).toEqual({ removed: 0 });
  expect(removed()).toEqual([]);
});
