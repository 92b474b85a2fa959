import { type ErrorCode, type ErrorDetail, errors } from '#contract/errors.ts';

/**
 * An expected failure: what the caller is told, by code. `current` is the record as it is now, for PRECONDITION_FAILED.
 * `patientIds` are whom the attempt was about, for the access log alone, where the path does not name them.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly current: unknown;
  readonly patientIds: readonly string[];

  constructor(
    code: ErrorCode,
    more: { message?: string; details?: readonly ErrorDetail[]; current?: unknown; patientIds?: readonly string[] } = {},
  ) {
    super(more.message ?? errors[code].message);
    this.code = code;
    this.details = more.details;
    this.current = more.current;
    this.patientIds = more.patientIds ?? [];
  }
}

/** The refusal that names one wrong field. */
export const wrongField = (path: string, message: string): Refusal => new Refusal('VALIDATION_ERROR', { details: [{ path, message }] });
