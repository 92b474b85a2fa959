import * as z from 'zod/mini';
import { serviceIds } from '#contract/appointments/appointments.ts';
import { AllergyIntolerance, allergyStates } from '#contract/chart/allergies.ts';
import { LastValue } from '#contract/chart/chart.ts';
import { ChartDocument, documentStatuses, documentTypeIds } from '#contract/chart/documents.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { Encounter, Note, encounterStatuses, noteStatuses } from '#contract/chart/encounters.ts';
import { Immunization, immunizationStatuses, notGivenReasonIds, vaccineSiteIds } from '#contract/chart/immunizations.ts';
import { Letter, Referral, letterStatuses, letterTypeIds, referralUrgencyIds } from '#contract/chart/letters.ts';
import { Problem, problemStatuses } from '#contract/chart/problems.ts';
import { vaccineIds } from '#contract/chart/vaccines.ts';
import { VitalSigns, vitalSignsStatuses } from '#contract/chart/vital-signs.ts';
import { allergySeverities, allergyStatuses } from '#contract/patient/allergies.ts';
import { getCareItem } from '../clinic/items.ts';

/** Entries as stored under their patient: as answered, plus the patient's id, and without unknown statuses. */
export const StoredVitalSigns = z.object({ ...VitalSigns.shape, patientId: z.string(), status: z.enum(vitalSignsStatuses) });
export type StoredVitalSigns = z.output<typeof StoredVitalSigns>;

export const StoredProblem = z.object({ ...Problem.shape, patientId: z.string(), status: z.enum(problemStatuses) });
export type StoredProblem = z.output<typeof StoredProblem>;

export const StoredAllergy = z.object({
  ...AllergyIntolerance.shape,
  patientId: z.string(),
  status: z.enum(allergyStates),
  severity: z.optional(z.enum(allergySeverities)),
});
export type StoredAllergy = z.output<typeof StoredAllergy>;

export const StoredImmunization = z.object({
  ...Immunization.shape,
  patientId: z.string(),
  status: z.enum(immunizationStatuses),
  vaccine: z.enum(vaccineIds),
  site: z.optional(z.enum(vaccineSiteIds)),
  notGiven: z.optional(z.enum(notGivenReasonIds)),
});
export type StoredImmunization = z.output<typeof StoredImmunization>;

export const StoredDocument = z.object({
  ...ChartDocument.shape,
  patientId: z.string(),
  /** The record under whose number the file is kept, if another: that of a record that was merged (docs/adr/0086). */
  filedUnder: z.optional(z.string()),
  status: z.enum(documentStatuses),
  type: z.enum(documentTypeIds),
});
export type StoredDocument = z.output<typeof StoredDocument>;

/** What the chart said when a referral was signed. */
const AttachedChart = z.object({
  problems: z.array(z.object({ text: z.string(), icd10: z.optional(z.string()) })),
  allergyStatus: z.enum(allergyStatuses),
  allergies: z.array(z.string()),
  allergySeverities: z.array(z.object({ substance: z.string(), severity: z.enum(allergySeverities) })),
  medications: z.array(z.string()),
  vitals: z.record(z.string(), LastValue),
  /** Of the last signed note of this or an earlier visit. */
  note: z.optional(
    z.object({
      startedAt: z.string(),
      assessment: z.optional(z.string()),
      plan: z.optional(z.string()),
      /** What was added to it after its signature, oldest first, as far as there is room. */
      addenda: z.optional(z.array(z.string())),
      /** How many earlier ones there was no room for. */
      addendaLeftOut: z.optional(z.int()),
    }),
  ),
});
export type AttachedChart = z.output<typeof AttachedChart>;

export const StoredLetter = z.object({
  ...Letter.shape,
  patientId: z.string(),
  status: z.enum(letterStatuses),
  type: z.enum(letterTypeIds),
  referral: z.optional(
    z.object({
      ...Referral.shape,
      urgency: z.enum(referralUrgencyIds),
      attached: AttachedChart,
    }),
  ),
});
export type StoredLetter = z.output<typeof StoredLetter>;

export const StoredEncounter = z.object({
  ...Encounter.shape,
  patientId: z.string(),
  status: z.enum(encounterStatuses),
  service: z.enum(serviceIds),
});
export type StoredEncounter = z.output<typeof StoredEncounter>;

/** A note also stores what its author's list of unsigned notes shows. */
export const StoredNote = z.object({
  ...Note.shape,
  patientId: z.string(),
  encounterId: z.string(),
  status: z.enum(noteStatuses),
  service: z.enum(serviceIds),
  startedAt: z.string(),
});
export type StoredNote = z.output<typeof StoredNote>;

/** A patient's certificate or letter; undefined if there is none. Of a visit entered in error, it counts as entered in error too. */
export async function getLetter(patientId: string, id: string): Promise<StoredLetter | undefined> {
  const item = await getCareItem('letter', patientId, id);
  if (item === undefined) return undefined;
  const letter = StoredLetter.parse(item);
  const visit = await getCareItem('encounter', patientId, letter.encounterId);
  return visit?.['status'] === enteredInError ? { ...letter, status: enteredInError } : letter;
}
