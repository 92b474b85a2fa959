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
 * What the files of browser tests share: a Chromium, unpacked once, which takes longer than to start it, and a local cloud for those whose
 * tests bring people and patients of their own.
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
