import { type Birth, birthYear, isEstimated } from '#contract/patient/birth.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/paraglide/runtime.js';
import { formatDate, formatLength } from './locale.ts';
import { ageIn } from './person.ts';

/** A text about a person's birth, marked if that is estimated. */
const markedIn = (text: string, birth: Birth): string => (isEstimated(birth) ? m.estimated({ what: text }) : text);
/** A birth date in words, or the year and that it is estimated. */
export const bornIn = (locale: Locale, birth: Birth): string =>
  isEstimated(birth) ? markedIn(birthYear(birth), birth) : formatDate(locale, birth.dateOfBirth);
/** An age in words, today or at death, marked if it is estimated. */
export const ageWords = (locale: Locale, birth: Birth & { readonly dateOfDeath?: string | undefined }, today: string): string =>
  markedIn(formatLength(locale, ageIn(birth.dateOfBirth, birth.dateOfDeath ?? today)), birth);
