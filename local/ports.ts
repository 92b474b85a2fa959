import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LocalCloudError } from './failure.ts';

const Ports = z.object({ dynamodb: z.int(), identity: z.int(), objects: z.int(), functions: z.int() });
export type Ports = z.output<typeof Ports>;

/** The port itself when nobody listens there, else undefined. */
const listenable = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });

/**
 * Ports below those that systems give to outgoing connections, any of which could take a port between its choice and its use. Each
 * process begins in a stretch of its own, so that clouds that start at once do not meet either.
 */
const lowest = 20_000;
const count = 12_000;
const stretch = 20;
let next = (process.pid * stretch) % count;

/** A port that nobody listens on now, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries += 1) {
    const port = await listenable(lowest + next);
    next = (next + 1) % count;
    if (port !== undefined) return port;
  }
  throw new LocalCloudError('No port is free on this machine.');
}

/** A free port for each engine: the one it had at the last start of this state folder where that is still free. */
export const choosePorts = async (stateDirectory: string): Promise<Ports> => {
  const file = join(stateDirectory, 'ports.json');
  let remembered: Partial<Ports> = {};
  try {
    remembered = Ports.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A first start, or a damaged file of no value: any free port serves.
  }
  const choose = async (port: number | undefined): Promise<number> =>
    (port === undefined ? undefined : await listenable(port)) ?? freePort();
  const chosen: Ports = {
    dynamodb: await choose(remembered.dynamodb),
    identity: await choose(remembered.identity),
    objects: await choose(remembered.objects),
    functions: await choose(remembered.functions),
  };
  writeFileSync(file, JSON.stringify(chosen));
  return chosen;
};
