import { Languages } from 'lucide-react';
import { switchLocale, useLocale } from '../lib/locale.ts';
import { Button } from './button.tsx';
import { m } from '../i18n/paraglide/messages.js';

/** Switches between English and Arabic at once; labelled in the other language. */
export function LanguageSwitch() {
  const locale = useLocale();
  return (
    <Button look="ghost" lang={locale === 'en' ? 'ar' : 'en'} onClick={switchLocale}>
      <Languages aria-hidden="true" />
      {m.otherLanguage()}
    </Button>
  );
}
