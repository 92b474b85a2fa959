import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostAuthenticationTriggerEvent, PreAuthenticationTriggerEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { dynamodb } from '#platform/dynamodb.ts';
import { log } from '#platform/logger.ts';
import { handler } from './sign-ins.ts';

const client = mockClient(dynamodb);
const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
const sub = '3f0c2a1e-0000-4000-8000-000000000000';
const email = 'huda@clinic.example';
const common = {
  version: '1',
  region: 'ap-south-1',
  userPoolId: 'Users',
  userName: sub,
  callerContext: { awsSdkVersion: '3', clientId: 'Web' },
  response: {},
} as const;
const attempt = (userNotFound = false): PreAuthenticationTriggerEvent => ({
  ...common,
  triggerSource: 'PreAuthentication_Authentication',
  ...(userNotFound && { userName: email }),
  request: { userAttributes: userNotFound ? {} : { sub, email }, userNotFound },
});
const success: PostAuthenticationTriggerEvent = {
  ...common,
  triggerSource: 'PostAuthentication_Authentication',
  request: { userAttributes: { sub, email }, newDeviceUsed: false, clientMetadata: { mark: 'a-mark-of-one-browser', agent: 'Firefox/1' } },
};
const updates = () => client.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => {
  client.reset();
  error.mockClear();
  client
    .on(QueryCommand)
    .resolves({ Items: [] })
    .on(GetCommand)
    .resolves({})
    .on(UpdateCommand)
    .resolves({})
    .on(TransactWriteCommand)
    .resolves({});
});

it('an attempt is one write, without the address', async () => {
  const event = attempt();
  expect(await handler(event)).toBe(event);
  await handler(attempt(true));
  expect(updates().map(({ Key: key }) => key?.['pk'])).toEqual([`SIGN-INS#${sub}`, 'SIGN-INS#']);
  expect(client.calls()).toHaveLength(2);
  expect(JSON.stringify(updates())).not.toContain(email);
});

it('a success is counted with the newest uncredited attempt', async () => {
  const minute = (sk: string, attempts: number, successes: number) => ({ sk, attempts, successes });
  client.on(QueryCommand).resolves({
    Items: [minute('2026-01-05T06:02Z', 1, 1), minute('2026-01-05T06:01Z', 2, 1), minute('2026-01-05T06:00Z', 1, 0)],
  });
  client
    .on(UpdateCommand, { Key: { pk: `SIGN-INS#${sub}`, sk: '2026-01-05T06:01Z' } })
    .rejects(new ConditionalCheckFailedException({ message: 'taken meanwhile', $metadata: {} }));
  await handler(success);
  expect(updates().map(({ Key: key }) => key?.['sk'])).toEqual(['2026-01-05T06:01Z', '2026-01-05T06:00Z']);
});

it('a success whose attempt was not recorded counts as both', async () => {
  await handler(success);
  expect(updates().map(({ UpdateExpression: expression }) => expression)).toEqual([
    expect.stringMatching(/ADD attempts :one, successes :one$/),
  ]);
});

it('a failing table does not block a sign-in, and the log reports it without naming anyone', async () => {
  client.onAnyCommand().rejects(new Error(`no capacity for ${email}`));
  expect(await handler(attempt())).toEqual(attempt());
  expect(await handler(success)).toBe(success);
  expect(error.mock.calls.map(([code, line]) => [code, line.code])).toEqual([
    ['sign-in-unrecorded', 'attempt'],
    ['sign-in-unrecorded', 'success'],
    ['sign-in-unrecorded', 'browser'],
  ]);
  expect(JSON.stringify(error.mock.calls)).not.toMatch(RegExp(`${email}|${sub}`));
});

it('a table that does not respond does not block a sign-in either', async () => {
  client.onAnyCommand().callsFake(() => new Promise(() => undefined));
  vi.useFakeTimers();
  const answers = Promise.all([handler(attempt()), handler(success)]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await answers).toEqual([attempt(), success]);
  vi.useRealTimers();
  expect(error).toHaveBeenCalledTimes(3);
});
