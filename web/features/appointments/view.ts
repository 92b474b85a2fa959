import { type SchedulePart, scheduleParts } from '#contract/appointments/stages.ts';
import { limits } from '#contract/base/limits.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { paths } from '../../lib/paths.ts';
import type { Whose } from './queries.ts';

const kinds = ['day', 'board', 'calendar', 'week', 'waiting', 'missed'] as const;

/** The view of the appointments page, stored in its address. */
export interface View {
  readonly kind: (typeof kinds)[number];
  /** The day shown, or the first of the week shown: YYYY-MM-DD. */
  readonly date: string;
  /** Only this clinician's. */
  readonly clinicianId: string | undefined;
  /** Only of this specialty, by its English name. */
  readonly specialty?: string | undefined;
  /** Only this part of the day's list. */
  readonly part?: SchedulePart | undefined;
  /** The freed time for which a person on the waiting list is sought. */
  readonly offered: { readonly time: string; readonly minutes: number } | undefined;
}

const idForm = /^[\w-]{1,64}$/;

/** The view of an address; missing or invalid parts are today's. */
export function viewOf(params: URLSearchParams, today: string): View {
  const date = params.get('date') ?? '';
  const clinicianId = params.get('clinicianId') ?? '';
  const time = params.get('time') ?? '';
  const minutes = Number(params.get('minutes'));
  return {
    kind: kinds.find((kind) => kind === params.get('view')) ?? 'day',
    date: isCalendarDate(date) ? date : today,
    clinicianId: idForm.test(clinicianId) ? clinicianId : undefined,
    specialty: params.get('specialty')?.slice(0, limits.name) || undefined,
    part: scheduleParts.find((part) => part === params.get('part')),
    offered: /^\d{2}:\d{2}$/.test(time) && Number.isInteger(minutes) && minutes > 0 ? { time, minutes } : undefined,
  };
}

/** The address of a view. Today is omitted, so that the link keeps meaning today. */
export function addressOf({ kind, date, clinicianId, specialty, part, offered }: View, today: string): string {
  const params = new URLSearchParams({
    ...(kind !== 'day' && { view: kind }),
    ...((date !== today || offered !== undefined) && { date }),
    ...(clinicianId !== undefined && { clinicianId }),
    ...(specialty !== undefined && { specialty }),
    ...(part !== undefined && kind === 'day' && { part }),
    ...(offered !== undefined && { time: offered.time, minutes: String(offered.minutes) }),
  });
  return params.size === 0 ? paths.appointments : `${paths.appointments}?${params.toString()}`;
}

/** Whose appointments a view shows. */
export const whoseOf = ({ clinicianId, specialty }: View): Whose => ({
  clinicianIds: clinicianId === undefined ? undefined : [clinicianId],
  specialty: clinicianId === undefined ? specialty : undefined,
});
