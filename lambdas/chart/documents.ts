import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { say } from '#contract/base/say.ts';
import { type DocumentRelease, DocumentUpload, type UploadPlace, documentChanges } from '#contract/chart/documents.ts';
import type { Write } from '#platform/api.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { Refusal, found, wrongField } from '#platform/refusal.ts';
import { careItem, getCareItem, recordExists } from '../clinic/items.ts';
import { keepBytes, uploadPlace, waitingBytes } from './document-files.ts';
import { env } from '../clinic/env.ts';
import { patientPartition, uploadPrefix } from '../clinic/patient.ts';
import { openChart } from './chart-item.ts';
import { type Kind, type Made, addEntry, entryOf, newEntry, nextVersion, rowOf } from './entries.ts';
import { untilWritten } from '../clinic/versioned.ts';
import { fileFault } from './file-check.ts';
import { moved } from './rules.ts';
import { StoredDocument } from './stored.ts';

/** The document that a new version replaces. Throws NOT_ALLOWED_NOW if it is not current. */
async function superseding(patientId: string, id: string | undefined, now: Date): Promise<TransactItem[]> {
  if (id === undefined) return [];
  const before = await entryOf(documentKind, patientId, id);
  const after: StoredDocument = { ...before, ...nextVersion(before, now), status: moved(documentChanges, before.status, 'superseded') };
  return [careItem('document', before, after), rowOf(documentKind, after)];
}

/** Documents. An entry exists only once its file was checked and stored. */
export const documentKind: Kind<StoredDocument> = {
  kind: 'document',
  changes: documentChanges,
  parse: (item) => z.parse(StoredDocument, item),
  row: ({ createdAt, title }) => ({ at: createdAt, title: { en: title, ar: title } }),
  beside: async (_, before, after) => (before === undefined ? superseding(after.patientId, after.replaces, new Date(after.createdAt)) : []),
};

/** An announced upload and its author. It is kept unchanged, so that deleting its patient finds every file. */
const Announced = z.object({
  ...DocumentUpload.shape,
  id: z.string(),
  patientId: z.string(),
  filedUnder: z.optional(z.string()),
  by: z.string(),
});
type Announced = z.output<typeof Announced>;
const keyOf = (patientId: string, id: string) => ({ pk: patientPartition(patientId), sk: `${uploadPrefix}${id}` });
const TableName = env.CLINICAL_TABLE_NAME;

/** Throws NOT_FOUND if no upload was announced for this patient under this id. */
async function announcedOf(patientId: string, id: string): Promise<Announced> {
  const item = await getItem(TableName, keyOf(patientId, id));
  return z.parse(Announced, found(item, 'entryNotFound'));
}

/** Records an announced upload and returns its upload link; a repeated request gets the same place. Throws NOT_FOUND and CONFLICT. */
export async function announceDocument(
  patientId: string,
  upload: DocumentUpload,
  { id, by, now }: Made,
  name: Once,
  write: Write,
): Promise<UploadPlace> {
  return untilWritten(
    async () => {
      await openChart(patientId);
      await superseding(patientId, upload.replaces, now);
      const announced: Announced = { ...upload, id, patientId, by };
      const item: TransactItem = {
        Put: { TableName, Item: { ...keyOf(patientId, id), ...announced }, ConditionExpression: 'attribute_not_exists(pk)' },
      };
      const { done } = await write([recordExists(patientId), item, ...name.items], [patientId]);
      return done ? uploadPlace(announced, now) : undefined;
    },
    { once: name, present: async (earlier) => uploadPlace(await announcedOf(patientId, earlier), now) },
  );
}

/**
 * Checks the uploaded file, stores it, and adds the document to the chart. Throws NOT_FOUND if the upload was not announced,
 * NOT_ALLOWED_NOW if it is complete, and a refusal by field if the file is missing or not as announced.
 */
export async function completeDocument(patientId: string, made: Made, name: Once, write: Write): Promise<StoredDocument> {
  const { id } = made;
  const earlier = await name.earlier();
  if (earlier !== undefined) return entryOf(documentKind, patientId, earlier);
  const announced = await announcedOf(patientId, id);
  if ((await getCareItem('document', patientId, id)) !== undefined) throw new Refusal('NOT_ALLOWED_NOW');
  const bytes = await waitingBytes(announced);
  if (bytes === undefined) throw wrongField('file', say('fileMissing'));
  const { title, type, size, sha256, replaces, isReleased, filedUnder } = announced;
  if (bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256) throw wrongField('file', say('fileChanged'));
  const fault = fileFault(type, bytes);
  if (fault !== undefined) throw wrongField('file', fault);
  await keepBytes(announced, bytes);
  const document: StoredDocument = {
    ...newEntry(patientId, made),
    status: 'current',
    title,
    type,
    size,
    sha256,
    ...(filedUnder !== undefined && { filedUnder }),
    ...(replaces !== undefined && { replaces }),
    ...(isReleased && { isReleased }),
  };
  return addEntry(documentKind, patientId, () => document, name, write);
}

/** A document shown to linked accounts or hidden from them. Throws NOT_ALLOWED_NOW if it is not current. */
export function releasedDocument(current: StoredDocument, { isReleased }: z.output<typeof DocumentRelease>, now: Date): StoredDocument {
  if (current.status !== 'current') throw new Refusal('NOT_ALLOWED_NOW');
  return { ...current, ...nextVersion(current, now), isReleased };
}
