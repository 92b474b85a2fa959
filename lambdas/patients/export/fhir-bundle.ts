import { randomUUID } from 'node:crypto';
import type { Bundle, CodeableConcept, Patient, QuestionnaireResponseItem, Reference, Resource } from '@medplum/fhirtypes';
import type { AlertSeverity } from '#contract/care.ts';
import type { PatientRecord } from '../patient.ts';
import type { AboutFile } from './export-file.ts';
import type { WholeRecord } from './whole-record.ts';

/**
 * A patient's record as a FHIR R4 Bundle (hl7.org/fhir/R4), for another system. What the record keeps as free text stays text:
 * codes stand where the record itself has them, and none is guessed.
 */
const terminology = 'http://terminology.hl7.org/CodeSystem';
const coded = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text !== undefined && { text }),
});
const loinc = (code: string, text: string): CodeableConcept => coded('http://loinc.org', code, text);

/** The priorities of the standard extension of a Flag. */
const priority: Record<AlertSeverity, string> = { high: 'PH', medium: 'PM', low: 'PL' };

function patientResource({ id, status, personalInfo: person, medicalInfo: medical, updatedAt }: PatientRecord): Patient {
  const { street, city, state, zipCode, country } = person.address;
  const contact = medical.emergencyContact;
  return {
    resourceType: 'Patient',
    id,
    meta: { lastUpdated: updatedAt },
    active: status === 'active' || status === 'pending',
    identifier: [
      { type: coded(`${terminology}/v2-0203`, 'MR', 'Afiya'), value: id },
      ...(person.nationalId === undefined ? [] : [{ type: coded(`${terminology}/v2-0203`, 'NI', 'QID'), value: person.nationalId }]),
    ],
    name: [
      { use: 'official', family: person.lastName, given: [person.firstName] },
      ...(person.nameArabic === undefined
        ? []
        : [{ text: person.nameArabic, extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/language', valueCode: 'ar' }] }]),
    ],
    telecom: [
      { system: 'phone', value: person.phone },
      { system: 'email', value: person.email },
    ],
    gender: person.gender,
    birthDate: person.dateOfBirth,
    address: [
      {
        ...(street !== undefined && { line: [street] }),
        ...(city !== undefined && { city }),
        ...(state !== undefined && { state }),
        ...(zipCode !== undefined && { postalCode: zipCode }),
        country,
      },
    ],
    ...(contact && {
      contact: [
        {
          relationship: [coded(`${terminology}/v2-0131`, 'C', contact.relationship)],
          name: { text: contact.name },
          telecom: [{ system: 'phone', value: contact.phone }],
        },
      ],
    }),
    ...(person.preferredLanguage && {
      communication: [{ language: coded('urn:ietf:bcp:47', person.preferredLanguage), preferred: true }],
    }),
  };
}

const item = (linkId: string, text: string, valueString: string | undefined): QuestionnaireResponseItem[] =>
  valueString === undefined || valueString === '' ? [] : [{ linkId, text, answer: [{ valueString }] }];

function otherResources({ patient, appointments, alerts, symptomSessions }: WholeRecord, subject: Reference<Patient>): Resource[] {
  const { bloodType, allergies, medications, medicalHistory } = patient.medicalInfo;
  const observation = (code: CodeableConcept, value: { valueString: string } | { valueCodeableConcept: CodeableConcept }): Resource => ({
    resourceType: 'Observation',
    status: 'final',
    code,
    subject,
    ...value,
  });
  return [
    ...allergies.map((text): Resource => ({
      resourceType: 'AllergyIntolerance',
      clinicalStatus: coded(`${terminology}/allergyintolerance-clinical`, 'active'),
      verificationStatus: coded(`${terminology}/allergyintolerance-verification`, 'unconfirmed'),
      code: { text },
      patient: subject,
    })),
    ...medications.map((text): Resource => ({
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: { text },
      subject,
    })),
    ...(bloodType === undefined ? [] : [observation(loinc('882-1', 'ABO and Rh group'), { valueCodeableConcept: { text: bloodType } })]),
    ...(medicalHistory === undefined ? [] : [observation(loinc('11348-0', 'History of past illness'), { valueString: medicalHistory })]),
    ...alerts.map(({ id, severity, message, raisedAt }): Resource => ({
      resourceType: 'Flag',
      id,
      status: 'active',
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/flag-priority',
          valueCodeableConcept: coded('http://hl7.org/fhir/flag-priority-code', priority[severity]),
        },
      ],
      code: { text: message },
      subject,
      period: { start: raisedAt },
    })),
    ...appointments.map(({ id, startsAt, endsAt, reason }): Resource => ({
      resourceType: 'Appointment',
      id,
      // Whether the patient came is not recorded.
      status: 'booked',
      description: reason,
      start: startsAt,
      end: endsAt,
      participant: [{ actor: subject, status: 'accepted' }],
    })),
    ...symptomSessions.map(({ id, checkedAt, symptoms, assessment, answers }): Resource => ({
      resourceType: 'QuestionnaireResponse',
      id,
      status: 'completed',
      subject,
      authored: checkedAt,
      item: [
        ...item('symptoms', 'Symptoms as described', symptoms.description),
        ...item('duration', 'Duration', symptoms.duration),
        ...item('severity', 'Severity as described, 1 to 10', String(symptoms.severity)),
        ...answers.flatMap(({ text, answer }, at) => item(`check-${at + 1}`, text, answer)),
        ...item('assessment', 'Preliminary assessment', assessment.analysis),
        ...item('assessed-severity', 'Assessed severity', assessment.severity),
        ...item('action', 'Advised action', assessment.recommendations.action),
      ],
    })),
  ];
}

/** A patient's record as the JSON of a Bundle of type collection. */
export async function* fhirBundle(record: WholeRecord, { exportedAt }: AboutFile): AsyncGenerator<Uint8Array> {
  const patientUrl = `urn:uuid:${randomUUID()}`;
  const bundle: Bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: exportedAt.toISOString(),
    entry: [
      { fullUrl: patientUrl, resource: patientResource(record.patient) },
      ...otherResources(record, { reference: patientUrl }).map((resource) => ({ fullUrl: `urn:uuid:${randomUUID()}`, resource })),
    ],
  };
  yield Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`);
}
