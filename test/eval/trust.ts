/**
 * The second part of `npm run screener`: learns how far a finding that the patterns read is to be trusted, and writes the knowledge's
 * trust.bin, always the same from the same messages and patterns.
 */
import { writeFileSync } from 'node:fs';
import { type Found, allRootsOf, featuresOfFound } from '../../lambdas/symptom-check/screen/trust.ts';
import { type Fact, isFinding, united } from '../../lambdas/symptom-check/facts/facts.ts';
import type { FindingId } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';
import { readDescription } from '../../lambdas/symptom-check/read/lexicon.ts';
import { type Case, blind, readCases } from './case-files.ts';
import { type Learned, exampleWith, learnedWeights } from './logistic.ts';
import { readTruths } from './scoring.ts';
import { messagesIn } from './screener.ts';

/** Messages of strangers, and all that is true of each patient, as they said when they were asked. */
export function withTruths(names: readonly string[]): { readonly one: Case; readonly truth: ReadonlySet<FindingId> }[] {
  return names.flatMap((name) => {
    const truths = new Map(
      readTruths(blind(name.startsWith('panel') ? `${name}-answers` : name.replace('batch', 'answers'))).map((one) => [one.id, one]),
    );
    return readCases(blind(name)).flatMap((one) => {
      const { present } = truths.get(one.id) ?? {};
      return present === undefined ? [] : [{ one, truth: closed(present) }];
    });
  });
}
/** Findings, and what follows from them. */
const closed = (of: readonly FindingId[]): ReadonlySet<FindingId> =>
  new Set([...united(of.map((id): [FindingId, Fact] => [id, { is: true, by: 'person' }]))].flatMap(([id, { is }]) => (is ? [id] : [])));

/** What is learned from; the later panels and batches are kept to judge what was learned. */
export const learnedFrom = [
  ...['1', '2', '4', '5', '6', '7', '8', '9'].map((panel) => `panel-${panel}`),
  ...['4', '5', '6', '7', '8', '9', '10', '11', '12'].map((batch) => `batch-${batch}`),
];
export const judgedBy = [
  ...['10', '11', '12'].map((panel) => `panel-${panel}`),
  ...['13', '14', '15', '16', '17', '18'].map((batch) => `batch-${batch}`),
];
/** A message's writer named only what matters most; who answered for a patient, everything: that counts so many times. */
const timesTold = 6;

const weightsKept = 2 ** 15;
function examplesOf(text: string, truth: ReadonlySet<FindingId>): Learned[] {
  const found: Found = readDescription(text).present;
  const words = allRootsOf(text).length;
  return Array.from(found.keys(), (id) => exampleWith(featuresOfFound(id, found, words), truth.has(id), weightsKept));
}
const examples = (): Learned[] => [
  ...messagesIn().flatMap(({ t, f }) => (f.length === 0 ? [] : examplesOf(t, closed(f.filter(isFinding))))),
  ...withTruths(learnedFrom).flatMap(({ one, truth }) => {
    const told = examplesOf(one.text, truth);
    return Array.from({ length: timesTold }, () => told).flat();
  }),
];

/** The weights of what is trusted, as they are stored. */
export const learnedTrust = (): Uint8Array => learnedWeights(examples(), weightsKept);

if (import.meta.main) {
  const bytes = learnedTrust();
  writeFileSync(new URL('../../lambdas/symptom-check/knowledge/trust.bin', import.meta.url), bytes);
  console.log(`${bytes.length} bytes`);
}
