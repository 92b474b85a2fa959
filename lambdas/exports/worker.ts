import { Readable } from 'node:stream';
import { Upload } from '@aws-sdk/lib-storage';
import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { limits } from '#contract/base/limits.ts';
import type { PaperKind } from '#contract/exports/papers.ts';
import { environment } from '#platform/environment.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { personOf } from '#platform/person.ts';
import { Refusal } from '#platform/refusal.ts';
import { countingUsage, noUsage } from '#platform/usage.ts';
import { readProfile } from '../clinic/clinic-profile.ts';
import { keepPaper } from '../clinic/paper-codes.ts';
import { readMembers } from '../clinic/roster.ts';
import { getPatient, isMergeRunning } from '../clinic/store.ts';
import { getOrder } from '../laboratory/stored.ts';
import { place, removeFile, s3 } from './bucket.ts';
import { csvFile } from './csv-file.ts';
import { daySheetOf, daySheetPdf } from './day-sheet-pdf.ts';
import type { AboutFile, FileWriter, Portions } from './export-file.ts';
import { ExportStopped } from './export-stopped.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { type Asked, type ExportJob, begin, end, readJob, report } from './jobs.ts';
import { labelsPdf } from './labels-pdf.ts';
import { logFile } from './log-file.ts';
import { pdfFile } from './pdf-file.ts';
import { signInsFile } from './sign-ins-file.ts';
import { type Paper, licenceOn, paperPdf } from './paper-pdf.ts';
import { paperRecord } from './paper-record.ts';
import { labeled, printedOf } from './printable.ts';
import { portionsOf } from './selection.ts';
import { summaryPdf } from './summary-pdf.ts';
import { releasedRecord, wholeRecord } from './whole-record.ts';
import { xlsxFile } from './xlsx-file.ts';

const { DEFAULT_COUNTRY: defaultCountry, SITE_URL: site } = environment({ DEFAULT_COUNTRY: true, SITE_URL: true });

const contentType: Record<Asked['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  fhir: 'application/fhir+json',
};
const listFile: Record<Extract<Asked, { kind: 'list' }>['format'], FileWriter> = { csv: csvFile, xlsx: xlsxFile, pdf: pdfFile };
const recordFile = { pdf: summaryPdf, fhir: fhirBundle } as const;

const reportEveryMs = 1000;
/** Time reserved for cleaning up before the limit. */
const endsBeforeMs = 15_000;
const mebibyte = 1024 * 1024;

interface Written {
  count: number;
  processed: number;
  /** The patients of a list, while there are few enough to name in the access log. */
  patientIds: string[] | undefined;
}
/** A file with at most this many patients names them in its event. Otherwise a search could export a record without an event about it. */
const namedMax = 100;

async function* counted(asked: Extract<Asked, { kind: 'list' }>, total: number, written: Written): Portions {
  const countMax = asked.format === 'pdf' ? limits.exportPdf : Number.POSITIVE_INFINITY;
  for await (const { looked, patients } of portionsOf(asked, total)) {
    written.processed += looked;
    written.count += patients.length;
    written.patientIds = written.count > namedMax ? undefined : written.patientIds?.concat(patients.map(({ id }) => id));
    if (written.count > countMax) throw new ExportStopped('too-many');
    if (patients.length > 0) yield patients;
  }
  if (written.count === 0) throw new ExportStopped('empty');
}

async function* fileOf({ asked, total }: ExportJob, about: AboutFile, written: Written): AsyncGenerator<Uint8Array> {
  if (asked.kind === 'log') {
    yield* logFile(asked.filter, asked.language, about.exportedAt, written);
    return;
  }
  if (asked.kind === 'sign-ins') {
    yield* signInsFile(asked.filter, asked.language, about.exportedAt, written);
    return;
  }
  if (asked.kind === 'list') {
    yield* listFile[asked.format](counted(asked, total, written), about);
    return;
  }
  if (asked.kind === 'day-sheet') {
    const day = await daySheetOf(asked.date, asked.clinicianId);
    const patientIds = [...new Set(day.lines.map(({ appointment }) => appointment.patientId))];
    written.count = patientIds.length;
    written.patientIds = patientIds.length > namedMax ? undefined : patientIds;
    yield* daySheetPdf(day, about);
    return;
  }
  // While two records become one, or two again, a file would lack what still moves.
  if (await isMergeRunning(asked.patientId)) throw new ExportStopped('interrupted');
  written.count = written.processed = 1;
  if (asked.kind === 'paper') {
    yield* paperFile(asked, about);
    return;
  }
  const record = await wholeRecord(asked.patientId, defaultCountry);
  if (record === undefined) throw new ExportStopped('empty');
  yield* recordFile[asked.format](asked.relation === undefined ? record : releasedRecord(record, about.exportedAt), about);
}

