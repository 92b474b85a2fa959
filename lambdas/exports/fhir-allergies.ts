import type { AllergyIntolerance, CodeableConcept, Patient, Reference, Resource } from '@medplum/fhirtypes';
import { type AllergyState, isListedState } from '#contract/chart/allergies.ts';
import { type AllergySeverity, allergiesOf } from '#contract/patient/allergies.ts';
import type { StoredAllergy } from '../chart/stored.ts';
import { type About, coded, terminology } from './fhir.ts';

type Verification = 'unconfirmed' | 'confirmed' | 'refuted' | 'entered-in-error';
type ClinicalStatus = 'active' | 'inactive' | 'resolved';

const allergyResource = (
  patient: Reference<Patient>,
  code: CodeableConcept,
  verification: Verification,
  clinical: ClinicalStatus | undefined = 'active',
): AllergyIntolerance => ({
  resourceType: 'AllergyIntolerance',
  // An entry in error has no clinical status (ait-2).
  ...(verification !== 'entered-in-error' && { clinicalStatus: coded(`${terminology}/allergyintolerance-clinical`, clinical) }),
  verificationStatus: coded(`${terminology}/allergyintolerance-verification`, verification),
  code,
  patient,
});

/**
 * The FHIR statuses of an allergy's state: its verification and its clinical status. Whether an ended allergy had been confirmed is not
 * stored.
 */
const allergyStatuses: Record<AllergyState, readonly [Verification, ClinicalStatus]> = {
  unconfirmed: ['unconfirmed', 'active'],
  confirmed: ['confirmed', 'active'],
  refuted: ['refuted', 'inactive'],
  resolved: ['unconfirmed', 'resolved'],
  'entered-in-error': ['entered-in-error', 'inactive'],
};

/** R4 records severity in a reaction, which requires a manifestation: it is "unknown" where none was recorded. */
const reactionOf = (
  severity: AllergySeverity | undefined,
  reaction: string | undefined,
): Pick<AllergyIntolerance, 'criticality' | 'reaction'> =>
  severity === undefined && reaction === undefined
    ? {}
    : {
        // A mild reaction does not predict the next one.
        ...(severity === 'severe' && { criticality: 'high' }),
        reaction: [
          {
            manifestation: [reaction === undefined ? coded(`${terminology}/data-absent-reason`, 'unknown') : { text: reaction }],
            ...(severity && { severity }),
          },
        ],
      };

/** An entry's resource, with the given severity. */
function allergyEntry(
  { id, status, substance, reaction, endReason, errorReason, createdAt }: StoredAllergy,
  severity: AllergySeverity | undefined,
  subject: Reference<Patient>,
): AllergyIntolerance {
  const notes = [endReason, errorReason].flatMap((text) => (text === undefined ? [] : [{ text }]));
  return {
    ...allergyResource(subject, { text: substance }, ...allergyStatuses[status]),
    id,
    recordedDate: createdAt,
    ...reactionOf(severity, reaction),
    ...(notes.length > 0 && { note: notes }),
  };
}

/**
 * The allergies on the record's list, most dangerous first, then the ended ones. With the status "none known", the patient summary's own
 * code; without an answer, no resource.
 */
export function allergyResources(entries: readonly StoredAllergy[], { patient: { medicalInfo }, subject }: About): Resource[] {
  const over = entries.filter(({ status }) => !isListedState(status)).map((entry) => allergyEntry(entry, entry.severity, subject));
  if (medicalInfo.allergyStatus === 'none-known') {
    const none = coded('http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', 'no-known-allergies', 'No known allergies');
    return [allergyResource(subject, none, 'confirmed'), ...over];
  }
  const listed = allergiesOf(medicalInfo).map(({ substance, severity }): Resource => {
    const entry = entries.find((one) => one.substance === substance && isListedState(one.status));
    return entry === undefined
      ? { ...allergyResource(subject, { text: substance }, 'unconfirmed'), ...reactionOf(severity, undefined) }
      : allergyEntry(entry, severity, subject);
  });
  return [...listed, ...over];
}
