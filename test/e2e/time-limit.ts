import type { Page } from 'playwright-core';

/** The page's calls with this time limit, in milliseconds, have no other: it passes when the answer of this function is called. */
export async function holdTimeLimit(page: Page, limitMs: number): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    const limit = new AbortController();
    AbortSignal.timeout = (ms) => (ms === held ? limit.signal : original(ms));
    addEventListener('time-limit-passes', () => {
      limit.abort(new DOMException('The time limit has passed', 'TimeoutError'));
      AbortSignal.timeout = original;
    });
  }, limitMs);
  return async () => void (await page.evaluate(() => dispatchEvent(new Event('time-limit-passes'))));
}
