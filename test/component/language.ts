import { switchLocale } from '../../web/lib/locale.ts';
import { type Locale, getLocale } from '../../web/i18n/paraglide/runtime.js';

/** Has the site speak a language, as its button does. */
export function speak(language: Locale): void {
  if (getLocale() !== language) switchLocale();
}
