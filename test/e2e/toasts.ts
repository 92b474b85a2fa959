import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Milliseconds for which each toast was shown, by its text. */
    toastsShownMs?: Record<string, number>;
  }
}

/**
 * Records how long each toast in the page's next documents is shown, by the page's own clock: watching from outside lags on a busy
 * machine. The returned function waits until a toast has gone and returns its time in whole seconds.
 */
export async function watchToasts(page: Page): Promise<(text: string) => Promise<number>> {
  await page.addInitScript(() => {
    const shownMs: Record<string, number> = (window.toastsShownMs = {});
    const since = new Map<string, number>();
    new MutationObserver(() => {
      const now = new Set([...document.querySelectorAll('.toast')].map(({ textContent }) => textContent));
      for (const text of now) if (!since.has(text)) since.set(text, performance.now());
      for (const [text, start] of since) {
        if (now.has(text)) continue;
        since.delete(text);
        shownMs[text] = performance.now() - start;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return async (text) => {
    const shownMs = () => page.evaluate((said) => window.toastsShownMs?.[said], text);
    await expect.poll(shownMs).toBeGreaterThan(0);
    return Math.round(((await shownMs()) ?? 0) / 1000);
  };
}
