import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { BatchGetItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as Platform from './dynamodb.ts';

/** The table's answers, one per call; empty after the last one. */
let answers: ({ readonly status: number; readonly body: object } | 'hangs' | 'breaks off')[] = [];
let asked: unknown[] = [];
let headers: IncomingHttpHeaders[] = [];
let server: Server;
let platform: typeof Platform;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((sent) => {
      asked.push(JSON.parse(sent));
      headers.push(request.headers);
      const answer = answers.shift() ?? { status: 200, body: {} };
      if (answer === 'hangs') return undefined;
      if (answer === 'breaks off') return response.writeHead(200, { 'content-length': 10 }).write('{', () => request.socket.destroy());
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
  headers = [];
});

const refusal = (name: string) => ({ status: 400, body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'refused' } });
const write = () => platform.dynamodb.send(new UpdateCommand({ TableName: 'Clinical', Key: { pk: 'a', sk: 'b' } }));

it('retries a single-item write that conflicts with a transaction', async () => {
  answers = [refusal('TransactionConflictException'), refusal('TransactionConflictException')];
  await write();
  expect(asked).toHaveLength(3);
});

it('gives up a connection that hangs, in time for another', async () => {
  answers = ['hangs'];
  const begun = performance.now();
  await write();
  expect(asked).toHaveLength(2);
  expect(performance.now() - begun).toBeLessThan(14_000);
});

it('asks again if an answer breaks off', async () => {
  await write();
  answers = ['breaks off'];
  await write();
  expect(asked).toHaveLength(3);
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

const key = { pk: 'a', sk: 'b' };
const item = { ...key, name: 'سارة', born: 1990, isActive: true, nothing: null, none: undefined, list: ['x', { deep: [1] }] };
const values = { ExpressionAttributeValues: { ':one': 1, ':gone': undefined } };
const commands = {
  get: () => new GetCommand({ TableName: 'T', Key: key, ConsistentRead: true }),
  put: () => new PutCommand({ TableName: 'T', Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
  query: () => new QueryCommand({ TableName: 'T', KeyConditionExpression: 'pk = :one', ...values, ExclusiveStartKey: undefined }),
  update: () => new UpdateCommand({ TableName: 'T', Key: key, UpdateExpression: 'ADD n :one', ...values }),
  delete: () => new DeleteCommand({ TableName: 'T', Key: key }),
  transaction: () =>
    new TransactWriteCommand({
      ClientRequestToken: 'token',
      TransactItems: [
        { Put: { TableName: 'T', Item: item } },
        { ConditionCheck: { TableName: 'T', Key: key, ConditionExpression: 'a', ...values } },
      ],
    }),
  // An attribute with the name of a parameter stays what it is.
  batch: () => new BatchGetItemCommand({ RequestItems: { T: { Keys: [{ Key: { S: 'a' }, Item: { N: '1' } }] } } }),
};

it.each(Object.keys(commands))('asks what the SDK would ask: %s', async (name) => {
  const command = () =>
    z.parse(z.record(z.string(), z.custom<() => GetCommand>()), commands)[name]?.() ?? new GetCommand({ TableName: '', Key: {} });
  await platform.dynamodb.send(command());
  const sdk = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', region: 'ap-south-1' }),
    {
      marshallOptions: { removeUndefinedValues: true },
    },
  );
  await sdk.send(command());
  const [ours, theirs] = asked;
  expect(ours).toEqual({ ...Object(theirs), ReturnConsumedCapacity: 'TOTAL' });
  expect(headers[0]?.['x-amz-target']).toBe(headers[1]?.['x-amz-target']);
});

it('signs what it sends, as DynamoDB would compute it', async () => {
  for (let call = 0; call < 2; call += 1) await platform.dynamodb.send(commands.put());
  const [, sent = {}] = headers;
  const { authorization = '', host = '', 'x-amz-date': at } = sent;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  expect(signed).toEqual(expect.arrayContaining(['host', 'x-amz-date', 'x-amz-target']));
  const request = new HttpRequest({
    method: 'POST',
    path: '/',
    headers: Object.fromEntries(signed.map((name) => [name, String(sent[name])])),
    body: JSON.stringify(asked[1]),
    hostname: host,
  });
  const again = new SignatureV4({
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    region: 'ap-south-1',
    service: 'dynamodb',
    sha256: new DynamoDBClient({ region: 'ap-south-1' }).config.sha256,
  });
  const date = new Date(String(at).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  expect((await again.sign(request, { signingDate: date })).headers['authorization']).toBe(authorization);
});

it('answers with plain values, whichever way the answer came', async () => {
  const stored = { pk: { S: 'a' }, born: { N: '1990' }, list: { L: [{ M: { deep: { BOOL: true } } }, { NULL: true }] } };
  answers = [1, 2].map(() => ({ status: 200, body: { Item: stored } }));
  const plain = { pk: 'a', born: 1990, list: [{ deep: true }, null] };
  for (let call = 0; call < 2; call += 1) expect((await platform.dynamodb.send(commands.get())).Item).toEqual(plain);
  answers = [
    { status: 500, body: {} },
    { status: 200, body: { Item: stored } },
  ];
  expect((await platform.dynamodb.send(commands.get())).Item).toEqual(plain);
});
