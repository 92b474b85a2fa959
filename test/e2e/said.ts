import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    toastsSaid?: string[];
  }
}

/**
 * Keeps what a page's toasts say. They go by themselves, on a busy machine before a test looks. Runs in each page, before its own scripts.
 */
export function keepToasts(): void {
  const said: string[] = [];
  window.toastsSaid = said;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.matches('.toast')) said.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
}

/** Waits for a toast with this text, unless one has come since the last toast that was waited for. */
export async function said(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((part) => {
        const all = window.toastsSaid ?? [];
        const found = all.findIndex((one) => one.includes(part));
        all.splice(0, found + 1);
        return found >= 0 ? [part] : all;
      }, text),
    )
    .toEqual([text]);
}
