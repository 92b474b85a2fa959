import * as z from 'zod/mini';
import { ErrorDetail } from './error-detail.ts';

/** Every error code. Separate from statuses and messages, because the site needs only the codes. */
const errorCodes = [
  'VALIDATION_ERROR',
  'INVALID_JSON',
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'MERGED',
  'PRECONDITION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_ID_REUSED',
  'TIME_TAKEN',
  'PATIENT_BUSY',
  'NOT_ALLOWED_NOW',
  'DUPLICATE_ENTRY',
  'RECORD_DOUBTFUL',
  'LISTS_CHANGED',
  'FINDINGS_UNANSWERED',
  'EXPORT_EMPTY',
  'EXPORT_TOO_LARGE',
  'EXPORT_LIMIT',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
] as const;
export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.output<typeof ErrorCode>;

/** The HTTP status of each code, and the message of refusals without a reason. */
export const errors = {
  VALIDATION_ERROR: { status: 400, message: 'The request has fields that need correcting' },
  INVALID_JSON: { status: 400, message: 'The request body is not valid JSON' },
  BAD_REQUEST: { status: 400, message: 'The request cannot be understood' },
  UNAUTHORIZED: { status: 401, message: 'Sign in to continue' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  CONFLICT: { status: 409, message: 'Someone else is changing the record; try again' },
  MERGED: { status: 409, message: 'This record was merged into another one. Nothing was saved' },
  PRECONDITION_FAILED: { status: 412, message: 'The record was changed after you opened it' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Too much text to save. Shorten it and try again.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the request body as application/json' },
  REQUEST_ID_REUSED: { status: 422, message: 'This request id was already used for a different request' },
  TIME_TAKEN: { status: 409, message: 'This time has just been taken; choose another' },
  PATIENT_BUSY: { status: 409, message: 'The patient has another appointment at this time' },
  NOT_ALLOWED_NOW: { status: 409, message: 'You can’t do this now: the entry has changed' },
  DUPLICATE_ENTRY: { status: 409, message: 'A similar entry exists. Confirm to add it anyway' },
  RECORD_DOUBTFUL: { status: 409, message: 'The record says that the patient died, or it is not active. Nothing was saved' },
  LISTS_CHANGED: { status: 409, message: 'Allergies or medicines changed after the check; look at the new alerts' },
  FINDINGS_UNANSWERED: { status: 409, message: 'An alert needs an answer, or a written reason, before the signature' },
  EXPORT_EMPTY: { status: 422, message: 'No patient matches, so there is nothing to export' },
  EXPORT_TOO_LARGE: { status: 422, message: 'A PDF holds at most 10,000 patients; export them as CSV or Excel' },
  EXPORT_LIMIT: { status: 429, message: 'Three of your exports are in progress. Wait for one to finish, or cancel one.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait before trying again.' },
  INTERNAL_ERROR: { status: 500, message: 'An unexpected error occurred' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'The service is busy; try again shortly' },
  TIMEOUT: { status: 504, message: 'The request took too long; try again' },
} as const satisfies Record<ErrorCode, { readonly status: number; readonly message: string }>;

/** The shape of every refusal. `timestamp` is an ISO time; the gateway's own refusals have milliseconds since 1970. `current` comes with 412: the record as it is now; and with MERGED: the id of the record that stays, which is in `details` too. */
export const ErrorEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  code: ErrorCode,
  timestamp: z.union([z.string(), z.int()]),
  requestId: z.string(),
  details: z.optional(z.array(ErrorDetail)),
  current: z.optional(z.unknown()),
});
export type ErrorEnvelope = z.output<typeof ErrorEnvelope>;
