import { randomUUID } from 'node:crypto';
import type {
  AllergyIntolerance,
  Bundle,
  CodeableConcept,
  Patient,
  QuestionnaireResponseItem,
  Reference,
  Resource,
} from '@medplum/fhirtypes';
import * as z from 'zod/mini';
import type { AlertSeverity } from '#contract/alerts.ts';
import { type AllergyState, isListedState } from '#contract/chart/allergies.ts';
import { type AllergySeverity, allergiesOf } from '#contract/patient/allergies.ts';
import { genders } from '#contract/patient/choices.ts';
import { type FieldName, byField, namesAt, namesOf, patientFields, readerOf } from '#contract/patient/fields.ts';
import { type FhirPlace, fhirPlaces } from '#contract/patient/places.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import type { AboutFile } from './export-file.ts';
import { services } from '#contract/appointments.ts';
import { endOf, isTimed } from '../appointments/stored.ts';
import type { StoredAllergy } from '../chart/stored.ts';
import { chartEntries } from './fhir-chart.ts';
import { immunizationResource } from './fhir-immunizations.ts';
import { laboratoryResources } from './fhir-laboratory.ts';
import { medicationRequest } from './fhir-prescriptions.ts';
import type { WholeRecord } from './whole-record.ts';

/**
 * A patient's record as a FHIR R4 Bundle (hl7.org/fhir/R4), for another system. Free text stays text: codes appear only where the record
 * has them, and none is guessed.
 */
const terminology = 'http://terminology.hl7.org/CodeSystem';
const coded = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text !== undefined && { text }),
});

/** The priorities of Flag's standard extension. */
const priority: Record<AlertSeverity, string> = { high: 'PH', medium: 'PM', low: 'PL' };

