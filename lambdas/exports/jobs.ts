import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type ExportProblem,
  PatientExport,
  PatientExportQuery,
  exportFormats,
  exportProblems,
  exportStatuses,
  recordFormats,
} from '#contract/exports/export.ts';
import { AccessLogExportOrder, SignInExportOrder } from '#contract/exports/log-export.ts';
import { paperKinds } from '#contract/exports/papers.ts';
import { keptFor } from '#contract/base/kept-for.ts';
import { limits } from '#contract/base/limits.ts';
import { Relation } from '#contract/links/links.ts';
import { languages } from '#contract/base/language.ts';
import { patientStatuses } from '#contract/patient/choices.ts';
import { patientSorts, sortOrders } from '#contract/patient/list.ts';
import { type AccessEvent, accessLogItem } from '#platform/access-log.ts';
import { type TransactItem, conditionally, dynamodb, getItem, queryItems, transact } from '#platform/dynamodb.ts';
import { Refusal } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { untilWritten } from '../clinic/versioned.ts';
import { ulid } from '#platform/ulid.ts';

/**
 * An export from its order until its file is removed. It is stored under its owner, so that other users cannot find it. Each step is one
 * transaction with its access-log event.
 */
const Asked = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('list'),
    format: PatientExportQuery.shape.format,
    language: z.enum(languages),
    ids: z.optional(z.array(z.string())),
    search: z.string(),
    status: z.optional(z.enum(patientStatuses)),
    sortBy: z.enum(patientSorts),
    sortOrder: z.enum(sortOrders),
  }),
  z.object({
    kind: z.literal('record'),
    format: z.enum(recordFormats),
    language: z.enum(languages),
    patientId: z.string(),
    /** The requester's relation, if the requester used a link; the file then has released entries only. */
    relation: z.optional(Relation),
  }),
  z.object({
    kind: z.literal('paper'),
    format: z.literal('pdf'),
    language: z.enum(languages),
    patientId: z.string(),
    paper: z.enum(paperKinds),
    /** The prescriptions of a sheet; the visit; the letter; the order. */
    ids: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('day-sheet'),
    format: z.literal('pdf'),
    language: z.enum(languages),
    date: z.string(),
    clinicianId: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('log'),
    format: z.literal('csv'),
    language: z.enum(languages),
    filter: z.omit(AccessLogExportOrder, { language: true }),
  }),
  z.object({
    kind: z.literal('sign-ins'),
    format: z.literal('csv'),
    language: z.enum(languages),
    filter: z.omit(SignInExportOrder, { language: true }),
  }),
]);
/** The requested content of the file. */
export type Asked = z.output<typeof Asked>;

const ExportJob = z.object({
  ...z.omit(PatientExport, { kind: true }).shape,
  // Only this product writes these values, so an unknown one is a mistake.
  format: z.enum([...exportFormats, 'fhir']),
  status: z.enum(exportStatuses),
  problem: z.optional(z.enum(exportProblems)),
  ownerId: z.string(),
  ownerRoles: z.array(z.string()),
  asked: Asked,
  /** The worker's last report or, before the first, the time of the order. */
  heardAt: z.string(),
  /** The upload in progress, so that it can be aborted if the worker dies. */
  uploadId: z.optional(z.string()),
  expiresAtEpochSeconds: z.number(),
});
export type ExportJob = z.output<typeof ExportJob>;

const isOfLog = ({ kind }: Asked): boolean => kind === 'log' || kind === 'sign-ins';

const keptMs = keptFor.exportDays * 86_400_000;

function filenameOf(asked: Asked): string {
  if (asked.kind === 'log') return 'access-log.csv';
  if (asked.kind === 'sign-ins') return 'sign-ins.csv';
  if (asked.kind === 'list') return `patients.${asked.format}`;
  if (asked.kind === 'day-sheet') return `appointments-${asked.date}.pdf`;
  if (asked.kind === 'paper') return `${asked.paper}-${asked.ids[0] ?? asked.patientId}.pdf`;
  return `patient-${asked.patientId}.${asked.format === 'pdf' ? 'pdf' : 'fhir.json'}`;
}

