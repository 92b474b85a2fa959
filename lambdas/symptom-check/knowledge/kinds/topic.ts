import type { Disposition } from '#contract/symptom-check/disposition.ts';
import type { FindingId } from '../findings.ts';
import type { Condition } from './condition.ts';
import type { Both } from './finding.ts';

/** One point of an advice. It stands alone, begins with no digit, and is left out for whom it is not right. */
export interface Sentence {
  readonly text: Both;
  /** Only where this is known to hold. */
  readonly when?: Condition;
  /** Not where one of these is known to be so. */
  readonly unless?: readonly FindingId[];
}
export const say = (en: string, ar: string, rest: Omit<Sentence, 'text'> = {}): Sentence => ({ text: [en, ar], ...rest });

/** What to do now, and what makes it more urgent: an emergency has none of that, it is now. Written for one disposition and one kind of person. */
export interface Topic {
  readonly disposition: Disposition;
  readonly doing: readonly Sentence[];
  readonly seekHelp?: readonly Sentence[];
  /** Of whom it can be; a discriminator that can hold for somebody else may not use it. */
  readonly of?: Condition;
}
export const topic = (disposition: Disposition, doing: readonly Sentence[], seekHelp: readonly Sentence[] = [], of?: Condition): Topic => ({
  disposition,
  doing,
  ...(seekHelp.length > 0 && { seekHelp }),
  ...(of !== undefined && { of }),
});

/** The same advice for another disposition. */
export const sameFor = (disposition: Disposition, one: Topic): Topic => ({ ...one, disposition });
