import { expect, it } from 'vitest';
import { assess } from '../../lambdas/symptom-check/assessment.ts';
import { toldOf } from '../../lambdas/symptom-check/account.ts';
import { trustBytes } from '../../lambdas/symptom-check/knowledge/screener.ts';
import { requestOf } from './scoring.ts';
import { judgedBy, learnedTrust, withTruths } from './trust.ts';

it('the weights of what is trusted are those of the messages', () => {
  expect(Buffer.compare(learnedTrust(), trustBytes)).toBe(0);
});

it('of messages that nothing was learned from, what is said back is mostly so, and little of it is not', () => {
  const told = withTruths(judgedBy).map(({ one, truth }) => {
    const request = requestOf(one);
    const ids = toldOf(request.symptoms.description, assess(request).facts);
    return { right: ids.filter((id) => truth.has(id)).length, wrong: ids.filter((id) => !truth.has(id)).length };
  });
  // Without trust, 124 things were said back of 100 messages that were not so, and of 89 messages something that was.
  expect(told.reduce((sum, { wrong }) => sum + wrong, 0) / told.length).toBeLessThanOrEqual(0.47);
  expect(told.filter(({ right }) => right > 0).length / told.length).toBeGreaterThanOrEqual(0.85);
});
