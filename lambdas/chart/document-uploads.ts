import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { say } from '#contract/base/say.ts';
import type { DocumentUpload, UploadPlace } from '#contract/chart/documents.ts';
import type { Write } from '#platform/api.ts';
import { getItem } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { Refusal, found, wrongField } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { getCareItem, recordExists } from '../clinic/items.ts';
import { untilWritten } from '../clinic/versioned.ts';
import { openChart } from './chart-item.ts';
import { keepBytes, uploadPlace, waitingBytes } from './document-files.ts';
import { Announced, announcedItem, documentKind, filedDocument, superseding, uploadKey } from './documents.ts';
import { type Made, addEntry, entryOf } from './entries.ts';
import { fileFault } from './file-check.ts';
import type { StoredDocument } from './stored.ts';

/** Throws NOT_FOUND if no upload was announced for this patient under this id. */
async function announcedOf(patientId: string, id: string): Promise<Announced> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, uploadKey(patientId, id));
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
      const { done } = await write([recordExists(patientId), announcedItem(announced), ...name.items], [patientId]);
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
  const { type, size, sha256 } = announced;
  if (bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256) throw wrongField('file', say('fileChanged'));
  const fault = fileFault(type, bytes);
  if (fault !== undefined) throw wrongField('file', fault);
  await keepBytes(announced, bytes);
  return addEntry(documentKind, patientId, () => filedDocument(announced, made), name, write);
}
