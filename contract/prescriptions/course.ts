import { careLimits } from '../base/care-limits.ts';
import { dayAfter, qatarDate } from '../base/qatar-time.ts';

/** The doses of a day, by frequency; others are not taken each day. */
export const dosesPerDay: Readonly<Partial<Record<string, number>>> = {
  daily: 1,
  morning: 1,
  night: 1,
  twice: 2,
  thrice: 3,
  four: 4,
  'every-4-hours': 6,
  'every-6-hours': 4,
  'every-8-hours': 3,
  'every-12-hours': 2,
};

/** The days that hold one dose, or the doses of a week, of what is not taken each day. */
const daysApart: Readonly<Partial<Record<string, number>>> = {
  'alternate-days': 2,
  'every-72-hours': 3,
  'thrice-weekly': 7,
  'twice-weekly': 7,
  weekly: 7,
  'every-2-weeks': 14,
  monthly: 28,
  'every-3-months': 84,
  'every-6-months': 168,
};
/** The doses of a week, of what is taken more than once in it. */
const dosesPerWeek: Readonly<Partial<Record<string, number>>> = { 'thrice-weekly': 3, 'twice-weekly': 2 };

/** The days for which a number of doses suffices; undefined where the frequency does not say it. */
function daysOf(doses: number, frequency: string): number | undefined {
  const [perDay, apart] = [dosesPerDay[frequency], daysApart[frequency]];
  if (perDay !== undefined) return Math.floor(doses / perDay);
  return apart === undefined ? undefined : Math.floor((doses * apart) / (dosesPerWeek[frequency] ?? 1));
}

/** The fewest and most days for which a frequency makes sense; undefined where any number does. */
export function daysFor(frequency: string): { readonly min: number; readonly max: number } | undefined {
  const apart = daysApart[frequency];
  if (frequency === 'once') return { min: 1, max: 1 };
  return apart === undefined ? undefined : { min: apart, max: careLimits.doseDays };
}

/** The most doses of a day that do not contradict a frequency. Of what is taken every few hours, fewer may be the most. */
export function mostPerDay(frequency: string): { readonly min: number; readonly max: number } {
  const max = dosesPerDay[frequency] ?? 1;
  return { min: frequency.startsWith('every-') ? 1 : max, max };
}

/** Units that are handed out as they are taken. Drops, puffs and creams come in bottles and tubes. */
export const countedUnits: readonly string[] = ['tablet', 'capsule', 'ml', 'sachet', 'suppository', 'patch', 'injection'];

/** What a course needs, in the unit of its doses; undefined if it cannot be computed. */
export function neededFor({ quantity, unit, frequency, asNeeded, days }: Omit<Course['dose'], 'dispense' | 'repeats'>): number | undefined {
  const perDay = dosesPerDay[frequency];
  return perDay === undefined || days === undefined || asNeeded !== undefined || !countedUnits.includes(unit)
    ? undefined
    : quantity * perDay * days;
}
/** Less than this part of what a course needs is no bottle or package that nearly suffices. */
export const sufficient = 0.9;

interface Course {
  readonly signedAt?: string | undefined;
  readonly dose: {
    readonly quantity: number;
    readonly unit: string;
    readonly frequency: string;
    readonly asNeeded?: unknown;
    readonly days?: number | undefined;
    readonly dispense: { readonly quantity: number; readonly unit: string };
    readonly repeats: number;
  };
}

/**
 * The last day in Qatar for which a prescription suffices with all its refills: its days or, without days, what is handed out. Undefined if
 * neither says it, as for what is taken when needed.
 */
export function lastDayOf({
  signedAt,
  dose: { quantity, unit, frequency, asNeeded, days, dispense, repeats },
}: Course): string | undefined {
  const isUnknown = asNeeded !== undefined || unit !== dispense.unit;
  const supplied = isUnknown ? undefined : daysOf(dispense.quantity / quantity, frequency);
  const each = days ?? supplied;
  if (signedAt === undefined || each === undefined) return undefined;
  return dayAfter(qatarDate(new Date(signedAt)), Math.max(each, 1) * (repeats + 1) - 1);
}
