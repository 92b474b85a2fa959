import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe-core finds wrong with a page once nothing moves in it: each rule, with the elements that break it. */
export async function accessibilityFindings(page: Page): Promise<readonly (readonly [rule: string, elements: readonly string[]])[]> {
  // Handing it over once a page, and asking for violations alone, takes a sixth of the time.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error('axe-core is not in the page');
    // Half faded in, a text has too little contrast. What turns for ever is not waited for.
    const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  });
}
