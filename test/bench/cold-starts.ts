/**
 * `npm run bench:cold-starts`: the CPU time of each function's first invocation, in milliseconds: to load the bundle and, if it serves
 * routes, to answer a first request, against tables that answer at once. Lambda gives a whole CPU at 1,769 MB, and a proportional share
 * at less memory.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { routeIds, routes } from '#contract/routes/table.ts';
import { buildWhereStale } from '../../local/build.ts';
import { numberOf } from '../../local/template/template.ts';
import { deployedFunctions } from '../deployed-functions.ts';
import { madeTable } from './made-table.ts';

const runs = 5;
const wholeProcessorMb = 1769;
const run = promisify(execFile);
const Measured = z.object({ loadMs: z.number(), firstMs: z.nullable(z.number()) });

/** A GET event for one of the function's routes, as the gateway sends it; undefined if it serves none. */
const requestOf = (name: string): object | undefined => {
  const id = routeIds.find((one) => routes[one].function === name && routes[one].method === 'GET');
  if (id === undefined) return undefined;
  const claims = { sub: 'bench', 'cognito:groups': 'CLINICIAN,ADMIN,PATIENT', auth_time: '1', token_use: 'access' };
  return {
    httpMethod: 'GET',
    resource: routes[id].path,
    pathParameters: { id: '01JAB3CD4EF5GH6JK7MN8PQ9RS', sessionId: 'A'.repeat(32) },
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    headers: {},
    body: null,
    isBase64Encoded: false,
    requestContext: { requestId: 'bench', authorizer: { claims } },
  };
};

buildWhereStale(fileURLToPath(new URL('../..', import.meta.url)), false);
const table = await madeTable();
console.log('| function | kB | MB | load, ms | first request, ms | at its memory, ms |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const { name, module, environment, properties } of deployedFunctions()) {
  const env = {
    ...process.env,
    ...environment,
    NODE_OPTIONS: '',
    AWS_ENDPOINT_URL: table.url,
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  const request = requestOf(name);
  const measured: z.output<typeof Measured>[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const first = fileURLToPath(new URL('./first-call.ts', import.meta.url));
    const { stdout } = await run('node', [first, module, ...(request === undefined ? [] : [JSON.stringify(request)])], { env });
    measured.push(Measured.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')));
  }
  const least = (of: (one: z.output<typeof Measured>) => number): number => Math.min(...measured.map(of));
  const memoryMb = numberOf(properties['MemorySize']) ?? 128;
  const loadMs = least((one) => one.loadMs);
  const firstMs = request === undefined ? undefined : least((one) => one.firstMs ?? 0);
  const wholeMs = ((loadMs + (firstMs ?? 0)) * wholeProcessorMb) / Math.min(wholeProcessorMb, memoryMb);
  const cells = [name, statSync(module).size / 1000, memoryMb, loadMs, firstMs, wholeMs];
  console.log(`| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : (cell ?? ''))).join(' | ')} |`);
}
table.close();