/** The patients that an order names. */
function patientsNamed(asked: Asked): readonly string[] | undefined {
  if (asked.kind === 'list') return asked.ids;
  if (asked.kind === 'record' || asked.kind === 'paper') return [asked.patientId];
  if (asked.kind === 'day-sheet' || asked.kind === 'sign-ins') return undefined;
  return asked.filter.patientId === undefined ? undefined : [asked.filter.patientId];
}

/** The export's file in its bucket. */
export const objectKey = ({ id, format }: Pick<ExportJob, 'id' | 'format'>): string => `${id}.${format === 'fhir' ? 'json' : format}`;

const keyOf = (ownerId: string, id: string) => ({ pk: `EXPORTS#${ownerId}`, sk: id });
const at = ({ ownerId, id }: ExportJob) => ({ TableName: env.CLINICAL_TABLE_NAME, Key: keyOf(ownerId, id) });

/** The file's contents in an access-log event: the event records that there was a search, without its words. */
const withoutWords = (asked: Asked) => (asked.kind === 'list' ? { ...asked, search: asked.search !== '' } : asked);

const event = (action: AccessEvent['action'], job: ExportJob, requestId: string, more: Record<string, unknown> = {}): AccessEvent => ({
  action,
  actorId: job.ownerId,
  actorRoles: job.ownerRoles,
  ...(job.asked.kind === 'record' && job.asked.relation && { relation: job.asked.relation }),
  requestId,
  details: { exportId: job.id, asked: withoutWords(job.asked), ...more },
});

/** Counts an owner's orders, so that of two simultaneous orders the second sees the first. */
const turnKey = (ownerId: string) => ({ pk: `EXPORT-TURNS#${ownerId}`, sk: 'TURN' });

async function readTurn(ownerId: string): Promise<number> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, turnKey(ownerId));
  return item === undefined ? 0 : z.parse(z.object({ turn: z.int() }), item).turn;
}

const nextTurn = (ownerId: string, turn: number, expiresAtEpochSeconds: number): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: { ...turnKey(ownerId), turn: turn + 1, expiresAtEpochSeconds },
    ConditionExpression: turn === 0 ? 'attribute_not_exists(pk)' : 'turn = :turn',
    ...(turn > 0 && { ExpressionAttributeValues: { ':turn': turn } }),
  },
});

/**
 * Stores a new export and its event, with the stated reason if there is one, if the owner has fewer than three in progress. Throws EXPORT_LIMIT, and TOO_MANY_REQUESTS for many
 * simultaneous orders.
 */
export async function keepJob(
  owner: { readonly id: string; readonly roles: readonly string[] },
  asked: Asked,
  total: number,
  { requestId, reason }: { readonly requestId: string; readonly reason?: string },
  now: Date,
): Promise<ExportJob> {
  const job: ExportJob = {
    id: ulid(now.getTime()),
    ownerId: owner.id,
    ownerRoles: [...owner.roles],
    asked,
    format: asked.format,
    filename: filenameOf(asked),
    status: 'waiting',
    count: 0,
    processed: 0,
    total,
    createdAt: now.toISOString(),
    heardAt: now.toISOString(),
    expiresAtEpochSeconds: Math.floor((now.getTime() + keptMs) / 1000),
  };
  const asking = { ...event(isOfLog(asked) ? 'log-export' : 'export-asked', job, requestId), patientIds: patientsNamed(asked), reason };
  const keep = async (): Promise<ExportJob | undefined> => {
    const turn = await readTurn(owner.id);
    const underWay = (await jobsOf(owner.id, now)).filter((other) => isUnderWay(other, now));
    if (underWay.length >= limits.exportsUnderWay) throw new Refusal('EXPORT_LIMIT');
    const { done } = await transact([
      { Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { ...keyOf(job.ownerId, job.id), ...job } } },
      nextTurn(owner.id, turn, job.expiresAtEpochSeconds),
      accessLogItem(asking, now),
    ]);
    return done ? job : undefined;
  };
  return untilWritten(keep, undefined, 'TOO_MANY_REQUESTS');
}

const current = (item: unknown, now: Date): ExportJob | undefined => {
  const job = item === undefined ? undefined : z.parse(ExportJob, item);
  // DynamoDB removes expired items only within days.
  return job !== undefined && job.expiresAtEpochSeconds * 1000 > now.getTime() ? job : undefined;
};

