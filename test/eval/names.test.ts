import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fold, soundsAlike } from '../../lambdas/clinic/names.ts';
import { type SearchFacts, factsOf, matchOf, queryWords } from '../../lambdas/clinic/search-terms.ts';
import { deskQuery } from '../../lambdas/directory/desk-query.ts';
import { type IndexFile, type Wanted, openIndexFile } from '../../lambdas/directory/index-file.ts';
import { misheard } from '../../lambdas/directory/misheard.ts';
import { findIn } from '../../lambdas/directory/tiers.ts';
import { recordOf, today } from '../finding/register-index.ts';

const people = Array.from({ length: 400 }, (_, number): SearchFacts => factsOf(recordOf(number, 0)));
const index = openIndexFile(':memory:');
index.put(people);
const ask = (file: IndexFile, search: string, wanted: Partial<Wanted> = {}) => {
  const found = findIn(file, deskQuery(search, today), { offset: 0, limit: 10_000, ...wanted });
  return { ids: found.people.map(({ id }) => id), total: found.total };
};
const find = (search: string, wanted: Partial<Wanted> = {}) => ask(index, search, wanted);

/** Whom the rules find that check each person. */
const whomRulesFind = (search: string): string[] => {
  const words = queryWords(search);
  const matches = people.flatMap((facts) => ({ id: facts.id, by: matchOf(words, facts) })).filter(({ by }) => by !== undefined);
  // Contacts of one name alone come only where nobody has it.
  const own = matches.filter(({ by }) => by !== 'contact');
  return (words.length === 1 && own.length > 0 ? own : matches).map(({ id }) => id);
};

describe('a search of names', () => {
  const forms = (facts: SearchFacts): string[] => {
    const [one = '', two = ''] = facts.firstName.split('-');
    const family = facts.lastName.split('-').at(-1) ?? '';
    return [
      one,
      `${one} ${family}`,
      `${two} ${family}`,
      `${one} ${family.slice(0, 3)}`,
      `${one.slice(0, 3)} ${family.slice(0, 3)}`,
      facts.words.at(-1) ?? '',
    ];
  };
  const searches = people
    .filter((_, number) => number % 20 === 0)
    .flatMap(forms)
    .filter((search) => search.replaceAll(' ', '').length > 2)
    // A title before a name hides nobody: the rules know none.
    .filter((search) => deskQuery(search, today).titles.length === 0);

  const byId = new Map(people.map((facts) => [facts.id, facts]));
  /** "Latif Khan" is Abdul Latif Khan, whom those rules do not find. */
  const isServant = (id: string): boolean =>
    [...(byId.get(id)?.words ?? []), ...(byId.get(id)?.contact.words ?? [])].some((word) => /^(?:abdul|عبدال)/.test(word));
  /** "Faisal" is also Faizal. */
  const isMisheard = (id: string, search: string): boolean =>
    search
      .split(' ')
      .flatMap(misheard)
      .some(({ word, sign }) => byId.get(id)?.words.some((name) => sign.test(name) && soundsAlike(name, word)));
  /** Those rules also find who has two names that together sound like two others. */
  const hasEach = (id: string, search: string): boolean => {
    const facts = byId.get(id);
    return facts !== undefined && search.split(' ').every((word) => matchOf(queryWords(word), facts) !== undefined);
  };

  it('finds whom the rules find that check every person, and counts them', () => {
    const wrong = searches.flatMap((search) => {
      const [found, wanted] = [find(search), whomRulesFind(search)];
      const extra = found.ids.filter((id) => !wanted.includes(id) && !isServant(id) && !isMisheard(id, search));
      const lacking = wanted.filter((id) => !found.ids.includes(id) && hasEach(id, search));
      return extra.length + lacking.length === 0 && found.total === found.ids.length
        ? []
        : [{ search, extra: extra.length, lacking: lacking.length, total: found.total, wanted: wanted.length }];
    });
    expect(wrong).toEqual([]);
  });

  it('pages have everybody once, in the order of the whole', () => {
    for (const search of searches.slice(0, 60)) {
      const { ids, total } = find(search);
      const pages = Array.from({ length: Math.ceil(total / 7) }, (_, page) => find(search, { offset: page * 7, limit: 7 }).ids);
      expect([search, pages.flat()]).toEqual([search, ids]);
      expect(new Set(ids).size).toBe(total);
    }
  });
});

it('a removed person is gone, and a renamed one found by the new name alone', () => {
  const own = openIndexFile(':memory:');
  const [one, other] = people.slice(0, 2);
  if (one === undefined || other === undefined) throw new Error('nobody');
  own.put([one, other]);
  own.put([{ ...one, words: ['zubaydah', 'quillmark'] }]);
  own.remove([other.id]);
  expect(ask(own, 'Zubaida Quill')).toEqual({ ids: [one.id], total: 1 });
  expect(ask(own, other.words.slice(0, 2).join(' ')).total).toBe(0);
  expect(own.count()).toBe(1);
});

