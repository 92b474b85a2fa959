import { ageGroupIds } from '#contract/symptom-check/age-groups.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { type Fact, type Facts, united } from '../../lambdas/symptom-check/facts/facts.ts';
import { personFacts } from '../../lambdas/symptom-check/decide/person.ts';
import type { Condition } from '../../lambdas/symptom-check/knowledge/kinds/condition.ts';
import type { FindingId } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';

export type Known = ReadonlyMap<FindingId, boolean>;

const mostWays = 400;

/** Both at once, unless they contradict each other. */
const together = (a: Known, b: Known): Known[] => ([...b].every(([id, is]) => (a.get(id) ?? is) === is) ? [new Map([...a, ...b])] : []);
export const combined = (of: readonly Known[][]): Known[] =>
  of.reduce<Known[]>(
    (before, next) => before.flatMap((one) => next.flatMap((other) => together(one, other))).slice(0, mostWays),
    [new Map()],
  );

/** The ways in which a condition can hold, or can be known not to. */
export function ways(condition: Condition, is = true): Known[] {
  if (typeof condition === 'string') return [new Map([[condition, is]])];
  if ('not' in condition) return ways(condition.not, !is);
  const parts = ('any' in condition ? condition.any : condition.all).map((one) => ways(one, is));
  return 'any' in condition === is ? parts.flat().slice(0, mostWays) : combined(parts);
}

/** People of all ages and both sexes, and one about whom nothing is known. */
const ages = [
  { ageMonths: 0 },
  { ageMonths: 2 },
  { ageMonths: 4 },
  { ageMonths: 8 },
  ...[1, 3, 8, 14, 25, 35, 45, 52, 62, 75].map((age) => ({ age })),
  ...ageGroupIds.map((ageGroup) => ({ ageGroup })),
];
export const people: readonly (readonly [FindingId, Fact][])[] = [
  {},
  ...ages.flatMap((age) => [
    { ...age, gender: 'male' },
    { ...age, gender: 'female' },
    ...('age' in age && age.age > 14 && age.age < 50 ? [{ ...age, gender: 'female', pregnant: true }] : []),
  ]),
].map((who) =>
  personFacts(SymptomCheckRequest.parse({ symptoms: { description: '..........', ...who }, language: 'en' }), {
    present: new Map(),
    absent: new Set(),
  }),
);

export const factsOf = (person: readonly [FindingId, Fact][], known: Known): Facts =>
  united([...person, ...Array.from(known, ([id, is]): [FindingId, Fact] => [id, { is, by: 'words' }])]);
