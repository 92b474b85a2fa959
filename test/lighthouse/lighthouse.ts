/**
 * `npm run lighthouse`: Lighthouse's scores for the production build, on its simulated phone with a slow network, in the project's own
 * Chromium. Prints a table, writes the reports to `.local/lighthouse`, exits 1 below 95, 100, 95.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { freePort } from '../../local/lib/ports.ts';
import { launchBrowser } from '../e2e/browser.ts';

const wanted = { performance: 0.95, accessibility: 1, 'best-practices': 0.95 } as const;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const folder = fileURLToPath(new URL('../../.local/lighthouse', import.meta.url));
mkdirSync(folder, { recursive: true });

const cloud = await startLocalCloud({ web: true, warm: true, patients: 200 });
const port = await freePort();
const { close } = await launchBrowser([`--remote-debugging-port=${port}`]);
const { webUrl, accounts } = cloud.endpoints;

/** Lighthouse opens its own tab in the browser's first profile, so the sign-in must be remembered there. */
async function signIn(): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('the browser has no profile');
  const account = accounts.find(({ role }) => role === 'CLINICIAN');
  await page.goto(`${webUrl}/login`);
  await page.locator('#email').fill(account?.email ?? '');
  await page.locator('#password').fill(account?.password ?? '');
  await page.locator('input[type=checkbox]').check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  await page.close();
}

for (const path of ['/symptom-checker', '/login', '/dashboard', '/patients']) {
  if (path === '/dashboard') await signIn();
  const result = await lighthouse(`${webUrl}${path}`, {
    port,
    onlyCategories: [...categories],
    disableStorageReset: true,
    logLevel: 'error',
    output: 'html',
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${path}`);
  const { lhr, report } = result;
  writeFileSync(join(folder, `${path.slice(1)}.html`), String(report));
  if (!lhr.finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
  const scores = categories.map((category) => [category, lhr.categories[category]?.score ?? 0] as const);
  console.log(path.padEnd(20), scores.map(([category, score]) => `${category} ${Math.round(score * 100)}`).join('  '));
  for (const [category, score] of scores) if (score < wanted[category]) process.exitCode = 1;
  for (const { id, score, scoreDisplayMode, displayValue = '' } of Object.values(lhr.audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') console.log(`    ${id} ${score} ${displayValue}`);
  }
}
await close();
await cloud.close();
