import { PatientCreate } from '#contract/patient/patient.ts';
import { type PatientRecord, newPatient } from '../../lambdas/clinic/patient.ts';
import { type SearchFacts, factsOf, matchOf, queryWords } from '../../lambdas/clinic/search-terms.ts';
import { deskQuery } from '../../lambdas/directory/desk-query.ts';
import { type Found, type IndexFile, openIndexFile } from '../../lambdas/directory/index-file.ts';
import { findIn, isByKey } from '../../lambdas/directory/tiers.ts';
import { registered } from '../../local/seed/life/register.ts';

/** The day of measured searches. */
export const today = '2026-11-30';
export const nowMs = Date.parse(`${today}T09:00:00Z`);

/** The record of a person of the generated register. */
export function recordOf(number: number, seed: number): PatientRecord {
  const { id, createdAt, updatedAt: _, ...body } = registered(number, nowMs, seed);
  return newPatient(PatientCreate.parse(body), { id, at: createdAt, defaultCountry: 'QA' });
}

/** People of the generated register, in an index as the search holds it. */
export interface RegisterIndex {
  readonly file: IndexFile;
  /** Milliseconds to make the people, and to put them into the index. */
  readonly generatedMs: number;
  readonly builtMs: number;
  /** The number of the person with this id. */
  readonly numberOf: (id: string) => number | undefined;
  readonly ask: (search: string, limit: number) => Found;
}

const atOnce = 500;

/** Makes the index in a file (`:memory:` for none), in the order of the records' list, as the job does. */
export function registerIndex(some: readonly number[], seed: number, path: string): RegisterIndex {
  const numbers = some
    .map((number) => ({ number, id: registered(number, nowMs, seed).id }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ number }) => number);
  const file = openIndexFile(path);
  const known = new Map<string, number>();
  let [generatedMs, builtMs] = [0, 0];
  for (let from = 0; from < numbers.length; from += atOnce) {
    const begun = performance.now();
    const part = numbers.slice(from, from + atOnce).map((number) => ({ number, facts: factsOf(recordOf(number, seed)) }));
    const made = performance.now();
    file.put(part.map(({ facts }) => facts));
    builtMs += performance.now() - made;
    generatedMs += made - begun;
    for (const { number, facts } of part) known.set(facts.id, number);
  }
  let everybody: SearchFacts[] | undefined;
  /** What the rows of the table answer for whole numbers, addresses and ids: they are read to the end, since few people share one. */
  const byKey = (search: string, limit: number): Found => {
    everybody ??= numbers.map((number) => factsOf(recordOf(number, seed)));
    const words = queryWords(search);
    const people = everybody
      .flatMap((facts) => ({ id: facts.id, by: matchOf(words, facts) }))
      .flatMap(({ id, by }) => (by ? { id, by } : []));
    return { people: people.slice(0, limit), total: people.length };
  };
  return {
    file,
    generatedMs,
    builtMs,
    numberOf: (id) => known.get(id),
    ask: (search, limit) => {
      const query = deskQuery(search, today);
      return isByKey(query) ? byKey(search, limit) : findIn(file, query, { offset: 0, limit });
    },
  };
}
