import type * as z from 'zod/mini';
import { isOpen, minutesOf, periodsOn } from '#contract/appointments/clinic-hours.ts';
import type { PlannedDate, SeriesPlan, SeriesPlanQuery } from '#contract/appointments/series.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate, qatarInstant, weekdayOf } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet } from '#platform/dynamodb.ts';
import { found, wrongField } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { staffOf } from '../clinic/roster.ts';
import { timesOn } from './free-times.ts';
import { clinicianSheet, isFree, patientSheet } from './sheets.ts';

type Query = z.output<typeof SeriesPlanQuery>;

/** The dates of a weekly pattern. Throws a refusal of a first day in the past, a last one too far ahead or before it, and of too many. */
function datesOf({ from, until, weekly }: Query, now: Date): { readonly date: string; readonly time: string }[] {
  const today = qatarDate(now);
  if (from < today) throw wrongField('from', say('appointmentPast'));
  if (until < from) throw wrongField('until', say('seriesEndsEarly'));
  if (until > dayAfter(today, careLimits.appointmentDays))
    throw wrongField('until', say('appointmentTooFar', { days: careLimits.appointmentDays }));
  const dates: { date: string; time: string }[] = [];
  for (let date = from; date <= until; date = dayAfter(date, 1)) {
    const time = weekly.find(({ weekday }) => weekday === weekdayOf(date))?.time;
    if (time !== undefined) dates.push({ date, time });
  }
  if (dates.length > careLimits.seriesDates) throw wrongField('until', say('seriesDates', { max: careLimits.seriesDates }));
  return dates;
}

/** All dates of a series, with what is in the way of each: the clinician's hours and closings, other appointments, the patient's own. */
export async function planOf(patientId: string, query: Query, now: Date): Promise<z.output<typeof SeriesPlan>> {
  const { clinicianId, minutes } = query;
  const dates = datesOf(query, now);
  const sheetsOf = dates.flatMap(({ date }) => [clinicianSheet(clinicianId, date), patientSheet(patientId, date)]);
  const [staff, items] = await Promise.all([
    staffOf([clinicianId]),
    batchGet(env.CLINICAL_TABLE_NAME, sheetsOf.map(keyAttributes), { ConsistentRead: true }),
  ]);
  const hours = found(staff.hours.get(clinicianId), 'clinicianNotFound');
  const sheets = new Map(items.map(plainItem).map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, item]));
  const at = now.toISOString();
  const rows = dates.map(({ date, time }): PlannedDate => {
    const [theirs, own] = [clinicianSheet(clinicianId, date), patientSheet(patientId, date)].map(({ pk, sk }) => sheets.get(`${pk} ${sk}`));
    const from = minutesOf(time);
    const problem =
      qatarInstant(date, from) <= at
        ? 'past'
        : !isOpen(hours, date, from, from + minutes)
          ? 'closed'
          : !isFree(theirs, from, minutes)
            ? 'taken'
            : !isFree(own, from, minutes)
              ? 'patientBusy'
              : undefined;
    if (problem === undefined) return { date, time };
    const why = problem === 'closed' ? hours.exceptions.find((one) => one.date === date)?.reason : undefined;
    const [instead] = timesOn(theirs, date, periodsOn(hours, date), { minutes }, at)
      .filter((free) => isFree(own, minutesOf(free), minutes))
      .toSorted((one, other) => Math.abs(minutesOf(one) - from) - Math.abs(minutesOf(other) - from));
    return { date, time, problem, ...(why !== undefined && { why }), ...(instead !== undefined && { instead }) };
  });
  return { rows, total: rows.length };
}
