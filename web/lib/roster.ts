import { pageOf } from '#contract/base/page.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hasStaffRole } from '#contract/base/role.ts';
import { chartDuties } from '#contract/chart/entry.ts';
import { type Duty, ListedMember } from '#contract/staff/roster.ts';
import { call } from './api.ts';
import { useIsAdmin, useSession } from './use-session.ts';

/** The clinic's staff, whose account ids entries refer to. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => (await call('staff.list', { answer: pageOf(ListedMember), signal })).rows,
});

export const staffKeptMs = 10 * 60_000;

/** The signed-in user's account and duties; undefined while loading. */
export function useOwnDuties(): {
  readonly id: string;
  readonly own: readonly string[];
  readonly has: (duty: Duty) => boolean;
  readonly isKnown: boolean;
} {
  const session = useSession();
  const [id, isStaff] = session.status === 'signed-in' ? [session.person.id, hasStaffRole(session.person.roles)] : ['', false];
  const { data, isError } = useQuery({ ...staffQuery, staleTime: staffKeptMs, enabled: isStaff });
  const own: readonly string[] = data?.find((one) => one.id === id)?.duties ?? [];
  return { id, own, has: (duty) => own.includes(duty), isKnown: !isStaff || data !== undefined || isError };
}

/** Whether the signed-in user may write clinical fields; undefined while loading. */
export function useWritesChart(): boolean | undefined {
  const { has, isKnown } = useOwnDuties();
  return isKnown ? chartDuties.some(has) : undefined;
}

/** Whether the signed-in user may read visits' notes; undefined while loading. */
export function useReadsNotes(): boolean | undefined {
  const isAdmin = useIsAdmin();
  const writesChart = useWritesChart();
  return isAdmin || writesChart;
}

/** Whether the signed-in user may prescribe medicines and order tests; undefined while loading. */
export function usePrescribes(): boolean | undefined {
  const { has, isKnown } = useOwnDuties();
  return isKnown ? has('prescriber') : undefined;
}

/** Whether the signed-in user may delete records. */
export function useMayDelete(): boolean {
  const isAdmin = useIsAdmin();
  const { has } = useOwnDuties();
  return isAdmin || has('prescriber');
}

/** Whether the signed-in user may take patients' records out of the product as files. */
export function useMayExport(): boolean {
  return useReadsNotes() === true;
}