it.each([
  ['Abdul Khan', 'what follows Abdul is left out'],
  ['Jabbar Khan', 'Abdul is left out'],
  ['Abd Kha', 'both are begun'],
  ['Abdel Jabbar Khan', 'it is spelled otherwise'],
  ['abdelj khan', 'it is begun in another spelling'],
  ['عبد خان', 'in Arabic'],
])('%s finds Abdul Jabbar Khan, where %s', (search) => {
  const own = openIndexFile(':memory:');
  const [one, other] = people;
  if (one === undefined || other === undefined) throw new Error('nobody');
  own.put([{ ...one, words: ['abduljabbar', 'khan', 'عبدالجبار', 'خان'], joined: [], contact: { words: [], digits: '' } }]);
  expect(ask(own, search)).toEqual({ ids: [one.id], total: 1 });
});

it.each([
  ['Faisal Sabag', 'Faizal', 'Sabbagh'],
  ['mehvish parvati', 'Mehwish', 'Parbati'],
  ['laxmi gonzalez', 'Lakshmi', 'Gonzales'],
  ['joselyn rajapaksa', 'Jocelyn', 'Rajapaksha'],
  ['ganesh bahadur', 'Ganesh', 'Bdr'],
  ['maria theresa', 'Ma.', 'Theresa'],
])('%s finds %s %s, who is written otherwise than heard', (search, ...words) => {
  const own = openIndexFile(':memory:');
  const [one] = people;
  if (one === undefined) throw new Error('nobody');
  own.put([{ ...one, words: words.map(fold), joined: [], contact: { words: [], digits: '' } }]);
  expect(ask(own, search)).toEqual({ ids: [one.id], total: 1 });
});

it.each(['6 jan 2006', '1/4/2006'])('who is sought by a date that nobody of the name has, %s, is sought as if it were mistyped', (date) => {
  const own = openIndexFile(':memory:');
  const [one, other] = people;
  if (one === undefined || other === undefined) throw new Error('nobody');
  own.put([
    { ...one, words: ['sheeba', 'mathew'], dateOfBirth: '2006-01-04' },
    { ...other, words: ['sheeba', 'mathew'], dateOfBirth: '2006-09-06' },
  ]);
  expect(ask(own, `sheeba mathew ${date}`)).toEqual({ ids: [one.id], total: 1 });
});

it('of equally close people the newest come first, in whatever order they were put, also in a copy of the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'afiya-names-'));
  const own = openIndexFile(':memory:');
  const facts = people.slice(0, 4).map((one) => ({ ...one, words: ['huda', 'sulaiti'], joined: [], contact: { words: [], digits: '' } }));
  const newest = facts
    .map(({ id }) => id)
    .toSorted()
    .toReversed();
  const inOrder = facts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  own.put(inOrder.slice(1));
  own.put(inOrder.slice(1, 2));
  expect(ask(own, 'huda').ids).toEqual(newest.slice(0, 3));
  own.put(inOrder.slice(0, 1));
  expect(ask(own, 'huda').ids).toEqual(newest);
  own.copyTo(join(folder, 'copy'));
  const copy = openIndexFile(join(folder, 'copy'));
  expect(ask(copy, 'huda').ids).toEqual(newest);
  copy.close();
  rmSync(folder, { recursive: true });
});

it('two words that sound like one of them as one word are two', () => {
  const own = openIndexFile(':memory:');
  const [one] = people;
  if (one === undefined) throw new Error('nobody');
  own.put([{ ...one, words: ['huda', 'sulaiti'], joined: [], contact: { words: [], digits: '' } }]);
  expect(ask(own, 'huda ziad sulaiti').total).toBe(0);
});

it('people are put together or not at all', () => {
  const own = openIndexFile(':memory:');
  const [one, other] = people.slice(0, 2);
  if (one === undefined || other === undefined) throw new Error('nobody');
  own.put([one]);
  const torn: SearchFacts = {
    ...other,
    get words(): never {
      throw new Error('torn');
    },
  };
  expect(() => own.put([{ ...one, words: ['zubaydah'] }, torn])).toThrow('torn');
  expect(ask(own, 'Zubaida').total).toBe(0);
  expect(ask(own, one.words.slice(0, 2).join(' ')).ids).toEqual([one.id]);
  own.put([{ ...one, words: ['zubaydah'] }]);
  expect(ask(own, 'Zubaida').ids).toEqual([one.id]);
});
