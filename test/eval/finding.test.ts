import { describe, expect, it } from 'vitest';
import { factsOf, fullNameSounds, phoneDigits } from '../../lambdas/clinic/search-terms.ts';
import { likeTiers } from '../../lambdas/directory/tiers.ts';
import { type Person, likenessOf, mayBe, reasonsFor } from '../../lambdas/records/same-person.ts';
import { blindSeed, comingAgain, queriesOf, resembling, writers } from '../finding/blind.ts';
import { wouldCallMatch } from '../finding/reader.ts';
import { recordOf, registerIndex } from '../finding/register-index.ts';

/** Whom three desks looked for who had not seen the software, and some thousand others of the same register; `npm run bench:find` has more. */
const others = 3000;
const sought = writers.flatMap((writer) => [...queriesOf(writer), ...comingAgain(writer), ...resembling(writer)]).map(({ n }) => n);
const numbers = [...new Set([...sought, ...Array.from({ length: others }, (_, number) => number)])];
const records = new Map(numbers.map((number) => [number, recordOf(number, blindSeed)]));
const idOf = (number: number): string => records.get(number)?.id ?? '';
const index = registerIndex(numbers, blindSeed, ':memory:');
const firstPage = 10;

describe('of 300 queries that three desks typed blind', () => {
  const asked = writers.flatMap(queriesOf).map(({ n, typed }) => ({ n, typed, page: index.ask(typed, firstPage) }));
  const share = (of: (one: (typeof asked)[number]) => boolean): number => asked.filter(of).length / asked.length;

  it('nearly all find whom they mean, most on the first page', () => {
    expect(asked.length).toBe(300);
    expect(share(({ n, typed, page }) => index.ask(typed, page.total).people.some(({ id }) => id === idOf(n)))).toBeGreaterThanOrEqual(
      0.99,
    );
    expect(share(({ n, page }) => page.people.some(({ id }) => id === idOf(n)))).toBeGreaterThanOrEqual(0.95);
  });

  it('few show people whom a reader would not call a match', () => {
    const shown = asked.flatMap(({ typed, page }) => page.people.map(({ id, by }) => ({ typed, by, number: index.numberOf(id) ?? -1 })));
    const strange = shown.filter(({ typed, by, number }) => {
      const person = records.get(number)?.personalInfo;
      return by !== 'contact' && person !== undefined && !wouldCallMatch(typed, person);
    });
    expect(strange.length / shown.length).toBeLessThanOrEqual(0.1);
  });
});

describe('of people whom three desks registered blind', () => {
  const byNumber = Map.groupBy(
    [...records.values()].flatMap((record) => factsOf(record).digits.map((digits) => ({ record, digits }))),
    ({ digits }) => digits,
  );
  const byId = new Map([...records.values()].map((record) => [record.id, record]));
  /** The records that the check for existing ones asks about. */
  const askedAbout = (person: Person): string[] => {
    const numbered = [person.nationalId, phoneDigits(person.phone ?? '')].flatMap((digits) => (digits ? (byNumber.get(digits) ?? []) : []));
    const alike = index.file.find(likeTiers(fullNameSounds(person), likenessOf(person), index.file.vocabulary), { offset: 0, limit: 20 });
    const reached = [
      ...numbered.map(({ record }) => record).filter((record) => mayBe(person, factsOf(record))),
      ...alike.people.flatMap(({ id }) => byId.get(id) ?? []),
    ];
    return reached.filter((record) => reasonsFor(person, record).length > 0).map(({ id }) => id);
  };

  it('those who are registered already are asked about', () => {
    const again = writers.flatMap(comingAgain);
    expect(again.length).toBe(300);
    expect(again.filter(({ n, person }) => askedAbout(person).includes(idOf(n))).length / again.length).toBeGreaterThanOrEqual(0.98);
  });

  it('those who only resemble somebody seldom are', () => {
    const news = writers.flatMap(resembling);
    expect(news.length).toBe(90);
    expect(news.filter(({ person }) => askedAbout(person).length > 0).length / news.length).toBeLessThanOrEqual(0.02);
  });
});
