import type { UncheckedCause } from '#contract/prescriptions/prescriptions.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Why something could not be checked. */
export const causeWords: Readonly<Record<UncheckedCause, () => string>> = {
  'drug-not-coded': () => m.causeDrug(),
  'allergy-not-coded': () => m.causeAllergy(),
  'allergies-not-asked': () => m.causeNotAsked(),
  'medicine-not-coded': () => m.causeMedicine(),
  'pregnancy-unknown': () => m.causePregnancy(),
  'pregnancy-in-chart': () => m.causePregnancyInChart(),
  'g6pd-unknown': () => m.causeG6pd(),
  'kidney-unknown': () => m.causeKidney(),
  'kidney-in-chart': () => m.causeKidneyInChart(),
  'frequency-missing': () => m.causeFrequency(),
  'weight-missing': () => m.causeWeight(),
  'dose-not-compared': () => m.causeDose(),
};