/** One of the owner's exports; undefined if missing. */
export async function readJob(ownerId: string, id: string, now: Date): Promise<ExportJob | undefined> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, keyOf(ownerId, id));
  return current(item, now);
}

/** The owner's exports of the last day, latest first. */
export async function jobsOf(ownerId: string, now: Date): Promise<ExportJob[]> {
  const items = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf(ownerId, '').pk },
    ConsistentRead: true,
    ScanIndexForward: false,
  });
  return items.flatMap((item) => current(item, now) ?? []);
}

/** A worker reports every two seconds; an invocation that waits longer than its limit (infra/workers.ts) is dropped. */
const silentMs = { writing: 30_000, waiting: 6 * 60_000 } as const;

/** Whether an unfinished export's worker has died. */
export const isDead = ({ status, heardAt }: ExportJob, now: Date): boolean =>
  (status === 'waiting' || status === 'writing') && now.getTime() - Date.parse(heardAt) > silentMs[status];

/** Whether an export is unfinished and its worker alive. */
export const isUnderWay = (job: ExportJob, now: Date): boolean =>
  (job.status === 'waiting' || job.status === 'writing') && !isDead(job, now);

/** The parts of an update that sets these attributes, skipping undefined ones; `:name` stands for the value of attribute `name`. */
function setting(values: Readonly<Record<string, unknown>>) {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    expression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    names: Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
}

async function change(job: ExportJob, from: ExportJob['status'], values: Record<string, unknown>): Promise<boolean> {
  const set = setting(values);
  const answer = await conditionally(
    dynamodb.send(
      new UpdateCommand({
        ...at(job),
        UpdateExpression: set.expression,
        ConditionExpression: '#status = :from',
        ExpressionAttributeNames: { '#status': 'status', ...set.names },
        ExpressionAttributeValues: { ':from': from, ...set.values },
      }),
    ),
  );
  return answer !== undefined;
}

/** Claims an export for a worker; false if another worker has it or it was cancelled. */
export const begin = (job: ExportJob, now: Date): Promise<boolean> =>
  change(job, 'waiting', { status: 'writing', heardAt: now.toISOString() });

export interface Progress {
  readonly count: number;
  readonly processed: number;
  readonly uploadId: string | undefined;
}

/** Reports the worker's progress; false if the export was cancelled or given up. */
export const report = (job: ExportJob, { count, processed, uploadId }: Progress, now: Date): Promise<boolean> =>
  change(job, 'writing', { count, processed, heardAt: now.toISOString(), uploadId });

/**
 * Ends an export in progress, either successfully (with the file's patients, if they are to be named) or with a problem; false if it is
 * gone or has already ended.
 */
export async function end(
  job: ExportJob,
  outcome: { readonly count: number; readonly patientIds?: readonly string[] | undefined; readonly problem?: ExportProblem },
  requestId: string,
  now: Date,
): Promise<boolean> {
  const { count, problem } = outcome;
  const set = setting({
    status: problem === undefined ? 'done' : 'failed',
    count,
    processed: problem === undefined ? job.total : undefined,
    problem,
  });
  const result = await transact([
    {
      Update: {
        ...at(job),
        UpdateExpression: `${set.expression} REMOVE uploadId`,
        ConditionExpression: '#status IN (:waiting, :writing)',
        ExpressionAttributeNames: set.names,
        ExpressionAttributeValues: { ':waiting': 'waiting', ':writing': 'writing', ...set.values },
      },
    },
    accessLogItem(
      {
        ...event(problem === undefined ? 'export-done' : 'export-failed', job, requestId, {
          // In an event, `count` is a number of patients.
          ...(isOfLog(job.asked) ? { entries: count } : { count }),
          ...(problem && { problem }),
        }),
        patientIds: outcome.patientIds,
      },
      now,
    ),
  ]);
  return result.done;
}

/** Removes an export; false if already gone. The caller removes its file or upload. */
export async function removeJob(job: ExportJob, requestId: string, now: Date): Promise<boolean> {
  const result = await transact([
    { Delete: { ...at(job), ConditionExpression: 'attribute_exists(pk)' } },
    accessLogItem(event('export-deleted', job, requestId, { status: job.status }), now),
  ]);
  return result.done;
}
