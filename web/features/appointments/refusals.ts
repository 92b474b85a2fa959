import { ApiError } from '../../lib/api.ts';
import { failureText, problemText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Why a place was refused: its time was taken in between, or cannot be booked at all. */
export function refusedPlace(error: unknown): 'taken' | 'wrong' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === 'TIME_TAKEN' ? 'taken' : error.code === 'VALIDATION_ERROR' ? 'wrong' : undefined;
}

/** The error of the last attempt, in the page's language. */
export function refusalText(error: unknown): string {
  if (refusedPlace(error) === 'taken') return m.appointmentTaken();
  const [detail] = error instanceof ApiError ? error.details : [];
  if (detail !== undefined) return problemText(detail);
  return error instanceof ApiError && error.status === 412
    ? m.appointmentChangedMeanwhile()
    : failureText(error, m.appointmentBookFailed());
}
