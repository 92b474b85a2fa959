import { isCalendarDate } from '#contract/base/qatar-time.ts';
import type { Place } from './appointment-draft.ts';

/** The place in an address: a time that was freed, or chosen on the calendar. */
export function placeIn(params: URLSearchParams): Place | undefined {
  const [clinicianId, date, time] = [params.get('clinicianId') ?? '', params.get('date') ?? '', params.get('time') ?? ''];
  return clinicianId !== '' && isCalendarDate(date) && /^\d{2}:\d{2}$/.test(time) ? { clinicianId, date, time } : undefined;
}
