import type { SeverityLevel } from '#contract/symptom-check/symptom-check.ts';
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

/** What to do now, and what makes it more urgent: an emergency has none of that, it is now. Written for one level and one kind of person. */
export interface Topic {
  readonly level: SeverityLevel;
  readonly doing: readonly Sentence[];
  readonly seekHelp?: readonly Sentence[];
  /** Of whom it can be; a discriminator that can hold for somebody else may not use it. */
  readonly of?: Condition;
  /** Where only an emergency department can do what is needed, though it is no emergency: an urgent care center would send on. */
  readonly place?: 'emergency-department';
}
export const topic = (level: SeverityLevel, doing: readonly Sentence[], seekHelp: readonly Sentence[] = [], of?: Condition): Topic => ({
  level,
  doing,
  ...(seekHelp.length > 0 && { seekHelp }),
  ...(of !== undefined && { of }),
});
export const inHospital = (one: Topic): Topic => ({ ...one, place: 'emergency-department' });
