import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface ToastSeen {
  /** Its duration in seconds, as it declares. */
  readonly seconds: number;
  /** Its top and right edges in pixels, and its largest width. */
  readonly top: number;
  readonly end: number;
  readonly widest: string;
  readonly isGone: boolean;
}
declare global {
  interface Window {
    toastsSeen?: Record<string, ToastSeen>;
  }
}

/**
 * Records each toast in the page's next documents, because watching from outside lags on a busy machine until the toast is gone. The
 * returned function waits until a toast has gone, and returns its duration in seconds and its place.
 */
export async function watchToasts(page: Page): Promise<(text: string) => Promise<ToastSeen>> {
  await page.addInitScript(() => {
    const seen: Record<string, ToastSeen> = (window.toastsSeen = {});
    new MutationObserver(() => {
      const now = new Map([...document.querySelectorAll<HTMLElement>('.toast')].map((toast) => [toast.textContent, toast] as const));
      for (const [text, toast] of now) {
        if (seen[text]?.isGone === false) continue;
        const { top, right: end } = toast.getBoundingClientRect();
        seen[text] = {
          seconds: Number(toast.dataset['ms']) / 1000,
          top,
          end,
          widest: getComputedStyle(toast).maxInlineSize,
          isGone: false,
        };
      }
      for (const [text, toast] of Object.entries(seen)) if (!now.has(text)) seen[text] = { ...toast, isGone: true };
    }).observe(document, { childList: true, subtree: true });
  });
  return async (text) => {
    const toast = () => page.evaluate((said) => window.toastsSeen?.[said], text);
    await expect.poll(async () => (await toast())?.isGone).toBe(true);
    const seen = await toast();
    if (seen === undefined) throw new Error(`“${text}” was not said`);
    return seen;
  };
}
