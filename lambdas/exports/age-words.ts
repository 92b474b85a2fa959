import type { Language } from '#contract/base/language.ts';
import { ageOn, monthsOn } from '#contract/patient/age.ts';
import { type Birth, accuracyWords, birthYear, isEstimated } from '#contract/patient/birth.ts';
import { type Counted, counted } from '#contract/base/counted.ts';

const months: Counted = { en: ['month', 'months'], ar: ['شهر واحد', 'شهران', 'أشهر', 'شهراً', 'شهر'] };
const days: Counted = { en: ['day', 'days'], ar: ['يوم واحد', 'يومان', 'أيام', 'يوماً', 'يوم'] };
const dayMs = 86_400_000;

/** An age on paper: in years, under two in months, and under one month in days, since a dose depends on it. Both dates are YYYY-MM-DD. */
export function ageWords(dateOfBirth: string, day: string, language: Language): string {
  const years = ageOn(dateOfBirth, day);
  if (years >= 2) return String(years);
  const completed = monthsOn(dateOfBirth, day);
  if (completed > 0) return counted(completed, months, language);
  return counted(Math.round((Date.parse(day) - Date.parse(dateOfBirth)) / dayMs), days, language);
}

const comma = { en: ', ', ar: '، ' } as const satisfies Record<Language, string>;
/** A text about a person's birth, marked if that is estimated. */
export const marked = (text: string, birth: Birth, language: Language): string =>
  isEstimated(birth) ? text + comma[language] + accuracyWords.estimated[language] : text;

/** A birth date on paper: YYYY-MM-DD, or the year and that it is estimated. */
export const bornWords = (birth: Birth, language: Language): string =>
  marked(isEstimated(birth) ? birthYear(birth) : birth.dateOfBirth, birth, language);