function patientResource(record: PatientRecord): Patient {
  const { gender, status, dateOfBirth, nationalId, firstName, lastName, nameArabic, preferredLanguage, email, phone, ...rest } = byField(
    namesAt(fhirPlaces, 'Patient'),
    (name) => String(readerOf(name, 'stored')(record)),
  );
  const { street, city, state, postalCode, country, contactName, contactRelationship, contactPhone, ...unsaid } = rest;
  // A field that the places table assigns to this resource and this code omits does not compile.
  unsaid satisfies Record<string, never>;
  return {
    resourceType: 'Patient',
    id: record.id,
    meta: { lastUpdated: record.updatedAt },
    active: status === 'active' || status === 'pending',
    identifier: [
      { type: coded(`${terminology}/v2-0203`, 'MR', 'Afiya'), value: record.id },
      ...(nationalId === '' ? [] : [{ type: coded(`${terminology}/v2-0203`, 'NI', 'QID'), value: nationalId }]),
    ],
    name: [
      { use: 'official', family: lastName, given: [firstName] },
      ...(nameArabic === ''
        ? []
        : [{ text: nameArabic, extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/language', valueCode: 'ar' }] }]),
    ],
    telecom: [
      { system: 'phone', value: phone },
      { system: 'email', value: email },
    ],
    gender: z.parse(z.enum(genders), gender),
    birthDate: dateOfBirth,
    ...([street, city, state, postalCode, country].some((part) => part !== '') && {
      address: [
        {
          ...(street !== '' && { line: [street] }),
          ...(city !== '' && { city }),
          ...(state !== '' && { state }),
          ...(postalCode !== '' && { postalCode }),
          ...(country !== '' && { country }),
        },
      ],
    }),
    ...(record.medicalInfo.emergencyContact && {
      contact: [
        {
          relationship: [coded(`${terminology}/v2-0131`, 'C', contactRelationship)],
          name: { text: contactName },
          telecom: [{ system: 'phone', value: contactPhone }],
        },
      ],
    }),
    ...(preferredLanguage !== '' && {
      communication: [{ language: coded('urn:ietf:bcp:47', preferredLanguage), preferred: true }],
    }),
  };
}

type Verification = 'unconfirmed' | 'confirmed' | 'refuted' | 'entered-in-error';
type ClinicalStatus = 'active' | 'inactive' | 'resolved';

const allergyResource = (
  patient: Reference<Patient>,
  code: CodeableConcept,
  verification: Verification,
  clinical: ClinicalStatus | undefined = 'active',
): AllergyIntolerance => ({
  resourceType: 'AllergyIntolerance',
  // One in error has no clinical status (ait-2).
  ...(verification !== 'entered-in-error' && { clinicalStatus: coded(`${terminology}/allergyintolerance-clinical`, clinical) }),
  verificationStatus: coded(`${terminology}/allergyintolerance-verification`, verification),
  code,
  patient,
});

/** What a state of an allergy is in FHIR: how sure it is, and whether it is there. Whether one that ended had been confirmed, nobody keeps. */
const allergyStatuses: Record<AllergyState, readonly [Verification, ClinicalStatus]> = {
  unconfirmed: ['unconfirmed', 'active'],
  confirmed: ['confirmed', 'active'],
  refuted: ['refuted', 'inactive'],
  resolved: ['unconfirmed', 'resolved'],
  'entered-in-error': ['entered-in-error', 'inactive'],
};

/** R4 records a severity in a reaction, which must have a manifestation: it is unknown where nobody recorded it. */
const reactionOf = (
  severity: AllergySeverity | undefined,
  reaction: string | undefined,
): Pick<AllergyIntolerance, 'criticality' | 'reaction'> =>
  severity === undefined && reaction === undefined
    ? {}
    : {
        // A mild reaction does not say that the next one is.
        ...(severity === 'severe' && { criticality: 'high' }),
        reaction: [
          {
            manifestation: [reaction === undefined ? coded(`${terminology}/data-absent-reason`, 'unknown') : { text: reaction }],
            ...(severity && { severity }),
          },
        ],
      };

/** What an entry says of an allergy, at the severity that is given. */
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
 * The allergies of the record's list, the most dangerous first, then those that are over; or that none is known, in the patient summary's
 * own code; nothing if nobody asked.
 */
function allergyResources({ patient: { medicalInfo }, allergies: entries }: WholeRecord, subject: Reference<Patient>): Resource[] {
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

/** The resource for one entry of a field. */
function resourceOf(name: FieldName, text: string, subject: Reference<Patient>): Resource[] {
  const place: FhirPlace = fhirPlaces[name];
  if (place === 'Patient' || place === 'AllergyIntolerance') return [];
  if (place === 'MedicationStatement') {
    return [{ resourceType: place, status: 'active', medicationCodeableConcept: { text }, subject }];
  }
  const isChosen = 'choices' in patientFields[name];
  return [
    {
      resourceType: 'Observation',
      status: 'final',
      code: coded('http://loinc.org', place.loinc, place.text),
      subject,
      ...(isChosen ? { valueCodeableConcept: { text } } : { valueString: text }),
    },
  ];
}

const item = (linkId: string, text: string, valueString: string | undefined): QuestionnaireResponseItem[] =>
  valueString === undefined || valueString === '' ? [] : [{ linkId, text, answer: [{ valueString }] }];

function otherResources(record: WholeRecord, subject: Reference<Patient>): Resource[] {
  const { patient, appointments, alerts, immunizations, prescriptions, symptomSessions, laboratory } = record;
  return [
    ...allergyResources(record, subject),
    ...namesOf(fhirPlaces).flatMap((name) =>
      [readerOf(name, 'stored')(patient)].flat().flatMap((text) => (text === '' ? [] : resourceOf(name, text, subject))),
    ),
    ...alerts.map(({ id, severity, message, raisedAt, acknowledgedAt }): Resource => ({
      resourceType: 'Flag',
      id,
      status: acknowledgedAt === undefined ? 'active' : 'inactive',
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/flag-priority',
          valueCodeableConcept: coded('http://hl7.org/fhir/flag-priority-code', priority[severity]),
        },
      ],
      code: { text: message.en },
      subject,
      period: { start: raisedAt, ...(acknowledgedAt !== undefined && { end: acknowledgedAt }) },
    })),
    ...appointments.map((one): Resource => ({
      resourceType: 'Appointment',
      id: one.id,
      status: one.status,
      serviceType: [{ text: services[one.service].name.en }],
      ...(one.reason !== undefined && { description: one.reason.en }),
      ...(one.cancellationReason !== undefined && { cancelationReason: { text: one.cancellationReason } }),
      ...(isTimed(one) && { start: one.startsAt, end: endOf(one) }),
      minutesDuration: one.minutes,
      created: one.createdAt,
      participant: [{ actor: subject, status: 'accepted' }],
    })),
    ...laboratoryResources(laboratory, subject),
    ...immunizations.map((one) => immunizationResource(one, subject)),
    ...prescriptions.map((one) => medicationRequest(one, subject)),
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
      ...chartEntries(record, { reference: patientUrl }),
    ],
  };
  yield Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`);
}
