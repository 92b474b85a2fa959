import { BatchWriteCommand, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from 'ulid';
import type { AccessAction, ExportAction } from '#contract/access-log.ts';
import { qatarDate } from '#contract/patient.ts';
import type { RouteId } from '#contract/routes.ts';
import type { Caller } from './caller.ts';
import { type TransactItem, dynamodb } from './dynamodb.ts';
import { environment, variable } from './environment.ts';
import { errorFacts, log } from './logger.ts';

/**
 * The audit trail (docs/adr/0011): a table that functions may only add to. Every event is kept by day in Qatar and, under the
 * same id, for each patient whom it is about.
 */
const env = environment({ AUDIT_TABLE_NAME: variable });

export const auditKey = {
  day: (date: string): string => `DAY#${date}`,
  patient: (id: string): string => `PATIENT#${id}`,
} as const;

/** A step of an export. `details` says of which patients' data, never what it holds. */
export interface AuditEvent {
  readonly action: ExportAction;
  readonly actorId: string;
  readonly actorRoles: readonly string[];
  /** The request, or the invocation, that did it: the logs name it too. */
  readonly requestId: string;
  /** The patients, where the export names them. */
  readonly patientIds?: readonly string[] | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The write of an audit event, for the transaction of what it tells of: neither happens without the other. */
export function auditItem(event: AuditEvent, now: Date, eventId = ulid(now.getTime())): TransactItem {
  return {
    Put: {
      TableName: env.AUDIT_TABLE_NAME,
      Item: { pk: auditKey.day(qatarDate(now)), sk: eventId, at: now.toISOString(), ...event },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

export const rolesOf = (caller: Caller): readonly string[] => [...caller.roles].toSorted();

/** A request for patients' data as the access log keeps it. */
export interface Access {
  readonly routeId: RouteId;
  readonly action: AccessAction;
  readonly caller: Caller;
  readonly requestId: string;
  readonly patientIds: readonly string[];
  /** The HTTP status that is answered. */
  readonly status: number;
}

interface Fact {
  readonly action: AccessAction | ExportAction;
  readonly actorId: string;
  readonly actorRoles: readonly string[];
  readonly requestId: string;
  readonly routeId?: RouteId;
  readonly status?: number;
}

/** Keeps what a request did with patients' data. It never fails, and takes a second at most (`keep`). */
export async function recordAccess({ caller, patientIds, ...access }: Access, now: Date): Promise<void> {
  const fact: Fact = { ...access, actorId: caller.id, actorRoles: rolesOf(caller) };
  await keep(fact, [...new Set(patientIds)], ulid(now.getTime()), now, 'by day too');
}

/** Keeps an event of `auditItem` for each of its patients as well, in the way of `recordAccess`. */
export async function recordForPatients(event: AuditEvent, eventId: string, now: Date): Promise<void> {
  const { patientIds = [], details: _, ...fact } = event;
  await keep(fact, patientIds, eventId, now, 'by patient only');
}

const writtenWithinMs = 1000;
/** DynamoDB's own bound on one batch. */
const batchMax = 25;

/** An event that cannot be kept within its time becomes a log line of which an alarm hears, with all that it takes to add it later. */
async function keep(
  fact: Fact,
  patientIds: readonly string[],
  eventId: string,
  now: Date,
  where: 'by day too' | 'by patient only',
): Promise<void> {
  const item = { sk: eventId, at: now.toISOString(), ...fact };
  const items = [
    ...(where === 'by day too' ? [{ pk: auditKey.day(qatarDate(now)), ...item, patientIds }] : []),
    ...patientIds.map((id) => ({ pk: auditKey.patient(id), ...item })),
  ];
  if (items.length === 0) return;
  const signal = AbortSignal.timeout(writtenWithinMs);
  // The client's own pauses between tries do not hear of the signal.
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  try {
    await Promise.race([late, writeAll(items, signal)]);
  } catch (error) {
    const { action: code, ...who } = fact;
    log.error('audit-lost', { ...who, code, eventId, patientIds, ...errorFacts(error) });
  }
}

async function writeAll(items: readonly Record<string, unknown>[], signal: AbortSignal): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / batchMax) }, (_, batch) =>
    items.slice(batch * batchMax, (batch + 1) * batchMax),
  );
  await Promise.all(batches.map((batch) => writeBatch(batch, signal)));
}

async function writeBatch(batch: readonly Record<string, unknown>[], signal: AbortSignal): Promise<void> {
  let puts = batch.map((Item) => ({ PutRequest: { Item } }));
  for (let attempt = 1; ; attempt += 1) {
    const { UnprocessedItems: unprocessed = {} }: BatchWriteCommandOutput = await dynamodb.send(
      new BatchWriteCommand({ RequestItems: { [env.AUDIT_TABLE_NAME]: puts } }),
      { abortSignal: signal },
    );
    puts = (unprocessed[env.AUDIT_TABLE_NAME] ?? []).flatMap(({ PutRequest }) =>
      PutRequest?.Item === undefined ? [] : [{ PutRequest: { Item: PutRequest.Item } }],
    );
    if (puts.length === 0) return;
    await wait(Math.random() * 20 * 2 ** attempt, undefined, { signal });
  }
}
