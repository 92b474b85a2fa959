import type { Texts } from '#contract/base/language.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';

/** A text of the contract in the current language. */
export const said = (texts: Texts): string => texts[getLocale()];
