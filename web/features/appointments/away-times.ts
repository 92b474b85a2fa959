import type { QueryClient } from '@tanstack/react-query';
import type { Clinician, FreeTime } from '#contract/appointments/appointments.ts';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { comingQuery } from '../../lib/coming-appointments.ts';
import { placeOf } from './actions.ts';
import { type Absence, planOf } from './away-plan.ts';
import { freeTimesFor } from './queries.ts';

/** For how many days after an absence a time is looked for. */
const daysAfterwards = 14;
/** Pages of times that are read for each length and day, of fifty clinicians each: of colleagues of the same specialty, and of all. */
const pagesMax = { colleagues: 2, all: 3 };

/**
 * The appointments of an absence, with a free time for each for which there is one. Times are read a day at a time until everybody has one,
 * and of others than colleagues of the same specialty only for whom these leave without on that day: the times of a whole large clinic are
 * hundreds of pages.
 */
export async function planFor(queryClient: QueryClient, away: Absence, clinicians: readonly Clinician[]) {
  const { clinicianId, from, to } = away;
  const { appointments, count } = await queryClient.fetchQuery(comingQuery(clinicianId, { from, to, phones: 'true' }));
  const specialty = clinicians.find(({ id }) => id === clinicianId)?.specialty?.en;
  const free = new Map<number, readonly FreeTime[]>();
  const planned = () => planOf(appointments, (minutes) => free.get(minutes) ?? [], clinicians, away);
  let plan = planned();
  const readDay = async (day: string, pages: number, of: { readonly specialty?: string } = {}): Promise<void> => {
    const left = appointments.filter((one) => !plan.has(one.id) && (placeOf(one)?.date ?? from) <= day);
    const asked = [...new Set(left.map(({ minutes }) => minutes))].map(async (minutes) => {
      const times = await freeTimesFor({ minutes: String(minutes), from: day, days: '1', ...of }, pages);
      free.set(minutes, [...(free.get(minutes) ?? []), ...times]);
    });
    await Promise.all(asked);
    plan = planned();
  };
  for (let day = from; day <= dayAfter(to, daysAfterwards) && plan.size < appointments.length; day = dayAfter(day, 1)) {
    // Whether more is read depends on whom these leave without a time.
    // oxlint-disable-next-line no-await-in-loop
    if (specialty !== undefined) await readDay(day, pagesMax.colleagues, { specialty });
    // oxlint-disable-next-line no-await-in-loop
    await readDay(day, pagesMax.all);
  }
  return { appointments, count, plan };
}
