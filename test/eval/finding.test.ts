import { describe, expect, it } from 'vitest';
import { factsOf, fullNameSounds, phoneDigits } from '../../lambdas/clinic/search-terms.ts';
import { likeTiers } from '../../lambdas/directory/tiers.ts';
import { type Person, likenessOf, mayBe, reasonsFor } from '../../lambdas/records/same-person.ts';
import { type Writer, comingAgain, desks, queriesOf, resembling } from '../finding/blind.ts';
import { wouldCallMatch } from '../finding/reader.ts';
import { recordOf, registerIndex } from '../finding/register-index.ts';

/** Whom desks looked for who had not seen the software, and some thousand others of the same registers; `npm run bench:find` has more. */
const others = 3000;
const registers = desks.map(({ seed, writers, asked }) => {
  const queries = asked ? writers.flatMap((writer: Writer) => queriesOf(writer)) : [];
  const again = writers.flatMap((writer: Writer) => comingAgain(writer));
  const news = writers.flatMap((writer: Writer) => resembling(writer));
  const sought = [...queries, ...again, ...news].map(({ n }) => n);
  const numbers = [...new Set([...sought, ...Array.from({ length: others }, (_, number) => number)])];
  const records = new Map(numbers.map((number) => [number, recordOf(number, seed)]));
  const idOf = (number: number): string => records.get(number)?.id ?? '';
  return { queries, again, news, records, idOf, index: registerIndex(numbers, seed, ':memory:') };
});
const firstPage = 10;

describe('of 300 queries that three desks typed blind', () => {
  const asked = registers.flatMap(({ queries, ...register }) =>
    queries.map(({ n, typed }) => ({ n, typed, page: register.index.ask(typed, firstPage), ...register })),
  );
  const share = (of: (one: (typeof asked)[number]) => boolean): number => asked.filter(of).length / asked.length;

  it('nearly all find whom they mean, most on the first page', () => {
    expect(asked.length).toBe(300);
    const isFound = ({ n, typed, page, index, idOf }: (typeof asked)[number]) =>
      index.ask(typed, page.total).people.some(({ id }) => id === idOf(n));
    expect(share(isFound)).toBeGreaterThanOrEqual(0.99);
    expect(share(({ n, page, idOf }) => page.people.some(({ id }) => id === idOf(n)))).toBeGreaterThanOrEqual(0.95);
  });

  it('few show people whom a reader would not call a match', () => {
    const shown = asked.flatMap(({ typed, page, index, records }) =>
      page.people.map(({ id, by }) => ({ typed, by, person: records.get(index.numberOf(id) ?? -1)?.personalInfo })),
    );
    const strange = shown.filter(({ typed, by, person }) => {
      return by !== 'contact' && person !== undefined && !wouldCallMatch(typed, person);
    });
    expect(strange.length / shown.length).toBeLessThanOrEqual(0.1);
  });
});

describe('of people whom desks registered blind', () => {
  const checked = registers.map(({ again, news, records, idOf, index }) => {
    const byNumber = Map.groupBy(
      [...records.values()].flatMap((record) => factsOf(record).digits.map((digits) => ({ record, digits }))),
      ({ digits }) => digits,
    );
    const byId = new Map([...records.values()].map((record) => [record.id, record]));
    /** The records that the check for existing ones asks about. */
    const askedAbout = (person: Person): string[] => {
      const numbers = [person.nationalId, phoneDigits(person.phone ?? '')];
      const numbered = numbers.flatMap((digits) => (digits ? (byNumber.get(digits) ?? []) : []));
      const alike = index.file.find(likeTiers(fullNameSounds(person), likenessOf(person), index.file.vocabulary), { offset: 0, limit: 20 });
      const reached = [
        ...numbered.map(({ record }) => record).filter((record) => mayBe(person, factsOf(record))),
        ...alike.people.flatMap(({ id }) => byId.get(id) ?? []),
      ];
      return reached.filter((record) => reasonsFor(person, record).length > 0).map(({ id }) => id);
    };
    return {
      again: again.map(({ n, person }) => askedAbout(person).includes(idOf(n))),
      news: news.map(({ person }) => askedAbout(person).length > 0),
    };
  });
  const share = (of: readonly boolean[]): number => of.filter(Boolean).length / of.length;

  it('those who are registered already are asked about', () => {
    const again = checked.flatMap((one) => one.again);
    expect(again.length).toBe(600);
    expect(share(again)).toBeGreaterThanOrEqual(0.98);
  });

  it('those who only resemble somebody seldom are', () => {
    const news = checked.flatMap((one) => one.news);
    expect(news.length).toBe(390);
    expect(share(news)).toBeLessThanOrEqual(0.02);
  });
});
