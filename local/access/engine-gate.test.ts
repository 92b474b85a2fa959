import { createServer, type Server } from 'node:http';
import { DynamoDBClient, GetItemCommand, PutItemCommand, TransactWriteItemsCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gate, installGate } from './engine-gate.ts';
import type { AskedRight } from './rights.ts';

const table = 'arn:aws:dynamodb:ap-south-1:000000000000:table/Clinical';
const reached: string[] = [];
let server: Server;
let endpoint = '';
let objectEndpoint = '';
const asked: AskedRight[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(String(request.headers['x-amz-target'] ?? request.method));
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  endpoint = `http://127.0.0.1:${port}`;
  objectEndpoint = `http://localhost:${port}`;
  const gate: Gate = {
    statements: [
      { effect: 'Allow', actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], resources: [table] },
      {
        effect: 'Allow',
        actions: ['dynamodb:UpdateItem'],
        resources: [table],
        conditions: [{ operator: 'StringLike', quantifier: 'all', key: 'dynamodb:leadingkeys', values: ['USER#*'] }],
      },
      { effect: 'Allow', actions: ['s3:GetObject'], resources: ['arn:aws:s3:::exports/*'] },
    ],
    principalArn: 'arn:aws:sts::000000000000:assumed-role/role/f',
    engines: { [`127.0.0.1:${port}`]: 'dynamodb', [`localhost:${port}`]: 's3' },
    stored: { partitionKeys: { [table]: 'pk' }, keys: { Clinical: ['pk', 'sk'] }, encryptionKeys: {} },
  };
  installGate(gate, (right) => asked.push(right));
});
afterAll(() => server.close());

const common = () => ({ endpoint, region: 'ap-south-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' }, maxAttempts: 1 });

test('an allowed call reaches the engine; a rejected call never leaves', async () => {
  const client = new DynamoDBClient(common());
  await client.send(new GetItemCommand({ TableName: 'Clinical', Key: { pk: { S: 'é' } } }));
  await expect(client.send(new PutItemCommand({ TableName: 'Other', Item: {} }))).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringMatching(
      /role\/f is not authorized to perform: dynamodb:PutItem on resource: .*table\/Other because no identity-based/,
    ),
  });
  const both = [{ Put: { TableName: 'Clinical', Item: {} } }, { Delete: { TableName: 'Clinical', Key: { pk: { S: 'x' } } } }];
  await expect(client.send(new TransactWriteItemsCommand({ TransactItems: both }))).rejects.toThrow(/dynamodb:DeleteItem/);
  expect(reached).toEqual(['DynamoDB_20120810.GetItem']);
  expect(asked).toContainEqual({ action: 'dynamodb:GetItem', resource: table, decision: 'allowed' });
  await client.send(new UpdateItemCommand({ TableName: 'Clinical', Key: { pk: { S: 'USER#1' } } }));
  expect(asked).toContainEqual({ action: 'dynamodb:UpdateItem', resource: table, decision: 'allowed', partitions: ['USER#*'] });
});

test('an empty key is rejected as on AWS, whatever the engine would answer', async () => {
  reached.length = 0;
  const client = new DynamoDBClient(common());
  await expect(client.send(new GetItemCommand({ TableName: 'Clinical', Key: { pk: { S: 'x' }, sk: { S: '' } } }))).rejects.toMatchObject({
    name: 'ValidationException',
    message: expect.stringContaining('Key: sk'),
  });
  expect(reached).toEqual([]);
});

test('a condition on the partition key is decided call by call', async () => {
  const client = new DynamoDBClient(common());
  const update = (pk: string) => client.send(new UpdateItemCommand({ TableName: 'Clinical', Key: { pk: { S: pk } } }));
  await update('USER#1');
  await expect(update('PATIENT#1')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await update('USER#2');
});

test('objects are checked before their content is sent', async () => {
  reached.length = 0;
  const client = new S3Client({ ...common(), endpoint: objectEndpoint, forcePathStyle: true });
  await client.send(new GetObjectCommand({ Bucket: 'exports', Key: 'a.csv' }));
  await expect(client.send(new PutObjectCommand({ Bucket: 'exports', Key: 'a.csv', Body: 'x' }))).rejects.toMatchObject({
    name: 'AccessDenied',
  });
  expect(reached).toEqual(['GET']);
});
