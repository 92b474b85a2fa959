import { expect, it } from 'vitest';
import type { Condition } from '../knowledge/kinds/condition.ts';
import type { Protocol } from '../knowledge/kinds/protocol.ts';
import type { Topic } from '../knowledge/kinds/topic.ts';
import { type FindingId, type TopicId, advice, protocols } from '../knowledge/vocabulary.ts';
import { type Facts, holds } from '../facts/facts.ts';
import { canBe, decide, rank } from './protocols.ts';
import { combined, factsOf, people, ways } from '../../../test/eval/people.ts';

/** The people to whom a protocol applies and for whom a condition is true. */
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

it('each discriminator is reached by some person, and the answer is never below its level', () => {
  const wrong = every.flatMap(({ name, protocol, level, when, unless }) => {
    const [facts] = reached(protocol, when, unless);
    if (facts === undefined) return [`${name}: nobody reaches it`];
    const given = decide(facts)?.level;
    return given !== undefined && rank(given) >= rank(level) ? [] : [`${name}: ${given}`];
  });
  expect(wrong).toEqual([]);
});

it('no person gets advice that does not fit them', () => {
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
