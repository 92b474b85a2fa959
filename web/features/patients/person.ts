import type { Patient } from '#contract/patient.ts';

/** Whole years between a birth date (YYYY-MM-DD) and a day (YYYY-MM-DD). */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** A patient's name in the script of the language where it is recorded, and in the other script. */
export function namesOf({ personalInfo }: Patient, locale: 'en' | 'ar'): { name: string; otherName: string | undefined } {
  const latin = `${personalInfo.firstName} ${personalInfo.lastName}`;
  const arabic = personalInfo.nameArabic;
  return locale === 'ar' && arabic !== undefined ? { name: arabic, otherName: latin } : { name: latin, otherName: arabic };
}
