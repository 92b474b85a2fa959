import type { Appointment, Clinician } from '#contract/appointments/appointments.ts';
import { minutesOf } from '#contract/appointments/clinic-hours.ts';
import { qatarInstant } from '#contract/base/qatar-time.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { formatClock, formatTime } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import type { Place } from './appointment-draft.ts';

/** A clinician's name by id; the word for a clinician instead of one who has left. */
export const nameOfClinician = (clinicians: readonly Clinician[], id: string): string => {
  const found = clinicians.find((one) => one.id === id);
  return found === undefined ? m.appointmentClinician() : said(found.name);
};

/** The clock time of a place. */
export const clockOf = (locale: Locale, { date, time }: Pick<Place, 'date' | 'time'>): string =>
  formatClock(locale, qatarInstant(date, minutesOf(time)));

/** The day, clock time and clinician of a place. */
export const placeWords = (locale: Locale, { date, time, clinicianId }: Place, clinicians: readonly Clinician[]) => ({
  day: formatLongDate(locale, date),
  time: clockOf(locale, { date, time }),
  clinician: nameOfClinician(clinicians, clinicianId),
});

/** A chosen time in words. */
export const chosenText = (locale: Locale, place: Place, clinicians: readonly Clinician[]): string =>
  m.appointmentChosen(placeWords(locale, place, clinicians));

/** Who was booked, and for when. */
export const bookedText = (locale: Locale, { patient, startsAt = '' }: Appointment): string =>
  m.appointmentBooked({ name: nameIn(patient, locale), time: formatTime(locale, startsAt) });
