import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankOf } from '#contract/symptom-check/disposition.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { readCases } from '../../test/eval/case-files.ts';
import { type Answers, assess } from './assessment.ts';
import { foundIn } from './facts/facts.ts';
import { type Outcome, agreed, borneOut, dispositionOf } from './decide/disposition.ts';
import { type FindingId, type TopicId, advice, comforting } from './knowledge/vocabulary.ts';
import { readDescription } from './read/lexicon.ts';
import type { ModelReading } from './read/model.ts';
import { screen } from './screen/screener.ts';

const cases = readCases(readFileSync(new URL('../../test/eval/cases/others.jsonl', import.meta.url), 'utf8'));
const requests = cases.map(({ text, age, lang }) =>
  SymptomCheckRequest.parse({
    symptoms: { description: text.slice(0, 2000).padEnd(10, ' .'), ...(typeof age === 'number' && age >= 1 && { age: Math.floor(age) }) },
    language: lang ?? 'en',
  }),
);

it('whatever a model denies, finds comforting or thinks of it, it sends nobody home by itself, before the answers and after', () => {
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
          // Patterns that are at ease and a model's opinion, without anything that it denies or finds comforting, are two of three readers.
          const isOfOneMind = model.opinion !== undefined && model.absent.size === 0 && given.every(({ ticked }) => ticked.length === 0);
          const byOpinion = isOfOneMind && assess(request, { ...model, present: new Map() }, given).assessment.disposition;
          if (byOpinion === 'home' || byOpinion === 'pharmacist') continue;
          // A model that denies everything and finds comfort sends nobody home for whom the words and the screener want a doctor.
          const wanted = [
            alone.assessment.disposition ?? 'home',
            borneOut(screen(request.symptoms, readDescription(request.symptoms.description))),
          ];
          if (wanted.every((one) => rankOf(one) >= rankOf('weeks')))
            expect(rankOf(read.assessment.disposition ?? 'home')).toBeGreaterThanOrEqual(rankOf('weeks'));
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('a harmless answer beside a calm model sends nobody home while the screener leaves an emergency possible', () => {
  const description =
    'His right eye has turned inward for a few weeks, and yesterday a flash photo showed a white glow in that pupil instead of red. He is a happy baby, crawling and feeding, no fever.';
  const request = SymptomCheckRequest.parse({ symptoms: { description, severity: 5 }, language: 'en' });
  const answer: Answers = { shown: ['pupil', 'posseting'], ticked: ['posseting'], sure: true, removed: [], chosen: [] };
  const { assessment } = assess(request, { present: new Map(), absent: new Set(), opinion: 'Low' }, [answer]);
  expect(assessment.disposition).toBe('days');
});

it('what the words and a model come to together is never below the model, nor below both the words and the screener', () => {
  const topics = Object.keys(advice).filter((id): id is TopicId => Object.hasOwn(advice, id));
  const some = fc.constantFrom(...topics).map((topic) => ({ topic, because: [] }));
  const share = fc.nat(1000).map((mille) => mille / 1000);
  const screened = fc.record({ emergency: share, days: share, weeks: share, question: share, health: share, isInformed: fc.boolean() });
  fc.assert(
    fc.property(some, fc.option(some, { nil: undefined }), screened, (words, model, by) => {
      const rankIn = (one: Outcome | undefined): number => (one === undefined ? 0 : rankOf(dispositionOf(one)));
      const least = Math.max(rankIn(model), Math.min(rankIn(words), rankOf(borneOut(by))));
      expect(rankIn(agreed(words, model, by))).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 500 },
  );
});
