import type { Texts } from '#contract/base/language.ts';
import type { SeedPatient } from './patients.ts';

/** A condition that only some patients have; other patients must not get it. */
export interface Fitting {
  readonly text: Texts;
  readonly fits: (patient: SeedPatient, age: number) => boolean;
}

/** Whether a patient's history or medicines mention a word. */
export const records =
  (words: RegExp) =>
  ({ medicalInfo: { medicalHistory, medications } }: SeedPatient): boolean =>
    words.test([medicalHistory ?? '', ...(medications ?? [])].join('\n'));

/** Whole years at an instant. */
export const ageAt = ({ personalInfo: { dateOfBirth } }: SeedPatient, nowMs: number): number =>
  Math.floor((nowMs - Date.parse(dateOfBirth)) / (365.25 * 86_400_000));
