import type { Resource } from '@medplum/fhirtypes';
import * as z from 'zod/mini';
import { AttachedSymptomSession } from '#contract/symptom-check/symptom-check.ts';
import type { CareKind } from '#contract/chart/timeline.ts';
import { StoredAppointment, appointmentPrefix, releasedAppointment } from '../appointments/stored.ts';
import { asListed, listedAllergies } from '../chart/allergies.ts';
import type { Opened } from '../chart/chart-item.ts';
import { isReleasedDocument } from '../chart/rules.ts';
import {
  StoredAllergy,
  StoredDocument,
  StoredEncounter,
  StoredImmunization,
  StoredLetter,
  StoredProblem,
  StoredVitalSigns,
} from '../chart/stored.ts';
import { StoredAlert, alertPrefix } from '../clinic/alerts.ts';
import { prefixOf } from '../clinic/items.ts';
import { StoredOrder } from '../laboratory/stored.ts';
import { isReleasedVaccination, releasedResults } from '../portal/released.ts';
import { StoredPrescription, isReleasedPrescription } from '../prescriptions/stored.ts';
import type { About } from './fhir.ts';
import { allergyResources } from './fhir-allergies.ts';
import { conditionOf, documentOf, letterOf, observationsOf, visitResources } from './fhir-chart.ts';
import { immunizationResource } from './fhir-immunizations.ts';
import { laboratoryResources } from './fhir-laboratory.ts';
import { appointmentOf, flagOf, sessionOf } from './fhir-others.ts';
import { medicationRequest } from './fhir-prescriptions.ts';
import { type KeptVisit, notePrefix, visitFrom } from './kept-visit.ts';

/** The contents of a section of a whole record. Drafts and unsent orders belong to their author and are in no section. */
interface Kept {
  /** The details of allergies beyond the record's list. */
  readonly allergies: StoredAllergy;
  readonly alerts: z.output<typeof StoredAlert>;
  readonly appointments: StoredAppointment;
  readonly laboratory: StoredOrder;
  readonly immunizations: StoredImmunization;
  readonly prescriptions: StoredPrescription;
  readonly symptomSessions: AttachedSymptomSession;
  readonly visits: KeptVisit;
  readonly problems: StoredProblem;
  readonly vitalSigns: StoredVitalSigns;
  readonly documents: StoredDocument;
  readonly letters: StoredLetter;
}
type Name = keyof Kept;
/** Each list by time. */
export type Sections = { readonly [S in Name]: readonly Kept[S][] };

/** The section of each kind of entry: a kind without a section does not compile. */
export const sectionOf = {
  encounter: 'visits',
  condition: 'problems',
  allergy: 'allergies',
  'vital-signs': 'vitalSigns',
  immunization: 'immunizations',
  document: 'documents',
  letter: 'letters',
  prescription: 'prescriptions',
  laboratory: 'laboratory',
} as const satisfies Record<CareKind, Name>;

/** The items stored under a patient. */
interface Under extends Opened {
  readonly kept: (prefix: string) => readonly Record<string, unknown>[];
}
interface Section<One> {
  readonly read: (under: Under) => readonly One[];
  /** The entries that linked accounts get: exactly those that their pages show (docs/adr/0040). Each section defines its own. */
  readonly released: (all: readonly One[], now: Date) => readonly One[];
  /** Its resources in a FHIR Bundle. */
  readonly resources: (all: readonly One[], about: About) => readonly Resource[];
}

const listOf =
  <S extends z.ZodMiniType>(schema: S, prefix: string) =>
  ({ kept }: Pick<Under, 'kept'>): z.output<S>[] =>
    z.parse(z.array(schema), kept(prefix));
const kindOf = <S extends z.ZodMiniType>(schema: S, kind: CareKind) => listOf(schema, prefixOf(kind));
const byTime = <One>(all: readonly One[], timeOf: (one: One) => string): One[] =>
  all.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
const each =
  <One>(resource: (one: One, about: About) => Resource) =>
  (all: readonly One[], about: About): Resource[] =>
    all.map((one) => resource(one, about));
const nothing = (): [] => [];

function visitsIn(under: Under): KeptVisit[] {
  // An addendum's key begins with its note's.
  const notes = Map.groupBy(under.kept(notePrefix), ({ sk }) => String(sk).slice(notePrefix.length).split('#')[0]);
  return kindOf(StoredEncounter, 'encounter')(under).map((encounter) => visitFrom(encounter, notes.get(encounter.id) ?? []));
}

