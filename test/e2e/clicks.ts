import type { Page } from 'playwright-core';

/** Counts the clicks on a page, across its documents; key presses are none. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem('clicks', '0');
    addEventListener(
      'click',
      ({ detail }) => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + (detail > 0 ? 1 : 0))),
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}
