import type * as z from 'zod/mini';
import { AllergyIntolerance } from '#contract/chart/allergies.ts';
import { ChartDocument } from '#contract/chart/documents.ts';
import { Encounter, Visit } from '#contract/chart/encounters.ts';
import { Immunization } from '#contract/chart/immunizations.ts';
import { Letter } from '#contract/chart/letters.ts';
import { Problem } from '#contract/chart/problems.ts';
import { VitalSigns, type VitalSignsCourse } from '#contract/chart/vital-signs.ts';
import { PatientExport } from '#contract/exports/export.ts';
import type { OpenedPatient } from '#contract/patient/patient.ts';
import type { Answers } from '../answers.ts';
import { doctor } from '../people.ts';
import { patientOf } from './patients.ts';

/** The only patient of a test, and the beginning of the addresses of their pages. */
export const patientId = '01JABCDEFGHJKMNPQRSTVWXYZ0';
export const ofPatient = `/patients/${patientId}`;

/** The id of the entry that is named by a letter. */
export const entryId = (letter: string): string => `01JENTRYDEFGHJKMNPQRSTVWX${letter}`;
const entry = (letter: string) => ({
  id: entryId(letter),
  version: 1,
  createdBy: doctor.id,
  createdAt: '2026-02-01T07:00:00.000Z',
  changedAt: '2026-02-01T07:00:00.000Z',
});

export const allergyOf = (more: Partial<z.input<typeof AllergyIntolerance>> = {}): AllergyIntolerance =>
  AllergyIntolerance.parse({ ...entry('A'), status: 'unconfirmed', substance: 'Penicillin', ...more });

export const problemOf = (more: Partial<z.input<typeof Problem>> = {}): Problem =>
  Problem.parse({ ...entry('P'), status: 'active', text: 'Asthma', ...more });

/** Vital signs of a grown person. */
export const vitalSignsOf = (values: Readonly<Record<string, number>>, more: Partial<z.input<typeof VitalSigns>> = {}): VitalSigns =>
  VitalSigns.parse({ ...entry('V'), status: 'final', measuredAt: '2026-02-01T07:00:00.000Z', ageMonths: 500, values, ...more });

export const immunizationOf = (more: Partial<z.input<typeof Immunization>> = {}): Immunization =>
  Immunization.parse({ ...entry('M'), status: 'completed', vaccine: 'mmr', on: '2026-02-01', elsewhere: false, ...more });

export const documentOf = (more: Partial<z.input<typeof ChartDocument>> = {}): ChartDocument =>
  ChartDocument.parse({ ...entry('D'), status: 'current', title: 'ECG', type: 'image/png', size: 70, sha256: 'a'.repeat(64), ...more });

export const letterOf = (more: Partial<z.input<typeof Letter>> = {}): Letter =>
  Letter.parse({ ...entry('T'), status: 'issued', type: 'sick-leave', encounterId: entryId('E'), ...more });

/** A visit that has just begun. */
export const encounterOf = (more: Partial<z.input<typeof Encounter>> = {}): Encounter =>
  Encounter.parse({ ...entry('E'), status: 'in-progress', startedAt: new Date().toISOString(), service: 'consultation', ...more });

/** A visit that has begun, with the user's empty draft. */
export const visitOf = (
  more: Partial<Omit<z.input<typeof Visit>, 'encounter' | 'note'>> & {
    readonly encounter?: Partial<z.input<typeof Encounter>>;
    readonly note?: Partial<z.input<typeof Visit>['note']>;
  } = {},
): Visit =>
  Visit.parse({
    addenda: [],
    isAuthor: true,
    ...more,
    encounter: encounterOf(more.encounter),
    note: { version: 1, status: 'preliminary', createdBy: doctor.id, changedAt: '2026-02-01T07:00:00.000Z', sections: {}, ...more.note },
  });

interface Charted {
  readonly patient?: OpenedPatient;
  readonly allergies?: readonly AllergyIntolerance[];
  readonly problems?: readonly Problem[];
  readonly vitals?: Readonly<Record<string, number>>;
  readonly visit?: Visit;
}

/** What the API says of the patient and of their chart. */
export const charted = ({ patient = patientOf(), allergies = [], problems = [], vitals = {}, visit }: Charted = {}): Answers => ({
  'patients.get': patient,
  'chart.get': {
    patient,
    allergies: allergies.filter(({ status }) => status === 'unconfirmed' || status === 'confirmed'),
    problems: problems.filter(({ status }) => status === 'active' || status === 'inactive'),
    vitals: Object.fromEntries(
      Object.entries(vitals).map(([sign, value]) => [sign, { value, measuredAt: '2026-02-01T07:00:00.000Z', entryId: entryId('V') }]),
    ),
  },
  'allergies.list': { rows: allergies.filter(({ status }) => status !== 'unconfirmed' && status !== 'confirmed') },
  'problems.list': ({ query: { state } }) => ({
    rows: problems.filter(({ status }) => (status === 'active' || status === 'inactive') === (state === 'current')),
  }),
  ...(visit && { 'encounters.list': { rows: [visit.encounter] }, 'encounters.get': visit }),
});

/** What the API says of measurements, the last recorded first: their list, and the courses of those that are not in error. */
export function measured(...entries: readonly VitalSigns[]): Answers {
  const valid = entries.filter(({ status }) => status !== 'entered-in-error').toSorted((a, b) => a.measuredAt.localeCompare(b.measuredAt));
  const signs: VitalSignsCourse['signs'] = {};
  for (const { values, bmi, measuredAt: at, ageMonths } of valid)
    for (const [sign, value] of Object.entries({ ...values, ...(bmi !== undefined && { bmi }) }))
      (signs[sign] ??= []).push({ at, value, ageMonths });
  return {
    'vitalSigns.list': ({ query: { sign } }) => ({
      rows: entries.filter(({ values }) => sign === undefined || values[sign] !== undefined),
    }),
    'vitalSigns.course': { signs },
  };
}

/** A paper whose file is this page itself, so that its download leaves a mark in the address and nothing else. */
export const paperOf = (name: string): PatientExport =>
  PatientExport.parse({
    id: entryId('X'),
    kind: 'paper',
    format: 'pdf',
    filename: `${name}.pdf`,
    status: 'done',
    count: 1,
    processed: 1,
    total: 1,
    createdAt: '2026-02-01T07:00:00.000Z',
    link: { url: `#${name}`, expiresAt: '2026-02-01T07:05:00.000Z' },
  });
