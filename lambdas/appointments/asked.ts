import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { Refusal } from '#platform/refusal.ts';
import { nextVersion } from '../clinic/versioned.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { appointmentsFrom } from './stored.ts';

/**
 * A patient's recent requests, by themselves or by a person who acts for them: how many in an hour, and which notifications reported the
 * last change. Each change by a patient writes the next version, so simultaneous requests are serialised and counted one by one.
 */
const Asked = z.object({
  version: z.int(),
  hour: z.int(),
  requests: z.int(),
  /** The ids of the last notifications, by notified account. */
  told: z.record(z.string(), z.string()),
});
export type Asked = z.output<typeof Asked>;

const TableName = env.CLINICAL_TABLE_NAME;
const keyOf = (patientId: string) => ({ pk: patientPartition(patientId), sk: 'ASKED' });
const hourOf = (now: Date): number => Math.floor(now.getTime() / 3_600_000);

/** A patient's recent requests, read consistently. */
export async function readAsked(patientId: string): Promise<Asked> {
  const item = await getItem(TableName, keyOf(patientId));
  return item === undefined ? { version: 0, hour: 0, requests: 0, told: {} } : z.parse(Asked, item);
}

/**
 * The refusal of one more request, if any: the patient has the maximum of open requests (not counting the one to be moved), or too many
 * within the hour. `asked` must have been read before.
 */
export async function refusedRequest(
  patientId: string,
  asked: Asked,
  { moved, now }: { readonly moved?: string; readonly now: Date },
): Promise<Refusal | undefined> {
  if (asked.hour === hourOf(now) && asked.requests >= careLimits.requestsPerHour) return new Refusal('TOO_MANY_REQUESTS');
  const at = now.toISOString();
  const coming = await appointmentsFrom(patientId, qatarDate(now));
  const waiting = coming.filter(({ id, status, startsAt = '' }) => status === 'pending' && startsAt > at && id !== moved);
  return waiting.length < careLimits.requestsOpen
    ? undefined
    : new Refusal('NOT_ALLOWED_NOW', { details: [detailOf('status', say('requestsWaiting', { max: careLimits.requestsOpen }))] });
}

/**
 * Records a change by a patient; its condition fails if another change came in between. A cancellation is not counted, because it must
 * never be refused.
 */
export function askedItem(
  patientId: string,
  before: Asked,
  { told, isRequest, now }: { readonly told: Asked['told']; readonly isRequest: boolean; readonly now: Date },
): TransactItem {
  const hour = hourOf(now);
  const requests = (before.hour === hour ? before.requests : 0) + (isRequest ? 1 : 0);
  return nextVersion(keyOf(patientId), before.version === 0 ? undefined : before, {
    version: before.version + 1,
    hour,
    requests,
    told: { ...before.told, ...told },
  });
}
