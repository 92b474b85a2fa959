import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type DocumentType, type UploadPlace, documentTypes } from '#contract/chart/documents.ts';
import { connections, ofFileMs } from '#platform/connections.ts';
import { environment } from '#platform/environment.ts';
import { notFound } from '#platform/refusal.ts';

const env = environment({ DOCUMENTS_BUCKET_NAME: true });
const Bucket = env.DOCUMENTS_BUCKET_NAME;
const s3 = new S3Client({ requestHandler: connections(ofFileMs) });

/** A document's file: in the upload folder until its check, then in the document folder. Keys contain ids, never names. */
interface Place {
  readonly patientId: string;
  /** The record under whose number it is kept, if another. */
  readonly filedUnder?: string | undefined;
  readonly id: string;
}
const waiting = ({ patientId, filedUnder = patientId, id }: Place) => ({ Bucket, Key: `waiting/${filedUnder}/${id}` });
const kept = ({ patientId, filedUnder = patientId, id }: Place) => ({ Bucket, Key: `patients/${filedUnder}/${id}` });

const uploadSeconds = 15 * 60;
const linkSeconds = 5 * 60;
const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

interface Announced extends Place {
  readonly type: DocumentType;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A signed link for uploading exactly these bytes: S3 rejects another length, type or hash. */
export async function uploadPlace({ type, size, sha256, ...place }: Announced, now: Date): Promise<UploadPlace> {
  const checksum = Buffer.from(sha256, 'hex').toString('base64');
  const command = new PutObjectCommand({ ...waiting(place), ContentType: type, ContentLength: size, ChecksumSHA256: checksum });
  const url = await getSignedUrl(s3, command, {
    expiresIn: uploadSeconds,
    signableHeaders: new Set(['host', 'content-type', 'content-length', 'x-amz-checksum-sha256']),
    unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
  });
  return { id: place.id, url, headers: { 'content-type': type, 'x-amz-checksum-sha256': checksum }, expiresAt: after(now, uploadSeconds) };
}

/** The uploaded bytes that await their check; undefined if nothing was uploaded. */
export async function waitingBytes(place: Place): Promise<Uint8Array | undefined> {
  try {
    const { Body: body } = await s3.send(new GetObjectCommand(waiting(place)));
    return await body?.transformToByteArray();
  } catch (error) {
    // S3 answers AccessDenied for a missing object if the role may not list the bucket.
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'AccessDenied')) return undefined;
    throw error;
  }
}

/** Stores the checked bytes; later uploads through the link have no effect. */
export async function keepBytes({ type, sha256, ...place }: Announced, bytes: Uint8Array): Promise<void> {
  const checksum = Buffer.from(sha256, 'hex').toString('base64');
  await s3.send(new PutObjectCommand({ ...kept(place), Body: bytes, ContentType: type, ChecksumSHA256: checksum }));
}

/** Whether a document's file is there: of a history, documents may be on record before their files are copied. */
async function isKept(place: Place): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand(kept(place)));
    return true;
  } catch (error) {
    // S3 answers 403 for a missing object if the role may not list the bucket.
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0)) return false;
    throw error;
  }
}

/**
 * A link to a document's file that anyone can use for five minutes. S3's access log and the trail keep links for years, so nothing in it is
 * anybody's words: the site saves the file under the document's title. Throws NOT_FOUND if the file is not there.
 */
export async function documentLink(
  { type, ...place }: Place & { readonly type: DocumentType },
  to: 'download' | 'view',
  now: Date,
): Promise<{ url: string; expiresAt: string }> {
  if (!(await isKept(place))) throw notFound('documentFileNotFound');
  const command = new GetObjectCommand({
    ...kept(place),
    ResponseContentType: type,
    ResponseContentDisposition: `${to === 'view' ? 'inline' : 'attachment'}; filename="document-${place.id}.${documentTypes[type]}"`,
    ResponseCacheControl: 'private, no-store',
  });
  return { url: await getSignedUrl(s3, command, { expiresIn: linkSeconds }), expiresAt: after(now, linkSeconds) };
}

/** Deletes a document's file, wherever it is. */
export async function removeDocument(place: Place): Promise<void> {
  await Promise.all([waiting(place), kept(place)].map((key) => s3.send(new DeleteObjectCommand(key))));
}
