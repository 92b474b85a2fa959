import type { Texts } from '../base/language.ts';

/** Where a patient stands on the day of the appointment: what the status says, and after the arrival what was done since. */
export const stages = ['expected', 'arrived', 'ready', 'in-visit', 'over'] as const;
export type Stage = (typeof stages)[number];
export const stageWords = {
  expected: { en: 'Expected', ar: 'لم يحضروا بعد' },
  arrived: { en: 'Arrived', ar: 'سُجّل الحضور' },
  ready: { en: 'Ready', ar: 'تم القياس' },
  'in-visit': { en: 'In the visit', ar: 'داخل الزيارة' },
  over: { en: 'Over', ar: 'انتهت' },
} as const satisfies Record<Stage, Texts>;

/** What a day's list shows: those of a stage, all that are not over, or those that were canceled. */
export const scheduleParts = ['left', ...stages, 'cancelled'] as const;
export type SchedulePart = (typeof scheduleParts)[number];

/** What an appointment says of its patient's way through the day. */
interface Standing {
  readonly status: string;
  readonly startsAt?: string | undefined;
  readonly arrivedAt?: string | undefined;
  readonly vitalSignsAt?: string | undefined;
  readonly visitStartedAt?: string | undefined;
}

/** Whether the time of a patient's request came before the clinic answered. `now` is an ISO instant. */
export const hasLapsed = ({ status, startsAt }: Pick<Standing, 'status' | 'startsAt'>, now: string): boolean =>
  status === 'pending' && startsAt !== undefined && startsAt <= now;

/**
 * The stage of an appointment; none on the waiting list, once cancelled, or with an unknown status. What was done before the arrival, such
 * as one that was undone, does not count.
 */
export function stageOf({ status, arrivedAt = '', vitalSignsAt = '', visitStartedAt = '' }: Standing): Stage | undefined {
  if (status === 'pending' || status === 'booked') return 'expected';
  if (status === 'fulfilled' || status === 'noshow') return 'over';
  if (status !== 'arrived') return undefined;
  if (visitStartedAt >= arrivedAt) return visitStartedAt === '' ? 'arrived' : 'in-visit';
  return vitalSignsAt >= arrivedAt ? 'ready' : 'arrived';
}
