import { type SeverityLevel, rankOf, severityLevels } from '#contract/symptom-check/disposition.ts';
import { type FindingId, type ProtocolId, type TopicId, advice, findings, protocols } from '#vocabulary';
import type { Discriminator, Protocol } from '../knowledge/kinds/protocol.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { type Facts, grounds, holds, isAsked } from '../facts/facts.ts';
import { type Asked, isFloored, notAsked, withoutComfort } from './floors.ts';

export const rank = (level: SeverityLevel): number => severityLevels.indexOf(level);
/** Of two answers of one level, such as appointments within days and within weeks, the sooner one counts. */
const urgency = ({ topic }: Decided): number => rankOf(advice[topic].disposition);

/** A level, the topic of its advice, and its basis. */
export interface Decided {
  readonly level: SeverityLevel;
  readonly topic: TopicId;
  readonly protocol: ProtocolId;
  /** The guideline, where a discriminator decided. */
  readonly source?: string;
  readonly because: readonly FindingId[];
  /** Findings that could still raise the level, if it is `unanswered`. */
  readonly isOpen: boolean;
  /** Self-care was raised, because a deadly presentation is not cleared. */
  readonly isFloored?: true;
}

const isUnless = ({ unless }: Discriminator, facts: Facts): boolean => unless.some((id) => facts.get(id)?.is === true);
const all = Object.entries(protocols) as readonly [ProtocolId, Protocol][];

/** Age and sex, which the form asks: if unknown, any value is possible. Other unstated facts count as absent. */
const isOfForm = (id: FindingId): boolean => {
  const { kind, says, tick }: Finding = findings[id];
  return kind === 'background' && says === undefined && tick === undefined;
};
/** Whether a condition is possible for a person with these facts. */
export const canBe = ({ of }: Protocol, facts: Facts): boolean =>
  of === undefined || holds(of, facts, (id) => (isOfForm(id) ? undefined : false)) !== false;

/** The protocols that a person's findings open, without those that a more specific one replaces, and general ones only by themselves or for what is so. */
export function applying(facts: Facts): readonly [ProtocolId, Protocol][] {
  const open = all.filter(([, protocol]) => protocol.opens.some((id) => facts.get(id)?.is === true) && canBe(protocol, facts));
  const replaced = new Set(open.flatMap(([, { insteadOf = [] }]) => insteadOf));
  const exact = open.filter(([id]) => !replaced.has(id));
  const leading = exact.filter(([, one]) => !one.isGeneral || holding(one, facts).some(({ level }) => level !== 'Low'));
  return leading.length > 0 ? leading : exact;
}

/**
 * The unknown discriminators of a protocol that would raise the level above a given one. A finding that cannot be asked, is not on the form
 * and was not mentioned counts as absent: waiting for it would keep every answer open.
 */
export const couldRaise = ({ discriminators }: Protocol, above: SeverityLevel, facts: Facts): readonly Discriminator[] =>
  discriminators.filter(
    (one) =>
      rank(one.level) > rank(above) &&
      !isUnless(one, facts) &&
      holds(one.when, facts, (id) => (isAsked(id, facts) || isOfForm(id) ? undefined : false)) === undefined,
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
  // Once a person has answered everything asked, only a danger that did not fit on the screens keeps the level up.
  const isOpen = couldRaise(protocol, wasAsked ? 'High' : protocol.cleared[0], facts).length > 0;
  // An unanswered danger keeps the level up only if the words give a reason for caution.
  const [level, topic] = isOpen && !isCalm ? protocol.unanswered : protocol.cleared;
  return { level, topic, protocol: id, because: opened, isOpen };
}

/** The highest level of the applicable protocols. */
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
 * The decision of the protocols: the highest level of the applicable ones.
 * - A matching self-care discriminator explains its findings. A protocol opened only by explained findings has no say unless one of its own
 *   discriminators matches.
 * - Comforting findings do not lower the level beside a sign of a deadly presentation. While such a presentation is not cleared (`asked`),
 *   self-care becomes an appointment.
 * - `wasAsked`: the person answered everything asked, and was sure.
 * Undefined if no protocol applies.
 */
export function decide(facts: Facts, wasAsked = false, asked: Asked = notAsked): Decided | undefined {
  const uncomforted = withoutComfort(facts);
  const best = higher([highest(facts, wasAsked, asked.isCalm), uncomforted && highest(uncomforted, wasAsked, asked.isCalm)]);
  if (best?.level !== 'Low' || !isFloored(facts, asked)) return best;
  const { protocol, because } = best;
  return { level: 'Medium', topic: 'other-appointment', protocol, because, isOpen: true, isFloored: true };
}
