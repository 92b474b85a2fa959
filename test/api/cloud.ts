import { afterAll, beforeAll } from 'vitest';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from '../../local/local-cloud.ts';
import { chosenEngine } from './engine.ts';

/** A local cloud of its own for the tests of one file. */
export function withCloud(options: LocalCloudOptions): () => Endpoints {
  let cloud: LocalCloud | undefined;
  beforeAll(async () => {
    cloud = await startLocalCloud({ throttling: false, ...chosenEngine(), ...options });
  });
  afterAll(() => cloud?.close());
  return () => {
    if (cloud === undefined) throw new Error('the local cloud is not up yet');
    return cloud.endpoints;
  };
}
