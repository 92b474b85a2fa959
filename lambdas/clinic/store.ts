import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { everyPatient, type listIndexes, recordAttributes, type wholeIndexes } from '#contract/deployment/storage.ts';
import type { Write } from '#platform/api.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet, dynamodb } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { Refusal, found } from '#platform/refusal.ts';
import { tallyChanges } from './tallies.ts';
import { counterChange } from './counters.ts';
import { env } from './env.ts';
import { clinicalChanges, neededFor } from './clinical.ts';
import { nameChangeItem, nameChangeItems } from './name-changes.ts';
import { nameRowRules, rowsWithNames } from './name-rows.ts';
import { PatientRecord, answerOf, patientPartition, sortKey } from './patient.ts';
import { type SearchRow, searchRows, termRules } from './search-terms.ts';
import { nextVersion, requireSeen, stillAt, untilWritten } from './versioned.ts';

/** The key of a patient's record; everything else under the patient shares its `pk`. */
export const profileKey = (id: string) => ({ pk: patientPartition(id), sk: 'PROFILE' });

type PatientIndex = (typeof listIndexes)[keyof typeof listIndexes] | (typeof wholeIndexes)[keyof typeof wholeIndexes];
type IndexKey = PatientIndex['partitionKey' | 'sortKey'];

const profileItem = (patient: PatientRecord) => {
  const { id, personalInfo } = patient;
  return {
    ...patient,
    patientStatus: patient.status,
    patientList: everyPatient,
    updatedKey: sortKey.updatedAt(patient.updatedAt, id),
    firstNameKey: sortKey.name(personalInfo.firstName, id),
    lastNameKey: sortKey.name(personalInfo.lastName, id),
    emailKey: sortKey.email(personalInfo.email, id),
    dateOfBirthKey: sortKey.dateOfBirth(personalInfo.dateOfBirth, id),
  } satisfies Record<IndexKey, string> & Record<string, unknown>;
};

/** The record in a stored item. Throws if the item is not a valid record. */
export const recordFrom = (item: Record<string, unknown>): PatientRecord => z.parse(PatientRecord, item);

const TableName = env.CLINICAL_TABLE_NAME;

