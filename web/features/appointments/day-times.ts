import type { FreeTimes } from '#contract/appointments/appointments.ts';
import type { Place } from './appointment-draft.ts';

/** The times of a day that a person may ask for, each once, with the first clinician who is free then. */
export interface DayTimes {
  readonly date: string;
  readonly places: readonly Place[];
}

/** The free times of some clinicians by day; days without any are left out. */
export function timesOf(days: FreeTimes['days'], clinicianIds: readonly string[]): readonly DayTimes[] {
  return days.flatMap(({ date, clinicians }) => {
    const places = new Map<string, Place>();
    for (const { id, times } of clinicians)
      if (clinicianIds.includes(id)) for (const time of times) if (!places.has(time)) places.set(time, { clinicianId: id, date, time });
    return places.size === 0 ? [] : [{ date, places: [...places.values()].toSorted((one, other) => (one.time < other.time ? -1 : 1)) }];
  });
}

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
/** The part of the day of a time (HH:MM). */
export const partOf = (time: string): (typeof dayParts)[number] => (time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening');
