import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const fonts = fileURLToPath(new URL('../../node_modules/dejavu-fonts-ttf/ttf', import.meta.url));

/** Fonts with static outlines: this Chromium ends at the first text field when all it finds is its own variable font. */
const fontConfiguration = (directory: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${directory}/font-cache</cachedir></fontconfig>`;

/**
 * The Chromium that comes with the packages, so that nothing has to be installed by hand. It unpacks into TMPDIR once and
 * takes its libraries along only when it believes to run on Lambda.
 */
export async function launchBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'afiya-chromium-'));
  process.env['TMPDIR'] = directory;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  writeFileSync(join(directory, 'fonts.conf'), fontConfiguration(directory));
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, FONTCONFIG_PATH: directory },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
