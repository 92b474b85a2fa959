import type { VitalSign } from '#contract/chart/vital-signs.ts';

/** The values between which something is drawn. */
export type Axis = readonly [low: number, high: number];

/** The axis of a vital sign is the same for everybody, so that the same change is drawn equally steep; what grows has none. */
const fixed: Readonly<Partial<Record<VitalSign, Axis>>> = {
  systolic: [40, 200],
  diastolic: [40, 200],
  pulse: [40, 180],
  respiratoryRate: [0, 60],
  temperature: [34, 41],
  oxygenSaturation: [80, 100],
  pain: [0, 10],
  glucose: [0, 20],
};

/** The least part of its middle that an axis shows, so that little change looks little. */
const leastPart = 0.2;

/** The axis of values without a fixed one: all of them and their range, at least a fifth of the middle, with a margin. */
export function axisAround(values: readonly number[]): Axis {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const middle = (low + high) / 2;
  const half = Math.max((high - low) / 2, (Math.abs(middle) * leastPart) / 2, Number.EPSILON) * 1.1;
  return [low >= 0 ? Math.max(0, middle - half) : middle - half, middle + half];
}

/** The axis of a vital sign, which grows for values outside it. */
export function axisOf(sign: VitalSign, values: readonly number[]): Axis {
  const usual = fixed[sign];
  return usual === undefined ? axisAround(values) : [Math.min(usual[0], ...values), Math.max(usual[1], ...values)];
}
