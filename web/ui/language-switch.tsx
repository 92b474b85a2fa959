import { Languages } from 'lucide-react';
import { switchLocale, useLocale, useMessages } from '../app/locale.ts';

/** Switches between English and Arabic at once; the button is written in the other language. */
export function LanguageSwitch() {
  const locale = useLocale();
  const m = useMessages();
  return (
    <button type="button" className="button button--ghost" lang={locale === 'en' ? 'ar' : 'en'} onClick={switchLocale}>
      <Languages size={18} aria-hidden="true" />
      {m.otherLanguage()}
    </button>
  );
}
