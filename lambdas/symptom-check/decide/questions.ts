import { limits } from '#contract/limits.ts';
import type { FindingId } from '../knowledge/vocabulary.ts';
import { type Facts, named } from './facts.ts';
import { applying, couldRaise, decide, isAsked, rank } from './protocols.ts';

/**
 * What would change the level, the most dangerous first: at most one screen of ticks. Nothing that is known or was shown is asked. Empty
 * where the answer cannot change any more.
 */
export function questions(facts: Facts, shown: readonly FindingId[]): readonly FindingId[] {
  const level = decide(facts)?.level;
  if (level === undefined || level === 'Emergency') return [];
  const open = applying(facts).flatMap(([, protocol]) => couldRaise(protocol, 'Low', facts));
  const asked = open
    .toSorted((a, b) => rank(b.level) - rank(a.level))
    .flatMap(({ when }) => named(when))
    .filter((id) => isAsked(id) && !facts.has(id) && !shown.includes(id));
  return [...new Set(asked)].slice(0, limits.checksOnScreen);
}
