import { ulid } from 'ulid';
import { qatarDate } from '#contract/patient.ts';
import type { Caller } from './caller.ts';
import type { TransactItem } from './dynamodb.ts';
import { environment, variable } from './environment.ts';

const env = environment({ AUDIT_TABLE_NAME: variable });

/** What somebody did with patients' data. `details` says to which of it, never what it holds. */
export interface AuditEvent {
  readonly action: 'export-asked' | 'export-done' | 'export-failed' | 'export-deleted';
  readonly actorId: string;
  readonly actorRoles: readonly string[];
  /** The request, or the invocation, that did it: the logs name it too. */
  readonly requestId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * The write of an audit event, for the transaction of what it tells of: neither happens without the other. Events are kept by
 * day in Qatar, in a table that functions may only add to.
 */
export function auditItem(event: AuditEvent, now: Date): TransactItem {
  return {
    Put: {
      TableName: env.AUDIT_TABLE_NAME,
      Item: { pk: `DAY#${qatarDate(now)}`, sk: ulid(now.getTime()), at: now.toISOString(), ...event },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

export const rolesOf = (caller: Caller): readonly string[] => [...caller.roles].toSorted();
