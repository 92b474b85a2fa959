import type { ErrorDetail } from '#contract/base/error-detail.ts';
import type { ErrorCode } from '#contract/base/errors.ts';
import { limits } from '#contract/base/limits.ts';
import { textOf } from '#contract/base/messages.ts';
import { ApiError, unexpectedError } from './api.ts';
import { hasKey } from './has-key.ts';
import { m } from '../i18n/paraglide/messages.js';
import { getLocale } from '../i18n/paraglide/runtime.js';

/** What is wrong with a field. */
export type Problem = Omit<ErrorDetail, 'path'>;

/**
 * A field's problem in the current language. A problem that only the server knows is shown in the server's words, or in Arabic by a general
 * text.
 */
export const problemText = (problem: Problem): string =>
  getLocale() === 'en' ? (textOf(problem, 'beside') ?? problem.message) : (textOf(problem, 'ar') ?? m.valueRefused());

/** The server sends a reason in the reader's language, but the text of a code in English only, as does the gateway. */
const isArabic = /\p{Script=Arabic}/u;

/** The Arabic text of a code; if undefined, the page only says that the attempt failed. */
const refusals: Readonly<Record<ErrorCode, (() => string) | undefined>> = {
  VALIDATION_ERROR: () => m.saveRefused(),
  CONFLICT: () => m.saveConflict(),
  FORBIDDEN: () => m.saveForbidden(),
  NOT_FOUND: undefined,
  PAYLOAD_TOO_LARGE: () => m.saveTooLarge(),
  DUPLICATE_ENTRY: undefined,
  RECORD_DOUBTFUL: () => m.recordDoubtful(),
  EXPORT_EMPTY: () => m.exportEmpty(),
  EXPORT_TOO_LARGE: () => m.exportTooMany(),
  EXPORT_LIMIT: () => m.exportsUnderWay({ limit: limits.exportsUnderWay }),
  TOO_MANY_REQUESTS: () => m.errorTooManyRequests(),
  SERVICE_UNAVAILABLE: () => m.saveBusy(),
  // The server sends a reason.
  MERGED: undefined,
  REQUEST_ID_REUSED: () => m.savedBefore(),
  LISTS_CHANGED: () => m.prescribeListsChanged(),
  FINDINGS_UNANSWERED: () => m.prescribeUnanswered(),
  TIME_TAKEN: () => m.timeTaken(),
  PATIENT_BUSY: () => m.patientBusy(),
  NOT_ALLOWED_NOW: () => m.notAllowedNow(),
  INVALID_JSON: undefined,
  BAD_REQUEST: undefined,
  UNAUTHORIZED: undefined,
  PRECONDITION_FAILED: undefined,
  UNSUPPORTED_MEDIA_TYPE: undefined,
  INTERNAL_ERROR: undefined,
  TIMEOUT: undefined,
};

const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/**
 * The text for something that could not be loaded: `otherwise`, that the server was not reached, or that its answer is of a later release
 * than the page.
 */
export function loadFailureText(error: unknown, otherwise: string): string {
  const status = error instanceof ApiError ? error.status : undefined;
  return status === 0 ? m.notReached() : status === 200 ? m.siteUpdated() : otherwise;
}

/**
 * The text for something that could not be saved: the server's message, or in Arabic the text for its code; `otherwise` if there is none.
 */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'REQUEST_ID_REUSED') return m.savedBefore();
  if (error.code === 'TIMEOUT' && error.status === 0) return `${otherwise}. ${m.requestTimeout()}`;
  if (error.status === 0) return `${otherwise}. ${isOffline() ? m.requestOffline() : m.requestNetwork()}`;
  if (error.message === unexpectedError && error.code === 'API_ERROR') return otherwise;
  if (getLocale() === 'en' || isArabic.test(error.message)) return error.message;
  return (hasKey(refusals, error.code) && refusals[error.code]?.()) || otherwise;
}
