import { afterAll, beforeAll } from 'vitest';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from '../../local/local-cloud.ts';
import { closeCloud } from '../close-cloud.ts';
import { askOwnCloud, endpoints } from './client.ts';
import { chosenEngine } from './engine.ts';

/** A local cloud for the tests of one file: those that count all patients, or need options other than the shared cloud's. */
export function withCloud(options: LocalCloudOptions = {}): () => Endpoints {
  let cloud: LocalCloud | undefined;
  beforeAll(async () => {
    cloud = await startLocalCloud({ throttling: false, ...chosenEngine(), ...options });
    askOwnCloud(cloud.endpoints);
  });
  afterAll(() => cloud && closeCloud(cloud));
  return endpoints;
}
