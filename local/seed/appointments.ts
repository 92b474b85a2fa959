import { ulid } from 'ulid';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import type { SeedPatient } from './patients.ts';
import { randomOf } from './random.ts';
import { type Fitting, ageAt, records } from './records.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The clinic receives from 7:00 to 22:00, one visit after the other; on Friday only its urgent care does, every second time. */
const opensMs = 7 * 60 * minuteMs;
const visitMs = 45 * minuteMs;
const slots = 20;
const laterVisits = 20;
const friday = 5;

const anybody = (): boolean => true;
type Reasons = readonly [Fitting, ...Fitting[]];
const planned: Reasons = [
  { text: { en: 'Follow-up visit', ar: 'زيارة متابعة' }, fits: anybody },
  { text: { en: 'Test results', ar: 'مناقشة نتائج التحاليل' }, fits: anybody },
  { text: { en: 'Vaccination', ar: 'تطعيم' }, fits: anybody },
  { text: { en: 'Blood pressure check', ar: 'قياس ضغط الدم' }, fits: records(/Hypertension/) },
  { text: { en: 'Diabetes review', ar: 'متابعة السكري' }, fits: records(/Type 2 diabetes/) },
  { text: { en: 'Asthma review', ar: 'متابعة الربو' }, fits: records(/Asthma/) },
  { text: { en: 'Well-child visit', ar: 'متابعة نمو الطفل' }, fits: (_, age) => age < 6 },
  {
    text: { en: 'Antenatal visit', ar: 'متابعة الحمل' },
    fits: ({ personalInfo: { gender } }, age) => gender === 'female' && age >= 18 && age <= 42,
  },
];
const urgent: Reasons = [
  { text: { en: 'Fever', ar: 'حمّى' }, fits: anybody },
  { text: { en: 'Cough and sore throat', ar: 'سعال وألم في الحلق' }, fits: anybody },
  { text: { en: 'Minor injury', ar: 'إصابة بسيطة' }, fits: anybody },
  { text: { en: 'Stomach pain', ar: 'ألم في البطن' }, fits: anybody },
];

const isFriday = (midnightMs: number): boolean => new Date(midnightMs + dayMs / 2).getUTCDay() === friday;

/**
 * The visits of a day, and of the two weeks after it for other patients. In opening hours somebody is in the room when the plan is made. A
 * later day's plan leaves the visits of this day in the past and moves the later ones.
 */
export function visitsOf(patients: readonly SeedPatient[], nowMs: number) {
  const midnight = qatarMidnight(qatarDate(new Date(nowMs)));
  const day = Math.round(midnight / dayMs);
  const visit = (patient: SeedPatient, startMs: number, idMs: number, serial: number, reasons: Reasons) => {
    const random = randomOf(serial);
    const fitting = reasons.slice(1).filter(({ fits }) => fits(patient, ageAt(patient, nowMs)));
    const { text: reason } = random.pick([reasons[0], ...fitting]);
    const at = (instantMs: number): string => new Date(instantMs).toISOString();
    return {
      patient,
      appointment: { id: ulid(idMs, () => random.number()), startsAt: at(startMs), endsAt: at(startMs + visitMs), reason },
    };
  };
  const slotAt = (dayStartMs: number, slot: number): number => dayStartMs + opensMs + slot * visitMs;

  const now = Math.floor((nowMs - midnight - opensMs) / visitMs);
  const open = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => !isFriday(midnight) || (slot - now) % 2 === 0);
  const today = open.flatMap((slot) => {
    // Others come every day.
    const patient = patients[(day * slots + slot) % patients.length];
    const startMs = slotAt(midnight, slot);
    return patient === undefined ? [] : [visit(patient, startMs, startMs, day * slots + slot, isFriday(midnight) ? urgent : planned)];
  });
  const workdays = Array.from({ length: 14 }, (_, index) => midnight + (index + 1) * dayMs).filter((one) => !isFriday(one));
  const later = patients.slice(-laterVisits).flatMap((patient, index) => {
    const workday = workdays[index % workdays.length];
    // The same id in every plan.
    return workday === undefined ? [] : [visit(patient, slotAt(workday, (index * 7) % slots), 1, 9_000_000 + index, planned)];
  });
  return [...today, ...later];
}
