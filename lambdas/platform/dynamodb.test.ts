import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TransactItem, dynamodb, transact } from './dynamodb.ts';

const client = mockClient(dynamodb);
const items: TransactItem[] = [{ Put: { TableName: 'Clinical', Item: { pk: 'a', sk: 'b' } } }];
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons: codes.map((Code) => ({ Code })) });

beforeEach(() => client.reset());

describe('a transaction', () => {
  it('is retried after a conflict with another transaction', async () => {
    client
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .rejectsOnce(cancelled('ThrottlingError'))
      .resolves({});
    expect(await transact(items)).toEqual({ done: true });
    expect(client.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('is not retried when a condition failed, and reports which one', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed', 'TransactionConflict'));
    expect(await transact(items)).toEqual({ done: false, failed: new Set([1]) });
    expect(client.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('throws CONFLICT when conflicts do not end', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(items)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('passes other errors on', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('ValidationError'));
    await expect(transact(items)).rejects.toBeInstanceOf(TransactionCanceledException);
  });
});
