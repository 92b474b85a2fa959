/**
 * `npm run bench:network`: how long a visitor on a bad line waits, in the project's Chromium with an empty cache: 400 kbit/s, 400 ms before
 * each answer begins (`--kbit`, `--latency`). Prints a table of the medians of three loads (`--runs`) of all pages, or of the pages given
 * by path. The local site speaks HTTP/1.1, six requests at a time; CloudFront speaks HTTP/2 and 3, all at once. Connecting is free here.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { launchBrowser } from '../e2e/browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kbit: { type: 'string', default: '400' },
    latency: { type: 'string', default: '400' },
    runs: { type: 'string', default: '3' },
  },
});

interface Measured {
  readonly path: string;
  /** An element that is on the page as soon as the page is useful to a visitor. */
  readonly first: string;
  /** The visitor's goal. */
  readonly usable: string;
  /** An element that responds to a visitor's press. */
  readonly ready: string;
}
const pages: readonly Measured[] = [
  { path: '/symptom-checker', first: 'a[href="tel:999"]', usable: '#description:enabled', ready: 'form button[type=submit]:enabled' },
  { path: '/login', first: 'svg', usable: '#email:enabled', ready: 'form button[type=submit]:enabled' },
  { path: '/dashboard', first: 'svg', usable: 'h1', ready: '.stat' },
  { path: '/patients', first: 'svg', usable: 'h1', ready: '.row-link' },
];

/** Records when each selector first matches a visible element. Runs in the page, before its own scripts. */
const watch = (selectors: readonly string[]): void => {
  const seen: Record<string, number> = {};
  let shifted = 0;
  Object.assign(globalThis, { seen: () => ({ seen, shifted }) });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false) shifted += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    for (const selector of selectors)
      if (seen[selector] === undefined && document.querySelector(selector)?.checkVisibility() === true) seen[selector] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

async function load(page: Page, { path, first, usable, ready }: Measured): Promise<readonly number[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.clearBrowserCache');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: Number(values.latency),
    downloadThroughput: (Number(values.kbit) * 1000) / 8,
    uploadThroughput: (Number(values.kbit) * 1000) / 8,
  });
  let bytes = 0;
  let requests = 0;
  let requestsWhenReady = 0;
  let bytesWhenReady = 0;
  browser.on('Network.requestWillBeSent', () => (requests += 1));
  browser.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  requestsWhenReady = requests;
  bytesWhenReady = bytes;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const { seen, shifted, painted } = await page.evaluate(() => {
    const noted = Reflect.get(globalThis, 'seen') as () => { seen: Record<string, number>; shifted: number };
    return { ...noted(), painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN };
  });
  await browser.detach();
  return [
    painted,
    seen[first] ?? Number.NaN,
    seen[usable] ?? Number.NaN,
    seen[ready] ?? Number.NaN,
    shifted,
    requestsWhenReady,
    bytesWhenReady / 1000,
    requests,
    bytes / 1000,
  ];
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const cloud = await startLocalCloud({ web: true, warm: true, patients: 200 });
const { browser, close } = await launchBrowser();
const account = cloud.endpoints.accounts.find(({ role }) => role === 'CLINICIAN');
const columns = ['first paint', 'first content', 'usable', 'ready', 'shift', 'requests', 'kB', 'requests in all', 'kB in all'];
console.log(
  `${values.kbit} kbit/s, ${values.latency} ms, empty cache; seconds\n| page | ${columns.join(' | ')} |\n|${' --- |'.repeat(10)}`,
);
for (const measured of pages.filter(({ path }) => positionals.length === 0 || positionals.includes(path))) {
  const rounds: (readonly number[])[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: cloud.endpoints.webUrl });
    if (['/dashboard', '/patients'].includes(measured.path)) {
      await page.goto('/login');
      await page.locator('#email').fill(account?.email ?? '');
      await page.locator('#password').fill(account?.password ?? '');
      await page.locator('button[type=submit]').click();
      await page.waitForURL('**/dashboard');
      await page.waitForLoadState('networkidle');
    }
    await page.addInitScript(watch, [measured.first, measured.usable, measured.ready]);
    rounds.push(await load(page, measured));
    await page.close();
  }
  const middle = columns.map((_, column) => median(rounds.map((round) => round[column] ?? Number.NaN)));
  const shown = middle.map((value, column) =>
    column < 4 ? (value / 1000).toFixed(1) : column === 4 ? value.toFixed(3) : String(Math.round(value)),
  );
  console.log(`| ${measured.path} | ${shown.join(' | ')} |`);
}
await close();
await cloud.close();
