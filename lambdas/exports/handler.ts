import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { PatientExport, PatientExportQuery } from '#contract/exports/export.ts';
import type { PaperKind } from '#contract/exports/papers.ts';
import type { Route } from '#contract/routes/route.ts';
import type { Language } from '#contract/base/language.ts';
import type { Reason } from '#contract/base/reasons.ts';
import { limits } from '#contract/base/limits.ts';
import { routes as patientsRoutes } from '#contract/routes/patients.ts';
import { routes as papersRoutes } from '#contract/routes/papers.ts';
import { routes as accessLogRoutes } from '#contract/routes/access-log.ts';
import { connections, soonMs } from '#platform/connections.ts';
import { Accepted, type Implementations, api } from '#platform/api.ts';
import { accessLog, rolesOf } from '#platform/access-log.ts';
import { mayCall } from '#platform/authorise.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import { environment } from '#platform/environment.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { log } from '#platform/logger.ts';
import { Refusal, found, notFound } from '#platform/refusal.ts';
import { daysAsked } from '../access-log/stored-events.ts';
import { readProfile } from '../clinic/clinic-profile.ts';
import { linkBetween, linkBy } from '../clinic/links.ts';
import { dutiesOf } from '../clinic/roster.ts';
import { env as tables } from '../clinic/env.ts';
import { existingPatient } from '../clinic/store.ts';
import { getOrder } from '../laboratory/stored.ts';
import { linkTo, removeFile } from './bucket.ts';
import { type Asked, type ExportJob, end, isDead, isUnderWay, jobsOf, keepJob, readJob, removeJob } from './jobs.ts';
import { labeled, printedOf } from './printable.ts';
import { expected } from './selection.ts';

const env = environment({ EXPORT_WORKER_NAME: true });
const lambda = new LambdaClient({ requestHandler: connections(soonMs) });
/** For how long the caller of a file waits for its worker, asked once: a large day or record takes longer than most services. */
const waitsMs = 15_000;
const waitedFor = new LambdaClient({ requestHandler: connections(waitsMs), maxAttempts: 1 });

type Request = { readonly caller: Caller; readonly requestId: string };

async function answerOf(job: ExportJob, now: Date): Promise<PatientExport> {
  return { ...job, kind: job.asked.kind, ...(job.status === 'done' && { link: await linkTo(job, now) }) };
}

/** The route by which each kind of file is ordered. */
const orderedBy: Readonly<Record<Exclude<Asked['kind'], 'paper'> | PaperKind, Route>> = {
  list: patientsRoutes['patients.orderExport'],
  record: patientsRoutes['patients.exportRecord'],
  log: accessLogRoutes['accessLog.export'],
  'sign-ins': accessLogRoutes['accessLog.exportSignIns'],
  'day-sheet': papersRoutes['papers.daySheet'],
  prescription: papersRoutes['papers.prescription'],
  visit: papersRoutes['papers.visit'],
  laboratory: papersRoutes['papers.laboratory'],
  'sick-leave': papersRoutes['papers.sickLeave'],
  referral: papersRoutes['papers.referral'],
  labels: papersRoutes['papers.labels'],
};
/** Whether the caller could still order a file: a duty that was taken, or a role, ends the links to what it opened. */
async function mayStillHave(caller: Caller): Promise<(job: ExportJob) => boolean> {
  const duties = await dutiesOf(caller.id);
  return ({ asked }) => mayCall(orderedBy[asked.kind === 'paper' ? asked.paper : asked.kind], caller, duties);
}

/** The export's current state. If its worker died, the first reader ends the export and removes its file. */
async function settled(job: ExportJob, requestId: string, now: Date): Promise<ExportJob> {
  if (!isDead(job, now)) return job;
  log.warn('export-failed', { requestId, code: 'interrupted' });
  await giveUp(job, requestId);
  return (await readJob(job.ownerId, job.id, now)) ?? job;
}

async function giveUp(job: ExportJob, requestId: string): Promise<void> {
  if (await end(job, { count: job.count, problem: 'interrupted' }, requestId, new Date())) await removeFile(job);
}

