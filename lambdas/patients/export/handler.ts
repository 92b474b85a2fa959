import { randomUUID } from 'node:crypto';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { stringify } from 'csv-stringify';
import { type PatientExportQuery, patientStatuses } from '#contract/patient.ts';
import { api } from '#platform/api.ts';
import { environment, variable } from '#platform/environment.ts';
import { Refusal } from '#platform/refusal.ts';
import { csvHeader, csvRow } from './csv.ts';
import { allIds } from './list.ts';
import { findPatients, inOrder } from './search.ts';
import { getPatients } from './store.ts';

const env = environment({ EXPORTS_BUCKET_NAME: variable });
const s3 = new S3Client();

const linkSeconds = 5 * 60;
/** The most that one BatchGet takes. */
const chunk = 100;

async function* chunksOfIds({ ids, search, status, sortBy, sortOrder }: PatientExportQuery): AsyncGenerator<string[]> {
  if (ids !== undefined) {
    yield ids;
    return;
  }
  if (search === '') {
    yield* allIds({ statuses: status === undefined ? patientStatuses : [status], sortBy, sortOrder }, chunk);
    return;
  }
  const { facts, truncated } = await findPatients(search);
  // A file that silently lacks patients would be believed.
  if (truncated) {
    throw new Refusal('VALIDATION_ERROR', {
      details: [{ path: 'search', message: 'search matches too many patients to export; narrow it' }],
    });
  }
  const kept = inOrder(status === undefined ? facts : facts.filter((one) => one.status === status), sortBy, sortOrder);
  for (let first = 0; first < kept.length; first += chunk) yield kept.slice(first, first + chunk).map((one) => one.id);
}

export const handler = api('patient-exports', {
  'patients.export': async ({ query, caller }) => {
    if (query.format !== 'csv')
      throw new Refusal('NOT_AVAILABLE', { message: `Export as ${query.format} is not available yet; choose csv` });
    const key = `${caller.id}/${randomUUID()}.csv`;
    let count = 0;
    const file = stringify({ header: true, columns: [...csvHeader], bom: true, record_delimiter: 'windows' });
    const written = (async () => {
      for await (const ids of chunksOfIds(query)) {
        for (const patient of await getPatients(ids)) {
          count += 1;
          if (!file.write(csvRow(patient))) await new Promise((resolve) => file.once('drain', resolve));
        }
      }
      file.end();
    })().catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error('export failed')));
    await new Upload({
      client: s3,
      params: { Bucket: env.EXPORTS_BUCKET_NAME, Key: key, Body: file, ContentType: 'text/csv; charset=utf-8' },
    }).done();
    await written;
    const filename = 'patients.csv';
    const url = await getSignedUrl(
      s3,
      new GetObjectCommand({ Bucket: env.EXPORTS_BUCKET_NAME, Key: key, ResponseContentDisposition: `attachment; filename="${filename}"` }),
      { expiresIn: linkSeconds },
    );
    return { url, filename, count, expiresAt: new Date(Date.now() + linkSeconds * 1000).toISOString() };
  },
});
