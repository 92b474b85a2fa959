import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type LocalCloud, startLocalCloud } from '../../local/local-cloud.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { closeCloud } from '../close-cloud.ts';
import { chosenEngine } from './engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    endpoints: Endpoints;
    stateDir: string;
  }
}

/** One local cloud with its site and seeded users and patients, shared by the API tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'afiya-api-'));
  const cloud: LocalCloud = await startLocalCloud({ stateDir, web: true, warm: true, throttling: false, ...chosenEngine() });
  project.provide('endpoints', cloud.endpoints);
  project.provide('stateDir', stateDir);
  return async () => {
    try {
      await closeCloud(cloud);
    } finally {
      rmSync(stateDir, { recursive: true, force: true });
    }
  };
}
