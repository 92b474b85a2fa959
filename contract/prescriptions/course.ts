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
  const perDay = dosesPerDay[frequency];
  const supplied =
    perDay === undefined || asNeeded !== undefined || unit !== dispense.unit
      ? undefined
      : Math.floor(dispense.quantity / (quantity * perDay));
  const each = days ?? supplied;
  if (signedAt === undefined || each === undefined) return undefined;
  return dayAfter(qatarDate(new Date(signedAt)), Math.max(each, 1) * (repeats + 1) - 1);
}
