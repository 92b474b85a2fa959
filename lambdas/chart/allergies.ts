import * as z from 'zod/mini';
import { limits } from '#contract/base/limits.ts';
import { say } from '#contract/base/say.ts';
import { type AllergyIntoleranceChange, type AllergyIntoleranceEntry, allergyChanges, isListedState } from '#contract/chart/allergies.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { allergySeverities, allergyStatusOf } from '#contract/patient/allergies.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { fold } from '../clinic/names.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { type ChartItem, type Opened, chartParts } from './chart-item.ts';
import { type Kind, type Made, newEntry, nextVersion } from './entries.ts';
import { moved } from './rules.ts';
import { StoredAllergy } from './stored.ts';

/** The entries of the allergies on the record's list. */
export const listedAllergies = ({
  patient,
  chart,
}: Pick<Opened, 'patient'> & { readonly chart: Pick<ChartItem, 'allergies'> }): StoredAllergy[] =>
  chart.allergies.filter(({ substance }) => patient.medicalInfo.allergies.includes(substance));

/** An entry, adjusted to the record's list: if its allergy was removed from the list, the entry has ended, whatever its earlier state. */
export const asListed = (entry: StoredAllergy, listed: readonly StoredAllergy[]): StoredAllergy =>
  isListedState(entry.status) && !listed.some(({ id }) => id === entry.id) ? { ...entry, status: 'resolved' } : entry;

const grade = ({ severity }: StoredAllergy): number => (severity === undefined ? -1 : allergySeverities.indexOf(severity));

/**
 * The record with an allergy on its list, or without it. After a merge of records, one allergy may have two entries: the list has it while
 * one of them stands, at the graver severity.
 */
function withAllergy(patient: PatientRecord, after: StoredAllergy, twins: readonly StoredAllergy[]): PatientRecord {
  const { medicalInfo } = patient;
  const { substance, changedAt } = after;
  const [gravest] = [...(isListedState(after.status) ? [after] : []), ...twins].toSorted((a, b) => grade(b) - grade(a));
  const isListed = gravest !== undefined;
  const severity = gravest?.severity;
  const others = medicalInfo.allergySeverities.filter((one) => one.substance !== substance);
  const unlisted = medicalInfo.allergies.filter((one) => one !== substance);
  const allergies = !isListed ? unlisted : medicalInfo.allergies.includes(substance) ? medicalInfo.allergies : [...unlisted, substance];
  return {
    ...patient,
    version: patient.version + 1,
    updatedAt: changedAt,
    medicalInfo: {
      ...medicalInfo,
      allergies,
      // Removing the last allergy does not mean that the patient has no others.
      allergyStatus: allergyStatusOf(allergies, 'not-asked'),
      allergySeverities: isListed && severity !== undefined ? [...others, { substance, severity }] : others,
    },
  };
}

/** Allergies. Their changes update the record's list, and the chart keeps the entries of listed allergies. */
export const allergyKind: Kind<StoredAllergy> = {
  kind: 'allergy',
  changes: allergyChanges,
  parse: (item) => z.parse(StoredAllergy, item),
  row: ({ createdAt, substance }) => ({ at: createdAt, title: { en: substance, ar: substance } }),
  record: (opened, after) => {
    const listed = listedAllergies(opened);
    if (!isListedState(after.status) && !listed.some(({ id }) => id === after.id)) return opened.patient;
    const twins = listed.filter(({ id, substance }) => id !== after.id && substance === after.substance);
    return withAllergy(opened.patient, after, twins);
  },
  beside: async (opened, _, after) => [chartParts(after.patientId, opened.chart, { allergies: allergiesAfter(opened, after) })],
};

/** The entries that the chart keeps, after one is written. */
export function allergiesAfter(opened: Opened, after: StoredAllergy): StoredAllergy[] {
  const others = listedAllergies(opened).filter(({ id }) => id !== after.id);
  return isListedState(after.status) ? [...others, after] : others;
}

const severityIn = ({ medicalInfo }: PatientRecord, of: string): StoredAllergy['severity'] =>
  medicalInfo.allergySeverities.find(({ substance }) => substance === of)?.severity;

/** Throws DUPLICATE_ENTRY for an allergy that already has an entry, and a refusal if the list is full. */
function requireRoom(substance: string, opened: Opened): void {
  const { allergies } = opened.patient.medicalInfo;
  const current = listedAllergies(opened).find((one) => one.substance === substance);
  if (current !== undefined) throw new Refusal('DUPLICATE_ENTRY', { current });
  if (!allergies.includes(substance) && allergies.length >= limits.listEntries)
    throw wrongField('substance', say('tooManyEntries', { field: 'Allergies', max: limits.listEntries }));
}

/**
 * The first entry of an allergy. An allergy that is on the record's list (in any spelling) keeps the listed facts that the request does not
 * give.
 */
export function recordedAllergy(given: AllergyIntoleranceEntry, opened: Opened, made: Made): StoredAllergy {
  const { allergies } = opened.patient.medicalInfo;
  const substance = allergies.find((one) => fold(one) === fold(given.substance)) ?? given.substance;
  requireRoom(substance, opened);
  const severity = given.severity === undefined ? severityIn(opened.patient, substance) : (given.severity ?? undefined);
  return {
    ...newEntry(opened.patient.id, made),
    status: given.status ?? 'unconfirmed',
    substance,
    ...(severity !== undefined && { severity }),
    ...(given.reaction && { reaction: given.reaction }),
    ...(given.encounterId !== undefined && { encounterId: given.encounterId }),
  };
}

/** An entry with another state or other details. Throws NOT_ALLOWED_NOW, DUPLICATE_ENTRY, and a refusal of an end without a reason. */
export function changedAllergy(stored: StoredAllergy, change: AllergyIntoleranceChange, opened: Opened, now: Date): StoredAllergy {
  const current = asListed(stored, listedAllergies(opened));
  const { reaction: _, endReason: __, severity: ___, ...rest } = current;
  if (current.status === enteredInError) throw new Refusal('NOT_ALLOWED_NOW');
  const { status = current.status } = change;
  const wasListed = isListedState(current.status);
  const next = status === current.status ? status : moved(allergyChanges, current.status, status);
  if (isListedState(next) && !wasListed) requireRoom(current.substance, opened);
  const severity =
    change.severity === undefined ? (wasListed ? severityIn(opened.patient, current.substance) : current.severity) : change.severity;
  const reaction = change.reaction === undefined ? current.reaction : change.reaction;
  const endReason = isListedState(next) ? undefined : (change.endReason ?? current.endReason);
  if (!isListedState(next) && endReason === undefined) throw wrongField('endReason', say('required', { field: 'Reason' }));
  if (isListedState(next) && change.endReason) throw wrongField('endReason', say('allergyEndOnly'));
  return {
    ...rest,
    ...nextVersion(current, now),
    status: next,
    ...(severity && { severity }),
    ...(reaction && { reaction }),
    ...(endReason !== undefined && { endReason }),
  };
}
