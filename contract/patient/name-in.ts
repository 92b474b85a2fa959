import type { Language } from '../base/language.ts';
import { lastNameIn } from './one-name.ts';

/** A person's name in one or two scripts. */
export interface Name {
  readonly firstName: string;
  readonly lastName: string;
  readonly nameArabic?: string | undefined;
}

/** The name that fits the language, for a list. */
export const nameIn = ({ firstName, lastName, nameArabic }: Name, language: Language): string =>
  language === 'ar' && nameArabic !== undefined ? nameArabic : `${firstName} ${lastNameIn(lastName)}`.trim();

/** The same name in the other script, if recorded. */
export const otherNameIn = (name: Name, language: Language): string | undefined =>
  language === 'ar' && name.nameArabic !== undefined ? nameIn(name, 'en') : name.nameArabic;
