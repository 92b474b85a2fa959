import { ageOn, monthsOn } from '#contract/patient/age.ts';
import { type Name, nameIn, otherNameIn } from '#contract/patient/name-in.ts';
import { m } from '../i18n/paraglide/messages.js';

const dayMs = 86_400_000;

/** An age in years, under two in months, and under one month in days. Both dates are YYYY-MM-DD. */
export function ageIn(dateOfBirth: string, day: string): { year: number } | { month: number } | { day: number } {
  const years = ageOn(dateOfBirth, day);
  if (years >= 2) return { year: years };
  const months = monthsOn(dateOfBirth, day);
  if (months >= 1) return { month: months };
  return { day: Math.round((Date.parse(day) - Date.parse(dateOfBirth)) / dayMs) };
}

/** A patient's name in the script of the language, if recorded, and in the other script; of who died, with a word that says so. */
export function namesOf(
  { personalInfo }: { readonly personalInfo: Name & { readonly dateOfDeath?: string | undefined } },
  locale: 'en' | 'ar',
): { name: string; otherName: string | undefined } {
  const name = nameIn(personalInfo, locale);
  return { name: personalInfo.dateOfDeath === undefined ? name : m.nameOfDeceased({ name }), otherName: otherNameIn(personalInfo, locale) };
}

/** The short name by which a person is called: the first, with the second part of a compound such as «عبد الله». */
export function calledBy(name: Name, locale: 'en' | 'ar'): string {
  if (locale === 'en' || name.nameArabic === undefined) return name.firstName;
  const [first = '', second = ''] = name.nameArabic.trim().split(/\s+/);
  return /^(?:عبد|أبو|أم)$/.test(first) ? `${first} ${second}` : first;
}

/** The initial in a person's circle. */
export const initialOf = (called: string): string => called.slice(0, 1).toLocaleUpperCase();
