import * as z from 'zod/mini';
import { ClinicHours } from '#contract/appointments/clinic-hours.ts';
import { Licence, StaffMember } from '#contract/staff/roster.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type Standing, standingKey } from '#platform/account.ts';
import { type TransactItem, batchGet, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { nextVersion } from './versioned.ts';

/** The partition of the clinic's staff: one item per account, with its duties. */
export const staffPartition = 'STAFF';
const staffKey = (userId: string) => ({ pk: staffPartition, sk: userId });

const hoursPartition = 'HOURS';
/** The key of a clinician's hours. They are not in the staff partition, which only the staff-accounts function may write. */
export const hoursKey = (clinicianId: string) => ({ pk: hoursPartition, sk: clinicianId });
/** A staff member, as stored. Former members are kept, because their entries bear their names. */
export const StoredMember = z.object({
  ...StaffMember.shape,
  licence: z.optional(Licence),
  deactivatedAt: z.optional(z.string()),
  /** The account that took over the work of a closed account (docs/adr/0048). */
  standInId: z.optional(z.string()),
  clinicianId: z.optional(z.undefined()),
});
export type StoredMember = z.output<typeof StoredMember>;
const Stored = z.union([z.object({ ...ClinicHours.shape, clinicianId: z.string() }), StoredMember]);

/** The update of what each request asks of a staff member's account. */
export const standingItem = ({ id, duties, deactivatedAt }: StoredMember): TransactItem => {
  const standing = { duties, ...(deactivatedAt !== undefined && { deactivatedAt }) } satisfies Standing;
  return {
    Update: {
      TableName: env.CLINICAL_TABLE_NAME,
      Key: standingKey(id),
      UpdateExpression: `SET duties = :duties${deactivatedAt === undefined ? ' REMOVE deactivatedAt' : ', deactivatedAt = :deactivatedAt'}`,
      ExpressionAttributeValues: Object.fromEntries(Object.entries(standing).map(([name, value]) => [`:${name}`, value])),
    },
  };
};

/** The items of the next version of a staff member, and of what each request asks of the account. */
export const memberItems = (before: { readonly version: number } | undefined, next: StoredMember): TransactItem[] => [
  nextVersion(staffKey(next.id), before, next),
  standingItem(next),
];

/** Present and former staff, by account id. */
export interface Members {
  readonly members: ReadonlyMap<string, StoredMember>;
}
/** Staff, with the working hours of each clinician who has not left. */
export interface Staff extends Members {
  readonly hours: ReadonlyMap<string, ClinicHours>;
}

/** For what may not be decided by what was so a second ago, or only to be shown in a list, at half the units. */
type Use = 'decides' | 'is shown';

const wholePartition = (partition: string, use: Use) =>
  queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ConsistentRead: use === 'decides',
  });

/** The whole staff, without their hours. */
export const readMembers = async (use: Use = 'decides'): Promise<Members> => staffIn(await wholePartition(staffPartition, use));

/** The whole staff with their hours. */
export const readStaff = async (use: Use = 'decides'): Promise<Staff> =>
  staffIn((await Promise.all([staffPartition, hoursPartition].map((partition) => wholePartition(partition, use)))).flat());

/** These staff members, with their hours. Reading the whole staff costs a unit for every four kilobytes. */
export async function staffOf(ids: readonly string[]): Promise<Staff> {
  const keys = ids.flatMap((id) => [staffKey(id), hoursKey(id)]).map(keyAttributes);
  return staffIn((await batchGet(env.CLINICAL_TABLE_NAME, keys, { ConsistentRead: true })).map(plainItem));
}

/** The duties of an account; none without an entry of the staff. */
export const dutiesOf = async (id: string): Promise<readonly string[]> => (await staffOf([id])).members.get(id)?.duties ?? [];

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

/** The accounts whose work this account does: its own, and closed accounts that handed over to it, directly or through others. */
export function worksFor({ members }: Members, id: string): string[] {
  const found = [id];
  for (const one of found)
    for (const { id: other, deactivatedAt, standInId } of members.values())
      if (deactivatedAt !== undefined && standInId === one && !found.includes(other)) found.push(other);
  return found;
}

/** The accounts that may have unfinished work. One is closed without a successor only when nothing is left. */
export const withWork = ({ members }: Members): string[] =>
  [...members.values()].flatMap(({ id, deactivatedAt, standInId }) => (deactivatedAt !== undefined && standInId === undefined ? [] : [id]));

/** The account that does another account's work; undefined if that account was closed without a successor. */
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
