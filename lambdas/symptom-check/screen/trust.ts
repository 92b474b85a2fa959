import { trustBytes } from '#screener';
import { type FindingId, findings } from '#vocabulary';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { rootOf } from '../read/roots.ts';
import { plain } from '../read/text.ts';
import { linear } from './linear.ts';

/** What the patterns read in a description, with the person's own words. */
export type Found = ReadonlyMap<FindingId, string>;

/** Every word of a text without its endings, in any meaning and as often as it is said. */
export const allRootsOf = (text: string): readonly string[] => (plain(text).match(/[\p{L}\p{N}']+/gu) ?? []).map(rootOf);
const inBand = (value: number, most: number, width = 1): number => Math.min(most, Math.floor(value / width));

/** What is seen of one finding that was read: which words it was read from, how many, and what was read beside it. */
export function featuresOfFound(id: FindingId, found: Found, words: number): readonly string[] {
  const { kind }: Finding = findings[id];
  const roots = new Set(allRootsOf(found.get(id) ?? ''));
  return [
    `is ${id}`,
    `kind ${kind ?? 'complaint'}`,
    `of ${inBand(roots.size, 8)}`,
    `among ${inBand(found.size, 9)}`,
    `length ${inBand(words, 6, 8)}`,
    `is ${id} of ${inBand(roots.size, 3)}`,
    ...Array.from(roots, (root) => `is ${id} by ${root}`),
    ...[...found.keys()].flatMap((other) => (other === id ? [] : [`is ${id} with ${other}`])),
  ];
}

const probability = linear(trustBytes);

/**
 * How probable it is, from 0 to 1, that each finding that the patterns read is so, and that the person would know it again as what they said:
 * "after lunch" is a meal to some complaints and a time of the day to others. Learned from messages whose writers, or others, said what is
 * true of the patient (test/eval/trust.ts).
 */
export function trusted(description: string, found: Found): ReadonlyMap<FindingId, number> {
  const words = allRootsOf(description).length;
  return new Map(Array.from(found.keys(), (id) => [id, probability(featuresOfFound(id, found, words))]));
}
