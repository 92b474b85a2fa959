import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AccessAction, ChangeAction, ExportAction } from '#contract/access-log/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Relation } from '#contract/links/links.ts';
import type { RouteId } from '#contract/routes/table.ts';
import type { Caller } from './caller.ts';
import { type TransactItem, type TransactionOutcome, dynamodb, transact } from './dynamodb.ts';
import { environment } from './environment.ts';
import { errorFacts, log } from './logger.ts';
import { within } from './within.ts';
import { ulid } from './ulid.ts';

/**
 * The access log (docs/adr/0011): a table that functions only add to. An event is one item under its day in Qatar; the items by patient and
 * by person are derived from the table's stream (lambdas/access-log/copies.ts).
 */
const env = environment({ ACCESS_LOG_TABLE_NAME: true });

export const accessLogKey = {
  day: (date: string): string => `DAY#${date}`,
  patient: (id: string): string => `PATIENT#${id}`,
  actor: (id: string): string => `ACTOR#${id}`,
  /** What one of these has of an action. */
  ofAction: (action: string, key: string): string => `ACTION#${action}#${key}`,
} as const;

/** What a person did with whose data; never the data itself. */
export interface AccessEvent {
  readonly action: AccessAction | ChangeAction | ExportAction;
  readonly actorId: string;
  readonly actorRoles: readonly string[];
  /** The requester's relation to the patient, if the requester used a link. */
  readonly relation?: Relation | undefined;
  /** The requester's stated reason, where the route requires one. */
  readonly reason?: string | undefined;
  /** The request or invocation, as named in the logs. */
  readonly requestId: string;
  readonly routeId?: RouteId;
  /** The HTTP status of the answer. */
  readonly status?: number;
  /** The patients, if the event names them. */
  readonly patientIds?: readonly string[] | undefined;
  /** For an export: which patients, never their data. */
  readonly details?: Readonly<Record<string, unknown>>;
}

const putOf = (event: AccessEvent, now: Date, eventId: string) => ({
  TableName: env.ACCESS_LOG_TABLE_NAME,
  Item: { pk: accessLogKey.day(qatarDate(now)), sk: eventId, at: now.toISOString(), ...event },
  ConditionExpression: 'attribute_not_exists(pk)',
});

/** The put of an event, as an item of the transaction that it records, so that both are written or neither. */
export const accessLogItem = (event: AccessEvent, now: Date): TransactItem => ({ Put: putOf(event, now, ulid(now.getTime())) });

export const rolesOf = (caller: Caller): readonly string[] => [...caller.roles].toSorted();

/** A request for patients' data, as the access log records it. */
export interface Access {
  readonly routeId: RouteId;
  readonly action: AccessAction | ChangeAction;
  readonly caller: Caller;
  readonly relation?: Relation | undefined;
  readonly reason?: string | undefined;
  readonly requestId: string;
  readonly patientIds: readonly string[];
  /** The HTTP status of the answer. */
  readonly status: number;
}

const eventOf = ({ caller, patientIds, ...access }: Access): AccessEvent => ({
  ...access,
  actorId: caller.id,
  actorRoles: rolesOf(caller),
  patientIds: [...new Set(patientIds)],
});

/** Records the events of requests. */
export interface AccessLog {
  /** Records a request that wrote nothing. Never throws and takes at most a second, because the answer waits for it. */
  record(access: Access, now: Date): Promise<void>;
  /** Writes all items and the request's event, or nothing. */
  write(access: Access, items: readonly TransactItem[], now: Date): Promise<TransactionOutcome>;
}

const keptWithinMs = 1000;

export const accessLog: AccessLog = {
  async record(access, now) {
    const event = eventOf(access);
    const eventId = ulid(now.getTime());
    try {
      await within(keptWithinMs, (abortSignal) => dynamodb.send(new PutCommand(putOf(event, now, eventId)), { abortSignal }));
    } catch (error) {
      // A retry of a put whose answer was lost finds its own event.
      if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return;
      const { action: code, patientIds = [], details: _, ...who } = event;
      log.error('access-log-lost', { ...who, code, eventId, patientIds, ...errorFacts(error) });
    }
  },
  write: (access, items, now) => transact([...items, accessLogItem(eventOf(access), now)]),
};
