import type { VitalSign } from '#contract/chart/vital-signs.ts';
import type { SeedPatient } from './patients.ts';
import { randomOf } from './random.ts';
import { ageAt, records } from './records.ts';

const dayMs = 86_400_000;
const monthMs = 30.4 * dayMs;

/** Serial numbers of the patients, from which their measurements are drawn. */
export const serialOf = ({ personalInfo: { nationalId } }: SeedPatient): number => Number((nationalId ?? '').slice(-5));

/** The week of a pregnancy at a time, from 8 to 37. */
export const weeksAt = (patient: SeedPatient, atMs: number): number =>
  8 + Math.floor(((Math.floor(atMs / dayMs) + serialOf(patient)) % 210) / 7);

/** Median weight and height by age, as in growth charts. */
function childBody(age: number): readonly [weight: number, height: number] {
  if (age < 1) return [3.6 + age * 6, 51 + age * 25];
  if (age < 6) return [9.6 + (age - 1) * 2.2, 76 + (age - 1) * 8];
  return age < 12 ? [20.5 + (age - 6) * 3.2, 116 + (age - 6) * 6] : [39.7 + (age - 12) * 5, 152 + (age - 12) * 4];
}

/**
 * A patient's measurements at a time. Treated values improve over the months since the record was created; the others vary a little between
 * visits.
 */
export function measuredAt(
  patient: SeedPatient,
  atMs: number,
  { signs, isFebrile, isPregnant }: { readonly signs: readonly VitalSign[]; readonly isFebrile: boolean; readonly isPregnant: boolean },
): Partial<Record<VitalSign, number>> {
  const { gender, dateOfBirth } = patient.personalInfo;
  const whole = ageAt(patient, atMs);
  const age = (atMs - Date.parse(dateOfBirth)) / (365.25 * dayMs);
  const own = randomOf(serialOf(patient));
  const now = randomOf(serialOf(patient) + Math.floor(atMs / 60_000));
  const near = (value: number, by: number, decimals = 0): number => Number((value + (now.number() * 2 - 1) * by).toFixed(decimals));
  const months = Math.max(0, (atMs - Date.parse(patient.createdAt)) / monthMs);
  const isHypertensive = records(/Hypertension/)(patient);
  const isDiabetic = records(/Type 2 diabetes/)(patient);
  const [girth, grown] =
    whole < 16
      ? childBody(age)
      : gender === 'male'
        ? [70 + own.number() * 28, 166 + own.number() * 18]
        : [56 + own.number() * 26, 152 + own.number() * 16];
  const gained = isPregnant ? weeksAt(patient, atMs) * 0.32 : isDiabetic ? 8 - Math.min(5, months * 0.35) : 0;
  const pressure = isHypertensive ? 160 - Math.min(26, months * 1.8) : isPregnant ? 110 : 108 + Math.min(whole, 70) * 0.25;
  const systolic = near(pressure, 7);
  const all: Readonly<Record<VitalSign, number>> = {
    systolic,
    diastolic: Math.round(systolic * 0.62) + now.whole(-4, 4),
    pulse: near((whole < 6 ? 108 : whole < 12 ? 90 : 74) + (isFebrile ? 16 : 0), 8),
    respiratoryRate: near(whole < 6 ? 26 : 15, 2),
    temperature: near(isFebrile ? 38.4 : 36.7, isFebrile ? 0.6 : 0.3, 1),
    oxygenSaturation: now.whole(96, 99),
    weight: near(girth + gained, 0.4, 1),
    height: Number(grown.toFixed(whole < 16 ? 1 : 0)),
    headCircumference: near(age < 1 ? 35 + age * 11 : 45 + Math.min(age, 5), 0.3, 1),
    pain: now.whole(2, 6),
    glucose: isDiabetic ? near(11.5 - Math.min(3, months * 0.2), 2, 1) : near(5.6, 0.8, 1),
  };
  const isMeasured = (sign: VitalSign): boolean =>
    sign === 'headCircumference' ? age < 3 : sign === 'systolic' || sign === 'diastolic' ? whole >= 12 : true;
  return Object.fromEntries(signs.filter(isMeasured).map((sign) => [sign, all[sign]]));
}
