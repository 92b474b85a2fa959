/**
 * `npm run screener`: learns the screener's weights from messages/ and cases/ and writes the knowledge's screener.bin, always the same from the
 * same messages. `--print` says which features weigh most.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import * as z from 'zod/mini';
import { languages } from '#contract/base/language.ts';
import { readDescription } from '../../lambdas/symptom-check/read/lexicon.ts';
import { type Described, featuresOf } from '../../lambdas/symptom-check/screen/features.ts';
import { type Table, bytesOf, hashOf, heads } from '../../lambdas/symptom-check/screen/table.ts';
import { type Case, levels, linesOf, readCases } from './case-files.ts';
import { regression } from './logistic.ts';

/**
 * What somebody wrote who was asked for messages of a level: `level` is that of panels of physicians (no doctor, one within weeks, within 48
 * hours, an emergency department now), `kind` whether it complains, asks, worries, or tells of what is over; `f` what is true of the
 * patient (findings; some may be gone by now).
 */
const Message = z.object({
  t: z.string(),
  lang: z.enum(languages),
  age: z.optional(z.nullable(z.number())),
  sex: z.optional(z.nullable(z.enum(['m', 'f']))),
  level: z.enum(levels),
  kind: z.enum(['complaint', 'worry', 'question', 'over']),
  f: z.array(z.string()),
});
type Message = z.output<typeof Message>;

/** A text that is about nobody's health. */
const Text = z.object({ t: z.string() });

/** A text to learn from, and what each head should say of it; undefined where nobody knows. */
interface Example {
  readonly said: Described;
  readonly truth: readonly (boolean | undefined)[];
}

const texts = (folder: string): string[] => {
  const from = new URL(folder, import.meta.url);
  return readdirSync(from).map((name) => readFileSync(new URL(name, from), 'utf8'));
};
/** The messages that were written for the screener. */
export const messagesIn = (): Message[] => texts('messages/').flatMap((lines) => linesOf(Message, lines));
/** What the screener learns from: messages written for it, and the project's own cases. */
export const examples = (): Example[] => [
  ...messagesIn().map(exampleOf),
  ...texts('cases/').flatMap(readCases).map(exampleOfCase),
  ...linesOf(Text, readFileSync(new URL('no-complaints.jsonl', import.meta.url), 'utf8')).map(({ t }) => ({
    said: describedBy(t, undefined, undefined),
    truth: [undefined, undefined, undefined, undefined, false],
  })),
];

/** A text as a check would have it; the age is in years. */
const describedBy = (description: string, age: number | null | undefined, sex: string | null | undefined): Described => ({
  description,
  ...(typeof age === 'number' && (age < 2 ? { ageMonths: Math.floor(age * 12) } : { age: Math.floor(age) })),
  ...(sex?.startsWith('m') === true && { gender: 'male' as const }),
  ...(sex?.startsWith('f') === true && { gender: 'female' as const }),
});

const exampleOf = ({ t, age, sex, level, kind }: Message): Example => ({
  said: describedBy(t, age, sex),
  truth: [
    level === 'emergency',
    level === 'emergency' || level === 'days',
    level !== 'home',
    kind === 'question' || kind === 'worry',
    true,
  ],
});
/** Whether a doctor is needed within days or weeks is not said of the cases. */
const exampleOfCase = ({ text, text_with_vitals: fuller, age, sex, gold }: Case): Example => ({
  said: describedBy(fuller ?? text, age, sex),
  truth: [gold === 'emergency', gold === 'non-emergency' ? undefined : gold === 'emergency', gold !== 'self-care', undefined, true],
});

/** The features of a text to learn from. */
const seenIn = ({ said }: Pick<Example, 'said'>): ReadonlySet<string> => featuresOf(said, readDescription(said.description));

/** A feature seen in fewer messages is chance. */
const leastSeen = 3;
/** The features that weigh most are kept: the weights are loaded at every cold start. */
const mostKept = 40_000;
const rounds = 20;
const pace = 0.08;
/** Learns a table, each head by itself. */
export function learned(from: readonly Example[]): Table {
  const said = from.map((one) => Array.from(seenIn(one), hashOf));
  const seen = new Map<number, number>();
  for (const features of said) for (const key of features) seen.set(key, (seen.get(key) ?? 0) + 1);
  const keys = Uint32Array.from([...seen].flatMap(([key, times]) => (times >= leastSeen ? [key] : []))).toSorted();
  const places = new Map(Array.from(keys, (key, place) => [key, place]));
  const known = said.map((features) => features.flatMap((key) => places.get(key) ?? []));
  const shares = said.map((features) => 1 / Math.sqrt(features.length));
  const biases = new Float32Array(heads.length);
  const weights = heads.map((_, head) => {
    const examples = known.map((places, at) => ({ places, share: shares[at] ?? 0, truth: from[at]?.truth[head] }));
    const { weight, bias } = regression(examples, { size: keys.length, rounds, pace, seed: head + 1 });
    biases[head] = bias;
    return weight;
  });
  const most = weights.reduce((top, weight) => weight.reduce((max, one) => Math.max(max, Math.abs(one)), top), 0);
  const scale = most / 127;
  const rounded = Array.from(keys, (_, place) => weights.map((weight) => Math.round((weight[place] ?? 0) / scale)));
  const weightOf = (place: number): number => Math.max(...(rounded[place] ?? []).map(Math.abs));
  const kept = [...keys.keys()]
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, mostKept)
    .toSorted((a, b) => a - b);
  return {
    keys: Uint32Array.from(kept, (place) => keys[place] ?? 0),
    weights: Int8Array.from(kept.flatMap((place) => rounded[place] ?? [])),
    scale,
    biases,
  };
}

if (import.meta.main) {
  const all = examples();
  const table = learned(all);
  const bytes = bytesOf(table);
  writeFileSync(new URL('../../lambdas/symptom-check/knowledge/screener.bin', import.meta.url), bytes);
  console.log(`${all.length} texts, ${table.keys.length} features, ${bytes.length} bytes`);
  if (argv.includes('--print')) {
    const names = new Map(all.flatMap((one) => Array.from(seenIn(one), (feature) => [hashOf(feature), feature])));
    for (const [head, name] of heads.entries()) {
      const weighed = Array.from(table.keys, (key, place) => ({
        feature: names.get(key) ?? '',
        weight: table.weights[place * heads.length + head] ?? 0,
      })).toSorted((a, b) => b.weight - a.weight);
      const shown = (of: typeof weighed): string => of.map(({ feature, weight }) => `${feature} ${weight}`).join(', ');
      console.log(`\n${name}, for: ${shown(weighed.slice(0, 40))}\n${name}, against: ${shown(weighed.slice(-40).toReversed())}`);
    }
  }
}
