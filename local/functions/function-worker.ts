/** The thread of one function, with its own environment; its engine calls pass its role's gate. */
import { openSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { installGate } from '../access/engine-gate.ts';
import type { Call, Loaded, Reply, WorkerSetup } from './functions.ts';

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
const setup: WorkerSetup = workerData;

// Whole lines at once and at the function's own cost: a line that waits is lost with the thread, and the main thread serves everybody.
const log = openSync(setup.logFile, 'a');
const keep = (chunk: string | Uint8Array): boolean => {
  writeSync(log, typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
  return true;
};
process.stdout.write = keep;
process.stderr.write = keep;

installGate(setup.gate, (asked) => port.postMessage(asked, []));
const module: Record<string, unknown> = await import(pathToFileURL(setup.file).href);
const handler = module[setup.exportName];
if (typeof handler !== 'function') throw new Error(`${setup.name} exports no function named ${setup.exportName}`);

const contextOf = ({ requestId, deadline }: Call) => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName: setup.name,
  functionVersion: '$LATEST',
  invokedFunctionArn: setup.functionArn,
  memoryLimitInMB: setup.memoryMb,
  awsRequestId: requestId,
  logGroupName: `/aws/lambda/${setup.name}`,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

const send = (reply: Reply): void => {
  try {
    port.postMessage(reply, []);
  } catch {
    // Lambda answers with JSON, so values that JSON omits (a function, a class) must not fail here either.
    port.postMessage(JSON.parse(JSON.stringify(reply)), []);
  }
};

const serve = async (call: Call): Promise<void> => {
  try {
    send({ id: call.id, result: await handler(call.event, contextOf(call)) });
  } catch (error) {
    const known = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${JSON.stringify({ level: 'ERROR', requestId: call.requestId, errorType: known.name, stack: known.stack })}\n`);
    send({ id: call.id, error: { errorType: known.name, errorMessage: known.message } });
  }
};
port.on('message', (call: Call) => void serve(call));
port.postMessage('loaded' satisfies Loaded, []);
