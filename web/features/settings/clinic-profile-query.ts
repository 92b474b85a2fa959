import { queryOptions } from '@tanstack/react-query';
import { ClinicProfile } from '#contract/clinic-catalogue/clinic-profile.ts';
import { call } from '../../lib/api.ts';

/** What papers print of the clinic. */
export const clinicProfileQuery = queryOptions({
  queryKey: ['clinicProfile'],
  queryFn: ({ signal }) => call('clinicProfile.get', { answer: ClinicProfile, signal }),
});
