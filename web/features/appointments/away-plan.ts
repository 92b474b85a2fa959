import type { Appointment, Clinician, FreeTime } from '#contract/appointments/appointments.ts';
import { minutesOf } from '#contract/appointments/clinic-hours.ts';
import { fitsSpecialty } from '#contract/clinic-catalogue/fitting.ts';
import { ageOn } from '#contract/patient/age.ts';
import type { Place } from './appointment-draft.ts';
import { placeOf } from './actions.ts';

/** Who is away, and on which days in Qatar (YYYY-MM-DD, both included). */
export interface Absence {
  readonly clinicianId: string;
  readonly from: string;
  readonly to: string;
}

/** Whether a clinician may see the patient of an appointment, as far as the specialty and what is known of the patient say. */
function mayTake({ specialty }: Clinician, { patient: { dateOfBirth, gender } }: Appointment, day: string): boolean {
  return dateOfBirth === undefined || gender === undefined || fitsSpecialty(specialty, { age: ageOn(dateOfBirth, day), gender });
}

/**
 * A free time for each appointment of somebody who is away: as soon as possible from its own day on, with a colleague of the same specialty
 * if there is one that day, and near to its own time of day. No time is given twice. Earlier appointments choose first; those without a time
 * are left out. `free` are the free times by the length of a visit, and may include the absent clinician's own.
 */
export function planOf(
  appointments: readonly Appointment[],
  free: (minutes: number) => readonly FreeTime[],
  clinicians: readonly Clinician[],
  away: Absence,
): ReadonlyMap<string, Place> {
  const specialtyOf = (id: string) => clinicians.find((one) => one.id === id)?.specialty?.en;
  const given = new Map<string, (readonly [from: number, to: number])[]>();
  const plan = new Map<string, Place>();
  for (const appointment of appointments) {
    const at = placeOf(appointment);
    if (at === undefined) continue;
    const { minutes } = appointment;
    const distance = (time: string): number => Math.abs(minutesOf(time) - minutesOf(at.time));
    const isTaken = (key: string, time: string): boolean =>
      (given.get(key) ?? []).some(([from, to]) => minutesOf(time) < to && from < minutesOf(time) + minutes);
    const places = free(minutes)
      .filter(({ date }) => date >= at.date)
      .flatMap(({ date, clinicianId: id, times }) => {
        const colleague = clinicians.find((one) => one.id === id);
        const isAway = id === away.clinicianId && away.from <= date && date <= away.to;
        if (colleague === undefined || isAway || !mayTake(colleague, appointment, date)) return [];
        const isOther = specialtyOf(id) !== specialtyOf(away.clinicianId);
        return times
          .filter((time) => !isTaken(`${id} ${date}`, time))
          .map((time) => ({ place: { clinicianId: id, date, time }, order: [date, isOther ? 1 : 0, distance(time)] as const }));
      });
    const [best] = places.toSorted(
      ({ order: [date, other, far] }, { order: [date2, other2, far2] }) =>
        (date < date2 ? -1 : date > date2 ? 1 : 0) || other - other2 || far - far2,
    );
    if (best === undefined) continue;
    const { place } = best;
    const key = `${place.clinicianId} ${place.date}`;
    given.set(key, [...(given.get(key) ?? []), [minutesOf(place.time), minutesOf(place.time) + minutes]]);
    plan.set(appointment.id, place);
  }
  return plan;
}
