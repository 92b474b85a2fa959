import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Known, combined, factsOf, people, ways } from '../../../test/eval/people.ts';
import { type Fact, type Facts, holds, named } from '../facts/facts.ts';
import type { Floor } from '../knowledge/kinds/condition.ts';
import type { Protocol } from '../knowledge/kinds/protocol.ts';
import { type FindingId, comforting, floors, protocols } from '../knowledge/vocabulary.ts';
import { notAsked, openSigns } from './floors.ts';
import { decide, rank } from './protocols.ts';

const all: readonly Floor[] = Object.values(floors);
/** The findings that support self-care: all comforting findings, and those of every self-care discriminator. */
const homely: readonly FindingId[] = [
  ...new Set([
    ...comforting,
    ...Object.values<Protocol>(protocols).flatMap(({ discriminators }) =>
      discriminators.filter(({ level }) => level === 'Low').flatMap(({ when, explains }) => [...named(when), ...explains]),
    ),
  ]),
];
const isOpen = ({ opens }: Floor, facts: Facts): boolean => holds(opens, facts, () => false) === true;
const withWords = (words: readonly FindingId[]): Known => new Map(words.map((id) => [id, true]));
const presented = fc
  .constantFrom(...all)
  .chain((floor) =>
    fc.record({ floor: fc.constant(floor), way: fc.constantFrom(...ways(floor.opens)), person: fc.constantFrom(...people) }),
  );

it('while a deadly presentation is open, no words lead to self-care, at any age', () => {
  fc.assert(
    fc.property(presented, fc.uniqueArray(fc.constantFrom(...homely), { minLength: 1, maxLength: 3 }), ({ floor, way, person }, words) => {
      const [known] = combined([[way], [withWords(words)]]);
      const facts = factsOf(person, known ?? way);
      if (isOpen(floor, facts)) expect(decide(facts)?.level).not.toBe('Low');
    }),
    { numRuns: 3000 },
  );
});

it('comforting findings lower nothing beside a sign of the same presentation', () => {
  const signed = presented.chain((one) =>
    fc.record({ one: fc.constant(one), sign: fc.constantFrom(...one.floor.signs), comfort: fc.constantFrom(...comforting) }),
  );
  const lowered = new Set<string>();
  fc.assert(
    fc.property(signed, ({ one: { floor, way, person }, sign, comfort }) => {
      const [known] = combined([[way], [withWords([sign])]]);
      if (known === undefined || known.has(comfort)) return;
      const without = factsOf(person, known);
      const beside = factsOf(person, new Map([...known, [comfort, true]]));
      if (!isOpen(floor, without) || !isOpen(floor, beside)) return;
      const before = decide(without);
      const after = decide(beside);
      if (rank(after?.level ?? 'Low') < rank(before?.level ?? 'Low'))
        lowered.add(`${sign} + ${comfort}: ${before?.level} (${before?.protocol}) to ${after?.level}`);
    }),
    { numRuns: 3000 },
  );
  expect([...lowered]).toEqual([]);
});

it('each sign of each presentation leads to care today at the latest', () => {
  const quiet = all.flatMap((floor) =>
    floor.signs.flatMap((sign) => {
      const levels = ways(floor.opens)
        .slice(0, 3)
        .flatMap((way) => combined([[way], [withWords([sign])]]))
        .flatMap((known) => people.map((person) => factsOf(person, known)))
        .filter((facts) => isOpen(floor, facts))
        .map((facts) => rank(decide(facts)?.level ?? 'Low'));
      return Math.max(...levels) < rank('High') ? [sign] : [];
    }),
  );
  expect(quiet).toEqual([]);
});

it('a person who denies every asked sign may be sent to self-care', () => {
  const said = new Map<FindingId, boolean>([
    ['chest-pain', true],
    ['chest-wall', true],
  ]);
  const young =
    people.find(
      (person) => person.some(([id, { is }]) => id === 'over-16' && is) && person.some(([id, { is }]) => id === 'over-30' && !is),
    ) ?? [];
  const asked = { ...notAsked, isAnswered: true };
  const facts = factsOf(young, said);
  expect(decide(facts, false, asked)?.level).toBe('Medium');
  const denied = new Map([
    ...facts,
    ...openSigns(facts, asked)
      .flat()
      .map((id): [FindingId, Fact] => [id, { is: false, by: 'person' }]),
  ]);
  expect([decide(denied, true, asked)?.level, decide(denied, true)?.level]).toEqual(['Low', 'Medium']);
});
