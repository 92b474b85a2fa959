import type { FindingId } from '../knowledge/vocabulary.ts';
import type { Condition } from '../knowledge/kinds/condition.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { findings } from '#vocabulary';

/** The source: the form, a number in the text, the words as read by the lexicon or the model, or a tick. */
type Source = 'form' | 'measured' | 'words' | 'model' | 'person';

export interface Fact {
  readonly is: boolean;
  readonly by: Source;
  /** The person's own words. */
  readonly quote?: string;
}

/** The facts about a person: each finding is present, absent or, if missing here, unknown. */
export type Facts = ReadonlyMap<FindingId, Fact>;

const rank = { words: 0, model: 1, form: 2, measured: 2, person: 3 } as const satisfies Record<Source, number>;

/** What nobody of a kind can have, by the kind. */
const neverOf = new Map<string, string[]>();
for (const [id, { notOf = [] }] of Object.entries<Finding>(findings))
  for (const who of notOf) neverOf.set(who, [...(neverOf.get(who) ?? []), id]);

/**
 * Merges several sources. Present overrides absent, except that ticks and the form override what was only read: a person who removes a
 * finding knows better than any reader. Implied and excluded findings follow, unless a source states otherwise.
 */
export function united(said: Iterable<readonly [FindingId, Fact]>): Facts {
  const facts = new Map<FindingId, Fact>();
  for (const [id, fact] of said) {
    const before = facts.get(id);
    const wins =
      before === undefined || (rank[fact.by] >= 2 || rank[before.by] >= 2 ? rank[fact.by] >= rank[before.by] : fact.is && !before.is);
    if (wins) facts.set(id, fact);
  }
  // Removing a finding also removes the findings that imply it.
  for (const [id, { is, by }] of Array.from(facts))
    if (is && rank[by] < rank.person && impliedOf(id).some((one) => facts.get(one)?.is === false && facts.get(one)?.by === 'person'))
      facts.set(id, { is: false, by: 'person' });
  for (const [id, fact] of Array.from(facts)) {
    if (!fact.is) continue;
    const { implies = [], excludes = [] }: Finding = findings[id];
    for (const [others, is] of [
      [implies, true],
      [[...excludes, ...(neverOf.get(id) ?? [])], false],
    ] as const)
      for (const other of others) if (isFinding(other) && !facts.has(other)) facts.set(other, { is, by: fact.by });
  }
  return facts;
}

const impliedOf = (id: FindingId): readonly FindingId[] => {
  const { implies = [] }: Finding = findings[id];
  return implies.filter(isFinding);
};

/** Whether nobody of a kind can have a finding. */
export const cannotBe = (id: FindingId, who: FindingId): boolean => neverOf.get(who)?.includes(id) === true;

/** Whether only women, or only men, can have a finding. */
export const isOfOneSex = (id: FindingId): boolean => cannotBe(id, 'male') || cannotBe(id, 'female');

/** Whether a finding can be asked: at all, or beside what is known. */
export const isAsked = (id: FindingId, facts?: Facts): boolean => {
  const { tick, beside }: Finding = findings[id];
  return tick !== undefined && (facts === undefined || beside === undefined || beside.some((one) => isFinding(one) && facts.get(one)?.is));
};
export const isFinding = (id: string): id is FindingId => Object.hasOwn(findings, id);

/** Whether a condition is true; undefined while unknown (Kleene's logic). `unknown` is the value of an unknown finding. */
export function holds(condition: Condition, facts: Facts, unknown?: (id: FindingId) => boolean | undefined): boolean | undefined {
  if (typeof condition === 'string') return facts.has(condition) ? facts.get(condition)?.is : unknown?.(condition);
  if ('not' in condition) {
    const inner = holds(condition.not, facts, unknown);
    return inner === undefined ? undefined : !inner;
  }
  const decisive = 'any' in condition;
  const values = ('any' in condition ? condition.any : condition.all).map((one) => holds(one, facts, unknown));
  if (values.includes(decisive)) return decisive;
  return values.includes(undefined) ? undefined : !decisive;
}

/** The findings in a condition. */
export function named(condition: Condition): readonly FindingId[] {
  if (typeof condition === 'string') return [condition];
  return ('not' in condition ? [condition.not] : 'any' in condition ? condition.any : condition.all).flatMap(named);
}

/** The known findings of a condition, for the displayed reasons. */
export const grounds = (condition: Condition, facts: Facts): readonly FindingId[] =>
  named(condition).filter((id) => facts.get(id)?.is === true);

/** The findings read from the words of a description. A model is asked to confirm them. */
export const foundIn = (facts: Facts): Map<FindingId, string> =>
  new Map([...facts].flatMap(([id, { is, by, quote }]) => (is && by === 'words' && quote !== undefined ? [[id, quote]] : [])));
