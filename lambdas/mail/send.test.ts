import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '#platform/logger.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
vi.stubEnv('MAIL_SENDER', 'records@example.org');
vi.stubEnv('SITE_URL', 'https://records.example.org');
vi.stubEnv('USER_POOL_ID', 'pool');
vi.mock('#platform/person.ts', () => ({ mailboxOf: async (userId: string) => ({ address: `${userId}@example.com`, language: 'en' }) }));
const { dynamodb } = await import('#platform/dynamodb.ts');
const { handler } = await import('./send.ts');
for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => undefined);

const table = mockClient(dynamodb);
const ses = mockClient(SESv2Client);
const now = '2026-11-23T09:00:00Z';
const context = { getRemainingTimeInMillis: () => 60_000 } as Context;

/** Five notices are due; the service rejects the second's address. */
const accounts = ['a', 'b', 'c', 'd', 'e'];
const refuseOne = (error: Error): void => {
  ses.on(SendEmailCommand).callsFake(({ Destination }: { readonly Destination: { readonly ToAddresses: readonly string[] } }) => {
    if (Destination.ToAddresses.includes('b@example.com')) throw error;
    return {};
  });
};
beforeEach(() => {
  table.reset();
  ses.reset();
  table
    .on(QueryCommand)
    .resolvesOnce({
      Items: accounts.map((userId) => ({
        pk: 'MAIL',
        sk: `${now}#${userId}`,
        id: userId,
        userId,
        attempts: 0,
        mail: { kind: 'link-made', to: 'holder' },
      })),
    })
    .resolves({ Items: [] });
});

const refusal = (name: string, $fault: 'client' | 'server' = 'client') =>
  new SESv2ServiceException({ name, $fault, message: name, $metadata: {} });

it.each([refusal('MessageRejected'), refusal('BadRequestException'), new TypeError('a notice that cannot be composed')])(
  'a notice that fails alone (%s) stops no other',
  async (error) => {
    refuseOne(error);
    expect(await handler({ time: now }, context)).toEqual({ sent: 4 });
  },
);

it.each([
  refusal('TooManyRequestsException'),
  refusal('LimitExceededException'),
  refusal('SendingPausedException'),
  refusal('AccessDeniedException'),
  refusal('InternalFailure', 'server'),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
])("a service-wide failure (%s) ends the run and leaves the other notices' attempts unused", async (error) => {
  refuseOne(error);
  expect(await handler({ time: now }, context)).toEqual({ sent: 1 });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(2);
});

it('a row that is no notice is set aside with an alarm, and stops no other', async () => {
  const broken = { pk: 'MAIL', sk: `${now}#0`, id: 'broken', attempts: 'none' };
  const { sk, ...rest } = { pk: 'MAIL', sk: `${now}#1`, id: 'a', userId: 'a', attempts: 0, mail: { kind: 'link-made', to: 'holder' } };
  table.reset();
  table
    .on(QueryCommand)
    .resolvesOnce({ Items: [broken, { ...rest, sk }] })
    .resolves({ Items: [] });
  expect(await handler({ time: now }, context)).toEqual({ sent: 1 });
  expect(log.error).toHaveBeenCalledWith('mail-given-up', { code: 'unreadable' });
  const [{ TransactItems: [removed, kept] = [] } = {}] = table.commandCalls(TransactWriteCommand).map(({ args: [{ input }] }) => input);
  expect(removed).toMatchObject({ Delete: { Key: { pk: 'MAIL', sk: broken.sk } } });
  // Behind all that ever come due, and for a while.
  expect(kept).toMatchObject({ Put: { Item: { ...broken, sk: `UNREADABLE#${broken.sk}`, expiresAtEpochSeconds: expect.any(Number) } } });
});
