import { readFileSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LocalCloudError } from './failure.ts';

const Ports = z.object({ dynamodb: z.int(), identity: z.int(), objects: z.int(), functions: z.int(), mail: z.int() });
export type Ports = z.output<typeof Ports>;

const listening = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** The port if it is free, else undefined. */
const listenable = async (port: number): Promise<number | undefined> => {
  const server = await listening(port);
  if (server === undefined) return undefined;
  await new Promise((done) => server.close(done));
  return port;
};

/**
 * Ports below the ephemeral range, because an outgoing connection could take a port between its choice and its use. A process holds the
 * first port of a block for its lifetime and uses only that block, so that clouds that start at the same time do not collide.
 */
const lowest = 20_000;
const stretch = 20;
const stretches = 600;
let first: number | undefined;
let next = 0;

async function ownStretch(): Promise<number> {
  for (let tries = 0; tries < stretches; tries += 1) {
    const port = lowest + ((process.pid + tries) % stretches) * stretch;
    const server = await listening(port);
    if (server !== undefined) {
      server.unref();
      return port;
    }
  }
  throw new LocalCloudError('No port is free on this machine.');
}

/** A free port that no other process will be given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < stretches * stretch; tries += 1) {
    if (next % stretch === 0) first = await ownStretch();
    next += 1;
    const port = next % stretch === 0 ? undefined : await listenable((first ?? lowest) + (next % stretch));
    if (port !== undefined) return port;
  }
  throw new LocalCloudError('No port is free on this machine.');
}

/** A free port for each engine: the one from this state folder's last start, if still free. */
export const choosePorts = async (stateDirectory: string): Promise<Ports> => {
  const file = join(stateDirectory, 'ports.json');
  let remembered: Partial<Ports> = {};
  try {
    remembered = Ports.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A first start, or a damaged file of no value: use any free port.
  }
  const choose = async (port: number | undefined): Promise<number> =>
    (port === undefined ? undefined : await listenable(port)) ?? freePort();
  const chosen: Ports = {
    dynamodb: await choose(remembered.dynamodb),
    identity: await choose(remembered.identity),
    objects: await choose(remembered.objects),
    functions: await choose(remembered.functions),
    mail: await choose(remembered.mail),
  };
  writeFileSync(file, JSON.stringify(chosen));
  return chosen;
};
