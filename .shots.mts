import { launchBrowser } from './test/e2e/browser.ts';
import { readFileSync } from 'node:fs';
import { signIn } from './test/gallery/gallery.ts';
const endpoints = JSON.parse(readFileSync('/tmp/p3/s-all/endpoints.json','utf8'));
const { browser, close } = await launchBrowser();
for (const [locale,width] of [['en-US',1280],['ar-QA',390]] as const) {
  const c = await browser.newContext({ viewport: { width, height: 900 }, baseURL: endpoints.webUrl, locale, reducedMotion: 'reduce' });
  const page = await c.newPage();
  await signIn(page, 'CLINICIAN', endpoints);
  const shot = async (name: string, path?: string) => { if (path) await page.goto(path); await page.waitForTimeout(2500); await page.screenshot({ path: `/tmp/p3/${name}-${locale.slice(0,2)}.png`, fullPage: true }); };
  await shot('provider','/provider-dashboard');
  await shot('records','/records');
  const id = process.argv[2];
  await shot('chart',`/patients/${id}/chart`);
  await shot('rx',`/patients/${id}/prescriptions`);
  await c.close();
}
await close();
