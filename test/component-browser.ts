/** The browser of the component tests, as this process sees it. */
import { defineBrowserCommand } from '@vitest/browser-playwright';
import { unpackChromium } from './e2e/browser.ts';
import { leaveEvidence } from './failures.ts';

/** Before the tests: the browser is started by its path. */
export default unpackChromium;

/** What the page of a failed test tells of it. */
export interface Heard {
  readonly requests: unknown;
  readonly console: readonly string[];
}

/** Called from the page of a failed test. */
export const leaveFailedPage = defineBrowserCommand<[file: string, test: string, heard: Heard]>(
  async (context, file, test, { requests, console }) =>
    leaveEvidence(file, test, {
      'screen.png': await context.page.screenshot(),
      'tree.yaml': await (await context.frame()).locator('body').ariaSnapshot(),
      'requests.json': JSON.stringify(requests, undefined, 2),
      'console.txt': console.join('\n'),
    }),
);
