import { type VitalSign, vitalSignIds } from './vital-signs.ts';

/** The side of the red zone. */
export type RedZone = 'low' | 'high';

/** Values at or below `low`, and at or above `high`, are in the red zone, from the age `from` in months until the next row. */
interface Limit {
  readonly from: number;
  readonly low?: number;
  readonly high?: number;
}

const years = (count: number): number => count * 12;

/** PALS: hypotension below 70 mmHg and twice the age in years, from 1 to 9 years. */
const palsSystolic = (age: number): number => 70 + 2 * age - 1;

/**
 * The values that staff must see at once, by age. These are limits of danger, not of health: values between them are not judged.
 * - From 16 years: values that alone score 3 in NEWS2 (Royal College of Physicians 2017).
 * - Below 16: PALS (American Heart Association 2020) and the sources named at each limit.
 * They do not consider pregnancy, chronic hypoxia or athletes.
 */
const limits: Readonly<Partial<Record<VitalSign, readonly Limit[]>>> = {
  systolic: [
    // Below: PALS, 60 in the first month, 70 in the first year, 90 from 10 years. Above: 30 beyond the 95th percentile (AAP 2017, Flynn).
    { from: 0, low: 59, high: 120 },
    { from: 1, low: 69, high: 130 },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((age) => ({ from: years(age), low: palsSystolic(age), high: age < 6 ? 140 : 150 })),
    { from: years(10), low: 89, high: 150 },
    // Crisis from 180/120 (ACC/AHA 2017; AAP 2017 from 13 years).
    { from: years(13), low: 89, high: 180 },
    { from: years(16), low: 90, high: 180 },
  ],
  diastolic: [
    { from: 0, high: 90 },
    { from: years(1), high: 100 },
    { from: years(6), high: 110 },
    { from: years(13), high: 120 },
  ],
  pulse: [
    // Below: the PALS range asleep. Above: tachycardia of the paediatric sepsis consensus (Goldstein 2005) as PALS teaches it; from 12 NICE NG51.
    { from: 0, low: 79, high: 181 },
    { from: 3, low: 74, high: 181 },
    { from: years(2), low: 59, high: 141 },
    { from: years(6), low: 59, high: 131 },
    { from: years(10), low: 49, high: 131 },
    { from: years(16), low: 40, high: 131 },
  ],
  respiratoryRate: [
    // Below: PALS, under 10 at any age; in the first year the 1st percentile less a margin (Fleming 2011). Above: NICE NG51, high risk.
    { from: 0, low: 19, high: 60 },
    { from: years(1), low: 9, high: 50 },
    { from: years(3), low: 9, high: 40 },
    { from: years(5), low: 9, high: 29 },
    { from: years(6), low: 9, high: 27 },
    { from: years(8), low: 9, high: 25 },
    { from: years(16), low: 8, high: 25 },
  ],
  temperature: [
    // 38 before 3 months, and below 36 (NICE NG143, NG51); 40 is heatstroke until it is something else (CDC); 35.0 by NEWS2.
    { from: 0, low: 35.9, high: 38 },
    { from: 3, low: 35, high: 40 },
  ],
  // NEWS2, scale 1; below 92 a child's asthma is life-threatening (BTS/SIGN 158).
  oxygenSaturation: [{ from: 0, low: 91 }],
  glucose: [
    // Newborns: BAPM 2017. Low: below 3.0, level 2 (ADA). High: told by telephone, 15 in children and 25 in adults (RCPath G158).
    { from: 0, low: 1.9, high: 15 },
    { from: 1, low: 2.9, high: 15 },
    { from: years(16), low: 2.9, high: 25 },
  ],
  weight: [
    // Far beyond 3 standard deviations of the WHO's growth standards, and of CDC's charts from 5 years.
    { from: 0, low: 0.9, high: 7 },
    { from: 1, low: 1.5, high: 9.5 },
    { from: 3, low: 2.5, high: 12.5 },
    { from: 6, low: 4, high: 16 },
    { from: years(1), low: 5, high: 19 },
    { from: years(2), low: 7, high: 23 },
    { from: years(3), low: 8, high: 28 },
    { from: years(4), low: 9, high: 34 },
    { from: years(5), low: 10, high: 50 },
    { from: years(7), low: 13, high: 75 },
    { from: years(9), low: 16, high: 100 },
    { from: years(11), low: 19, high: 130 },
    { from: years(13), low: 24, high: 170 },
    { from: years(16), low: 30, high: 250 },
  ],
};

const bySign: ReadonlyMap<string, readonly Limit[]> = new Map(Object.entries(limits));

/** The limits of the red zone at an age; without one that is not judged on that side. */
export function redLimitsOf(sign: string, ageMonths: number): { readonly low?: number | undefined; readonly high?: number | undefined } {
  const { low, high }: Partial<Limit> = (bySign.get(sign) ?? []).findLast(({ from }) => from <= ageMonths) ?? {};
  return { low, high };
}

/** The side of the red zone in which a value lies at an age; undefined if outside the zone. */
export function redZoneOf(sign: string, value: number, ageMonths: number): RedZone | undefined {
  const { low = -Infinity, high = Infinity } = redLimitsOf(sign, ageMonths);
  if (value <= low) return 'low';
  return value >= high ? 'high' : undefined;
}

