import type {
  Annotation,
  CodeableConcept,
  Coding,
  Composition,
  CompositionSection,
  Condition,
  DocumentReference,
  Encounter,
  Narrative,
  Observation,
  ObservationComponent,
  Quantity,
  Resource,
} from '@medplum/fhirtypes';
import { services } from '#contract/appointments/appointments.ts';
import { type NoteDiagnosis, noteSectionIds, noteSections } from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { letterTypes } from '#contract/chart/letters.ts';
import { type VitalSign, bmi, vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import type { StoredDocument, StoredLetter, StoredProblem, StoredVitalSigns } from '../chart/stored.ts';
import { type About, terminology } from './fhir.ts';
import type { KeptVisit } from './kept-visit.ts';

const loinc = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: 'http://loinc.org', code, display }],
  text: display,
});

/** A diagnosis with its codes in both classifications; without codes, as text. */
const diagnosisCode = ({ text, icd10, code }: NoteDiagnosis): CodeableConcept => {
  const coding: Coding[] = [
    ...(icd10 === undefined ? [] : [{ system: 'http://hl7.org/fhir/sid/icd-10', code: icd10 }]),
    ...(code === undefined ? [] : [{ system: 'http://id.who.int/icd/release/11/mms', code }]),
  ];
  return { ...(coding.length > 0 && { coding }), text };
};

const notes = (...texts: readonly (string | undefined)[]): { readonly note?: Annotation[] } => {
  const said = texts.filter((text) => text !== undefined);
  return said.length === 0 ? {} : { note: said.map((text) => ({ text })) };
};

export function conditionOf(
  { id, status, text, icd10, code, onset, note, errorReason, encounterId, createdAt, createdBy }: StoredProblem,
  { subject, encounterOf, person }: About,
): Condition {
  const isError = status === enteredInError;
  return {
    resourceType: 'Condition',
    id,
    // A problem in error has no clinical status (con-5).
    ...(!isError && { clinicalStatus: { coding: [{ system: `${terminology}/condition-clinical`, code: status }] } }),
    verificationStatus: { coding: [{ system: `${terminology}/condition-ver-status`, code: isError ? enteredInError : 'confirmed' }] },
    category: [{ coding: [{ system: `${terminology}/condition-category`, code: 'problem-list-item' }] }],
    code: diagnosisCode({ text, icd10, code }),
    subject,
    ...encounterOf(encounterId),
    ...(onset !== undefined && { onsetDateTime: onset }),
    recordedDate: createdAt,
    recorder: person(createdBy),
    ...notes(note, errorReason),
  };
}

/** Systolic and diastolic pressure, which FHIR keeps in one Observation; a missing one is marked as absent. */
const pressures = ['systolic', 'diastolic'] as const;
const isPressure = (sign: VitalSign): boolean => pressures.some((one) => one === sign);

const quantity = (value: number, { unit: code, written }: { readonly unit: string; readonly written: string }): Quantity => ({
  value,
  unit: written,
  system: 'http://unitsofmeasure.org',
  code,
});
/** The vital-signs profile requires the code of oxygen saturation in blood, beside the code of the finger measurement. */
const codeOfSign = (sign: VitalSign): CodeableConcept => {
  const { loinc: code, name } = vitalSigns[sign];
  const own = loinc(code, name.en);
  return sign === 'oxygenSaturation' ? { ...own, coding: [{ system: 'http://loinc.org', code: '2708-6' }, ...(own.coding ?? [])] } : own;
};
const unmeasured: CodeableConcept = { coding: [{ system: `${terminology}/data-absent-reason`, code: 'not-performed' }] };

/** A measurement's Observations: one per value, one for both pressures, and one for the body mass index. */
export function observationsOf(
  { id, status, measuredAt, changedAt, createdBy, values, bmi: index, note, errorReason, encounterId }: StoredVitalSigns,
  { subject, encounterOf, person }: About,
): Observation[] {
  const made = (of: string, code: CodeableConcept, found: Partial<Observation>): Observation => ({
    resourceType: 'Observation',
    id: `${id}-${of}`,
    status,
    category: [{ coding: [{ system: `${terminology}/observation-category`, code: 'vital-signs' }] }],
    code,
    subject,
    ...encounterOf(encounterId),
    effectiveDateTime: measuredAt,
    issued: changedAt,
    performer: [person(createdBy)],
    ...found,
    ...notes(note, errorReason),
  });
  const component = (sign: VitalSign): ObservationComponent => {
    const value = values[sign];
    return {
      code: codeOfSign(sign),
      ...(value === undefined ? { dataAbsentReason: unmeasured } : { valueQuantity: quantity(value, vitalSigns[sign]) }),
    };
  };
  return [
    ...(pressures.some((sign) => values[sign] !== undefined)
      ? [made('blood-pressure', loinc('85354-9', 'Blood pressure'), { component: pressures.map(component) })]
      : []),
    ...vitalSignIds.flatMap((sign) => {
      const value = values[sign];
      return value === undefined || isPressure(sign)
        ? []
        : [made(sign, codeOfSign(sign), { valueQuantity: quantity(value, vitalSigns[sign]) })];
    }),
    ...(index === undefined ? [] : [made('bmi', loinc(bmi.loinc, bmi.name.en), { valueQuantity: quantity(index, bmi) })]),
  ];
}