/** An order with its released results, without the clinic's internal fields; empty if none of its results is released. */
function releasedOrder(order: StoredOrder, now: Date): StoredOrder[] {
  const released = releasedResults(order, now);
  if (released.length === 0) return [];
  const { note: _, repeatReason: __, statusReason: ___, ...rest } = order;
  return [
    {
      ...rest,
      // Unreleased results appear as awaited.
      status: released.length < order.results.length ? 'active' : order.status,
      results: released.map(({ test, isCorrected, verified: { comment: _comment, reason: _reason, ...verified } }) => ({
        test,
        status: isCorrected ? 'corrected' : 'final',
        verified,
      })),
      acknowledgements: [],
    },
  ];
}

const sections: { readonly [S in Name]: Section<Kept[S]> } = {
  allergies: {
    read: (under) => kindOf(StoredAllergy, 'allergy')(under).map((entry) => asListed(entry, listedAllergies(under))),
    // The list itself is in the record; the chart has the details.
    released: nothing,
    resources: allergyResources,
  },
  alerts: {
    read: (under) => byTime(listOf(StoredAlert, alertPrefix)(under), ({ raisedAt }) => raisedAt),
    released: nothing,
    resources: each(flagOf),
  },
  appointments: {
    // For a waiting appointment, the time at which the wait began.
    read: (under) => byTime(listOf(StoredAppointment, appointmentPrefix)(under), ({ startsAt, createdAt }) => startsAt ?? createdAt),
    released: (all) => all.map(releasedAppointment),
    resources: each(appointmentOf),
  },
  laboratory: {
    read: (under) => kindOf(StoredOrder, 'laboratory')(under).filter(({ status }) => status !== 'draft'),
    released: (all, now) => all.flatMap((order) => releasedOrder(order, now)),
    resources: (all, { subject }) => laboratoryResources(all, subject),
  },
  immunizations: {
    read: kindOf(StoredImmunization, 'immunization'),
    released: (all) =>
      all.filter(isReleasedVaccination).map(({ note: _note, repeatReason: _reason, cautionReason: _caution, ...given }) => given),
    resources: each((one, { subject }) => immunizationResource(one, subject)),
  },
  prescriptions: {
    read: (under) => kindOf(StoredPrescription, 'prescription')(under).filter(({ signedAt }) => signedAt !== undefined),
    released: (all) =>
      all.filter(isReleasedPrescription).map(({ note: _note, reason: _reason, ...signed }) => ({ ...signed, overrides: [] })),
    resources: each((one, { subject }) => medicationRequest(one, subject)),
  },
  symptomSessions: {
    read: listOf(AttachedSymptomSession, 'SYMPTOMS#'),
    released: (all) => all,
    resources: each(sessionOf),
  },
  visits: { read: visitsIn, released: nothing, resources: (all, about) => all.flatMap((visit) => visitResources(visit, about)) },
  problems: { read: kindOf(StoredProblem, 'condition'), released: nothing, resources: each(conditionOf) },
  vitalSigns: {
    read: (under) => byTime(kindOf(StoredVitalSigns, 'vital-signs')(under), ({ measuredAt }) => measuredAt),
    released: nothing,
    resources: (all, about) => all.flatMap((one) => observationsOf(one, about)),
  },
  documents: { read: kindOf(StoredDocument, 'document'), released: (all) => all.filter(isReleasedDocument), resources: each(documentOf) },
  // Handed out on paper.
  letters: { read: kindOf(StoredLetter, 'letter'), released: nothing, resources: each(letterOf) },
};
const names = Object.keys(sections) as readonly Name[];

const empty: Sections = {
  allergies: [],
  alerts: [],
  appointments: [],
  laboratory: [],
  immunizations: [],
  prescriptions: [],
  symptomSessions: [],
  visits: [],
  problems: [],
  vitalSigns: [],
  documents: [],
  letters: [],
};
const sectionNamed = <S extends Name>(name: S): Section<Kept[S]> => sections[name];
/** All sections, each built by `list`. */
const filled = (list: <S extends Name>(name: S) => readonly Kept[S][]): Sections =>
  names.reduce<Sections>((all, name) => ({ ...all, [name]: list(name) }), empty);

/** Every section of what is stored under a patient. */
export const sectionsIn = (under: Under): Sections => filled((name) => sectionNamed(name).read(under));
/** Every section as linked accounts get it. */
export const releasedSections = (of: Sections, now: Date): Sections => filled((name) => sectionNamed(name).released(of[name], now));

const resourcesIn = <S extends Name>(name: S, of: Pick<Sections, S>, about: About): readonly Resource[] =>
  sectionNamed(name).resources(of[name], about);
/** The resources of every section. */
export const resourcesOf = (of: Sections, about: About): Resource[] => names.flatMap((name) => resourcesIn(name, of, about));
