import { lexicon } from '#lexicon';
import type { FindingId } from '#vocabulary';
import { rootsOf } from './roots.ts';

const weights = new Map(lexicon.near.map(([root, ...of]) => [root, of]));

/**
 * The findings that the words of a description come near to, the nearest first, whether or not a pattern says them. They are not known
 * by that: they are worth asking about.
 */
export function nearTo(description: string): FindingId[] {
  const scores = new Map<FindingId, number>();
  for (const root of rootsOf(description))
    for (const [finding, weight] of weights.get(root) ?? []) scores.set(finding, (scores.get(finding) ?? 0) + weight);
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([finding]) => finding);
}
