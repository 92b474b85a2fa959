import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getLocale } from '../../web/i18n/paraglide/runtime.js';
import { findViolations } from '../e2e/accessibility.ts';
import { findMisfits } from '../e2e/layout.ts';
import { speak } from './language.ts';

/** As narrow as content must reflow to (WCAG 2.2, 1.4.10). */
export const narrow = { width: 320, height: 900 } as const;
export const wide = { width: 1280, height: 900 } as const;

window.axe = axe;

/**
 * Expects, at both widths and in both languages, that everything fits, and no accessibility findings at each width and in each language.
 * What axe checks depends on a width or a language, not on both.
 */
export async function expectGoodScreen(): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  const before = getLocale();
  const other = before === 'en' ? 'ar' : 'en';
  await expect.poll(() => document.querySelector('.skeleton')).toBeNull();
  const fits = () => expect.poll(() => findMisfits()).toEqual({ sideways: 0, cut: {} });
  const isAccessible = async () => expect(await findViolations()).toEqual([]);
  await page.viewport(wide.width, wide.height);
  await isAccessible();
  await fits();
  speak(other);
  await fits();
  await page.viewport(narrow.width, narrow.height);
  await isAccessible();
  await fits();
  speak(before);
  await fits();
  await page.viewport(width, height);
}
