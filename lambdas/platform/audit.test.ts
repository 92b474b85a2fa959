import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Access, recordAccess, recordForPatients } from './audit.ts';
import { dynamodb } from './dynamodb.ts';
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
  caller: { id: 'user-1', roles: new Set(['CLINICIAN', 'ADMIN'] as const) },
  requestId: 'request-1',
  patientIds,
  status: 200,
});
const putsOf = (input: BatchWriteCommandInput) =>
  (input.RequestItems?.['Audit'] ?? []).map(({ PutRequest }): Record<string, unknown> => ({ ...PutRequest?.Item }));
const batches = () => client.commandCalls(BatchWriteCommand).map(({ args: [{ input }] }) => putsOf(input));

describe('an event', () => {
  it('is kept by day in Qatar with its patients, and once for each of them under the same id', async () => {
    client.on(BatchWriteCommand).resolves({});
    await recordAccess(access(['p1', 'p2', 'p1']), now);
    const event = {
      sk: expect.stringMatching(/^[0-9A-Z]{26}$/),
      at: now.toISOString(),
      routeId: 'patients.list',
      action: 'list',
      actorId: 'user-1',
      actorRoles: ['ADMIN', 'CLINICIAN'],
      requestId: 'request-1',
      status: 200,
    };
    expect(batches()).toEqual([
      [
        { pk: 'DAY#2026-03-02', ...event, patientIds: ['p1', 'p2'] },
        { pk: 'PATIENT#p1', ...event },
        { pk: 'PATIENT#p2', ...event },
      ],
    ]);
    expect(new Set(batches().flatMap((items) => items.map(({ sk }) => sk))).size).toBe(1);
  });

  it('of many patients goes in batches of 25, at the same time', async () => {
    client.on(BatchWriteCommand).resolves({});
    await recordAccess(access(Array.from({ length: 100 }, (_, index) => `p${index}`)), now);
    expect(batches().map((items) => items.length)).toEqual([25, 25, 25, 25, 1]);
  });

  it('of an export is kept for its patients under the id it has by day, without its details', async () => {
    client.on(BatchWriteCommand).resolves({});
    const asked = { action: 'export-asked', actorId: 'user-1', actorRoles: ['ADMIN'], requestId: 'request-1' } as const;
    await recordForPatients({ ...asked, patientIds: ['p1'], details: { asked: { search: 'secret' } } }, 'event-1', now);
    expect(batches()).toEqual([[{ pk: 'PATIENT#p1', sk: 'event-1', at: now.toISOString(), ...asked }]]);
    await recordForPatients({ ...asked, details: {} }, 'event-2', now);
    expect(batches()).toHaveLength(1);
  });
});

describe('when the table does not take it', () => {
  it('what was left over is tried again, and only that', async () => {
    client
      .on(BatchWriteCommand)
      .resolvesOnce({ UnprocessedItems: { Audit: [{ PutRequest: { Item: { pk: 'PATIENT#p2', sk: 'left' } } }] } })
      .resolves({});
    await recordAccess(access(['p1', 'p2']), now);
    expect(batches()).toHaveLength(2);
    expect(batches()[1]).toEqual([{ pk: 'PATIENT#p2', sk: 'left' }]);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => client.on(BatchWriteCommand).rejects(new Error('AccessDenied for /secret'))],
    ['is silent', () => client.on(BatchWriteCommand).callsFake(() => new Promise(() => undefined))],
    [
      'never has room',
      () => client.on(BatchWriteCommand).callsFake((input: BatchWriteCommandInput) => ({ UnprocessedItems: input.RequestItems })),
    ],
  ])('and %s, it is over within a second, and the log has all that it takes to add it later', async (_, given) => {
    given();
    const started = performance.now();
    await recordAccess(access(['p1', 'p2']), now);
    expect(performance.now() - started).toBeLessThan(1500);
    expect(error.mock.calls).toEqual([
      [
        'audit-lost',
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
