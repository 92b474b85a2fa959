/**
 * The third part of `npm run screener`: learns which statements belong to a message, and writes the knowledge's belonging.bin, always the
 * same from the same messages and patterns.
 */
import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from '../../lambdas/symptom-check/assessment.ts';
import { applying } from '../../lambdas/symptom-check/decide/protocols.ts';
import { isFinding } from '../../lambdas/symptom-check/facts/facts.ts';
import type { FindingId } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';
import { readDescription } from '../../lambdas/symptom-check/read/lexicon.ts';
import { type Heard, featuresOfAsked, heard } from '../../lambdas/symptom-check/screen/belonging.ts';
import { screen } from '../../lambdas/symptom-check/screen/screener.ts';
import { blind, linesOf, readCases } from './case-files.ts';
import { exampleWith, learnedWeights } from './logistic.ts';

const ids = z.pipe(
  z.array(z.string()),
  z.transform((all) => all.filter(isFinding)),
);
/** A message of a panel, and the statements that a reader found to belong to it (`fit`) or to be out of place (`odd`). */
const Judged = z.object({ id: z.string(), in: z.string(), fit: ids, odd: ids });

/** What was understood of a message, what is asked of it first, and whether each statement belongs to it, as far as it was judged. */
interface JudgedMessage {
  readonly said: Heard;
  readonly asked: readonly FindingId[];
  readonly belongs: ReadonlyMap<FindingId, boolean>;
}
/** The messages of a file of judgements. */
export function judged(name: string): JudgedMessage[] {
  const texts = new Map<string, string>();
  return linesOf(Judged, blind(name)).map(({ id, in: file, fit, odd }) => {
    if (!texts.has(id)) for (const one of readCases(blind(file))) texts.set(one.id, one.text);
    const description = texts.get(id) ?? '';
    const language = /\p{Script=Arabic}/u.test(description) ? 'ar' : 'en';
    const { symptoms } = SymptomCheckRequest.parse({ symptoms: { description }, language });
    const { facts, asked } = assess({ symptoms, language });
    return {
      asked,
      said: heard(description, facts, screen(symptoms, readDescription(description)), applying(facts)),
      belongs: new Map([...fit.map((one): [FindingId, boolean] => [one, true]), ...odd.map((one): [FindingId, boolean] => [one, false])]),
    };
  });
}

const weightsKept = 2 ** 13;
/** The weights of what belongs, as they are stored. */
export const learnedBelonging = (): Uint8Array =>
  learnedWeights(
    judged('questions-1').flatMap(({ said, belongs }) =>
      Array.from(belongs, ([id, truth]) => exampleWith(featuresOfAsked(id, said), truth, weightsKept)),
    ),
    weightsKept,
  );

if (import.meta.main) {
  const bytes = learnedBelonging();
  writeFileSync(new URL('../../lambdas/symptom-check/knowledge/belonging.bin', import.meta.url), bytes);
  console.log(`${bytes.length} bytes`);
}
