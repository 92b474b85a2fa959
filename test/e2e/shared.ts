import type { TestProject } from 'vitest/node';
import { type LocalCloud, startLocalCloud } from '../../local/local-cloud.ts';
import { closeCloud } from '../close-cloud.ts';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared browser listens, or the display is on which WebKit shows its windows. */
    browserUrl: string;
    sharedCloud: Pick<LocalCloud, 'endpoints' | 'codesFile'>;
  }
}

/** Shared by the browser tests' files: a browser, and a local cloud for tests that bring their own users and patients. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await serveBrowser();
  const cloud = await startLocalCloud({ web: true, patients: 20 });
  project.provide('browserUrl', url);
  project.provide('sharedCloud', { endpoints: cloud.endpoints, codesFile: cloud.codesFile });
  return async () => {
    await close();
    await closeCloud(cloud);
  };
}
