import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without any system font, Chromium exits at the first character that the page's own fonts lack. */
const fontsConfig = (directory: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${directory}/fonts</dir><cachedir>${directory}/fonts-cache</cachedir></fontconfig>`;

/** A temporary folder that contains Chromium. */
export interface UnpackedChromium {
  readonly directory: string;
  readonly remove: () => void;
}

/**
 * Unpacks the Chromium that comes with the packages, so that nothing has to be installed by hand. It unpacks its libraries only when it
 * believes that it runs on Lambda.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const directory = mkdtempSync(join(tmpdir(), 'afiya-chromium-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: directory, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    writeFileSync(join(directory, 'fonts.conf'), fontsConfig(directory));
    return { directory, remove };
  } catch (error) {
    remove();
    throw error;
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      const value = before[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Starts a browser from an unpacked folder or, by default, from a temporary one that `close` removes. `more` are further switches. */
export async function launchBrowser(
  more: readonly string[] = [],
  unpacked?: string,
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const { directory, remove } = unpacked === undefined ? await unpackChromium() : { directory: unpacked, remove: () => undefined };
  try {
    const browser = await chromium.launch({
      executablePath: join(directory, 'chromium'),
      args: [...args, ...more],
      env: { ...process.env, LD_LIBRARY_PATH: join(directory, 'al2023', 'lib'), FONTCONFIG_PATH: directory },
    });
    return {
      browser,
      close: async () => {
        await browser.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