/** Throws ExportStopped if what it prints has changed since it was asked for. */
async function* paperFile({ paper, patientId, ids }: Extract<Asked, { kind: 'paper' }>, about: AboutFile) {
  if (paper !== 'labels') {
    yield* paperPdf(await paperOf(patientId, paper, ids, new Date()), about);
    return;
  }
  const [patient, order] = await Promise.all([getPatient(patientId), getOrder(patientId, ids[0] ?? '')]);
  const labels = labeled(order);
  if (patient === undefined || 'refused' in labels) throw new ExportStopped('empty');
  yield* labelsPdf(patient, labels.order, about);
}

async function paperOf(patientId: string, paper: Exclude<PaperKind, 'labels'>, ids: readonly string[], now: Date): Promise<Paper> {
  const [printed, { details: clinic }, { members }] = await Promise.all([printedOf(paper, patientId, ids), readProfile(), readMembers()]);
  if ('refused' in printed || clinic === undefined) throw new ExportStopped('empty');
  const record = await paperRecord(patientId, printed, members).catch((error: unknown) => {
    throw error instanceof Refusal ? new ExportStopped('empty') : error;
  });
  const author = members.get(printed.by);
  const made = { record, printed, clinic, author };
  if (author === undefined || printed.kind === 'visit' || printed.kind === 'laboratory') return made;
  const licence = licenceOn(printed, author);
  const { signedAt } = printed;
  const of = { kind: printed.kind, patientId, ids: [...ids], clinic: clinic.name, signedAt };
  const code = await keepPaper({ ...of, author: { name: author.name, ...(licence !== undefined && { licence }) } }, now);
  return { ...made, check: { code, site } };
}

/** The exporter's name. */
async function nameOf(userId: string): Promise<string> {
  const { name, email } = await personOf(userId);
  return name || email || userId;
}

/**
 * Streams the file into the bucket; it appears only once complete.
 * @throws ExportStopped, or an error from reading the patients or the log
 */
async function write(job: ExportJob, written: Written, remainingMs: number): Promise<void> {
  let failure: unknown;
  const about = { language: job.asked.language, exportedBy: await nameOf(job.ownerId), exportedAt: new Date(job.createdAt) };
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of fileOf(job, about, written)) {
        if (failure !== undefined) throw failure;
        yield chunk;
      }
    } catch (error) {
      failure ??= error;
      throw error;
    }
  }
  const upload = new Upload({
    client: s3,
    params: {
      ...place(job),
      Body: Readable.from(watched(), { objectMode: false }),
      ContentType: contentType[job.format],
      // The downloader stores it, but no cache may.
      CacheControl: 'private, no-store',
    },
    partSize: 5 * mebibyte,
    queueSize: 2,
  });
  const timeLimit = setTimeout(
    () => {
      failure ??= new ExportStopped('timeout');
      void upload.abort();
    },
    Math.max(0, remainingMs - endsBeforeMs),
  );
  let reporting: Promise<void> = Promise.resolve();
  const reports = setInterval(() => {
    reporting = report(job, { ...written, uploadId: upload.uploadId }, new Date()).then(
      (underWay) => {
        // Stops at the next chunk: aborting the upload here could let it arrive after its file was removed.
        if (!underWay) failure ??= new ExportStopped('cancelled');
      },
      // The next report may succeed.
      (error: unknown) => log.warn('export-report-failed', errorFacts(error)),
    );
  }, reportEveryMs);
  try {
    await upload.done();
  } catch (error) {
    log.warn('export-given-up', errorFacts(failure ?? error));
    throw failure ?? new ExportStopped('storage');
  } finally {
    clearTimeout(timeLimit);
    clearInterval(reports);
    await reporting;
  }
}

const Ordered = z.object({ ownerId: z.string(), exportId: z.string() });

/**
 * Writes an export's file. Invoked by the API's function. Ignores an export that was cancelled or claimed by another invocation. The
 * outcome is stored with the export; an incomplete file is removed.
 */
export async function handler(event: unknown, context: Context): Promise<void> {
  const { ownerId, exportId } = z.parse(Ordered, event);
  const requestId = context.awsRequestId;
  const job = await readJob(ownerId, exportId, new Date());
  if (job === undefined || !(await begin(job, new Date()))) return;
  const written: Written = { count: 0, processed: 0, patientIds: job.asked.kind === 'list' ? [] : undefined };
  const usage = noUsage();
  const started = performance.now();
  const facts = () => ({ requestId, count: written.count, durationMs: Math.round(performance.now() - started), ...usage });
  try {
    await countingUsage(usage, () => write(job, written, context.getRemainingTimeInMillis()));
    if (await end(job, { count: written.count, patientIds: written.patientIds }, requestId, new Date()))
      log.info('export-written', facts());
    else throw new ExportStopped('cancelled');
  } catch (error) {
    const problem = error instanceof ExportStopped ? error.problem : 'interrupted';
    if (problem === 'interrupted') log.error('export-failed', { ...facts(), ...errorFacts(error) });
    else log.info('export-given-up', { ...facts(), code: problem });
    if (problem !== 'cancelled') await end(job, { count: written.count, problem }, requestId, new Date());
    await removeFile(job);
  }
}
