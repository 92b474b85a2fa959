import type { Language } from '#contract/base/language.ts';
import { ageOn, monthsOn } from '#contract/patient/age.ts';
import { type Counted, counted } from '#contract/prescriptions/dose.ts';

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
