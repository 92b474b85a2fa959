import { ClinicProfile } from '#contract/clinic-catalogue/clinic-profile.ts';
import { getItem } from '#platform/dynamodb.ts';
import { env } from './env.ts';

export const clinicProfileKey = { pk: 'CLINIC-PROFILE', sk: 'CLINIC-PROFILE' } as const;

/** What papers print of the clinic, read consistently; without details until an administrator has filled them in. */
export async function readProfile(): Promise<ClinicProfile> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, clinicProfileKey);
  return item === undefined ? { version: 0 } : ClinicProfile.parse(item);
}
