import { randomUUID } from 'node:crypto';
import type { Bundle, BundleEntry, Patient, Reference, Resource } from '@medplum/fhirtypes';
import * as z from 'zod/mini';
import { birthYear, isEstimated } from '#contract/patient/birth.ts';
import { genders } from '#contract/patient/choices.ts';
import { type FieldName, byField, namesAt, namesOf, patientFields, readerOf } from '#contract/patient/fields.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import { noLastName } from '#contract/patient/one-name.ts';
import { type FhirPlace, fhirPlaces } from '#contract/patient/places.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import type { AboutFile } from './export-file.ts';
import { type About, coded, terminology } from './fhir.ts';
import { resourcesOf } from './sections.ts';
import type { WholeRecord } from './whole-record.ts';

/**
 * A patient's record as a FHIR R4 Bundle (hl7.org/fhir/R4), for another system. Free text stays text: codes appear only where the record
 * has them.
 */
function patientResource(record: PatientRecord): Patient {
  const {
    gender,
    status,
    dateOfBirth,
    dateOfBirthAccuracy,
    dateOfDeath,
    nationalId,
    firstName,
    lastName,
    nameArabic,
    preferredLanguage,
    email,
    phone,
    ...rest
  } = byField(namesAt(fhirPlaces, 'Patient'), (name) => String(readerOf(name, 'stored')(record)));
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
      { use: 'official', ...(lastName !== noLastName && { family: lastName }), given: [firstName] },
      ...(nameArabic === ''
        ? []
        : [{ text: nameArabic, extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/language', valueCode: 'ar' }] }]),
    ],
    telecom: [{ system: 'phone', value: phone }, ...(hasEmail(email) ? [{ system: 'email' as const, value: email }] : [])],
    gender: z.parse(z.enum(genders), gender),
    birthDate: isEstimated({ dateOfBirth, dateOfBirthAccuracy }) ? birthYear({ dateOfBirth }) : dateOfBirth,
    ...(dateOfDeath !== '' && { deceasedDateTime: dateOfDeath }),
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

/** A patient's record as the JSON of a Bundle of type collection. Its visits have URLs, to which the resources of those visits refer. */
export async function* fhirBundle(record: WholeRecord, { exportedAt }: AboutFile): AsyncGenerator<Uint8Array> {
  const newUrl = (): string => `urn:uuid:${randomUUID()}`;
  const patientUrl = newUrl();
  const visitUrls = new Map(record.visits.map(({ encounter: { id } }) => [id, newUrl()]));
  const about: About = {
    patient: record.patient,
    subject: { reference: patientUrl },
    encounterOf: (id = '') => {
      const reference = visitUrls.get(id);
      return reference === undefined ? {} : { encounter: { reference } };
    },
    person: (id) => {
      const name = record.staff.get(id);
      return { type: 'Practitioner', identifier: { value: id }, ...(name && { display: name.en }) };
    },
  };
  const fields = namesOf(fhirPlaces).flatMap((name) =>
    [readerOf(name, 'stored')(record.patient)].flat().flatMap((text) => (text === '' ? [] : resourceOf(name, text, about.subject))),
  );
  const entryOf = (resource: Resource): BundleEntry => ({
    fullUrl: (resource.resourceType === 'Encounter' && visitUrls.get(resource.id ?? '')) || newUrl(),
    resource,
  });
  const bundle: Bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: exportedAt.toISOString(),
    entry: [{ fullUrl: patientUrl, resource: patientResource(record.patient) }, ...[...fields, ...resourcesOf(record, about)].map(entryOf)],
  };
  yield Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`);
}
