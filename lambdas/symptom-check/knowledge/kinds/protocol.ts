import type { SeverityLevel } from '#contract/symptom-check/disposition.ts';
import type { TopicId } from '../advice.ts';
import type { FindingId } from '../findings.ts';
import type { Condition } from './condition.ts';
import type { Both } from './finding.ts';

/** What decides a level. `source` is the guideline it comes from. */
export interface Discriminator {
  readonly level: SeverityLevel;
  readonly topic: TopicId;
  readonly source: string;
  readonly when: Condition;
  /** Does not decide where one of these is known to be so. */
  readonly unless: readonly FindingId[];
  /** Findings that it accounts for: where it decides, no other protocol is opened by them alone. */
  readonly explains: readonly FindingId[];
}
interface Rest {
  readonly unless?: readonly FindingId[];
  readonly explains?: readonly FindingId[];
}
const at =
  (level: SeverityLevel) =>
  (topic: TopicId, source: string, when: Condition, { unless = [], explains = [] }: Rest = {}): Discriminator => ({
    level,
    topic,
    source,
    when,
    unless,
    explains,
  });
export const emergency = at('Emergency');
export const high = at('High');
export const medium = at('Medium');
export const low = at('Low');

/** One presentation, as in Manchester triage: what opens it, what it asks, and the level while it does not know. */
export interface Protocol {
  readonly title: Both;
  readonly opens: readonly FindingId[];
  /** Of whom it is; others are never asked it. */
  readonly of?: Condition;
  /** The level while something that would raise it is unknown, and the topic of its advice. */
  readonly unanswered: readonly [SeverityLevel, TopicId];
  /** The level when all of that is denied, the topic of its advice, and the guideline that gives that level. */
  readonly cleared: readonly [SeverityLevel, TopicId, source: string];
  readonly discriminators: readonly Discriminator[];
  /** A complaint that goes with many others: where one of them applies it asks nothing, as of little sleep beside a toothache. */
  readonly isGeneral?: true;
  /** Where it applies, these do not: the more exact presentation has the word. */
  readonly insteadOf?: readonly string[];
}
export const protocol = (one: Protocol): Protocol => one;
