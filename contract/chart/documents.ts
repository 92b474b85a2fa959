import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { ulidText } from '../base/ids.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { formed, notOneOf, requiredText } from '../base/text.ts';
import { type Changes, enteredInError, entryFields } from './entry.ts';

export const documentStatuses = ['current', 'superseded', enteredInError] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
export const documentChanges = {
  current: ['superseded', enteredInError],
  superseded: [enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<DocumentStatus>;

/** The media types of documents, with their file extensions. */
export const documentTypes = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type DocumentType = keyof typeof documentTypes;
export const documentTypeIds = Object.keys(documentTypes) as [DocumentType, ...DocumentType[]];

/** A file of a patient's chart: a report from elsewhere, a letter, a photograph. */
export const ChartDocument = z.object({
  ...entryFields,
  status: open(documentStatuses),
  title: z.string(),
  type: open(documentTypeIds),
  /** Bytes. */
  size: z.int(),
  /** The hash of its bytes, in hexadecimal digits. */
  sha256: z.string(),
  /** The document of which it is a new version. */
  replaces: z.optional(z.string()),
  /** Accounts linked to the record see it while it is current. */
  isReleased: z.optional(z.boolean()),
});
export type ChartDocument = z.output<typeof ChartDocument>;

const isReleased = z.boolean(say('notTrueOrFalse', { field: 'Released' }));
const sizeWrong = say('fileSize', { max: careLimits.documentBytes / 1_000_000 });
const hashWrong = say('hashInvalid');
/** POST …/documents: announces an upload. */
export const DocumentUpload = z.strictObject({
  title: requiredText('Title', careLimits.documentTitle),
  type: z.enum(documentTypeIds, notOneOf('Type', documentTypeIds)),
  size: z.int(sizeWrong).check(z.minimum(1, sizeWrong), z.maximum(careLimits.documentBytes, sizeWrong)),
  sha256: z.string(hashWrong).check(...formed(/^[\da-f]{64}$/, 64, hashWrong)),
  replaces: z.optional(ulidText(say('idInvalid', { field: 'replaces' }))),
  isReleased: z.optional(isReleased),
});
export type DocumentUpload = z.output<typeof DocumentUpload>;

/** PUT …/documents/{entryId}: shows a document to the accounts linked to the record, or hides it from them. */
export const DocumentRelease = z.strictObject({ isReleased });

/** Where to PUT the file, once, with exactly these headers, before `expiresAt`. `id` becomes the document's id. */
export const UploadPlace = z.object({ id: z.string(), url: z.string(), headers: z.record(z.string(), z.string()), expiresAt: z.string() });
export type UploadPlace = z.output<typeof UploadPlace>;

const uses = ['download', 'view'] as const;
/** GET …/documents/{entryId}/link */
export const DocumentLinkQuery = z.strictObject({ to: z._default(z.enum(uses, notOneOf('To', uses)), 'download') });
export const DocumentLink = z.object({ url: z.string(), expiresAt: z.string() });
export type DocumentLink = z.output<typeof DocumentLink>;
