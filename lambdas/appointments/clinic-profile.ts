import type { ClinicProfile, ClinicProfileChange } from '#contract/clinic-catalogue/clinic-profile.ts';
import { clinicProfileKey, readProfile } from '../clinic/clinic-profile.ts';
import type { Asked } from '../clinic/remember.ts';
import { nextVersion, requireSeen, untilWritten } from '../clinic/versioned.ts';

/** Replaces what papers print of the clinic, recording the author and the time. Throws PRECONDITION_FAILED and CONFLICT. */
export async function changeProfile(
  details: ClinicProfileChange,
  { ifMatch, by, now, once, write }: Asked & { readonly ifMatch: number | 'any' | undefined },
): Promise<ClinicProfile> {
  return untilWritten(
    async () => {
      const current = await readProfile();
      await requireSeen(ifMatch, current);
      const next = { version: current.version + 1, details };
      const before = current.version === 0 ? undefined : current;
      const item = nextVersion(clinicProfileKey, before, { ...next, changedBy: by, changedAt: now.toISOString() });
      return (await write([item, ...once.items], [])).done ? next : undefined;
    },
    { once, present: readProfile },
  );
}
