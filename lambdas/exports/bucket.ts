import { AbortMultipartUploadCommand, DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { connections, ofFileMs } from '#platform/connections.ts';
import { environment } from '#platform/environment.ts';
import { type ExportJob, objectKey } from './jobs.ts';

const env = environment({ EXPORTS_BUCKET_NAME: true });
export const s3 = new S3Client({ requestHandler: connections(ofFileMs) });

/** The key of an export's file. */
export const place = (job: Pick<ExportJob, 'id' | 'format'>) => ({ Bucket: env.EXPORTS_BUCKET_NAME, Key: objectKey(job) });

const linkSeconds = 5 * 60;

/** A link to an export's file that anyone can use for five minutes. */
export async function linkTo(job: ExportJob, now: Date): Promise<{ url: string; expiresAt: string }> {
  const url = await getSignedUrl(
    s3,
    new GetObjectCommand({ ...place(job), ResponseContentDisposition: `attachment; filename="${job.filename}"` }),
    { expiresIn: linkSeconds },
  );
  return { url, expiresAt: new Date(now.getTime() + linkSeconds * 1000).toISOString() };
}

/** Removes the file, or the parts of an unfinished upload. */
export async function removeFile(job: ExportJob): Promise<void> {
  if (job.uploadId !== undefined) {
    await s3.send(new AbortMultipartUploadCommand({ ...place(job), UploadId: job.uploadId })).catch((error: unknown) => {
      // The worker already ended it.
      if (!(error instanceof Error) || error.name !== 'NoSuchUpload') throw error;
    });
  }
  await s3.send(new DeleteObjectCommand(place(job)));
}
