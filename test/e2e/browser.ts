import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserServer, type LaunchOptions, chromium } from 'playwright-core';

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

/**
 * Unpacks the Chromium of the packages into a temporary folder, so that no manual installation is needed. It includes its libraries only
 * when it believes that it runs on Lambda.
 */
async function unpackChromium(): Promise<{ readonly directory: string; readonly remove: () => void }> {
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

async function started<B extends Browser | BrowserServer>(start: (options: LaunchOptions) => Promise<B>, more: readonly string[] = []) {
  const { directory, remove } = await unpackChromium();
  try {
    const browser = await start({
      executablePath: join(directory, 'chromium'),
      args: [...args, ...more],
      ignoreDefaultArgs: sharesMemory() ? ['--disable-dev-shm-usage'] : [],
      env: { ...process.env, LD_LIBRARY_PATH: join(directory, 'al2023', 'lib'), FONTCONFIG_PATH: directory },
    });
    const close = async (): Promise<void> => {
      await browser.close();
      remove();
    };
    return { browser, close };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts a browser of this process. `more` are further switches. */
export const launchBrowser = (more: readonly string[] = []) => started((options) => chromium.launch(options), more);

/**
 * Starts a browser that several processes share: each connects to its `wsEndpoint()`. The tabs of a profile share a process, which starts
 * and compiles their scripts once.
 */
export const serveBrowser = () => started((options) => chromium.launchServer(options), ['--process-per-site']);
