import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankOf } from '#contract/symptom-check/disposition.ts';
import { factsOf, people } from '../../../test/eval/people.ts';
import { isFinding } from '../facts/facts.ts';
import { type FindingId, findings } from '../knowledge/vocabulary.ts';
import { type Ground, dispositionOf, outcome } from './disposition.ts';
import { notAsked } from './floors.ts';

const said = fc.uniqueArray(fc.constantFrom(...Object.keys(findings).filter(isFinding)), { minLength: 1, maxLength: 3 });
const alarmed = fc.record({ emergency: fc.double({ min: 0.7, max: 1, noNaN: true }), isInformed: fc.boolean(), wasAsked: fc.boolean() });

it('words that alarm the screener send nobody home, however few of them it knows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...people), said, alarmed, (person, ids, { emergency, isInformed, wasAsked }) => {
      const ground: Ground = {
        unsure: [],
        wasAsked,
        asked: { ...notAsked, isAnswered: wasAsked },
        screened: { emergency, days: 0.8, weeks: 0.8, question: 0.1, health: 0.9, isInformed },
        isAlone: true,
        isHeeded: true,
        isTold: false,
        isLongByForm: false,
        isDoubted: false,
      };
      const result = outcome(factsOf(person, new Map(ids.map((id): [FindingId, boolean] => [id, true]))), ground);
      if (result !== undefined) expect(rankOf(dispositionOf(result))).toBeGreaterThanOrEqual(rankOf('weeks'));
    }),
    { numRuns: 2000 },
  );
});
