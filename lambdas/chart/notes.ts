import * as z from 'zod/mini';
import {
  Addendum,
  type NoteDiagnosis,
  type NoteDraft,
  type NoteStatus,
  type UnsignedNote,
  type UnsignedNotesQuery,
  noteChanges,
} from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { workIndex } from '#contract/deployment/storage.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { Refusal, found } from '#platform/refusal.ts';
import type { Page } from '#platform/pages.ts';
import { readMembers, staffOf, worksFor } from '../clinic/roster.ts';
import { nameOf, patientsOf } from '../clinic/agenda.ts';
import { nextVersion } from '../clinic/versioned.ts';
import { readWork } from '../clinic/worklists.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { moved } from './rules.ts';
import { type StoredEncounter, StoredNote } from './stored.ts';
import { unsignedOf } from './unsigned.ts';

const TableName = env.CLINICAL_TABLE_NAME;
/** The key of a visit's note, which those of its addenda begin with. */
export const noteKey = (patientId: string, encounterId: string) => ({ pk: patientPartition(patientId), sk: `NOTE#${encounterId}` });

/** Writes a note as new or in place of the version that was read; a draft is on its author's list. */
export const noteItem = (after: StoredNote, seen?: number): TransactItem =>
  nextVersion(noteKey(after.patientId, after.encounterId), seen === undefined ? undefined : { version: seen }, {
    ...after,
    ...(after.status === 'preliminary' && {
      [workIndex.partitionKey]: unsignedOf(after.createdBy),
      [workIndex.sortKey]: `${after.startedAt}#${after.encounterId}`,
    }),
  });

/** The empty note of a new visit. */
export const newNote = ({ id, patientId, createdBy, createdAt, service, startedAt }: StoredEncounter): StoredNote => ({
  encounterId: id,
  patientId,
  version: 1,
  status: 'preliminary',
  createdBy,
  changedAt: createdAt,
  sections: {},
  service,
  startedAt,
});

/** A note, read consistently, with its addenda, oldest first. Throws NOT_FOUND. */
export async function readNote(patientId: string, encounterId: string): Promise<{ note: StoredNote; addenda: Addendum[] }> {
  const { pk, sk } = noteKey(patientId, encounterId);
  const [first, ...rest] = await itemsUnder(pk, sk);
  return { note: z.parse(StoredNote, found(first, 'entryNotFound')), addenda: z.parse(z.array(Addendum), rest) };
}

/** The addenda of a note, oldest first. */
export async function addendaOf(patientId: string, encounterId: string): Promise<Addendum[]> {
  const { pk, sk } = noteKey(patientId, encounterId);
  return z.parse(z.array(Addendum), await itemsUnder(pk, `${sk}#`));
}

const itemsUnder = (pk: string, prefix: string) =>
  queryItems({
    TableName,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': prefix },
    ConsistentRead: true,
  });

/** Writes an addendum beside its note. */
export const addendumItem = ({ patientId, encounterId }: StoredNote, addendum: Addendum): TransactItem => {
  const { pk, sk } = noteKey(patientId, encounterId);
  return { Put: { TableName, Item: { pk, sk: `${sk}#${addendum.id}`, ...addendum }, ConditionExpression: 'attribute_not_exists(pk)' } };
};

/** A note in another state. Throws NOT_ALLOWED_NOW. */
export const noteBecomes = (note: StoredNote, status: NoteStatus, now: Date): StoredNote => ({
  ...note,
  version: note.version + 1,
  status: moved(noteChanges, note.status, status),
  changedAt: now.toISOString(),
});

/** Whether a person may write and sign a note: its author, or the author's successor. */
export const isWriter = async ({ createdBy }: StoredNote, callerId: string): Promise<boolean> =>
  createdBy === callerId || worksFor(await readMembers(), callerId).includes(createdBy);

/** Throws unless the caller is the note's writer. */
export async function requireWriter(note: StoredNote, callerId: string): Promise<void> {
  if (!(await isWriter(note, callerId))) throw new Refusal('FORBIDDEN', { reason: 'noteOfAnother', patientIds: [note.patientId] });
}

/** A draft with other text. A section without text is not copied from anywhere. */
export function drafted(before: StoredNote, { sections, copied = {}, diagnoses }: NoteDraft, now: Date): StoredNote {
  const { copied: _, ...note } = before;
  const written = Object.fromEntries(Object.entries(sections).filter(([, text]) => text));
  const marks = Object.entries(copied).flatMap(([section, day]) =>
    day !== undefined && Object.hasOwn(written, section) ? [[section, day] as const] : [],
  );
  return {
    ...noteBecomes(note, 'preliminary', now),
    sections: written,
    ...(marks.length > 0 && { copied: Object.fromEntries(marks) }),
    ...(diagnoses !== undefined && { diagnoses: diagnoses.map(withoutEmpty) }),
  };
}

const withoutEmpty = ({ text, icd10, code, problemId, toProblems }: NonNullable<NoteDraft['diagnoses']>[number]): NoteDiagnosis => ({
  text,
  ...(icd10 && { icd10 }),
  ...(code && { code }),
  ...(problemId !== undefined && { problemId }),
  ...(toProblems === true && { toProblems }),
});

/** A note signed by its writer, with their licence; they are named if someone else started it. Throws NOT_ALLOWED_NOW. */
export const signed = (note: StoredNote, by: string, now: Date, licence?: string): StoredNote => ({
  ...noteBecomes(note, 'final', now),
  signedAt: now.toISOString(),
  ...(by !== note.createdBy && { signedBy: by }),
  ...(licence !== undefined && { licence }),
});

/** The number of a staff member's licence. */
export const licenceOf = async (id: string): Promise<string | undefined> => (await staffOf([id])).members.get(id)?.licence?.number;

/** Marks the note of a visit in error as an error, too. */
export async function noteInError({ patientId, id, changedAt }: StoredEncounter): Promise<TransactItem> {
  const { note } = await readNote(patientId, id);
  return noteItem(noteBecomes(note, enteredInError, new Date(changedAt)), note.version);
}

/** A page of the notes that a clinician has to sign, their own and those they took over, oldest visit first; of all patients or of one. */
export async function unsignedNotes(
  clinicianId: string,
  { cursor, patientId }: z.output<typeof UnsignedNotesQuery>,
): Promise<Page<UnsignedNote>> {
  const only = patientId === undefined ? {} : { only: { expression: 'patientId = :patient', values: { ':patient': patientId } } };
  const lists = worksFor(await readMembers(), clinicianId).map((id) => ({ index: workIndex, partition: unsignedOf(id), ...only }));
  const list = ['unsigned', clinicianId, patientId ?? ''].join(' ');
  return readWork([lists], { list, cursor }, async (items) => {
    const notes = z.parse(z.array(StoredNote), items);
    const patients = await patientsOf(notes);
    return notes.map((note) => {
      const patient = patients.get(note.patientId);
      return patient && { ...note, patient: nameOf(patient) };
    });
  });
}
