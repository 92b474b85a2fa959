import type { Page } from 'playwright-core';

interface HeldLimit {
  /** Lets it pass for the calls under way and, until `release`, for every later one at once: a page asks again by itself. */
  readonly pass: () => Promise<void>;
  /** From now on it is what it always is. */
  readonly release: () => Promise<void>;
}

/** Holds the time limit of the page's calls with so many milliseconds: it passes when the test says so. */
export async function holdTimeLimit(page: Page, limitMs: number): Promise<HeldLimit> {
  await page.evaluate((heldMs) => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    const limit = new AbortController();
    AbortSignal.timeout = (ms) => (ms === heldMs ? limit.signal : original(ms));
    addEventListener('time-limit-passes', () => limit.abort(new DOMException('The time limit has passed', 'TimeoutError')));
    addEventListener('time-limit-released', () => (AbortSignal.timeout = original));
  }, limitMs);
  const tell = (event: string) => async () => void (await page.evaluate((name) => dispatchEvent(new Event(name)), event));
  return { pass: tell('time-limit-passes'), release: tell('time-limit-released') };
}
