import type { ReactNode } from 'react';
import type { Language } from '#contract/base/language.ts';
import { type FieldName, type FieldValue, type PatientField, fieldOf, wordsOf } from '#contract/patient/fields.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import { formatCountry, formatDate, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Allergies } from '../../ui/allergies.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { yearIn } from '../../ui/date-parts.ts';
import { Phone } from '../../ui/phone.tsx';
import { type FormValues, allergiesIn, entriesOf } from './patient-form.ts';

/** The entries of a list. */
export function Entries({ entries }: { entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {[...new Set(entries)].map((entry) => (
        <Chip as="li" key={entry} className="max-w-full" tone="none">
          <bdi className="wrap-anywhere">{entry}</bdi>
        </Chip>
      ))}
    </ul>
  );
}

interface Shown {
  readonly name: FieldName;
  readonly text: string;
  readonly locale: Language;
}
const inWords = ({ name, text }: Shown) => said(wordsOf(name, text) ?? { en: text, ar: text });
const plain = (shown: Shown) => <bdi className="break-words whitespace-pre-line">{inWords(shown)}</bdi>;
const leftToRight = ({ text }: Shown) => <Ltr>{text}</Ltr>;

const texts: Readonly<Record<PatientField['kind'], (shown: Shown) => ReactNode>> = {
  text: plain,
  arabic: plain,
  prose: ({ text }) => <bdi className="block break-words whitespace-pre-line">{text}</bdi>,
  code: leftToRight,
  digits: leftToRight,
  email: (shown) => (hasEmail(shown.text) ? <Ltr breaks>{shown.text}</Ltr> : <span className="text-muted">{inWords(shown)}</span>),
  phone: ({ text }) => <Phone number={text} />,
  'code-choice': leftToRight,
  date: ({ text, locale }) => {
    const year = yearIn(text);
    return year === undefined ? formatDate(locale, text) : m.estimated({ what: year });
  },
  country: ({ text, locale }) => formatCountry(locale, text),
  choice: inWords,
  list: ({ text }) => <Entries entries={entriesOf(text)} />,
  severities: plain,
};

/** A field's value for reading: from a record, or from a form, where a list is one text. */
export function FieldText({ name, value }: { name: FieldName; value: FieldValue }) {
  const locale = useLocale();
  if (typeof value !== 'string') {
    return value.length === 0 ? <span className="text-muted">{m.noneRecorded()}</span> : <Entries entries={value} />;
  }
  const text = value.trim();
  return text === '' ? <span className="text-muted">{m.notRecorded()}</span> : texts[fieldOf(name).kind]({ name, text, locale });
}

/** What a form says of a field, for reading. */
export const EnteredText = ({ name, values }: { name: FieldName; values: FormValues }) =>
  name === 'allergies' ? <Allergies {...allergiesIn(values)} /> : <FieldText name={name} value={values[name]} />;
