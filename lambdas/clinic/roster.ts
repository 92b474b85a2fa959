import * as z from 'zod/mini';
import { ClinicHours } from '#contract/appointments/clinic-hours.ts';
import { Licence, StaffMember } from '#contract/staff/roster.ts';
import { batchGet, keyAttributes, plainItem, queryItems } from '#platform/dynamodb.ts';
import { staffKey, staffPartition } from '#platform/account-checks.ts';
import { env } from './env.ts';

const hoursPartition = 'HOURS';
/** The key of a clinician's hours: not beside the staff, whom only the function of their accounts may write. */
export const hoursKey = (clinicianId: string) => ({ pk: hoursPartition, sk: clinicianId });
/** A member of the staff, as stored. Those who have left are kept, since what they wrote bears their names. */
const StoredMember = z.object({
  ...StaffMember.shape,
  licence: z.optional(Licence),
  deactivatedAt: z.optional(z.string()),
  /** Who has taken over the work of an account that was closed (docs/adr/0048). */
  standInId: z.optional(z.string()),
  clinicianId: z.optional(z.undefined()),
});
export type StoredMember = z.output<typeof StoredMember>;
const Stored = z.union([z.object({ ...ClinicHours.shape, clinicianId: z.string() }), StoredMember]);

/** Who works in the clinic or did, by the id of the account. */
export interface Members {
  readonly members: ReadonlyMap<string, StoredMember>;
}
/** With when each clinician who has not left sees patients. */
export interface Staff extends Members {
  readonly hours: ReadonlyMap<string, ClinicHours>;
}

const wholePartition = (partition: string) =>
  queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ConsistentRead: true,
  });

/** The whole staff, without their hours. */
export const readMembers = async (): Promise<Members> => staffIn(await wholePartition(staffPartition));

/** The whole staff with their hours. */
export const readStaff = async (): Promise<Staff> =>
  staffIn((await Promise.all([staffPartition, hoursPartition].map(wholePartition))).flat());

/** Those of the staff with these ids, with their hours: the whole staff costs a unit for every four kilobytes. */
export async function staffOf(ids: readonly string[]): Promise<Staff> {
  const keys = ids.flatMap((id) => [staffKey(id), hoursKey(id)]).map(keyAttributes);
  return staffIn((await batchGet(env.CLINICAL_TABLE_NAME, keys, { ConsistentRead: true })).map(plainItem));
}

function staffIn(items: readonly Record<string, unknown>[]): Staff {
  const members = new Map<string, StoredMember>();
  const hours = new Map<string, ClinicHours>();
  for (const one of z.parse(z.array(Stored), items)) {
    if (one.clinicianId === undefined) members.set(one.id, one);
    else hours.set(one.clinicianId, one);
  }
  for (const { id, deactivatedAt } of members.values()) if (deactivatedAt !== undefined) hours.delete(id);
  return { members, hours };
}

/** Whose work an account does: its own, and that of accounts that were closed and named it, or one whose work it does. */
export function worksFor({ members }: Members, id: string): string[] {
  const found = [id];
  for (const one of found)
    for (const { id: other, deactivatedAt, standInId } of members.values())
      if (deactivatedAt !== undefined && standInId === one && !found.includes(other)) found.push(other);
  return found;
}

/** Who does the work of an account; undefined if it was closed and nobody took it over. */
export function workerOf({ members }: Members, id: string): string | undefined {
  const passed = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !passed.has(at);) {
    passed.add(at);
    const member = members.get(at);
    if (member?.deactivatedAt === undefined) return at;
    at = member.standInId;
  }
  return undefined;
}
