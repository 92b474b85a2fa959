import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface ToastSeen {
  /** How long it was shown; undefined while it is. */
  readonly ms?: number;
  /** Its top and right edges in pixels, and its largest width, once it has slid in. */
  readonly top?: number;
  readonly end?: number;
  readonly widest?: string;
}
declare global {
  interface Window {
    toastsSeen?: Record<string, ToastSeen>;
  }
}

/**
 * Records each toast in the page's next documents, by the page's own clock: watching from outside lags on a busy machine, until the toast is
 * gone. The returned function waits until a toast has gone and returns its time in whole seconds and its place.
 */
export async function watchToasts(page: Page): Promise<(text: string) => Promise<{ seconds: number } & Omit<ToastSeen, 'ms'>>> {
  await page.addInitScript(() => {
    const seen: Record<string, ToastSeen> = (window.toastsSeen = {});
    const since = new Map<string, number>();
    new MutationObserver(() => {
      const now = new Map([...document.querySelectorAll('.toast')].map((toast) => [toast.textContent, toast] as const));
      for (const [text, toast] of now) {
        if (since.has(text)) continue;
        since.set(text, performance.now());
        seen[text] = {};
        setTimeout(() => {
          const { top, right: end } = toast.getBoundingClientRect();
          seen[text] = { ...seen[text], top, end, widest: getComputedStyle(toast).maxInlineSize };
        }, 1000);
      }
      for (const [text, start] of since) {
        if (now.has(text)) continue;
        since.delete(text);
        seen[text] = { ...seen[text], ms: performance.now() - start };
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return async (text) => {
    const toast = () => page.evaluate((said) => window.toastsSeen?.[said], text);
    await expect.poll(async () => (await toast())?.ms).toBeGreaterThan(0);
    const { ms = 0, ...place } = (await toast()) ?? {};
    return { seconds: Math.round(ms / 1000), ...place };
  };
}
