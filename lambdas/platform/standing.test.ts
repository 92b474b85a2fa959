import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { conditioned, standingBy, whileStanding } from './standing.ts';
import { Refusal } from './refusal.ts';

/** The calls that reach the tables. */
const arrived: string[] = [];
const server = createServer((request, response) => {
  arrived.push(String(request.headers['x-amz-target']).split('.')[1] ?? '');
  response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const key = { pk: 'a', sk: 'b' };
const reading = async () => (await import('./dynamodb.ts')).dynamodb.send(new GetCommand({ TableName: 'T', Key: key }));
const writing = async () => (await import('./dynamodb.ts')).dynamodb.send(new PutCommand({ TableName: 'T', Item: key }));

it('sends reads in parallel with the account check, and writes after it', async () => {
  let answer = (): void => undefined;
  const standing = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const work = whileStanding(
    () => standing,
    async () => {
      await reading();
      const written = writing();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(arrived.splice(0)).toEqual(['GetItem']);
      answer();
      await written;
    },
  );
  await work;
  expect(arrived.splice(0)).toEqual(['PutItem']);
});

it('writes nothing for a caller whose account check fails, except where the transaction itself has the check', async () => {
  const standing = standingBy(() => Promise.reject(new Refusal('UNAUTHORIZED')));
  await expect(whileStanding(standing, writing)).rejects.toThrow(Refusal);
  expect(arrived.splice(0)).toEqual([]);
  await whileStanding(standing, () => conditioned(writing));
  expect(arrived.splice(0)).toEqual(['PutItem']);
});

it('checks an account once, from the first read or write on, and not at all for a transaction that has the check', async () => {
  const check = vi.fn(async () => void (await reading()));
  const standing = standingBy(check);
  await whileStanding(standing, () => conditioned(writing));
  expect(check).not.toHaveBeenCalled();
  await whileStanding(standing, () => Promise.all([reading(), reading(), writing()]));
  expect(check).toHaveBeenCalledOnce();
  expect(arrived.splice(0).toSorted()).toEqual(['GetItem', 'GetItem', 'GetItem', 'PutItem', 'PutItem']);
});
