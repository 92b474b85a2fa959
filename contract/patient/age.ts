/** Whole years from a birth date to a day, both YYYY-MM-DD. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whole months from a birth date to a day, both YYYY-MM-DD. */
export function monthsOn(dateOfBirth: string, day: string): number {
  const months = Number(day.slice(5, 7)) - Number(dateOfBirth.slice(5, 7)) - (day.slice(8) < dateOfBirth.slice(8) ? 1 : 0);
  return ageOn(dateOfBirth, day) * 12 + ((months + 12) % 12);
}

/** Days from a birth date to a day, both YYYY-MM-DD. */
export const daysOn = (dateOfBirth: string, day: string): number => Math.round((Date.parse(day) - Date.parse(dateOfBirth)) / 86_400_000);

/** Below this age in months, doses depend on weight. */
export const byWeightMonths = 12 * 12;
/** Below this age in months, tablets and capsules are seldom swallowed. */
export const solidsFromMonths = 6 * 12;
