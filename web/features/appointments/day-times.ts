import type { FreeTime } from '#contract/appointments/appointments.ts';
import type { Place } from './appointment-draft.ts';

/** The times of a day that a person may ask for, each once, with the first clinician who is free then. */
export interface DayTimes {
  readonly date: string;
  readonly places: readonly Place[];
}

/** Free times by day; days without any are left out. */
export function timesOf(free: readonly FreeTime[]): readonly DayTimes[] {
  return [...Map.groupBy(free, ({ date }) => date)].map(([date, rows]) => {
    const places = new Map<string, Place>();
    for (const { clinicianId, times } of rows)
      for (const time of times) if (!places.has(time)) places.set(time, { clinicianId, date, time });
    return { date, places: [...places.values()].toSorted((one, other) => (one.time < other.time ? -1 : 1)) };
  });
}

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
/** The part of the day of a time (HH:MM). */
export const partOf = (time: string): (typeof dayParts)[number] => (time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening');
