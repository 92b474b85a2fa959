interface Name {
  readonly firstName: string;
  readonly lastName: string;
  readonly nameArabic?: string | undefined;
}

/** Whole years from a birth date (YYYY-MM-DD) to a day (YYYY-MM-DD). */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** A patient's name in the script of the language, if recorded, and in the other script. */
export function namesOf(
  { personalInfo }: { readonly personalInfo: Name },
  locale: 'en' | 'ar',
): { name: string; otherName: string | undefined } {
  const arabic = personalInfo.nameArabic;
  const latin = nameIn(personalInfo, 'en');
  return { name: nameIn(personalInfo, locale), otherName: locale === 'ar' && arabic !== undefined ? latin : arabic };
}

/** The name that fits the language, for a list. */
export const nameIn = ({ firstName, lastName, nameArabic }: Name, locale: 'en' | 'ar'): string =>
  locale === 'ar' && nameArabic !== undefined ? nameArabic : `${firstName} ${lastName}`;
