/** The deployed worker in a process of its own, once: what it wrote in what time, and the most memory it had. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { handler as Handler } from '../../lambdas/patients/export/worker.ts';

const { handler } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as { handler: typeof Handler };
const started = performance.now();
const context: Pick<Parameters<typeof Handler>[1], 'awsRequestId' | 'getRemainingTimeInMillis'> = {
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => 15 * 60_000,
};
await handler({ ownerId: 'bench', exportId: 'bench' }, context as Parameters<typeof Handler>[1]);
const ms = performance.now() - started;
// Not maxRSS: that begins with what the process had that started this one.
const [, peakKb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
console.log(JSON.stringify({ ms, peakMb: Number(peakKb) / 1024 }));
