import { StaffMember, type StaffMemberChange } from '#contract/staff/roster.ts';
import type { Write } from '#platform/api.ts';
import type { Once } from '#platform/once.ts';
import { found } from '#platform/refusal.ts';
import { type StoredMember, memberItems, staffOf } from '../clinic/roster.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';

/** The stored form of a staff entry. */
export const entryOf = ({ licence, ...entry }: StaffMemberChange) => ({ ...entry, ...(licence && { licence }) });
export const versionAfter = (id: string, current: { readonly version: number } | undefined) => ({
  id,
  version: (current?.version ?? 0) + 1,
});

const memberOf = async (id: string): Promise<StoredMember | undefined> => (await staffOf([id])).members.get(id);

/** Saves an account's staff entry. Throws PRECONDITION_FAILED and CONFLICT. */
export async function changeStaff(
  id: string,
  change: StaffMemberChange,
  { ifMatch, once, write }: { readonly ifMatch: number | 'any' | undefined; readonly once: Once; readonly write: Write },
): Promise<StaffMember> {
  return untilWritten(
    async () => {
      const current = await memberOf(id);
      await requireSeen(ifMatch, current);
      const next = {
        ...entryOf(change),
        ...(current?.deactivatedAt && { deactivatedAt: current.deactivatedAt }),
        ...(current?.standInId && { standInId: current.standInId }),
        ...versionAfter(id, current),
      };
      return (await write([...memberItems(current, next), ...once.items], [])).done ? next : undefined;
    },
    { once, present: async () => StaffMember.parse(found(await memberOf(id))) },
  );
}
