import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { linkTemplates } from '../template/template.ts';
import { type LocalFunction, localFunctions } from './functions.ts';

const code = `export const handler = async ({ how }, { awsRequestId }) => {
  console.log(JSON.stringify({ message: 'begun', requestId: awsRequestId }));
  if (how === 'throws') throw new RangeError('out of range');
  if (how === 'exits') process.exit(1);
  if (how === 'breaks') setTimeout(() => { throw new TypeError('broken'); });
  if (how !== 'answers') await new Promise(() => setInterval(() => undefined, 1000));
  return 'done';
};`;

const directory = mkdtempSync(join(tmpdir(), 'afiya-functions-'));
const logs = join(directory, 'logs');
const logFile = join(logs, 'Handler.log');
mkdirSync(logs);
writeFileSync(join(directory, 'index.mjs'), code);
let started: LocalFunction | undefined;
afterEach(async () => {
  await started?.stop();
  rmSync(logFile, { force: true });
});
afterAll(() => rmSync(directory, { recursive: true }));

function start(): LocalFunction {
  const resources = {
    Role: { Type: 'AWS::IAM::Role', Properties: { RoleName: 'Role' } },
    Handler: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        FunctionName: 'Handler',
        Code: { S3Key: 'code' },
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Timeout: 1,
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
      },
    },
  };
  const template = { Resources: resources, Outputs: {}, Parameters: {}, Conditions: {}, Mappings: {} };
  const assembly = linkTemplates({ api: template }, new Map([['code', directory]]));
  [started] = localFunctions(assembly, {}, logs);
  if (started === undefined) throw new Error('the template has no function');
  return started;
}

/** The lines about a request, as they are once its caller knows how it ended. */
const linesOf = (requestId: string) =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line));

it('what a function says of a request is in its log before its answer', async () => {
  expect(await start().invoke({ how: 'answers' }, 'request-1')).toBe('done');
  expect(linesOf('request-1')).toEqual([{ message: 'begun', requestId: 'request-1' }]);
});

it.each([
  ['throws', 'RangeError', 'out of range'],
  ['exits', 'Runtime.ExitError', 'the function exited'],
  ['breaks', 'Runtime.ExitError', 'the function crashed: broken'],
  ['hangs', 'Sandbox.Timedout', 'Task timed out after 1 seconds'],
])('a function that %s leaves a line about each request that it had', async (how, errorType, said) => {
  const one = start();
  // A thread serves requests side by side, and takes them all with it.
  const requests = how === 'exits' || how === 'breaks' ? ['request-1', 'request-2'] : ['request-1'];
  const ends = await Promise.allSettled(
    requests.map((id, index) => one.invoke({ how: index === requests.length - 1 ? how : 'hangs' }, id)),
  );
  expect(ends.map(({ status }) => status)).toEqual(requests.map(() => 'rejected'));
  for (const requestId of requests) {
    const lines = linesOf(requestId);
    expect(lines).toEqual([{ message: 'begun', requestId }, expect.objectContaining({ level: 'ERROR', requestId, errorType })]);
    expect(JSON.stringify(lines[1])).toContain(said);
  }
  // The next request gets a new thread.
  expect(await one.invoke({ how: 'answers' }, 'request-3')).toBe('done');
});
