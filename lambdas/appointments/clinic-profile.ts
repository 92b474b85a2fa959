import type { ClinicProfile, ClinicProfileChange } from '#contract/clinic-catalogue/clinic-profile.ts';
import type { Write } from '#platform/api.ts';
import { clinicProfileKey, readProfile } from '../clinic/clinic-profile.ts';
import { nextVersion, requireSeen, written } from '../clinic/versioned.ts';

/** Replaces what papers print of the clinic, recording the author and the time. Throws PRECONDITION_FAILED and CONFLICT. */
export async function changeProfile(
  details: ClinicProfileChange,
  {
    by,
    now,
    ifMatch,
    write,
  }: { readonly by: string; readonly now: Date; readonly ifMatch: number | 'any' | undefined; readonly write: Write },
): Promise<ClinicProfile> {
  const current = await readProfile();
  await requireSeen(ifMatch, current);
  const next = { version: current.version + 1, details };
  const before = current.version === 0 ? undefined : current;
  await written(write, [nextVersion(clinicProfileKey, before, { ...next, changedBy: by, changedAt: now.toISOString() })]);
  return next;
}
