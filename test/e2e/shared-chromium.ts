import type { TestProject } from 'vitest/node';
import { unpackChromium } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

/** One Chromium, unpacked once for the browser tests: that takes longer than to start it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { directory, remove } = await unpackChromium();
  project.provide('chromium', directory);
  return remove;
}
