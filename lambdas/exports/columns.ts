import type { Language, Texts } from '#contract/base/language.ts';
import { type Allergy, allergiesOf, allergySeverityWords, allergyStatusWords } from '#contract/patient/allergies.ts';
import { type FieldName, fieldOf, namesOf, readerOf, titleOf, wordsOf } from '#contract/patient/fields.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import { lastNameIn } from '#contract/patient/one-name.ts';
import { shownPhone } from '#contract/patient/phone.ts';
import { columnWidths } from '#contract/patient/places.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { bornWords } from './age-words.ts';

/** One column of an exported list. Values are stored text; only spreadsheets need to know which are dates or times. */
export interface Column {
  readonly title: Texts;
  readonly kind: 'text' | 'date' | 'time';
  /** Width in characters. */
  readonly width: number;
  readonly value: (patient: PatientRecord, language: Language) => string;
}

/** Joins a list's entries into one text. */
export const listed = (entries: readonly string[], language: Language): string => entries.join(language === 'ar' ? '، ' : ', ');

/** An allergy with its severity, if recorded, as printable text; `named` wraps the name. */
const allergyText = ({ substance, severity }: Allergy, language: Language, named = (name: string): string => name): string =>
  severity === undefined ? named(substance) : `${named(substance)} (${allergySeverityWords[severity][language]})`;

/** A record's allergies as printable texts, most dangerous first, each with the text of `more`; without allergies, the status in words. */
export const allergyTexts = (
  { medicalInfo }: PatientRecord,
  language: Language,
  named: (name: string) => string,
  more: (substance: string) => readonly string[] = () => [],
): string[] =>
  medicalInfo.allergyStatus === 'listed'
    ? allergiesOf(medicalInfo).map((allergy) => [allergyText(allergy, language, named), ...more(allergy.substance)].join(' · '))
    : [allergyStatusWords[medicalInfo.allergyStatus][language]];

/** The column of a record's field. Choices appear in words; in English the code is the word. */
function column(name: FieldName): Column {
  const read = readerOf(name, 'stored');
  const { kind } = fieldOf(name);
  return {
    title: titleOf(name),
    kind: kind === 'date' ? 'date' : 'text',
    width: columnWidths[name],
    value: (patient, language) => {
      if (kind === 'severities') {
        const known = allergiesOf(patient.medicalInfo).filter(({ severity }) => severity !== undefined);
        return listed(
          known.map((allergy) => allergyText(allergy, language)),
          language,
        );
      }
      const value = read(patient);
      if (typeof value !== 'string') return listed(value, language);
      if ((name === 'email' && !hasEmail(value)) || (name === 'lastName' && lastNameIn(value) === '')) return '';
      return language === 'ar' ? (wordsOf(name, value)?.ar ?? value) : value;
    },
  };
}

/** A field's text to print: as in its column, an estimated birth date as such, and a Qatari phone number with its country code. */
export function printedText(name: FieldName, patient: PatientRecord, language: Language): string {
  if (name === 'dateOfBirth') return bornWords(patient.personalInfo, language);
  const text = column(name).value(patient, language);
  return fieldOf(name).kind === 'phone' ? shownPhone(text) : text;
}

/** The columns of an exported list, in order. */
export const columns: readonly Column[] = [
  { title: { en: 'ID', ar: 'رقم المريض' }, kind: 'text', width: 29, value: ({ id }) => id },
  ...namesOf(columnWidths).map(column),
  { title: { en: 'Created', ar: 'تاريخ الإنشاء' }, kind: 'time', width: 20, value: ({ createdAt }) => createdAt },
  { title: { en: 'Updated', ar: 'آخر تحديث' }, kind: 'time', width: 20, value: ({ updatedAt }) => updatedAt },
];