/** A record's attributes without the index keys, which are a third of an item's size. */
export const recordProjection = {
  ProjectionExpression: recordAttributes.map((name) => `#${name}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(recordAttributes.map((name) => [`#${name}`, name])),
};

/** A patient, read consistently; undefined if missing. */
export async function getPatient(id: string): Promise<PatientRecord | undefined> {
  const { Item: item } = await dynamodb.send(new GetItemCommand({ TableName, Key: keyAttributes(profileKey(id)), ConsistentRead: true }));
  return item === undefined ? undefined : recordFrom(plainItem(item));
}

/** A patient, read consistently. Refuses NOT_FOUND. */
export const existingPatient = async (id: string): Promise<PatientRecord> => found(await getPatient(id), 'patientNotFound');

/** Patients in the order of the ids, without deleted ones. Throws if the table does not answer for all. */
export const getPatients = (ids: readonly string[]): Promise<PatientRecord[]> => readPatients(ids, false);
/** As `getPatients`, read consistently. */
export const getPatientsNow = (ids: readonly string[]): Promise<PatientRecord[]> => readPatients(ids, true);

async function readPatients(ids: readonly string[], ConsistentRead: boolean): Promise<PatientRecord[]> {
  const items = await batchGet(
    TableName,
    ids.map((id) => keyAttributes(profileKey(id))),
    { ...recordProjection, ProjectionExpression: `${recordProjection.ProjectionExpression}, termRules`, ConsistentRead },
  );
  const found = new Map(
    items
      .map(plainItem)
      .map(recordFrom)
      .map((record) => [record.id, record]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

export const putRow = (row: SearchRow): TransactItem => ({ Put: { TableName, Item: { ...row } } });
const deleteRow = (row: SearchRow): TransactItem => ({ Delete: { TableName, Key: { pk: row.pk, sk: row.sk } } });
const rowKey = (row: SearchRow): string => `${row.pk} ${row.sk}`;
/** All search rows that a record may have, by the rules by which it was written. */
const allRows = (patient: PatientRecord, rules: number | undefined): SearchRow[] =>
  rules === termRules ? searchRows(patient) : rowsWithNames(patient);

/** The items that take a patient's record out of the table and its searches, if it is still this version; the caller adds the counters. */
export const removalItems = (patient: PatientRecord): TransactItem[] => [
  { Delete: { TableName, Key: profileKey(patient.id), ...stillAt(patient) } },
  ...allRows(patient, patient.termRules).map(deleteRow),
  nameChangeItem(patient),
];

/** The items that add a patient to the table; the caller adds the counters. */
export const insertionItems = (patient: PatientRecord): TransactItem[] => [
  nextVersion(profileKey(patient.id), undefined, profileItem({ ...patient, termRules })),
  ...searchRows(patient).map(putRow),
  nameChangeItem(patient),
];

const defined = (items: readonly (TransactItem | undefined)[]): TransactItem[] => items.filter((item) => item !== undefined);

/**
 * Counts a registration on its day; a later deletion does not undo it. Sharded by the last character of the id, so that receptions seldom
 * collide.
 */
const registration = ({ id, createdAt }: PatientRecord): TransactItem[] =>
  tallyChanges('REGISTRATIONS', [], [{ day: qatarDate(new Date(createdAt)), by: id.slice(-1), counts: { registered: 1 } }]);

/** Writes a new patient; a repeated request writes nothing and returns the first one's patient. */
export const createPatient = (patient: PatientRecord, once: Once, write: Write): Promise<PatientRecord> =>
  untilWritten(
    async () => {
      const counters = counterChange({ added: [patient] }, new Date(patient.createdAt));
      const items = [...insertionItems(patient), ...defined([counters]), ...registration(patient), ...once.items];
      return (await write(items, [patient.id])).done ? patient : undefined;
    },
    { once, present: existingPatient },
  );

/**
 * Writes the next version of a patient, as `change` derives it from the current one, with dependent items (`alongside`).
 * @throws Refusal NOT_FOUND; PRECONDITION_FAILED (with the current record) if `ifMatch` is another version; FORBIDDEN if the change is
 * clinical and the caller may not write in the chart; CONFLICT
 */
export const updatePatient = (
  id: string,
  ifMatch: number | 'any' | undefined,
  change: (current: PatientRecord) => PatientRecord,
  alongside: (current: PatientRecord, next: PatientRecord) => Promise<TransactItem[]>,
  once: Once,
  write: Write,
): Promise<PatientRecord> =>
  untilWritten(
    async () => {
      const current = await existingPatient(id);
      await requireSeen(ifMatch, current, answerOf);
      const next = change(current);
      const items = [...recordChange(current, next), ...(await alongside(current, next)), ...once.items];
      return (await write(items, [id], { needs: neededFor(clinicalChanges(current, next)) })).done ? next : undefined;
    },
    { once, present: existingPatient },
  );

/** The items of a change to a record. The first item's condition fails if another write came in between. */
export const recordChange = (current: PatientRecord, next: PatientRecord): TransactItem[] =>
  defined([
    nextVersion(profileKey(next.id), current, profileItem({ ...next, termRules: rulesAfter(current) })),
    ...changedRows(current, next),
    ...nameChangeItems(current, next),
    counterChange({ added: [next], removed: [current] }, new Date(next.updatedAt)),
  ]);

/** A record keeps the rows that it was written with, as an earlier release may have to find it again. */
const rulesAfter = ({ termRules: rules }: PatientRecord): number => (rules === termRules ? termRules : nameRowRules);

function changedRows(current: PatientRecord, next: PatientRecord): TransactItem[] {
  const rules = rulesAfter(current);
  // Of rows that still earlier rules derived, it is not known which there are.
  const isKnown = current.termRules === rules;
  const before = new Map(allRows(current, rules).map((row) => [rowKey(row), row]));
  const after = new Map(allRows(next, rules).map((row) => [rowKey(row), row]));
  return [
    ...[...before].filter(([key]) => !after.has(key)).map(([, row]) => deleteRow(row)),
    ...[...after].filter(([key, row]) => !isKnown || before.get(key)?.facts !== row.facts).map(([, row]) => putRow(row)),
  ];
}

/** The marker of a merge, or of its undo, that runs for a record (../records/merge.ts). */
export const mergeMarkerKey = (id: string) => ({ pk: 'MERGES', sk: id });
/** Whether a merge into a record runs, or its undo. */
export async function isMergeRunning(id: string): Promise<boolean> {
  const { Item: item } = await dynamodb.send(
    new GetItemCommand({ TableName, Key: keyAttributes(mergeMarkerKey(id)), ConsistentRead: true }),
  );
  return item !== undefined;
}
/** A condition check that no merge into a record runs. */
export const noMergeRuns = (id: string): TransactItem => ({
  ConditionCheck: { TableName, Key: mergeMarkerKey(id), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** The partition of deletion markers. Everything under each marker's patient must be removed (../deletion.ts). */
export const deletionMarkers = 'DELETIONS';
const deletionMarker = (id: string): TransactItem => ({ Put: { TableName, Item: { pk: deletionMarkers, sk: id } } });

/**
 * Removes a patient from all lists, searches and counts at once. Leaves a marker by which deletion.ts removes everything else under the
 * patient, now or after a crash. A repeated request gets the first answer. Throws NOT_FOUND and CONFLICT, also while a merge runs.
 */
export async function deletePatient(id: string, reason: string, once: Once, now: Date, write: Write): Promise<void> {
  await untilWritten(
    async () => {
      const current = await existingPatient(id);
      const counters = defined([counterChange({ removed: [current] }, now)]);
      const items = [noMergeRuns(id), ...removalItems(current), ...counters, deletionMarker(id), ...once.items];
      const outcome = await write(items, [id], { reason });
      if (!outcome.done && outcome.failed.has(0)) throw new Refusal('CONFLICT');
      return outcome.done ? true : undefined;
    },
    { once, present: async () => true },
  );
}
