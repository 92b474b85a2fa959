import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Access, accessLog } from './access-log.ts';
import { type TransactItem, dynamodb } from './dynamodb.ts';
import { log } from './logger.ts';

const client = mockClient(dynamodb);
const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  client.reset();
  error.mockClear();
});

const now = new Date('2026-03-01T22:30:00.000Z');
const access = (patientIds: readonly string[]): Access => ({
  routeId: 'patients.list',
  action: 'list',
  caller: { id: 'user-1', roles: new Set(['CLINICIAN', 'ADMIN'] as const), signedInAtEpochSeconds: 0 },
  requestId: 'request-1',
  patientIds,
  status: 200,
});
const item = {
  pk: 'DAY#2026-03-02',
  sk: expect.stringMatching(/^[0-9A-Z]{26}$/),
  at: now.toISOString(),
  routeId: 'patients.list',
  action: 'list',
  actorId: 'user-1',
  actorRoles: ['ADMIN', 'CLINICIAN'],
  requestId: 'request-1',
  status: 200,
  patientIds: ['p1', 'p2'],
};

describe('an event', () => {
  it('of a read request is one item under its day in Qatar, with each patient once', async () => {
    client.on(PutCommand).resolves({});
    await accessLog.record(access(['p1', 'p2', 'p1']), now);
    expect(client.commandCalls(PutCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { TableName: 'AccessLog', Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
    ]);
  });

  it('of a write request comes last in the transaction of its write', async () => {
    client.on(TransactWriteCommand).resolves({});
    const written: TransactItem = { Put: { TableName: 'Clinical', Item: { pk: 'a', sk: 'b' } } };
    expect(await accessLog.write(access(['p1', 'p2']), [written], now)).toEqual({ done: true });
    expect(client.commandCalls(TransactWriteCommand).map(({ args: [{ input }] }) => input.TransactItems)).toEqual([
      [written, { Put: { TableName: 'AccessLog', Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }],
    ]);
  });

  it('is not stored if its write failed', async () => {
    client.on(TransactWriteCommand).rejects(
      new TransactionCanceledException({
        message: 'cancelled',
        $metadata: {},
        CancellationReasons: [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }],
      }),
    );
    expect(await accessLog.write(access(['p1']), [], now)).toEqual({ done: false, failed: new Set([0]) });
    expect(client.commandCalls(PutCommand)).toEqual([]);
  });
});

describe('when the table rejects the event of a read request', () => {
  it('an event that exists already, because the answer to an earlier try was lost, counts as stored', async () => {
    client.on(PutCommand).rejects(Object.assign(new Error('there'), { name: 'ConditionalCheckFailedException' }));
    await accessLog.record(access(['p1']), now);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => client.on(PutCommand).rejects(new Error('AccessDenied for /secret'))],
    ['is silent', () => client.on(PutCommand).callsFake(() => new Promise(() => undefined))],
  ])('and %s, record() returns within a second and logs enough to add the event later', async (_, given) => {
    given();
    const started = performance.now();
    await accessLog.record(access(['p1', 'p2']), now);
    expect(performance.now() - started).toBeLessThan(1500);
    expect(error.mock.calls).toEqual([
      [
        'access-log-lost',
        {
          eventId: expect.stringMatching(/^[0-9A-Z]{26}$/),
          routeId: 'patients.list',
          code: 'list',
          status: 200,
          requestId: 'request-1',
          actorId: 'user-1',
          actorRoles: ['ADMIN', 'CLINICIAN'],
          patientIds: ['p1', 'p2'],
          errorName: expect.any(String),
          stack: expect.not.stringContaining('secret'),
        },
      ],
    ]);
  });
});
