import { ulid } from 'ulid';
import type { AppointmentStatus, Service } from '#contract/appointments/appointments.ts';
import { services } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarInstant, weekdayOf } from '#contract/base/qatar-time.ts';
import { type Period, minutesOf } from '#contract/appointments/clinic-hours.ts';
import type { SeedPatient } from './patients.ts';
import { randomOf } from './random.ts';
import { type Fitting, ageAt, records } from './records.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A clinician in the plan. */
export interface PlannedClinician {
  readonly id: string;
  readonly specialty: string | undefined;
  /** The periods of each weekday, Sunday first. */
  readonly weekly: readonly (readonly Period[])[];
}

interface Reason extends Fitting {
  readonly service: Service;
}
const anybody = (): boolean => true;
type Reasons = readonly [Reason, ...Reason[]];
const planned: Reasons = [
  { service: 'follow-up', text: { en: 'Follow-up visit', ar: 'زيارة متابعة' }, fits: anybody },
  { service: 'test-results', text: { en: 'Test results', ar: 'مناقشة نتائج التحاليل' }, fits: anybody },
  { service: 'vaccination', text: { en: 'Vaccination', ar: 'تطعيم' }, fits: (_, age) => age < 6 || age >= 65 },
  { service: 'consultation', text: { en: 'Headache', ar: 'صداع' }, fits: (_, age) => age >= 16 },
  { service: 'consultation', text: { en: 'Knee pain', ar: 'ألم في الركبة' }, fits: (_, age) => age >= 40 },
  { service: 'consultation', text: { en: 'Skin rash', ar: 'طفح جلدي' }, fits: anybody },
  { service: 'consultation', text: { en: 'Back pain', ar: 'ألم في الظهر' }, fits: (_, age) => age >= 18 },
  { service: 'follow-up', text: { en: 'Blood pressure check', ar: 'قياس ضغط الدم' }, fits: records(/Hypertension/) },
  { service: 'follow-up', text: { en: 'Diabetes review', ar: 'متابعة السكري' }, fits: records(/Type 2 diabetes/) },
  { service: 'follow-up', text: { en: 'Asthma review', ar: 'متابعة الربو' }, fits: records(/Asthma/) },
  { service: 'well-child', text: { en: 'Well-child visit', ar: 'متابعة نمو الطفل' }, fits: (_, age) => age < 6 },
  {
    service: 'antenatal',
    text: { en: 'Antenatal visit', ar: 'متابعة الحمل' },
    fits: ({ personalInfo: { gender } }, age) => gender === 'female' && age >= 18 && age <= 42,
  },
];
const urgent: Reasons = [
  { service: 'consultation', text: { en: 'Fever', ar: 'حمّى' }, fits: anybody },
  { service: 'consultation', text: { en: 'Cough and sore throat', ar: 'سعال وألم في الحلق' }, fits: anybody },
  { service: 'consultation', text: { en: 'Minor injury', ar: 'إصابة بسيطة' }, fits: anybody },
  { service: 'consultation', text: { en: 'Stomach pain', ar: 'ألم في البطن' }, fits: anybody },
];
const friday = 5;

/** The patients of a specialty. */
const sees = (specialty: string | undefined, patient: SeedPatient, age: number): boolean =>
  specialty === 'Pediatrics'
    ? age < 15
    : specialty === 'Obstetrics and gynecology'
      ? patient.personalInfo.gender === 'female' && age >= 18 && age < 50
      : age >= 12;

/** A planned visit: the same on every run, at whatever time it is computed. */
interface Visit {
  readonly patient: SeedPatient;
  readonly id: string;
  readonly clinicianId: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly service: Service;
  readonly reason: Reason['text'];
  /** Its outcome, drawn once. */
  readonly fate: number;
}

/** The visits of a day, clinician by clinician: four in five of their times, no patient twice. */
function visitsOf(patients: readonly SeedPatient[], day: string, clinicians: readonly PlannedClinician[]): Visit[] {
  const number = Math.round(Date.parse(day) / dayMs);
  const seen = new Set<SeedPatient>();
  const weekday = weekdayOf(day);
  return clinicians.flatMap(({ id: clinicianId, specialty, weekly }, place) => {
    const random = randomOf(number * 64 + place);
    const own = patients.filter((patient) => sees(specialty, patient, ageAt(patient, Date.parse(day))));
    let next = number * 17;
    let slot = place;
    return (weekly[weekday] ?? []).flatMap((period) => {
      const visits: Visit[] = [];
      let at = minutesOf(period.from);
      while (at < minutesOf(period.to)) {
        const patient = Array.from({ length: own.length }, (_, step) => own[(next + step) % own.length]).find(
          (one) => one !== undefined && !seen.has(one),
        );
        if (patient === undefined) return visits;
        const age = ageAt(patient, Date.parse(day));
        const [first, ...others] = weekday === friday ? urgent : planned;
        const { service, text: reason } = random.pick([first, ...others.filter(({ fits }) => fits(patient, age))]);
        const { minutes } = services[service];
        if (at + minutes > minutesOf(period.to)) return visits;
        const fate = random.number();
        if ((slot += 1) % 5 !== 0) {
          const startsAt = qatarInstant(day, at);
          const id = ulid(Date.parse(startsAt) - 14 * dayMs, () => random.number());
          visits.push({ patient, id, clinicianId, startsAt, minutes, service, reason, fate });
          seen.add(patient);
          next += 1;
        }
        at += minutes;
      }
      return visits;
    });
  });
}

/** The status of a visit at a time. */
function statusAt({ startsAt, minutes, fate }: Visit, nowMs: number): AppointmentStatus {
  const start = Date.parse(startsAt);
  if (fate < 0.05) return 'cancelled';
  if (start + minutes * minuteMs <= nowMs) return fate < 0.11 ? 'noshow' : 'fulfilled';
  if (start <= nowMs) return 'arrived';
  // Some patients arrive early; a few requested their time and have no answer yet.
  if (start - 20 * minuteMs <= nowMs && fate > 0.5) return 'arrived';
  return fate > 0.97 && start > nowMs + dayMs ? 'pending' : 'booked';
}

/**
 * The appointments around a day as the bulk load takes them: those not loaded yet, and those whose status has changed since `before`, the
 * time of the last load.
 */
export function scheduleOf(
  patients: readonly SeedPatient[],
  clinicians: readonly PlannedClinician[],
  nowMs: number,
  { daysBefore, daysAfter, before }: { readonly daysBefore: number; readonly daysAfter: number; readonly before?: number },
) {
  const active = patients.filter(({ status }) => status === 'active');
  const range = (atMs: number): readonly [string, string] => {
    const today = qatarDate(new Date(atMs));
    return [dayAfter(today, -daysBefore), dayAfter(today, daysAfter)];
  };
  const [first, last] = range(nowMs);
  const [oldFirst, oldLast] = before === undefined ? ['', ''] : range(before);
  const days: string[] = [];
  for (let day = oldFirst === '' || first < oldFirst ? first : oldFirst; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days.flatMap((day) =>
    visitsOf(active, day, clinicians).flatMap((visit) => {
      const status = statusAt(visit, nowMs);
      const was = before !== undefined && oldFirst <= day && day <= oldLast ? statusAt(visit, before) : undefined;
      const { patient, fate: _, ...appointment } = visit;
      const { nationalId } = patient.personalInfo;
      return status === was || !nationalId ? [] : [{ nationalId, ...appointment, status, ...(was && { was }) }];
    }),
  );
}
