import * as z from 'zod/mini';
import { type DocumentRelease, DocumentUpload, documentChanges } from '#contract/chart/documents.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal } from '#platform/refusal.ts';
import { careItem } from '../clinic/items.ts';
import { env } from '../clinic/env.ts';
import { patientPartition, uploadPrefix } from '../clinic/patient.ts';
import { type Kind, type Made, entryOf, newEntry, nextVersion, rowOf } from './entries.ts';
import { moved } from './rules.ts';
import { StoredDocument } from './stored.ts';

/** The document that a new version replaces. Throws NOT_ALLOWED_NOW if it is not current. */
export async function superseding(patientId: string, id: string | undefined, now: Date): Promise<TransactItem[]> {
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
export const Announced = z.object({
  ...DocumentUpload.shape,
  id: z.string(),
  patientId: z.string(),
  filedUnder: z.optional(z.string()),
  by: z.string(),
});
export type Announced = z.output<typeof Announced>;
export const uploadKey = (patientId: string, id: string) => ({ pk: patientPartition(patientId), sk: `${uploadPrefix}${id}` });
const TableName = env.CLINICAL_TABLE_NAME;

/** The item of an announced upload; of a document that was brought in, of its file. */
export const announcedItem = (announced: Announced): TransactItem => ({
  Put: {
    TableName,
    Item: { ...uploadKey(announced.patientId, announced.id), ...announced },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The document of a file that is kept. */
export const filedDocument = (
  { patientId, title, type, size, sha256, replaces, isReleased, filedUnder }: Omit<Announced, 'by'>,
  made: Made,
): StoredDocument => ({
  ...newEntry(patientId, made),
  status: 'current',
  title,
  type,
  size,
  sha256,
  ...(filedUnder !== undefined && { filedUnder }),
  ...(replaces !== undefined && { replaces }),
  ...(isReleased && { isReleased }),
});

/** A document shown to linked accounts or hidden from them. Throws NOT_ALLOWED_NOW if it is not current. */
export function releasedDocument(current: StoredDocument, { isReleased }: z.output<typeof DocumentRelease>, now: Date): StoredDocument {
  if (current.status !== 'current') throw new Refusal('NOT_ALLOWED_NOW');
  return { ...current, ...nextVersion(current, now), isReleased };
}
