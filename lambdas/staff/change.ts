import type { StaffMember, StaffMemberChange } from '#contract/staff/roster.ts';
import type { Write } from '#platform/api.ts';
import { memberItems, staffOf } from '../clinic/roster.ts';
import { requireSeen, written } from '../clinic/versioned.ts';

/** The stored form of a staff entry. */
export const entryOf = ({ licence, ...entry }: StaffMemberChange) => ({ ...entry, ...(licence && { licence }) });
export const versionAfter = (id: string, current: { readonly version: number } | undefined) => ({
  id,
  version: (current?.version ?? 0) + 1,
});

/** Saves an account's staff entry. Throws PRECONDITION_FAILED and CONFLICT. */
export async function changeStaff(
  id: string,
  change: StaffMemberChange,
  ifMatch: number | 'any' | undefined,
  write: Write,
): Promise<StaffMember> {
  const current = (await staffOf([id])).members.get(id);
  await requireSeen(ifMatch, current);
  const next = {
    ...entryOf(change),
    ...(current?.deactivatedAt && { deactivatedAt: current.deactivatedAt }),
    ...(current?.standInId && { standInId: current.standInId }),
    ...versionAfter(id, current),
  };
  await written(write, memberItems(current, next));
  return next;
}
