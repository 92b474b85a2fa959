/** Qatar is UTC+3 all year. */
export const qatarOffsetMs = 3 * 3_600_000;

const clock = (at: Date): string => new Date(at.getTime() + qatarOffsetMs).toISOString();

/** The calendar date in Qatar at an instant, YYYY-MM-DD. */
export const qatarDate = (at: Date): string => clock(at).slice(0, 10);
/** The date and time in Qatar at an instant, YYYY-MM-DD hh:mm. */
export const qatarTime = (at: Date): string => clock(at).slice(0, 16).replace('T', ' ');
/** The instant as ISO 8601 in Qatar's time, to the second, with its offset. */
export const qatarIsoTime = (at: Date): string => `${clock(at).slice(0, 19)}+03:00`;
/** The instant, in epoch milliseconds, at which a day (YYYY-MM-DD) begins in Qatar. */
export const qatarMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - qatarOffsetMs;

/** Whether a text is a valid calendar date, written YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The first and the last day that a request may name: days far from them can be counted up and down in four digits of a year. */
export const calendar = { first: '1900-01-01', last: '2200-12-31' } as const;

/**
 * The day (YYYY-MM-DD) some days after another; the same one if there is none, or if it is no day. It never throws, as checks that compare
 * days also see what another check refuses.
 */
export const dayAfter = (day: string, days: number): string => {
  const at = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
  const text = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : day;
};
/** The weekday of a day (YYYY-MM-DD): 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
/** The instant of a time of day in Qatar, given in minutes since midnight, as an ISO time. */
export const qatarInstant = (day: string, minutes: number): string => new Date(qatarMidnight(day) + minutes * 60_000).toISOString();
