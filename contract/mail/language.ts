import { type Language, languages } from '../base/language.ts';

/** The language that an account's `locale` names, such as "ar" or "ar-QA". */
export const languageIn = (locale: string | undefined): Language | undefined =>
  languages.find((one) => locale !== undefined && new RegExp(`^${one}(?![a-z])`, 'i').test(locale));
