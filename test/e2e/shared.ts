import type { TestProject } from 'vitest/node';
import { type LocalCloud, startLocalCloud } from '../../local/local-cloud.ts';
import { unpackChromium } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    sharedCloud: Pick<LocalCloud, 'endpoints' | 'codesFile'>;
  }
}

/**
 * Shared by the browser tests' files: a Chromium, unpacked once since that takes longer than starting it, and a local cloud for tests that
 * bring their own users and patients.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { directory, remove } = await unpackChromium();
  const cloud = await startLocalCloud({ web: true, patients: 20 });
  project.provide('chromium', directory);
  project.provide('sharedCloud', { endpoints: cloud.endpoints, codesFile: cloud.codesFile });
  return async () => {
    await cloud.close();
    remove();
  };
}
