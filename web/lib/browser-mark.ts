import type * as z from 'zod/mini';
import type { BrowserFacts } from '#contract/account/browsers.ts';

const key = 'afiya.browser';
/** The random mark of this browser; null before its first sign-in. */
export const browserMark = (): string | null => localStorage.getItem(key);

/** What the site sends about this browser at a sign-in. */
export function browserFacts(): z.output<typeof BrowserFacts> & Record<string, string> {
  const mark = browserMark() ?? crypto.randomUUID();
  localStorage.setItem(key, mark);
  return { mark, agent: navigator.userAgent };
}
