import type { QueryClient } from '@tanstack/react-query';
import type { Clinician, FreeTime } from '#contract/appointments/appointments.ts';
import type { AppointmentToCall } from '#contract/appointments/to-call.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { comingQuery } from '../../lib/coming-appointments.ts';
import { placeOf } from './actions.ts';
import { type Absence, planOf } from './away-plan.ts';
import { freeTimesFor } from './queries.ts';

/** For how many days after an absence a time is looked for. */
const daysAfterwards = 14;
/** Pages of times that are read for each length and fortnight: of colleagues of the same specialty, and of all others. */
const pagesMax = { colleagues: 20, others: 4 };

/**
 * The appointments of an absence, with a free time for each for which there is one. The times of colleagues of the same specialty are read,
 * a fortnight at a time, until everybody has one; those of others only for whom that leaves without: the times of a whole large clinic are
 * hundreds of pages.
 */
export async function planFor(queryClient: QueryClient, away: Absence, clinicians: readonly Clinician[]) {
  const { clinicianId, from, to } = away;
  const { appointments, count } = await queryClient.fetchQuery(comingQuery(clinicianId, { from, to, phones: 'true' }));
  const free = new Map<number, readonly FreeTime[]>();
  const planned = () => planOf(appointments, (minutes) => free.get(minutes) ?? [], clinicians, away);
  const dayOf = (one: AppointmentToCall): string => placeOf(one)?.date ?? from;
  const read = async (specialty: string | undefined, pages: number): Promise<void> => {
    for (let first = from; first <= dayAfter(to, daysAfterwards); first = dayAfter(first, careLimits.freeDays)) {
      const last = dayAfter(first, careLimits.freeDays - 1);
      const plan = planned();
      const left = appointments.filter((one) => !plan.has(one.id) && dayOf(one) <= last);
      const asked = [...new Set(left.map(({ minutes }) => minutes))].map(async (minutes) => {
        const query = { minutes: String(minutes), from: first, ...(specialty !== undefined && { specialty }) };
        free.set(minutes, [...(free.get(minutes) ?? []), ...(await freeTimesFor(query, pages))]);
      });
      // Whether more is read depends on whom these leave without a time.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(asked);
    }
  };
  const specialty = clinicians.find(({ id }) => id === clinicianId)?.specialty?.en;
  if (specialty !== undefined) await read(specialty, pagesMax.colleagues);
  await read(undefined, specialty === undefined ? pagesMax.colleagues : pagesMax.others);
  return { appointments, count, plan: planned() };
}
