/** Runs the deployed worker once, in its own process; prints its time and its peak memory. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { handler as Handler } from '../../lambdas/exports/worker.ts';

const { handler } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as { handler: typeof Handler };
const started = performance.now();
const context: Pick<Parameters<typeof Handler>[1], 'awsRequestId' | 'getRemainingTimeInMillis'> = {
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => 15 * 60_000,
};
await handler({ ownerId: 'bench', exportId: 'bench' }, context as Parameters<typeof Handler>[1]);
const ms = performance.now() - started;
// Not maxRSS, which starts from the parent process's value.
const [, peakKb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
console.log(JSON.stringify({ ms, peakMb: Number(peakKb) / 1024 }));
