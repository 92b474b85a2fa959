import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Ports = z.object({ dynamodb: z.int(), identity: z.int(), objects: z.int(), functions: z.int() });
export type Ports = z.output<typeof Ports>;
const anyPorts: Ports = { dynamodb: 0, identity: 0, objects: 0, functions: 0 };

/** The port itself when nobody listens there (any free one for 0), else undefined. */
const listenable = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** A port that nobody listens on now. */
export const freePort = async (): Promise<number> => (await listenable(0)) ?? 0;

/** A free port for each engine: the one it had at the last start of this state folder where that is still free. */
export const choosePorts = async (stateDirectory: string): Promise<Ports> => {
  const file = join(stateDirectory, 'ports.json');
  let remembered = anyPorts;
  try {
    remembered = Ports.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A first start, or a damaged file of no value: any free port serves.
  }
  const choose = async (port: number): Promise<number> => (await listenable(port)) ?? freePort();
  const chosen: Ports = {
    dynamodb: await choose(remembered.dynamodb),
    identity: await choose(remembered.identity),
    objects: await choose(remembered.objects),
    functions: await choose(remembered.functions),
  };
  writeFileSync(file, JSON.stringify(chosen));
  return chosen;
};