/** The values that are in the red zone at an age. */
export function redZonesOf(values: Readonly<Record<string, number | undefined>>, ageMonths: number): Partial<Record<string, RedZone>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([sign, value]) => {
      const zone = value === undefined ? undefined : redZoneOf(sign, value, ageMonths);
      return zone === undefined ? [] : [[sign, zone]];
    }),
  );
}

const dayMs = 86_400_000;
/** Days in which a weight hardly changes by a fifth. */
const weightDays = 31;
/** Kilograms per square meter that no person's value exceeds. */
const bodyMass = { low: 5, high: 120 };

/** An earlier weight. */
interface Earlier {
  readonly value: number;
  readonly measuredAt: string;
}

/**
 * Whether a weight changed implausibly since the last one: up or down by a fifth in a month; in infants, up by a half or down by a tenth.
 */
export function weightJump(value: number, earlier: Earlier | undefined, at: Date, ageMonths: number): RedZone | undefined {
  if (earlier === undefined || Math.abs(at.getTime() - Date.parse(earlier.measuredAt)) > weightDays * dayMs) return undefined;
  const [down, up] = ageMonths < years(1) ? [0.9, 1.5] : [0.8, 1.2];
  const ratio = value / earlier.value;
  if (ratio < down) return 'low';
  return ratio > up ? 'high' : undefined;
}

/**
 * Between which values a height and a head circumference lie at an age, in centimeters: far beyond 3 standard deviations of the WHO's growth
 * standards and references; for adults beyond most people with achondroplasia. 69 is inches, 1.7 meters are refused.
 */
const likely: Readonly<Partial<Record<VitalSign, readonly Required<Limit>[]>>> = {
  height: [
    { from: 0, low: 25, high: 62 },
    { from: 1, low: 35, high: 76 },
    { from: 6, low: 48, high: 85 },
    { from: years(1), low: 58, high: 100 },
    { from: years(2), low: 65, high: 122 },
    { from: years(4), low: 75, high: 142 },
    { from: years(7), low: 85, high: 165 },
    { from: years(10), low: 95, high: 190 },
    { from: years(13), low: 100, high: 230 },
  ],
  headCircumference: [
    { from: 0, low: 20, high: 46 },
    { from: 3, low: 30, high: 52 },
    { from: years(1), low: 36, high: 60 },
    { from: years(3), low: 40, high: 70 },
  ],
};
/** Pressures written in centimeters of mercury, as in 12/8 for 120/80. Zero is measured in an arrest. */
const centimeters = { from: 1, to: 30 };
/** From here on, a glucose is more likely in mg/dL: meters show no more than 33.3 mmol/L. */
const milligramsFrom = 40;

/** A height hardly shrinks, and grows no faster than this, in centimeters beyond the error of measuring. */
const measuringError = 5;
const growthByMonth = (ageMonths: number): number => (ageMonths < 24 ? 4 : ageMonths < years(20) ? 1.2 : 0);
function heightJumps(value: number, earlier: Earlier | undefined, at: Date, ageMonths: number): boolean {
  if (earlier === undefined) return false;
  const months = (at.getTime() - Date.parse(earlier.measuredAt)) / (30 * dayMs);
  const grown = (value - earlier.value) * (months < 0 ? -1 : 1);
  // Growth is judged by the age at the earlier of the two.
  return grown < -measuringError || grown > measuringError + growthByMonth(ageMonths - Math.max(months, 0)) * Math.abs(months);
}

interface Seen {
  readonly ageMonths: number;
  readonly lastWeight?: Earlier | undefined;
  readonly lastHeight?: Earlier | undefined;
  readonly at: Date;
}
/**
 * The values that are more likely a typing error or another unit than true, by the age, the other values, or the last ones. They are
 * accepted once the author has confirmed them.
 */
export function doubtful(
  values: Readonly<Partial<Record<VitalSign, number | undefined>>>,
  { ageMonths, lastWeight, lastHeight, at }: Seen,
): VitalSign[] {
  const { weight, height, glucose, systolic } = values;
  const mass = weight === undefined || height === undefined ? undefined : weight / (height / 100) ** 2;
  const isMisfit = mass !== undefined && (mass < bodyMass.low || mass > bodyMass.high);
  const isUnlikely = (sign: 'height' | 'headCircumference'): boolean => {
    const [value, limit] = [values[sign], likely[sign]?.findLast(({ from }) => from <= ageMonths)];
    return value !== undefined && limit !== undefined && (value < limit.low || value > limit.high);
  };
  const isDoubtful: Readonly<Partial<Record<VitalSign, boolean>>> = {
    systolic: systolic !== undefined && systolic >= centimeters.from && systolic <= centimeters.to,
    weight:
      isMisfit ||
      (weight !== undefined &&
        (redZoneOf('weight', weight, ageMonths) !== undefined || weightJump(weight, lastWeight, at, ageMonths) !== undefined)),
    height: isMisfit || isUnlikely('height') || (height !== undefined && heightJumps(height, lastHeight, at, ageMonths)),
    headCircumference: isUnlikely('headCircumference'),
    glucose: glucose !== undefined && glucose >= milligramsFrom,
  };
  return vitalSignIds.filter((sign) => isDoubtful[sign] === true);
}
