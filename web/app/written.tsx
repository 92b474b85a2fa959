import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { SymptomCheckerPage } from '../features/symptom-checker/symptom-checker-page.tsx';
import { m } from '../i18n/paraglide/messages.js';
import { type Locale, getLocale, locales } from '../i18n/paraglide/runtime.js';
import { contacts } from '../lib/contacts.ts';
import { switchLocale } from '../lib/locale.ts';
import { Alarm } from '../ui/alarm.tsx';
import { Splash } from '../ui/splash.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** The markup that the build writes into the documents, so that a visitor on a slow line sees it before any script runs. */
export const splash = (): string => renderToString(<Splash />);

/** The checker's empty form, in a language. */
export function checkerIn(locale: Locale): string {
  if (getLocale() !== locale) switchLocale();
  return renderToString(
    <StrictMode>
      <SymptomCheckerPage />
    </StrictMode>,
  );
}

/** For a browser without scripts: what to do, in both languages. */
export const withoutScripts = (): string =>
  renderToString(
    <Alarm as="aside" className="grid gap-2 p-4">
      {locales.map((locale) => (
        <p key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          {m.withoutScripts({ advice: contacts.healthcare }, { locale })}{' '}
          <TextLink className="font-semibold text-inherit" href={`tel:${contacts.emergency}`}>
            {m.checkerEmergencyFirst({ number: contacts.emergency }, { locale })}
          </TextLink>
        </p>
      ))}
    </Alarm>,
  );
