import type { Texts } from '../base/language.ts';

/** A person's birth date, and whether only its year is known (docs/adr/0108). */
export interface Birth {
  readonly dateOfBirth: string;
  readonly dateOfBirthAccuracy?: string | null | undefined;
}

export const accuracies = ['estimated'] as const;
export const accuracyWords = { estimated: { en: 'estimated', ar: 'تقديري' } } as const satisfies Record<string, Texts>;

export const isEstimated = ({ dateOfBirthAccuracy }: Birth): boolean => dateOfBirthAccuracy === 'estimated';
export const birthYear = ({ dateOfBirth }: Pick<Birth, 'dateOfBirth'>): string => dateOfBirth.slice(0, 4);
/** The day that is kept of a birth of which the year is known: half a year from the true one at most. */
export const midYear = (dateOfBirth: string): string => `${birthYear({ dateOfBirth })}-07-01`;
/** The first day on which a person can have been born. */
export const earliestBirth = (birth: Birth): string => (isEstimated(birth) ? `${birthYear(birth)}-01-01` : birth.dateOfBirth);

/** From this age on, whatever the day of the birth, the year is enough. */
const estimatedFromYears = 2;
/** Whether a birth date may be known by its year alone. Younger people are dosed and measured by months. */
export const mayBeEstimated = (dateOfBirth: string, today: string): boolean =>
  Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) > estimatedFromYears;
