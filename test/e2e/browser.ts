import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserServer, type LaunchOptions, chromium } from 'playwright-core';
import * as z from 'zod/mini';
import { unpackDebian } from './browsers/debian.ts';
import { startDisplay } from './browsers/display.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright stores the browser processes' shared memory in files, because a container may have only 64 MB for it. Where there is enough,
 * memory takes a seventh less processor time.
 */
const sharesMemory = (): boolean => {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 ** 31;
};

/** Without any system font, Chromium exits at the first character that the page's own fonts lack. */
const fontsConfig = (directory: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${directory}/fonts</dir><cachedir>${directory}/fonts-cache</cachedir></fontconfig>`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}node_modules/@sparticuz/chromium/package.json`, 'utf8'));
const directory = `${root}.build/chromium-${version}`;

/**
 * Unpacks the Chromium of the packages, once, so that no manual installation is needed. It includes its libraries only when it believes
 * that it runs on Lambda.
 */
export async function unpackChromium(): Promise<void> {
  if (existsSync(directory)) return;
  mkdirSync(dirname(directory), { recursive: true });
  const unpacked = mkdtempSync(`${directory}-`);
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    writeFileSync(join(unpacked, 'fonts.conf'), fontsConfig(directory));
    renameSync(unpacked, directory);
  } catch (error) {
    rmSync(unpacked, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(directory)) throw error;
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      const value = before[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** How the unpacked Chromium is started. */
export const launchOptions = {
  executablePath: join(directory, 'chromium'),
  args,
  ignoreDefaultArgs: sharesMemory() ? ['--disable-dev-shm-usage'] : [],
  env: { ...process.env, LD_LIBRARY_PATH: join(directory, 'al2023', 'lib'), FONTCONFIG_PATH: directory },
} satisfies LaunchOptions;

async function started<B extends Browser | BrowserServer>(start: (options: LaunchOptions) => Promise<B>, more: readonly string[] = []) {
  await unpackChromium();
  const browser = await start({ ...launchOptions, args: [...args, ...more] });
  return { browser, close: () => browser.close() };
}

/** Starts a browser of this process. `more` are further switches. */
export const launchBrowser = (more: readonly string[] = []) => started((options) => chromium.launch(options), more);

/** The browser of the journeys: `BROWSER=firefox` and `BROWSER=webkit` run them in Debian's. */
export const browserName = z.parse(z.enum(['chromium', 'firefox', 'webkit']), process.env['BROWSER'] ?? 'chromium');

/**
 * Starts a browser that several processes share: each connects to its `url`. The tabs of a profile share a process, which starts and
 * compiles their scripts once. Of Firefox each process has its own, because keys go to the window in front. Of WebKit each profile is a
 * process, and they share a display, whose name is the `url`.
 */
export async function serveBrowser(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  if (browserName !== 'chromium') await unpackDebian();
  if (browserName === 'webkit') return startDisplay();
  if (browserName === 'firefox') return { url: '', close: async () => undefined };
  const { browser, close } = await started((options) => chromium.launchServer(options), ['--process-per-site']);
  return { url: browser.wsEndpoint(), close };
}
