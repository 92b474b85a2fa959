import { lexicon } from '#lexicon';
import type { FindingId } from '#vocabulary';
import { rootsOf } from './roots.ts';

const weights = new Map(lexicon.near.map(([root, ...of]) => [root, of]));

/**
 * The findings that the words of a description come close to, nearest first, whether or not a pattern matches: those suggested by a minimum
 * number of its roots. They do not count as known; they are candidates for questions and choices.
 */
export function nearTo(description: string, fewestRoots: number): FindingId[] {
  const scores = new Map<FindingId, { points: number; roots: number }>();
  for (const root of rootsOf(description))
    for (const [finding, weight] of weights.get(root) ?? []) {
      const { points, roots } = scores.get(finding) ?? { points: 0, roots: 0 };
      scores.set(finding, { points: points + weight, roots: roots + 1 });
    }
  return [...scores]
    .filter(([, { roots }]) => roots >= fewestRoots)
    .toSorted(([, a], [, b]) => b.points - a.points)
    .map(([finding]) => finding);
}
