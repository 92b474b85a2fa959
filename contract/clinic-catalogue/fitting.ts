import type { Texts } from '../base/language.ts';
import { type ClinicCatalogue, serviceIn } from './clinic-catalogue.ts';
import type { Service, ServiceFor } from '../appointments/appointments.ts';

/** What decides which care fits a person. */
export interface WhoComes {
  /** Whole years. */
  readonly age: number;
  readonly gender: string;
}

/** In Qatar's public care, children are seen by pediatricians up to 14 years, and internists see nobody younger. */
const adultFrom = 14;
const childUntil = 18;
const childbearingFrom = 12;

/** The specialties that do not see everybody, by a word of their name in either language. */
const specialties: readonly (readonly [RegExp, (who: WhoComes) => boolean])[] = [
  [/gyn[ae]|obstetric|midwi|نساء|توليد/i, ({ age, gender }) => gender !== 'male' && age >= childbearingFrom],
  [/pa?ediatric|neonat|أطفال/i, ({ age }) => age < childUntil],
  [/internal medicine|باطن/i, ({ age }) => age >= adultFrom],
  [/geriatric|شيخوخة/i, ({ age }) => age >= 60],
];

/** Whether a clinician of a specialty sees such a person, as far as its name says. Every part of a name such as "and" must fit. */
export const fitsSpecialty = (specialty: Texts | undefined, who: WhoComes): boolean =>
  specialty === undefined || specialties.every(([words, sees]) => !(words.test(specialty.en) || words.test(specialty.ar)) || sees(who));

/** Whether a service is for such a person. Whoever is neither of the two sexes is not excluded by one. */
export const isFor = ({ from, to, sex }: ServiceFor, { age, gender }: WhoComes): boolean =>
  from <= age && age <= to && (sex === undefined || gender !== (sex === 'male' ? 'female' : 'male'));

/** Whether a clinic offers a service to such a person; to everybody whom it may be for, as long as nobody is known. */
export function isOfferedTo(catalogue: ClinicCatalogue, service: Service, who: WhoComes | undefined): boolean {
  const setting = serviceIn(catalogue, service);
  return setting.isOffered && (who === undefined || isFor(setting.who, who));
}

// A procedure is for the clinic to plan.
const asked = ['consultation', 'follow-up', 'test-results', 'vaccination', 'well-child', 'antenatal', 'telephone'] as const;

/** What a person may ask an appointment for, most usual first. */
export const askable = (catalogue: ClinicCatalogue, who: WhoComes): readonly Service[] =>
  asked.filter((service) => isOfferedTo(catalogue, service, who));
