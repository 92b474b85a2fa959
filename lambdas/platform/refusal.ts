import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { type ErrorCode, errors } from '#contract/base/errors.ts';
import type { Language } from '#contract/base/language.ts';
import { detailOf } from '#contract/base/messages.ts';
import { type Reason, reasons } from '#contract/base/reasons.ts';
import type { Saying } from '#contract/base/say.ts';

interface More {
  /** More specific than the code. */
  readonly reason?: Reason | undefined;
  /** The language of the reason; English by default. */
  readonly language?: Language;
  readonly details?: readonly ErrorDetail[];
  readonly current?: unknown;
  readonly patientIds?: readonly string[];
}

/**
 * An expected failure, reported to the caller by code. `current` is the current record, for PRECONDITION_FAILED. `patientIds` are the
 * patients concerned if the path does not name them; only the access log reads them.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly reason: Reason | undefined;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly current: unknown;
  readonly patientIds: readonly string[];

  constructor(code: ErrorCode, more: More = {}) {
    super(more.reason === undefined ? errors[code].message : reasons[more.reason][more.language ?? 'en']);
    this.code = code;
    this.reason = more.reason;
    this.details = more.details;
    this.current = more.current;
    this.patientIds = more.patientIds ?? [];
  }

  /** The message: a reason in that language; without a reason, the English text of the code, which sites translate. */
  messageIn(language: Language): string {
    return this.reason === undefined || language === 'en' ? this.message : reasons[this.reason][language];
  }
}

/** The refusal of what is not there, or is not shown to the caller. */
export const notFound = (reason?: Reason): Refusal => new Refusal('NOT_FOUND', { reason });

/**
 * What was looked for.
 * @throws Refusal NOT_FOUND if it is undefined
 */
export function found<T>(value: T | undefined, reason?: Reason): T {
  if (value === undefined) throw notFound(reason);
  return value;
}

/** The refusal of a record that was merged into another (docs/adr/0086). */
export const merged = (into: string): Refusal =>
  new Refusal('MERGED', { reason: 'recordMerged', current: { id: into }, details: [{ path: 'id', message: into }] });

/** A refusal that names one wrong field. */
export const wrongField = (path: string, saying: Saying): Refusal => new Refusal('VALIDATION_ERROR', { details: [detailOf(path, saying)] });
