import type { CodeableConcept, Encounter, Patient, Practitioner, Reference } from '@medplum/fhirtypes';
import type { PatientRecord } from '../clinic/patient.ts';

export const terminology = 'http://terminology.hl7.org/CodeSystem';
export const coded = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text !== undefined && { text }),
});

/** The references of a Bundle's resources: the patient, the visits, the staff. */
export interface About {
  readonly patient: PatientRecord;
  readonly subject: Reference<Patient>;
  readonly encounterOf: (id: string | undefined) => { readonly encounter?: Reference<Encounter> };
  /** Staff have no resource in a patient's file: references give their name and account id. */
  readonly person: (id: string) => Reference<Practitioner>;
}
