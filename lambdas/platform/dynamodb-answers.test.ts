import { type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as Platform from './dynamodb.ts';

/** The table's answers, one per call; empty after the last one. */
let answers: ({ readonly status: number; readonly body: object } | 'hangs')[] = [];
let asked: unknown[] = [];
let server: Server;
let platform: typeof Platform;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((sent) => {
      asked.push(JSON.parse(sent));
      const answer = answers.shift() ?? { status: 200, body: {} };
      if (answer === 'hangs') return undefined;
      const { status, body } = answer;
      return response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = z.parse(z.object({ port: z.int() }), server.address());
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  platform = await import('./dynamodb.ts');
});
afterAll(() => server.close());
beforeEach(() => {
  answers = [];
  asked = [];
});

const refusal = (name: string) => ({ status: 400, body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'refused' } });
const write = () => platform.dynamodb.send(new UpdateCommand({ TableName: 'Clinical', Key: { pk: 'a', sk: 'b' } }));

it('retries a single-item write that conflicts with a transaction', async () => {
  answers = [refusal('TransactionConflictException'), refusal('TransactionConflictException')];
  await write();
  expect(asked).toHaveLength(3);
});

it('gives up a connection that hangs, in time for another', { timeout: 20_000 }, async () => {
  answers = ['hangs'];
  const begun = performance.now();
  await write();
  expect(asked).toHaveLength(2);
  expect(performance.now() - begun).toBeLessThan(14_000);
});

it('does not retry a single-item write whose condition fails', async () => {
  answers = [refusal('ConditionalCheckFailedException')];
  await expect(write()).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect(asked).toHaveLength(1);
});

const query = { TableName: 'Clinical', KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'a' } };
const page = (from: number, to: number, isLast = false) => ({
  status: 200,
  body: {
    Items: Array.from({ length: to - from }, (_, index) => ({ sk: { N: String(from + index) } })),
    ...(!isLast && { LastEvaluatedKey: { pk: { S: 'a' }, sk: { N: String(to - 1) } } }),
  },
});

it('reads every page of a query, past empty pages', async () => {
  answers = [page(0, 3), page(3, 3), page(3, 5, true)];
  expect(await platform.queryItems(query)).toEqual([0, 1, 2, 3, 4].map((sk) => ({ sk })));
  expect(asked).toMatchObject([{}, { ExclusiveStartKey: { sk: { N: '2' } } }, { ExclusiveStartKey: { sk: { N: '2' } } }]);
});

it('stops a limited query once it has enough items, even if one page held fewer', async () => {
  answers = [page(0, 3), page(3, 5), page(5, 9)];
  expect(await platform.queryItems(query, 5)).toHaveLength(5);
  expect(asked).toMatchObject([{ Limit: 5 }, { Limit: 2 }]);
});
