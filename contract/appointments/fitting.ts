import type { Texts } from '../base/language.ts';
import type { Service } from './appointments.ts';

/** What decides which care fits a person. */
export interface WhoComes {
  /** Whole years. */
  readonly age: number;
  readonly gender: string;
}

/** In Qatar's public care, children are seen by pediatricians up to 14 years, and internists see nobody younger. */
const adultFrom = 14;
const childUntil = 18;
const growthUntil = 6;
const childbearing = { from: 12, to: 55 } as const;

/** The specialties that do not see everybody, by a word of their name in either language. */
const specialties: readonly (readonly [RegExp, (who: WhoComes) => boolean])[] = [
  [/gyn[ae]|obstetric|midwi|نساء|توليد/i, ({ age, gender }) => gender !== 'male' && age >= childbearing.from],
  [/pa?ediatric|neonat|أطفال/i, ({ age }) => age < childUntil],
  [/internal medicine|باطن/i, ({ age }) => age >= adultFrom],
  [/geriatric|شيخوخة/i, ({ age }) => age >= 60],
];

/** Whether a clinician of a specialty sees such a person, as far as its name says. Every part of a name such as "and" must fit. */
export const fitsSpecialty = (specialty: Texts | undefined, who: WhoComes): boolean =>
  specialty === undefined || specialties.every(([words, sees]) => !(words.test(specialty.en) || words.test(specialty.ar)) || sees(who));

/** What a person may ask an appointment for, most usual first. A procedure is for the clinic to plan. */
export function askable(who: WhoComes): readonly Service[] {
  const { age, gender } = who;
  return [
    'consultation',
    'follow-up',
    'test-results',
    'vaccination',
    ...(age < growthUntil ? (['well-child'] as const) : []),
    ...(gender === 'female' && age >= childbearing.from && age <= childbearing.to ? (['antenatal'] as const) : []),
    'telephone',
  ];
}
