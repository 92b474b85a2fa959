/** Loads a function's bundle in its own process and passes it one event; prints the CPU time of each, in milliseconds. */
import { pathToFileURL } from 'node:url';

const [file = '', request] = process.argv.slice(2);
const processorMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
const before = process.cpuUsage();
const { handler } = (await import(pathToFileURL(file).href)) as { handler: (event: unknown, context: object) => Promise<unknown> };
const loadMs = processorMs(before);
const loaded = process.cpuUsage();
if (request !== undefined) await handler(JSON.parse(request), { awsRequestId: 'bench', getRemainingTimeInMillis: () => 30_000 });
console.log(JSON.stringify({ loadMs, firstMs: request === undefined ? null : processorMs(loaded) }));
process.exit();
