import { createServer } from 'node:http';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invocationEndpoint } from './function-endpoint.ts';
import type { LocalFunction } from './functions.ts';
import { freePort } from '../lib/ports.ts';
import { FunctionRights } from '../access/rights.ts';

const mebibyte = 1024 * 1024;
const echo: LocalFunction = {
  name: 'echo',
  constructName: 'echo',
  arn: 'arn:aws:lambda:ap-south-1:000000000000:function:echo',
  timeoutMs: 1000,
  rights: new FunctionRights({ statements: [], principalArn: '' }, ''),
  warm: () => undefined,
  stop: async () => undefined,
  invoke: async (event) => [event, event],
};
const server = createServer(invocationEndpoint([echo]));
let client: LambdaClient;
beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  client = new LambdaClient({ endpoint: `http://127.0.0.1:${port}`, region: 'ap-south-1', credentials, maxAttempts: 1 });
});
afterAll(() => {
  client.destroy();
  server.close();
});
const invoke = (bytes: number, type: 'Event' | 'RequestResponse') =>
  client.send(new InvokeCommand({ FunctionName: 'echo', InvocationType: type, Payload: JSON.stringify('x'.repeat(bytes)) }));

test("events and answers have Lambda's size limits", async () => {
  expect(await invoke(mebibyte, 'RequestResponse')).toMatchObject({ StatusCode: 200 });
  expect((await invoke(4 * mebibyte, 'RequestResponse')).Payload?.transformToString()).toContain('Function.ResponseSizeTooLarge');
  await expect(invoke(6 * mebibyte, 'RequestResponse')).rejects.toMatchObject({ name: 'RequestTooLargeException' });
  expect(await invoke(mebibyte - 2, 'Event')).toMatchObject({ StatusCode: 202 });
  await expect(invoke(mebibyte, 'Event')).rejects.toMatchObject({ name: 'RequestTooLargeException' });
});
