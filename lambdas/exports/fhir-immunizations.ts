import type { CodeableConcept, Immunization, Patient, Reference } from '@medplum/fhirtypes';
import { type NotGivenReason, notGivenReasons, vaccineSites } from '#contract/chart/immunizations.ts';
import { vaccines } from '#contract/chart/vaccines.ts';
import type { StoredImmunization } from '../chart/stored.ts';

function reasonOf(reason: NotGivenReason): CodeableConcept {
  const { name, code }: { readonly name: { readonly en: string }; readonly code?: string } = notGivenReasons[reason];
  return {
    ...(code !== undefined && { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason', code }] }),
    text: name.en,
  };
}

/** A vaccination as an Immunization with FHIR's statuses. The vaccine is text, because no vaccine code may be shipped. */
export function immunizationResource(entry: StoredImmunization, patient: Reference<Patient>): Immunization {
  const { id, status, vaccine, dose, on, lot, site, elsewhere, notGiven, note, createdAt, errorReason } = entry;
  const notes = [note, errorReason].flatMap((text) => (text === undefined ? [] : [{ text }]));
  return {
    resourceType: 'Immunization',
    id,
    status,
    ...(notGiven !== undefined && { statusReason: reasonOf(notGiven) }),
    vaccineCode: { text: vaccines[vaccine].name.en },
    patient,
    occurrenceDateTime: on,
    recorded: createdAt,
    primarySource: !elsewhere,
    ...(lot !== undefined && { lotNumber: lot }),
    ...(site !== undefined && { site: { text: vaccineSites[site].en } }),
    ...(dose !== undefined && { protocolApplied: [{ doseNumberPositiveInt: dose }] }),
    ...(notes.length > 0 && { note: notes }),
  };
}
