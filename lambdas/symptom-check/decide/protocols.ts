import { type SeverityLevel, rankOf, severityLevels } from '#contract/symptom-check/disposition.ts';
import { type FindingId, type ProtocolId, type TopicId, advice, findings, protocols } from '#vocabulary';
import type { Discriminator, Protocol } from '../knowledge/kinds/protocol.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { type Facts, grounds, holds, isAsked } from '../facts/facts.ts';
import { type Asked, isFloored, notAsked, withoutComfort } from './floors.ts';

export const rank = (level: SeverityLevel): number => severityLevels.indexOf(level);
/** Of two answers of one level, such as an appointment within days and one within weeks, the sooner one counts. */
const urgency = ({ topic }: Decided): number => rankOf(advice[topic].disposition);

/** A level, what its advice is about, and on what it rests. */
export interface Decided {
  readonly level: SeverityLevel;
  readonly topic: TopicId;
  readonly protocol: ProtocolId;
  /** The guideline, where a discriminator decided. */
  readonly source?: string;
  readonly because: readonly FindingId[];
  /** What could still raise it, where it is `unanswered`. */
  readonly isOpen: boolean;
  /** Self-care, but for a presentation that can kill and is not cleared. */
  readonly isFloored?: true;
}

const isUnless = ({ unless }: Discriminator, facts: Facts): boolean => unless.some((id) => facts.get(id)?.is === true);
const all = Object.entries(protocols) as readonly [ProtocolId, Protocol][];

/** Age and sex, that the form asks: where they are unknown, anything may be. What else nobody said is not so. */
const isOfForm = (id: FindingId): boolean => {
  const { kind, says, tick }: Finding = findings[id];
  return kind === 'background' && says === undefined && tick === undefined;
};
/** Whether it can be somebody of whom this is known. */
export const canBe = ({ of }: Protocol, facts: Facts): boolean =>
  of === undefined || holds(of, facts, (id) => (isOfForm(id) ? undefined : false)) !== false;

/** The protocols that a person's findings open, without those that a more exact one stands for. */
export function applying(facts: Facts): readonly [ProtocolId, Protocol][] {
  const open = all.filter(([, protocol]) => protocol.opens.some((id) => facts.get(id)?.is === true) && canBe(protocol, facts));
  const replaced = new Set(open.flatMap(([, { insteadOf = [] }]) => insteadOf));
  return open.filter(([id]) => !replaced.has(id));
}

/**
 * The discriminators of a protocol that nobody knows yet and that would raise above a level. What can be neither asked nor read off the
 * form, and was not said, counts as absent: waiting for it would keep every answer open.
 */
export const couldRaise = ({ discriminators }: Protocol, above: SeverityLevel, facts: Facts): readonly Discriminator[] =>
  discriminators.filter(
    (one) =>
      rank(one.level) > rank(above) &&
      !isUnless(one, facts) &&
      holds(one.when, facts, (id) => (isAsked(id) || isOfForm(id) ? undefined : false)) === undefined,
  );

const holding = ({ discriminators }: Protocol, facts: Facts): readonly Discriminator[] =>
  discriminators.filter((one) => !isUnless(one, facts) && holds(one.when, facts) === true);

function decidedBy(id: ProtocolId, protocol: Protocol, facts: Facts, wasAsked: boolean, isCalm: boolean): Decided {
  const opened = protocol.opens.filter((one) => facts.get(one)?.is === true);
  const [best] = holding(protocol, facts).toSorted((a, b) => rank(b.level) - rank(a.level));
  if (best !== undefined)
    return {
      level: best.level,
      topic: best.topic,
      protocol: id,
      source: best.source,
      because: [...new Set([...grounds(best.when, facts), ...opened])],
      isOpen: false,
    };
  // For whoever answered all that was asked, only a danger that there was no room for holds the level up.
  const isOpen = couldRaise(protocol, wasAsked ? 'High' : protocol.cleared[0], facts).length > 0;
  // Caution while nobody knows is for words that give a reason for it.
  const [level, topic] = isOpen && !isCalm ? protocol.unanswered : protocol.cleared;
  return { level, topic, protocol: id, because: opened, isOpen };
}

/** The highest of the protocols that apply. */
function highest(facts: Facts, wasAsked: boolean, isCalm: boolean): Decided | undefined {
  const open = applying(facts);
  const explained = new Set(open.flatMap(([, one]) => holding(one, facts).flatMap(({ explains }) => explains)));
  const decided = open.flatMap(([id, one]) => {
    const opened = one.opens.filter((finding) => facts.get(finding)?.is === true);
    const mine = decidedBy(id, one, facts, wasAsked, isCalm);
    return mine.source === undefined && opened.every((finding) => explained.has(finding)) ? [] : [mine];
  });
  return higher(decided);
}
const higher = (of: readonly (Decided | undefined)[]): Decided | undefined =>
  of
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => urgency(b) - urgency(a) || Number(a.source === undefined) - Number(b.source === undefined))[0];

/**
 * What the protocols decide: the highest of those that apply. A discriminator of self-care that holds accounts for what it explains:
 * a protocol that only that opened has no say unless one of its own discriminators holds. Beside a sign of a presentation that can kill,
 * what comforts does not lower the level; where such a presentation is not cleared (`asked`), self-care becomes an appointment. `wasAsked`:
 * somebody answered all that was asked, and was sure. Undefined where none applies.
 */
export function decide(facts: Facts, wasAsked = false, asked: Asked = notAsked): Decided | undefined {
  const uncomforted = withoutComfort(facts);
  const best = higher([highest(facts, wasAsked, asked.isCalm), uncomforted && highest(uncomforted, wasAsked, asked.isCalm)]);
  if (best?.level !== 'Low' || !isFloored(facts, asked)) return best;
  const { protocol, because } = best;
  return { level: 'Medium', topic: 'other-appointment', protocol, because, isOpen: true, isFloored: true };
}
