import type { CodeableConcept, Encounter, Patient, Practitioner, Reference } from '@medplum/fhirtypes';
import type { PatientRecord } from '../clinic/patient.ts';

export const terminology = 'http://terminology.hl7.org/CodeSystem';
export const coded = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text !== undefined && { text }),
});

/** What the resources of a Bundle refer to: the patient, the visits, the staff. */
export interface About {
  readonly patient: PatientRecord;
  readonly subject: Reference<Patient>;
  readonly encounterOf: (id: string | undefined) => { readonly encounter?: Reference<Encounter> };
  /** The staff are in no file of a patient: they are named, and known by the ids of their accounts. */
  readonly person: (id: string) => Reference<Practitioner>;
}
