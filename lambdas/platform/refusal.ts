import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { type ErrorCode, errors } from '#contract/base/errors.ts';
import { detailOf, spoken } from '#contract/base/messages.ts';
import type { Saying } from '#contract/base/say.ts';

interface More {
  /** Replaces the code's own message, in English. */
  readonly message?: string;
  /** Replaces it likewise, where the answer may also be in Arabic. */
  readonly saying?: Saying;
  readonly details?: readonly ErrorDetail[];
  readonly current?: unknown;
  readonly patientIds?: readonly string[];
}

/**
 * An expected failure, reported to the caller by code. `current` is the current record, for PRECONDITION_FAILED. `patientIds` are the
 * patients concerned, for the access log only, if the path does not name them.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly saying: Saying | undefined;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly current: unknown;
  readonly patientIds: readonly string[];

  constructor(code: ErrorCode, more: More = {}) {
    super(more.saying === undefined ? (more.message ?? errors[code].message) : spoken(more.saying, 'en'));
    this.code = code;
    this.saying = more.saying;
    this.details = more.details;
    this.current = more.current;
    this.patientIds = more.patientIds ?? [];
  }
}

/** A refusal that names one wrong field. */
export const wrongField = (path: string, saying: Saying): Refusal => new Refusal('VALIDATION_ERROR', { details: [detailOf(path, saying)] });
