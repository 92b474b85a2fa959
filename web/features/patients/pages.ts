/** The page buttons: at most five, sliding so that the current page is in the middle where it can be. */
export function pageWindow(page: number, pages: number, most = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - most + 1));
  return Array.from({ length: Math.max(0, Math.min(most, pages - first + 1)) }, (_, index) => first + index);
}

/** Whole years between a birth date (YYYY-MM-DD) and a day (YYYY-MM-DD). */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