/** Starts the worker, either waiting for it, at most some seconds, or in the background. */
async function order(job: ExportJob, wait: boolean, requestId: string): Promise<void> {
  const payload = JSON.stringify({ ownerId: job.ownerId, exportId: job.id });
  try {
    const answer = await (wait ? waitedFor : lambda).send(
      new InvokeCommand({ FunctionName: env.EXPORT_WORKER_NAME, InvocationType: wait ? 'RequestResponse' : 'Event', Payload: payload }),
    );
    if (answer.FunctionError === undefined) return;
  } catch (error) {
    // The worker goes on.
    if (wait && error instanceof Error && error.name === 'TimeoutError') return;
    await giveUp(job, requestId);
    throw error;
  }
  await giveUp((await readJob(job.ownerId, job.id, new Date())) ?? job, requestId);
}

/** Of a part of the log, the number of entries is known only after reading. It is never waited for. */
const unknownTotal = limits.exportAtOnce + 1;

const refusals = { empty: 'EXPORT_EMPTY', 'too-many': 'EXPORT_TOO_LARGE' } as const;

async function start(
  asked: Asked,
  total: number,
  { caller, requestId }: Request,
  reason?: string | null,
): Promise<{ job: ExportJob; wait: boolean }> {
  const owner = { id: caller.id, roles: rolesOf(caller) };
  const job = await keepJob(owner, asked, total, { requestId, ...(reason && { reason }) }, new Date());
  const wait = total <= limits.exportAtOnce;
  await order(job, wait, requestId);
  return { job, wait };
}

/** The answer to a caller who waits; what takes longer is asked for until it is written. */
async function finished({ ownerId, id }: ExportJob): Promise<PatientExport | Accepted<PatientExport>> {
  const now = new Date();
  const job = found(await readJob(ownerId, id, now), 'exportNotFound');
  if (job.problem === 'empty' && job.asked.kind === 'paper') throw new Refusal('NOT_ALLOWED_NOW');
  if (job.problem === 'empty' || job.problem === 'too-many') throw new Refusal(refusals[job.problem]);
  if (isUnderWay(job, now)) return new Accepted(await answerOf(job, now));
  if (job.status !== 'done') throw new Refusal('SERVICE_UNAVAILABLE', { reason: 'fileNotWritten' });
  return answerOf(job, now);
}

async function ownJob({ exportId }: { readonly exportId: string }, { caller, requestId }: Request): Promise<ExportJob> {
  const now = new Date();
  const job = found(await readJob(caller.id, exportId, now), 'exportNotFound');
  return settled(job, requestId, now);
}

/** Throws, as for a missing export, unless the file is what a link to a record opened, and its owner still has that link. */
async function requireLink({ ownerId, asked }: ExportJob): Promise<void> {
  const isByLink = asked.kind === 'record' && asked.relation !== undefined;
  const link = isByLink ? await linkBetween(ownerId, asked.patientId, new Date()) : undefined;
  if (link === undefined) throw notFound('exportNotFound');
}

async function exportList({ reason, ...list }: PatientExportQuery, request: Request): Promise<PatientExport | Accepted<PatientExport>> {
  const { total, exact } = await expected(list, new Date());
  if (total === 0) throw new Refusal('EXPORT_EMPTY');
  if (list.format === 'pdf' && exact && total > limits.exportPdf) throw new Refusal('EXPORT_TOO_LARGE');
  const { job, wait } = await start({ kind: 'list', ...list }, total, request, reason);
  return wait ? finished(job) : new Accepted(await answerOf(job, new Date()));
}

interface AskedPaper {
  readonly id: string;
  readonly paper: PaperKind;
  readonly ids: readonly string[];
  readonly language: Language;
}

/**
 * Makes a paper while the caller waits. Without the clinic's details nothing is made but labels, as nobody could tell whose paper it is.
 */
