/**
 * `node test/bench/screens.ts --state DIR [--patients N]`: how responsive the patient list is with many patients (100,000 by default), in
 * the project's Chromium at desktop width: the longest time that the page is blocked while a name is typed, and the number of frames
 * between a press on Next and its first visible effect. The folder keeps the loaded patients.
 */
import { parseArgs } from 'node:util';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { launchBrowser } from '../e2e/browser.ts';

const { values } = parseArgs({ options: { state: { type: 'string' }, patients: { type: 'string', default: '100000' } } });
const cloud = await startLocalCloud({
  warm: true,
  web: true,
  patients: Number(values.patients),
  throttling: false,
  ...(values.state !== undefined && { stateDir: values.state }),
});
const { browser, close } = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: cloud.endpoints.webUrl });
const account = cloud.endpoints.accounts.find(({ role }) => role === 'CLINICIAN');
await page.goto('/patients');
await page.locator('#email').fill(account?.email ?? '');
await page.locator('#password').fill(account?.password ?? '');
await page.locator('button[type=submit]').click();
await page.locator('.row-link').first().waitFor();

const keyDelayMs = 120;
await page.evaluate(() => {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
});
await page.locator('#search').pressSequentially('mohammed al', { delay: keyDelayMs });
const typed = Date.now();
await page.waitForFunction(
  () => document.querySelector('.data-table')?.getAttribute('data-stale') === 'false' && location.search.includes('al'),
);
const resultsMs = Date.now() - typed;
const blockedMs = await page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'tasks') as number[])));

await page.locator('#search').fill('');
await page.waitForFunction(() => !location.search.includes('search'));
await page.locator('.row-link').nth(9).waitFor();
const framesOf = (times: number): Promise<number[]> =>
  page.evaluate(async (presses) => {
    const frames: number[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const table = () => document.querySelector('.data-table');
    for (let press = 0; press < presses; press += 1) {
      const before = table()?.textContent;
      const next = [...document.querySelectorAll<HTMLButtonElement>('nav button')].at(-1);
      next?.click();
      let count = 0;
      while (table()?.getAttribute('data-stale') !== 'true' && table()?.textContent === before && count < 100) {
        await frame();
        count += 1;
      }
      frames.push(count);
      while (table()?.getAttribute('data-stale') === 'true') await frame();
    }
    return frames;
  }, times);
const frames = await framesOf(10);
const count = await page.locator('output', { hasText: 'Showing' }).textContent();
console.log(`${count ?? ''}
  typing "mohammed al": longest task ${Math.round(blockedMs)} ms (50 ms and more are seen), results ${resultsMs} ms after the last letter
  ten presses on Next: frames until the first sign ${frames.join(' ')}`);
await close();
await cloud.close();
