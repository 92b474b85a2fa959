import type { Page } from 'playwright-core';

interface HeldLimit {
  /** Expires the limit for the calls in progress and, until `release`, at once for every later one, since a page retries by itself. */
  readonly pass: () => Promise<void>;
  /** Restores the real limit. */
  readonly release: () => Promise<void>;
}

/** Takes over the page's call time limit of this many milliseconds: it expires when the test says so. */
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
