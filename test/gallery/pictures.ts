/**
 * `npm run gallery [-- --only text]`: pictures of every screen, in both languages at both widths, in `.local/gallery`, for review by eye.
 * With `--only`, of the screens whose name contains the text. With `--readme`, the two of the README instead, in `docs/pictures`, and the
 * front door as the site's picture where a link to it is shared.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { movePages, setClock } from '../clock.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { knownBrowser } from '../known-browser.ts';
import { screens, show, signIn } from './gallery.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, readme: { type: 'boolean', default: false } } });
const folder = fileURLToPath(new URL(values.readme ? '../../docs/pictures' : '../../.local/gallery', import.meta.url));

interface Picture {
  readonly locale: 'en-US' | 'ar-QA';
  readonly width: number;
  readonly height: number;
}
const wide = { width: 1280, height: 900 } as const;
const narrow = { width: 390, height: 900 } as const;
const everyPicture: readonly Picture[] = (['en-US', 'ar-QA'] as const).flatMap((locale) => [
  { locale, ...wide },
  { locale, ...narrow },
]);
const ofReadme: Readonly<Record<string, Picture>> = {
  'checker-emergency': { locale: 'ar-QA', width: 390, height: 800 },
  'provider-dashboard': { locale: 'en-US', ...wide },
  login: { locale: 'ar-QA', width: 1200, height: 630 },
};
const shared = fileURLToPath(new URL('../../web/public/share.jpg', import.meta.url));
const picturesOf = (name: string): readonly Picture[] => {
  if (!values.readme) return name.includes(values.only) ? everyPicture : [];
  const one = ofReadme[name];
  return one === undefined ? [] : [one];
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// In the morning some patients have arrived, and some are waiting.
if (values.readme) setClock('10:30');
const cloud = await startLocalCloud({ web: true, patients: 60, schedule: { before: 1, after: 7, charts: 'all' } });
const { browser, close } = await launchBrowser();
for (const screen of screens) {
  for (const { locale, width, height } of picturesOf(screen.name)) {
    const context = await browser.newContext({
      viewport: { width, height },
      baseURL: cloud.endpoints.webUrl,
      locale,
      reducedMotion: 'reduce',
      // The front door is a stranger's.
      ...(!(values.readme && screen.as === undefined) && { storageState: knownBrowser(cloud.endpoints.webUrl) }),
    });
    await movePages(context);
    const page = await context.newPage();
    if (screen.as !== undefined) await signIn(page, screen.as, cloud.endpoints);
    await show(page, screen, cloud.endpoints);
    await page.screenshot(
      values.readme
        ? { path: screen.name === 'login' ? shared : join(folder, `${screen.name}.jpg`), type: 'jpeg', quality: 60 }
        : { path: join(folder, `${screen.name}-${locale.slice(0, 2)}-${width}.png`), fullPage: screen.visibleOnly !== true },
    );
    await context.close();
  }
  if (picturesOf(screen.name).length > 0) console.log(screen.name);
}
await close();
await cloud.close();
