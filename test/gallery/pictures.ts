/**
 * `npm run gallery [-- --only text]`: pictures of every screen, in both languages at both widths, in `.local/gallery`, for review by eye.
 * With `--only`, of the screens whose name contains the text.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { knownBrowser } from '../known-browser.ts';
import { screens, show, signIn } from './gallery.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = fileURLToPath(new URL('../../.local/gallery', import.meta.url));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const cloud = await startLocalCloud({ web: true, patients: 60 });
const { browser, close } = await launchBrowser();
for (const screen of screens.filter(({ name }) => name.includes(values.only))) {
  for (const [locale, width] of [
    ['en-US', 1280],
    ['en-US', 390],
    ['ar-QA', 1280],
    ['ar-QA', 390],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      baseURL: cloud.endpoints.webUrl,
      locale,
      reducedMotion: 'reduce',
      storageState: knownBrowser(cloud.endpoints.webUrl),
    });
    const page = await context.newPage();
    if (screen.as !== undefined) await signIn(page, screen.as, cloud.endpoints);
    await show(page, screen, cloud.endpoints);
    await page.screenshot({
      path: join(folder, `${screen.name}-${locale.slice(0, 2)}-${width}.png`),
      fullPage: screen.visibleOnly !== true,
    });
    await context.close();
  }
  console.log(screen.name);
}
await close();
await cloud.close();
