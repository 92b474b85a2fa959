import type { SeverityLevel } from '#contract/symptom-check.ts';
import type { FindingId, TopicId } from './vocabulary.ts';

/** One text in English and in Arabic. */
export type Both = readonly [en: string, ar: string];

/**
 * Something that is present, absent or unknown. `says` is how people put it, phrases parted by commas, of words without their
 * endings: `a|b` is one or the other, `a?` may be missing, `..` stands for up to three words, `a*` begins a word, `=a` is the word as
 * it is, `{chest}` is a word of that class (read/words.ts). `A + B` is said in one clause, in either order, and where one of them is a
 * part of the body, it is the part that stands nearest.
 */
export interface Finding {
  readonly label: Both;
  /** The statement to tick: plain, and right for oneself and for somebody else. Without one it is never asked. */
  readonly tick?: Both;
  readonly says?: Both;
  readonly implies?: readonly string[];
  readonly excludes?: readonly string[];
  /**
   * `background`: who somebody is and what they have had long; it counts though it is long known, and is no complaint. `disease`:
   * a name that people fear, which is no finding where it is only feared. `comfort`: no finding where it is denied in any way.
   */
  readonly kind?: 'background' | 'disease' | 'comfort';
}
export const finding = (label: Both, rest: Omit<Finding, 'label'> = {}): Finding => ({ label, ...rest });

/** A condition over findings, with three values: it holds, it does not, or nobody knows yet. */
export type Condition =
  | FindingId
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };
export const all = (...of: readonly Condition[]): Condition => ({ all: of });
export const any = (...of: readonly Condition[]): Condition => ({ any: of });
export const not = (of: Condition): Condition => ({ not: of });

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
  /** The level while something that would raise it is unknown, and when all of that is denied; each with the topic of its advice. */
  readonly unanswered: readonly [SeverityLevel, TopicId];
  readonly cleared: readonly [SeverityLevel, TopicId];
  readonly discriminators: readonly Discriminator[];
  /** Where it applies, these do not: the more exact presentation has the word. */
  readonly insteadOf?: readonly string[];
}
export const protocol = (one: Protocol): Protocol => one;

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

/**
 * A presentation that can kill. While it is open and one of its signs has not been denied by somebody who was asked, the answer is never
 * self-care; and what comforts does not count against a sign that is there.
 */
export interface Floor {
  /** The presentation is there, or may be: wider than what opens its protocols. What nobody said counts as absent. */
  readonly opens: Condition;
  /**
   * What shows that somebody may die of it, the first to be asked first: as many as have a statement and fit one screen. The others
   * count where they are said or measured.
   */
  readonly signs: readonly FindingId[];
  readonly source: string;
  /**
   * Words that name the presentation, in plain letters (read/text.ts). Where one stands in a description and none of these findings was
   * read, present or denied, something was said that was not understood.
   */
  readonly named?: { readonly words: string; readonly unless: readonly FindingId[] };
}
