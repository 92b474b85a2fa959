/**
 * The third part of `npm run screener`: learns which statements belong to a message, and writes the knowledge's belonging.bin, always the
 * same from the same messages and patterns.
 */
import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from '../../lambdas/symptom-check/assessment.ts';
import { applying } from '../../lambdas/symptom-check/decide/protocols.ts';
import { type Facts, isAsked, isFinding, named } from '../../lambdas/symptom-check/facts/facts.ts';
import type { FindingId } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';
import { readDescription } from '../../lambdas/symptom-check/read/lexicon.ts';
import { type Heard, featuresOfAsked, heard } from '../../lambdas/symptom-check/screen/belonging.ts';
import { screen } from '../../lambdas/symptom-check/screen/screener.ts';
import { type Case, blind, linesOf, readCases } from './case-files.ts';
import { exampleWith, learnedWeights } from './logistic.ts';
import { requestOf } from './scoring.ts';
import { learnedFrom, withTruths } from './trust.ts';

const ids = z.pipe(
  z.array(z.string()),
  z.transform((all) => all.filter(isFinding)),
);
/** A message of a panel, and the statements that a reader found to belong to it (`fit`) or to be out of place (`odd`). */
const Judged = z.object({ id: z.string(), in: z.string(), fit: ids, odd: ids });

/** What was understood of a message, and what is asked of it first. */
function understood({ symptoms, language }: SymptomCheckRequest): {
  readonly said: Heard;
  readonly facts: Facts;
  readonly asked: readonly FindingId[];
} {
  const { facts, asked } = assess({ symptoms, language });
  const { description } = symptoms;
  return { facts, asked, said: heard(description, facts, screen(symptoms, readDescription(description)), applying(facts)) };
}

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
    const { said, asked } = understood(SymptomCheckRequest.parse({ symptoms: { description }, language }));
    return {
      asked,
      said,
      belongs: new Map([...fit.map((one): [FindingId, boolean] => [one, true]), ...odd.map((one): [FindingId, boolean] => [one, false])]),
    };
  });
}

/** What is true of a patient and was not read, of that which the presentations that apply ask: it belonged. */
function untold(one: Case, truth: ReadonlySet<FindingId>): { readonly said: Heard; readonly ids: readonly FindingId[] } {
  const { said, facts } = understood(requestOf(one));
  const through = new Set(applying(facts).flatMap(([, { discriminators }]) => discriminators.flatMap(({ when }) => named(when))));
  return { said, ids: [...truth].filter((id) => through.has(id) && !facts.has(id) && isAsked(id, facts)) };
}

const weightsKept = 2 ** 13;
/** The weights of what belongs, as they are stored. */
export const learnedBelonging = (): Uint8Array =>
  learnedWeights(
    [
      ...judged('questions-1').flatMap(({ said, belongs }) =>
        Array.from(belongs, ([id, truth]) => exampleWith(featuresOfAsked(id, said), truth, weightsKept)),
      ),
      ...withTruths(learnedFrom).flatMap(({ one, truth }) => {
        const { said, ids: all } = untold(one, truth);
        return all.map((id) => exampleWith(featuresOfAsked(id, said), true, weightsKept));
      }),
    ],
    weightsKept,
  );

if (import.meta.main) {
  const bytes = learnedBelonging();
  writeFileSync(new URL('../../lambdas/symptom-check/knowledge/belonging.bin', import.meta.url), bytes);
  console.log(`${bytes.length} bytes`);
}
