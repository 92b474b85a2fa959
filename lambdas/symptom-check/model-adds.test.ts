import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { readCases } from '../../test/eval/scoring.ts';
import { type Answers, assess, foundIn } from './assessment.ts';
import { rank } from './decide/protocols.ts';
import { type FindingId, comforting } from './knowledge/vocabulary.ts';
import type { ModelReading } from './read/model.ts';

const cases = readCases(readFileSync(new URL('../../test/eval/cases/others.jsonl', import.meta.url), 'utf8'));
const requests = cases.map(({ text, age, lang }) =>
  SymptomCheckRequest.parse({
    symptoms: { description: text.slice(0, 2000).padEnd(10, ' .'), ...(typeof age === 'number' && age >= 1 && { age: Math.floor(age) }) },
    language: lang ?? 'en',
  }),
);

it('whatever a model denies, finds comforting or thinks of it, the level is never below that of the words, before the answers and after', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...requests),
      fc.subarray([...comforting, 'low-fever', 'well-since', 'breathes-well'] satisfies FindingId[], { maxLength: 4 }),
      fc.infiniteStream(fc.boolean()),
      (request, comforts, flags) => {
        const isNext = (): boolean => flags.next().value === true;
        const words = assess(request);
        const model: ModelReading = {
          present: new Map(comforts.map((id) => [id, 'said'])),
          absent: new Set([...foundIn(words.facts).keys()].filter(isNext)),
          opinion: isNext() ? 'Low' : undefined,
        };
        const first = assess(request, model);
        const answers: Answers[] = [{ shown: first.asked, ticked: first.asked.filter(isNext), sure: isNext(), removed: [], chosen: [] }];
        for (const given of [[], first.asked.length > 0 ? answers : []]) {
          const [read, alone] = [assess(request, model, given), assess(request, undefined, given)];
          expect(rank(read.assessment.severity ?? 'Low')).toBeGreaterThanOrEqual(rank(alone.assessment.severity ?? 'Low'));
        }
      },
    ),
    { numRuns: 200 },
  );
}, 120_000);
