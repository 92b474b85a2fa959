import { expect, it } from 'vitest';
import { SymptomCheckRequest } from '#contract/symptom-check.ts';
import type { Condition, Protocol, Topic } from '../knowledge/kinds.ts';
import { type FindingId, type TopicId, advice, protocols } from '../knowledge/vocabulary.ts';
import { type Fact, type Facts, holds, united } from '../facts/facts.ts';
import { personFacts } from './person.ts';
import { canBe, decide, rank } from './protocols.ts';

type Known = ReadonlyMap<FindingId, boolean>;
const mostWays = 400;

/** Both at once, unless they contradict each other. */
const together = (a: Known, b: Known): Known[] => ([...b].every(([id, is]) => (a.get(id) ?? is) === is) ? [new Map([...a, ...b])] : []);
const combined = (of: readonly Known[][]): Known[] =>
  of.reduce<Known[]>(
    (before, next) => before.flatMap((one) => next.flatMap((other) => together(one, other))).slice(0, mostWays),
    [new Map()],
  );

/** The ways in which a condition can hold, or can be known not to. */
function ways(condition: Condition, is = true): Known[] {
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
];
const people: readonly (readonly [FindingId, Fact][])[] = [
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

const factsOf = (person: readonly [FindingId, Fact][], known: Known): Facts =>
  united([...person, ...Array.from(known, ([id, is]): [FindingId, Fact] => [id, { is, by: 'words' }])]);

/** The people to whom a protocol applies and in whom a condition holds. */
function* reached(protocol: Protocol, when: Condition = { all: [] }, unless: readonly FindingId[] = []): Generator<Facts> {
  const { opens, of = { all: [] } } = protocol;
  for (const opening of opens)
    for (const way of combined([ways(when), ways(of), ways(opening)]))
      for (const person of people) {
        const facts = factsOf(person, way);
        const isOpen = opens.some((id) => facts.get(id)?.is === true);
        if (isOpen && canBe(protocol, facts) && holds(when, facts) === true && !unless.some((id) => facts.get(id)?.is === true))
          yield facts;
      }
}

const all = Object.entries<Protocol>(protocols);
const every = all.flatMap(([id, protocol]) =>
  protocol.discriminators.map((discriminator, at) => ({ name: `${id} ${at + 1}: ${discriminator.topic}`, protocol, ...discriminator })),
);

it('each discriminator is reached by somebody, and the answer is never below its level', () => {
  const wrong = every.flatMap(({ name, protocol, level, when, unless }) => {
    const [facts] = reached(protocol, when, unless);
    if (facts === undefined) return [`${name}: nobody reaches it`];
    const given = decide(facts)?.level;
    return given !== undefined && rank(given) >= rank(level) ? [] : [`${name}: ${given}`];
  });
  expect(wrong).toEqual([]);
});

it('no advice is given to somebody whom it does not fit', () => {
  const fits = (topic: TopicId, facts: Iterable<Facts>): boolean => {
    const { of }: Topic = advice[topic];
    return of === undefined || ![...facts].some((one) => holds(of, one) === false);
  };
  const wrong = [
    ...every.flatMap(({ name, protocol, topic, when, unless }) => (fits(topic, reached(protocol, when, unless)) ? [] : [name])),
    ...all.flatMap(([id, protocol]) =>
      [protocol.unanswered, protocol.cleared].flatMap(([, topic]) => (fits(topic, reached(protocol)) ? [] : [`${id}: ${topic}`])),
    ),
  ];
  expect(wrong).toEqual([]);
});