async function paper({ id, ids, ...asked }: AskedPaper, request: Request): Promise<PatientExport | Accepted<PatientExport>> {
  const read = asked.paper === 'labels' ? getOrder(id, ids[0] ?? '').then(labeled) : printedOf(asked.paper, id, ids);
  const [found] = await Promise.all([read, existingPatient(id)]);
  if ('refused' in found) {
    const isMissing = reasonsOfMissing.has(found.refused);
    throw isMissing ? notFound(found.refused) : new Refusal('NOT_ALLOWED_NOW', { reason: found.refused });
  }
  if (asked.paper !== 'labels' && (await readProfile()).details === undefined)
    throw new Refusal('NOT_ALLOWED_NOW', { reason: 'clinicProfileMissing' });
  const { job } = await start({ kind: 'paper', format: 'pdf', patientId: id, ids: [...ids], ...asked }, 1, request);
  return finished(job);
}
const reasonsOfMissing: ReadonlySet<Reason> = new Set(['prescriptionNotFound', 'entryNotFound', 'orderNotFound']);

const implementations: Implementations<'patient-exports'> = {
  'accessLog.export': async ({ body: { language, ...filter }, ...request }) => {
    const now = new Date();
    const asked = { kind: 'log', format: 'csv', language, filter: { ...filter, ...daysAsked(filter, now) } } as const;
    const { job } = await start(asked, unknownTotal, request);
    return new Accepted(await answerOf(job, now));
  },
  'accessLog.exportSignIns': async ({ body: { language, ...filter }, ...request }) => {
    const now = new Date();
    const asked = { kind: 'sign-ins', format: 'csv', language, filter: { ...filter, ...daysAsked(filter, now) } } as const;
    const { job } = await start(asked, unknownTotal, request);
    return new Accepted(await answerOf(job, now));
  },
  'patients.export': async ({ query, ...request }) => exportList(query, request),
  'patients.orderExport': async ({ body, ...request }) => exportList(body, request),
  'patients.exportRecord': async ({ params, query, ...request }) => {
    const relation = isStaff(request.caller) ? undefined : (await linkBy(request, params.id)).relation;
    await existingPatient(params.id);
    const { job } = await start({ kind: 'record', ...query, patientId: params.id, relation }, 1, request);
    return finished(job);
  },
  'papers.prescription': async ({ params: { id }, query: { ids, language }, ...request }) =>
    paper({ id, paper: 'prescription', ids, language }, request),
  'papers.visit': async ({ params: { id, entryId }, query: { language }, ...request }) =>
    paper({ id, paper: 'visit', ids: [entryId], language }, request),
  'papers.sickLeave': async ({ params: { id, entryId }, query: { language }, ...request }) =>
    paper({ id, paper: 'sick-leave', ids: [entryId], language }, request),
  'papers.referral': async ({ params: { id, entryId }, query: { language }, ...request }) =>
    paper({ id, paper: 'referral', ids: [entryId], language }, request),
  'papers.laboratory': async ({ params: { id, orderId }, query: { language }, ...request }) =>
    paper({ id, paper: 'laboratory', ids: [orderId], language }, request),
  'papers.labels': async ({ params: { id, orderId }, query: { language }, ...request }) =>
    paper({ id, paper: 'labels', ids: [orderId], language }, request),
  'papers.daySheet': async ({ query, ...request }) => {
    const { job } = await start({ kind: 'day-sheet', format: 'pdf', ...query }, 1, request);
    return finished(job);
  },
  'exports.list': async ({ caller, requestId }) => {
    const now = new Date();
    const [may, stored] = await Promise.all([mayStillHave(caller), jobsOf(caller.id, now)]);
    const jobs = await Promise.all(stored.filter(may).map((job) => settled(job, requestId, now)));
    return { rows: await Promise.all(jobs.map((job) => answerOf(job, now))) };
  },
  'exports.get': async ({ params, ...request }) => {
    const [may, job] = await Promise.all([mayStillHave(request.caller), ownJob(params, request)]);
    if (!may(job)) throw new Refusal('FORBIDDEN', { reason: 'dutyMissing' });
    if (!isStaff(request.caller)) await requireLink(job);
    return answerOf(job, new Date());
  },
  'exports.delete': async ({ params, ...request }) => {
    const job = await ownJob(params, request);
    if (!(await removeJob(job, request.requestId, new Date()))) throw notFound('exportNotFound');
    await removeFile(job);
    return { success: true as const, id: job.id };
  },
};

export const handler = api('patient-exports', { ...patientsRoutes, ...papersRoutes, ...accessLogRoutes }, implementations, {
  accessLog,
  patientsIn: {},
  accountChecks: accountChecks(tables.CLINICAL_TABLE_NAME),
});