function encounterResource({ encounter }: KeptVisit, { subject, person }: About): Encounter {
  const { id, status, startedAt, finishedAt, service, reason, appointmentId, createdBy } = encounter;
  return {
    resourceType: 'Encounter',
    id,
    status,
    class: { system: `${terminology}/v3-ActCode`, code: service === 'telephone' ? 'VR' : 'AMB' },
    serviceType: { text: services[service].name.en },
    subject,
    participant: [{ individual: person(createdBy) }],
    ...(appointmentId !== undefined && { appointment: [{ type: 'Appointment', identifier: { value: appointmentId } }] }),
    period: { start: startedAt, ...(finishedAt !== undefined && { end: finishedAt }) },
    ...(reason !== undefined && { reasonCode: [{ text: reason }] }),
  };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br/>' };
/** A text as an XHTML narrative, with special characters escaped. */
const narrative = (text: string): Narrative => ({
  status: 'additional',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${text.replaceAll(/\r\n?/g, '\n').replaceAll(/[&<>"\n]/g, (sign) => escapes[sign] ?? sign)}</div>`,
});

/** A signed note: its sections, then each addendum with author and time. */
function compositionOf({ encounter, note, addenda }: KeptVisit, { subject, encounterOf: visit, person }: About): Composition[] {
  if (note?.signedAt === undefined || note.status === 'preliminary') return [];
  const { signedAt, status, createdBy, signedBy = createdBy, changedAt, sections } = note;
  return [
    {
      resourceType: 'Composition',
      id: `${encounter.id}-note`,
      status,
      type: loinc('11506-3', 'Progress note'),
      subject,
      ...visit(encounter.id),
      date: changedAt,
      author: [person(createdBy)],
      title: `${services[encounter.service].name.en}: note`,
      attester: [{ mode: 'legal', time: signedAt, party: person(signedBy) }],
      section: [
        ...noteSectionIds.flatMap((id): CompositionSection[] => {
          const text = sections[id];
          const { name, loinc: code } = noteSections[id];
          return text === undefined ? [] : [{ title: name.en, code: loinc(code, name.en), text: narrative(text) }];
        }),
        ...addenda.map(({ text, createdBy: by, createdAt }): CompositionSection => ({
          title: `Addendum, ${createdAt}`,
          code: loinc('55107-7', 'Addendum'),
          author: [person(by)],
          text: narrative(text),
        })),
      ],
    },
  ];
}

/** A document's metadata. The file itself is not included, because a Bundle has no access log. */
export function documentOf(
  { id, status, title, type, size, replaces, createdAt, createdBy, errorReason }: StoredDocument,
  { subject, person }: About,
): DocumentReference {
  return {
    resourceType: 'DocumentReference',
    id,
    status,
    subject,
    date: createdAt,
    author: [person(createdBy)],
    ...(replaces !== undefined && {
      relatesTo: [{ code: 'replaces', target: { type: 'DocumentReference', identifier: { value: replaces } } }],
    }),
    ...(errorReason !== undefined && { description: errorReason }),
    content: [{ attachment: { contentType: type, title, size, creation: createdAt } }],
  };
}

/** A certificate or letter; its paper is printed on request. */
export function letterOf(
  { id, status, type, createdAt, createdBy, leave, referral, errorReason }: StoredLetter,
  { subject, person }: About,
): DocumentReference {
  const said = [
    leave && `${leave.from} to ${leave.until}`,
    leave?.diagnosis,
    leave?.remark,
    referral?.to,
    referral?.reason,
    errorReason,
  ].filter(Boolean);
  return {
    resourceType: 'DocumentReference',
    id,
    status: status === 'issued' ? 'current' : status,
    type: { text: letterTypes[type].en },
    subject,
    date: createdAt,
    author: [person(createdBy)],
    authenticator: person(createdBy),
    ...(said.length > 0 && { description: said.join('; ') }),
    content: [{ attachment: { contentType: 'application/pdf', title: letterTypes[type].en, creation: createdAt } }],
  };
}

/** The diagnoses of a signed note; the problem list has entries of its own. */
function diagnosesOf({ encounter, note }: KeptVisit, { subject, encounterOf, person }: About): Condition[] {
  if (note?.signedAt === undefined || note.status === 'preliminary') return [];
  const { diagnoses = [], status, signedAt, createdBy, signedBy = createdBy } = note;
  const verification = status === enteredInError ? enteredInError : 'confirmed';
  return diagnoses.map((diagnosis, index): Condition => ({
    resourceType: 'Condition',
    id: `${encounter.id}-diagnosis-${index + 1}`,
    verificationStatus: { coding: [{ system: `${terminology}/condition-ver-status`, code: verification }] },
    category: [{ coding: [{ system: `${terminology}/condition-category`, code: 'encounter-diagnosis' }] }],
    code: diagnosisCode(diagnosis),
    subject,
    ...encounterOf(encounter.id),
    recordedDate: signedAt,
    recorder: person(signedBy),
  }));
}

/** A visit, with its note and diagnoses if signed. */
export const visitResources = (visit: KeptVisit, about: About): Resource[] => [
  encounterResource(visit, about),
  ...diagnosesOf(visit, about),
  ...compositionOf(visit, about),
];
