import { readFileSync, readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { languages } from '#contract/base/language.ts';
import { isFinding } from '../facts/facts.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { type FindingId, findings } from '../knowledge/vocabulary.ts';
import { arabic } from './forms.ts';
import { rootsOf } from './roots.ts';

/**
 * How a stranger, knowing only its name, phrased a finding. `f` is the finding, which may no longer exist; `t` is the text; `not` marks a
 * text that resembles the finding but does not mean it.
 */
const Example = z.object({ f: z.string(), lang: z.enum(languages), t: z.string(), not: z.optional(z.boolean()) });
type Example = z.output<typeof Example>;

const files = new URL('../knowledge/examples/', import.meta.url);
/** The examples of each file of knowledge/examples/. */
export const examples = (): { name: string; of: Example[] }[] =>
  readdirSync(files).map((name) => ({
    name,
    of: readFileSync(new URL(name, files), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => z.parse(Example, JSON.parse(line))),
  }));

/** The words of the patterns, without their operators. */
const patternWords = (says: string): string => says.replaceAll(/\{\w+\}|[+|?*=,]|\.\./g, ' ');

/** A root, with the findings that it suggests and their weights. */
export type Pointing = readonly [root: string, ...of: [FindingId, number][]];
/** The number of roots that distinguish a finding; further roots match by chance. */
const rootsKept = 40;

/**
 * For each root, the findings that it suggests, weighted by:
 * - how often strangers use it for the finding (its own texts count double, its patterns half)
 * - how rarely they use it for others (squared inverse frequency)
 * - how many other roots the finding has
 */
export function nearIndex(): Pointing[] {
  const counts = new Map(
    Object.entries<Finding>(findings)
      .filter(([, { tick }]) => tick !== undefined)
      .map(([id]) => [id, new Map<string, number>()]),
  );
  const count = (id: string, text: string, by: number): void => {
    const of = counts.get(id);
    if (of !== undefined) for (const root of rootsOf(text)) of.set(root, (of.get(root) ?? 0) + by);
  };
  for (const [id, { label, tick = [], says = [] }] of Object.entries<Finding>(findings)) {
    for (const text of [...label, ...tick]) count(id, text, 2);
    // However often one language's patterns contain a root, it counts once.
    for (const alternatives of Object.values(Object.groupBy(says, (one) => (arabic.test(one) ? 'ar' : 'en'))))
      count(id, patternWords(alternatives.join(', ')), 0.5);
  }
  for (const { f, t, not } of examples().flatMap(({ of }) => of)) if (not !== true) count(f, t, 1);

  const foundIn = new Map<string, number>();
  for (const of of counts.values()) for (const root of of.keys()) foundIn.set(root, (foundIn.get(root) ?? 0) + 1);
  const rarity = (root: string): number => Math.max(0, Math.log(counts.size / (1 + (foundIn.get(root) ?? 0))));
  const pointing = new Map<string, [FindingId, number][]>();
  for (const [id, of] of counts) {
    if (!isFinding(id)) continue;
    const weighed = Array.from(of, ([root, times]) => ({ root, weight: Math.log(1 + times) * rarity(root) }));
    const length = Math.sqrt(Math.hypot(...weighed.map(({ weight }) => weight)));
    for (const { root, weight } of weighed.toSorted((a, b) => b.weight - a.weight).slice(0, rootsKept)) {
      const points = Math.round((10 * weight * rarity(root)) / length);
      const before = pointing.get(root);
      if (before === undefined) pointing.set(root, [[id, points]]);
      else before.push([id, points]);
    }
  }
  return Array.from(pointing, ([root, of]) => [root, ...of]);
}
