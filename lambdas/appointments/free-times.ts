import type * as z from 'zod/mini';
import type { FreeTime, FreeTimes } from '#contract/appointments/appointments.ts';
import type { FreeTimesQuery } from '#contract/appointments/queries.ts';
import { gridMinutes, minutesOf, periodsOn, timeOf } from '#contract/appointments/clinic-hours.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { fitsSpecialty } from '#contract/clinic-catalogue/fitting.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet } from '#platform/dynamodb.ts';
import { walkPage } from '#platform/pages.ts';
import { env } from '../clinic/env.ts';
import type { Staff } from '../clinic/roster.ts';
import { clinicianSheet, holds, isFree, sheetWithout } from './sheets.ts';

type Query = z.output<typeof FreeTimesQuery>;
/** The visit that is to be booked or moved. */
type Visit = Pick<Query, 'minutes'> & Partial<Pick<Query, 'moving'>>;

/**
 * Start times are offered at this interval in minutes from the start of a period, or more often for shorter visits, and where an appointment
 * ends: a freed time of another length is not lost.
 */
const offeredEvery = 15;
/** Clinicians of a day on one page, and days where each time is said once. */
const pageSize = { clinicians: 50, days: 7 };

/** The clinicians whose times are asked for. */
const askedFor = ({ clinicianId, specialty, age, gender }: Query, { members, hours }: Staff): string[] =>
  clinicianId !== undefined
    ? [clinicianId].filter((id) => hours.has(id))
    : [...hours.keys()].filter((id) => {
        const of = members.get(id)?.specialty;
        return (
          (specialty === undefined || of?.en === specialty) &&
          (age === undefined || gender === undefined || fitsSpecialty(of, { age, gender }))
        );
      });

/**
 * A clinician's free start times for a visit on a day; none in the past. For an appointment that is `moving`, its own time counts as free,
 * but it does not begin again when it begins now.
 */
export function timesOn(
  stored: Readonly<Record<string, unknown>> | undefined,
  date: string,
  periods: ReturnType<typeof periodsOn>,
  { minutes, moving }: Visit,
  at: string,
): string[] {
  const every = Math.min(offeredEvery, Math.ceil(minutes / gridMinutes) * gridMinutes);
  const sheet = stored === undefined || moving === undefined ? stored : sheetWithout(stored, moving);
  const isNow = (start: number): boolean => moving !== undefined && holds(stored, moving, start);
  return periods.flatMap((period) => {
    const [opens, closes] = [minutesOf(period.from), minutesOf(period.to)];
    const starts = Array.from(
      { length: Math.max(0, Math.floor((closes - opens - minutes) / every) + 1) },
      (_, index) => opens + index * every,
    );
    const gaps = Array.from({ length: (closes - opens) / gridMinutes }, (_, index) => opens + index * gridMinutes).filter(
      (start) => start > opens && start + minutes <= closes && !isFree(sheet, start - gridMinutes, gridMinutes),
    );
    return [...new Set([...starts, ...gaps])]
      .toSorted((one, other) => one - other)
      .filter((start) => qatarInstant(date, start) > at && isFree(sheet, start, minutes) && !isNow(start))
      .map(timeOf);
  });
}

const placeOf = ({ date, clinicianId, times: [first = ''] }: FreeTime): string => `${date} ${first} ${clinicianId}`;
const byPlace = (one: FreeTime, other: FreeTime): number => (placeOf(one) < placeOf(other) ? -1 : 1);

/** Who of some clinicians is free on some days, and when; the soonest first. */
export async function freeOn(
  dates: readonly string[],
  ids: readonly string[],
  visit: Visit,
  { hours }: Staff,
  now: Date,
): Promise<FreeTime[]> {
  const wanted = dates.flatMap((date) =>
    ids.flatMap((clinicianId) => {
      const of = hours.get(clinicianId);
      const periods = of === undefined ? [] : periodsOn(of, date);
      return periods.length === 0 ? [] : [{ date, clinicianId, periods, sheet: clinicianSheet(clinicianId, date) }];
    }),
  );
  const keys = wanted.map(({ sheet }) => keyAttributes(sheet));
  const items = (await batchGet(env.CLINICAL_TABLE_NAME, keys)).map(plainItem);
  const sheets = new Map(items.map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, item]));
  return wanted
    .map(({ date, clinicianId, periods, sheet: { pk, sk } }) => ({
      date,
      clinicianId,
      times: timesOn(sheets.get(`${pk} ${sk}`), date, periods, visit, now.toISOString()),
    }))
    .filter(({ times }) => times.length > 0)
    .toSorted(byPlace);
}

/** Each time once, with the first clinician who is free then. */
function eachOnce(rows: readonly FreeTime[]): FreeTime[] {
  const said = new Set<string>();
  return rows
    .map((row) => ({ ...row, times: row.times.filter((time) => !said.has(time) && said.add(time)) }))
    .filter(({ times }) => times.length > 0);
}

/** A page of free times: of one clinician all days, of several day by day, as the sheets of all for a fortnight are thousands. */
export async function freeTimes(query: Query, staff: Staff, now: Date): Promise<FreeTimes> {
  const { from, days, cursor, once } = query;
  const today = qatarDate(now);
  const first = from === undefined || from < today ? today : from;
  const dates = Array.from({ length: days }, (_, index) => dayAfter(first, index));
  const ids = askedFor(query, staff);
  if (query.clinicianId !== undefined) return { rows: await freeOn(dates, ids, query, staff, now) };
  const { cursor: _, ...list } = query;
  const asked = { list: `free ${JSON.stringify(list)}`, cursor };
  if (once !== undefined) {
    const page = await walkPage({ ...asked, size: pageSize.days }, async (after = '', wanted) => {
      const found: { row: readonly FreeTime[]; place: string }[] = [];
      for (const date of dates.filter((one) => one > after)) {
        if (found.length >= wanted) break;
        // The days end where enough of them have free times.
        // oxlint-disable-next-line no-await-in-loop
        const row = eachOnce(await freeOn([date], ids, query, staff, now));
        if (row.length > 0) found.push({ row, place: date });
      }
      return found;
    });
    return { ...page, rows: page.rows.flat() };
  }
  return walkPage({ ...asked, size: pageSize.clinicians }, async (after = '', wanted) => {
    const found: FreeTime[] = [];
    for (const date of dates.filter((one) => one >= after.slice(0, one.length))) {
      if (found.length >= wanted) break;
      // oxlint-disable-next-line no-await-in-loop
      found.push(...(await freeOn([date], ids, query, staff, now)).filter((row) => placeOf(row) > after));
    }
    return found.slice(0, wanted).map((row) => ({ row, place: placeOf(row) }));
  });
}
