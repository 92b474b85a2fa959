import { join } from 'node:path';
import { type Browser, type BrowserContext, firefox } from 'playwright-core';
import { debianEnvironment, firefoxDirectory } from './debian.ts';

/** Starts Firefox as Debian builds it, which Playwright drives by WebDriver BiDi, until this process ends. */
export const startFirefox = (): Promise<Browser> =>
  firefox.launch({ channel: 'moz-firefox', executablePath: join(firefoxDirectory, 'firefox-esr'), env: debianEnvironment() });

/**
 * Has text arrive in the fields of a profile's pages as if it was typed. Playwright assigns it to a field's `value`, of which React learns
 * as of its own assignments, and not as of a person's.
 */
export const typeAsPeople = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      // Playwright's own comes later.
      set() {},
    }),
  );
