import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { StaffMember } from '#contract/staff.ts';
import { call } from './api.ts';

/** Who works in the clinic: entries name people by the ids of their accounts. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: ({ signal }) => call('staff.list', { answer: z.array(StaffMember), signal }),
});
