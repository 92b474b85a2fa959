import type { Texts } from '../../base/language.ts';
import { termWords } from '../../base/plain.ts';
import { labTests, orderSets } from './catalogue.ts';
import { otherNames } from './other-names.ts';

/** What a search found: a test, or an order set. */
export interface Found {
  readonly kind: 'test' | 'set';
  readonly id: string;
}
const entryOf = (kind: Found['kind'], id: string, { name, more = '' }: { readonly name: Texts; readonly more?: string }) => ({
  found: { kind, id },
  names: [termWords(name.en), termWords(name.ar), termWords(id)],
  also: [...(otherNames[kind === 'set' ? `set:${id}` : id] ?? []), more].map(termWords),
});
const index = [
  ...Object.entries(orderSets).map(([id, set]) => entryOf('set', id, set)),
  ...[...labTests].map(([id, { name, loinc }]) => entryOf('test', id, { name, more: loinc })),
];

/** The tests and order sets that fit what somebody types: whole names and abbreviations first, then beginnings of names and of words. */
export function findLabTests(text: string, limit: number, isFound: (found: Found) => boolean = () => true): Found[] {
  const wanted = termWords(text);
  const whole = wanted.join(' ');
  if (whole === '') return [];
  const rankOf = ({ names, also }: (typeof index)[number]): number | undefined => {
    const texts = [...names, ...also].map((words) => words.join(' '));
    if (texts.includes(whole)) return 0;
    if (names.some((words) => words.join(' ').startsWith(whole))) return 1;
    if (texts.some((one) => one.startsWith(whole))) return 2;
    const words = [...names, ...also].flat();
    return wanted.every((one) => words.some((word) => word.startsWith(one))) ? 3 : undefined;
  };
  return index
    .flatMap((one) => {
      const rank = isFound(one.found) ? rankOf(one) : undefined;
      return rank === undefined ? [] : [{ rank, found: one.found }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ found }) => found);
}
