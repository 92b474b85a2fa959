import { Printer } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { IssuedLinkCode } from '#contract/links/links.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { addressWithCode } from '../../lib/link-code.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor } from '../../lib/open-words.ts';
import { namesOf } from '../../lib/person.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { type Locale, locales } from '../../i18n/paraglide/runtime.js';
import { Mark, productName } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Slip } from '../../ui/slip.tsx';
import { relationName } from './relation-name.ts';

/** Only a clerk who has just issued a code needs it. */
const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }));

interface CodeSheetProps {
  readonly patient: Patient;
  readonly issued: IssuedLinkCode;
  readonly onClose: () => void;
}

/** The code with instructions in both languages, to be printed and handed out: nobody knows what its reader speaks. */
export function CodeSheet({ patient, issued, onClose }: CodeSheetProps) {
  const current = useLocale();
  const { code } = issued;
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <p className="print:hidden">{m.codeShownOnce()}</p>
      <Slip>
        <p className="flex items-center gap-2.5 text-lg font-semibold">
          <Mark size={30} />
          <span>
            {productName.en} · {productName.ar}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Suspense fallback={<span className="size-36" />}>
            <QrCode className="w-36" text={addressWithCode(location.origin, code)} label={m.codeSheetQr()} />
          </Suspense>
          <output>
            <Ltr as="strong" className="block w-fit text-2xl tracking-widest" data-code>
              {code.replace(/^.{5}/, '$&-')}
            </Ltr>
          </output>
        </div>
        {locales
          .toSorted((one) => (one === current ? -1 : 1))
          .map((locale) => (
            <Instructions key={locale} locale={locale} patient={patient} issued={issued} />
          ))}
      </Slip>
      <p className="flex flex-wrap justify-end gap-3 print:hidden">
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" />
          {m.printCode()}
        </Button>
        <Button look="primary" onClick={onClose}>
          {m.close()}
        </Button>
      </p>
    </div>
  );
}

function Instructions({ locale, patient, issued: { relation, until, expiresAt } }: Omit<CodeSheetProps, 'onClose'> & { locale: Locale }) {
  const options = { locale };
  const lastDay = until === undefined ? '' : ` ${m.linkUntil({ date: formatDate(locale, until) }, options)}`;
  return (
    <section lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} className="grid gap-2">
      <h2 className="text-lg font-semibold">{m.codeSheetTitle({}, options)}</h2>
      <p>
        {m.codeSheetRecord({}, options)}: <bdi className="font-semibold">{namesOf(patient, locale).name}</bdi>
        <br />
        {m.codeSheetFor({}, options)}: {(entryFor(relationName, relation)?.(options) ?? relation) + lastDay}
      </p>
      <ol className="grid list-decimal gap-1.5 ps-6">
        <li>{m.codeSheetSignIn({ site: location.host }, options)}</li>
        <li>{m.codeSheetEnter({}, options)}</li>
        <li>{m.codeSheetKeep({}, options)}</li>
      </ol>
      <p className="font-semibold">{m.codeSheetValid({ time: formatTime(locale, expiresAt) }, options)}</p>
    </section>
  );
}
