import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A violated rule, with the violating elements. */
export type Finding = readonly [rule: string, elements: readonly string[]];

/** axe-core's findings on a page once nothing moves. */
export async function accessibilityFindings(page: Page): Promise<readonly Finding[]> {
  // Injecting it once per page and requesting only violations takes a sixth of the time. No enabled rule needs the style sheets.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(findViolations);
}

/** Runs in the page. */
export async function findViolations(): Promise<readonly Finding[]> {
  if (window.axe === undefined) throw new Error('axe-core is not in the page');
  // Text that is still fading in has too little contrast. Endless animations are not awaited.
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}
