import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Changes, enteredInError } from '#contract/chart/entry.ts';
import { allergyChanges } from '#contract/chart/allergies.ts';
import { documentChanges } from '#contract/chart/documents.ts';
import { type NoteDiagnosis, encounterChanges, noteChanges } from '#contract/chart/encounters.ts';
import { type GivenDose, immunizationChanges } from '#contract/chart/immunizations.ts';
import { problemChanges } from '#contract/chart/problems.ts';
import { type VaccineId, likeDose, vaccineIds, vaccines } from '#contract/chart/vaccines.ts';
import { vitalSignsChanges } from '#contract/chart/vital-signs.ts';
import { Refusal } from '#platform/refusal.ts';
import {
  type Diagnosed,
  byImportance,
  currentProblems,
  givenDoses,
  lastValues,
  likeProblem,
  moved,
  recounted,
  seenProblems,
} from './rules.ts';
import type { StoredImmunization, StoredProblem, StoredVitalSigns } from './stored.ts';

/** The allowed moves, written independently and in another form: changing only one of the two fails the test. */
const machines: readonly (readonly [name: string, changes: Changes<string>, allowed: string])[] = [
  ['visits', encounterChanges, 'in-progress>finished in-progress>entered-in-error finished>entered-in-error'],
  [
    'notes',
    noteChanges,
    'preliminary>preliminary preliminary>final preliminary>entered-in-error final>amended final>entered-in-error amended>amended amended>entered-in-error',
  ],
  [
    'allergies',
    allergyChanges,
    'unconfirmed>confirmed unconfirmed>refuted unconfirmed>resolved unconfirmed>entered-in-error confirmed>refuted confirmed>resolved confirmed>entered-in-error refuted>unconfirmed refuted>confirmed refuted>entered-in-error resolved>unconfirmed resolved>confirmed resolved>entered-in-error',
  ],
  ['documents', documentChanges, 'current>superseded current>entered-in-error superseded>entered-in-error'],
  ['vaccinations', immunizationChanges, 'completed>completed completed>entered-in-error not-done>not-done not-done>entered-in-error'],
  ['vital signs', vitalSignsChanges, 'final>corrected final>entered-in-error corrected>corrected corrected>entered-in-error'],
  [
    'problems',
    problemChanges,
    'active>inactive active>resolved active>entered-in-error inactive>active inactive>resolved inactive>entered-in-error resolved>active resolved>entered-in-error',
  ],
];

describe('a state', () => {
  for (const [name, changes, allowed] of machines)
    it(`of ${name} follows only allowed moves, along any path`, () => {
      const states = Object.keys(changes);
      const moves = new Set(allowed.split(' '));
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...states)), (asked) => {
          let now = states[0] ?? '';
          for (const to of asked) {
            if (moves.has(`${now}>${to}`)) now = moved(changes, now, to);
            else expect(() => moved(changes, now, to)).toThrow(new Refusal('NOT_ALLOWED_NOW'));
          }
        }),
      );
    });
});

const signs = ['pulse', 'pain', 'weight'] as const;
const id = (number: number): string => `01J${String(number).padStart(23, '0')}`;
const made = { version: 1, patientId: id(0), createdBy: 'c', createdAt: '', changedAt: '' };

it('the last values are those of all entries not in error, after any sequence of entries, corrections and withdrawals', () => {
  const entry = fc.record({
    at: fc.integer({ min: 0, max: 5 }),
    values: fc.dictionary(fc.constantFrom(...signs), fc.integer({ min: 0, max: 9 })),
    inError: fc.boolean(),
  });
  const step = fc.record({ of: fc.integer({ min: 0, max: 4 }), entry });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const entries = new Map<string, StoredVitalSigns>();
      let chart: ReturnType<typeof lastValues> = {};
      for (const { of, entry: to } of steps) {
        const before = entries.get(id(of));
        const after: StoredVitalSigns = {
          ...made,
          id: id(of),
          ageMonths: 0,
          measuredAt: before?.measuredAt ?? `2026-01-0${to.at + 1}T00:00:00.000Z`,
          values: to.values,
          status: to.inError && before !== undefined ? enteredInError : 'final',
        };
        const others = before === undefined ? [] : [...entries.values()].filter((one) => one.id !== after.id);
        chart = lastValues(chart, after, others);
        entries.set(after.id, after);
        for (const sign of signs) {
          const last = [...entries.values()]
            .filter((one) => one.status !== enteredInError && one.values[sign] !== undefined)
            .toSorted((a, b) => (`${a.measuredAt}${a.id}` < `${b.measuredAt}${b.id}` ? -1 : 1))
            .at(-1);
          expect(chart[sign]?.value).toBe(last?.values[sign]);
        }
      }
    }),
  );
});

it('the chart keeps the unresolved problems, and recognises a duplicate by its words or its code', () => {
  const problem = (number: number, text: string, status: StoredProblem['status'] = 'active', code?: string): StoredProblem => ({
    ...made,
    id: id(number),
    text,
    status,
    ...(code !== undefined && { code }),
  });
  const asthma = problem(1, 'Asthma', 'active', 'CA23');
  const both = currentProblems([asthma], problem(2, 'التهاب اللوزتين'));
  expect(both.map((one) => one.id)).toEqual([id(2), id(1)]);
  expect(currentProblems(both, { ...asthma, status: 'resolved' }).map((one) => one.id)).toEqual([id(2)]);
  expect(likeProblem(both, { text: ' ASTHMA ' })?.id).toBe(id(1));
  expect(likeProblem(both, { text: 'Wheezing', code: 'CA23' })?.id).toBe(id(1));
  expect(likeProblem(both, { text: 'إلتهاب اللوزتين' })?.id).toBe(id(2));
  expect(likeProblem(both, { text: 'Wheezing' })).toBeUndefined();
});

describe('problems', () => {
  const now = new Date('2026-11-29T09:00:00.000Z');
  const problem = (number: number, more: Partial<StoredProblem> = {}): StoredProblem => ({
    ...made,
    id: id(number),
    status: 'active',
    text: `Problem ${number}`,
    changedAt: '2016-01-01T00:00:00.000Z',
    ...more,
  });
  const visit = (day: string) => `${day}T08:00:00.000Z`;

  it('come by importance: what visits of this year diagnosed, most often first; what changed this year; other active ones; inactive ones', () => {
    const listed = [
      problem(6, { status: 'inactive', seen: { at: visit('2026-11-01'), times: 9 } }),
      problem(5),
      problem(4, { seen: { at: visit('2025-01-01'), times: 40 } }),
      problem(3, { changedAt: visit('2026-05-01') }),
      problem(2, { seen: { at: visit('2026-10-01'), times: 2 } }),
      problem(1, { seen: { at: visit('2026-11-20'), times: 2 } }),
      problem(0, { seen: { at: visit('2026-02-01'), times: 30 } }),
    ];
    expect(byImportance(listed, now).map((one) => one.text.slice(-1))).toEqual(['0', '1', '2', '3', '5', '4', '6']);
  });

  it('count the visits that had them as a diagnosis, and keep that when they are changed, until they are over', () => {
    const diagnosing = (startedAt: string, ...diagnoses: NoteDiagnosis[]): Diagnosed => ({ startedAt: visit(startedAt), diagnoses });
    const [one, another] = [
      { text: 'Another text', problemId: id(1) },
      { text: 'Another text', problemId: id(9) },
    ] as const;
    let listed = seenProblems([problem(2), problem(1)], [diagnosing('2026-11-20', one, another)]);
    listed = seenProblems(listed, [diagnosing('2026-11-02', one)]);
    expect(listed.map(({ seen }) => seen)).toEqual([undefined, { at: visit('2026-11-20'), times: 2 }]);
    listed = currentProblems(listed, problem(1, { status: 'inactive', version: 2 }));
    expect(listed.find((one) => one.id === id(1))).toMatchObject({ status: 'inactive', version: 2, seen: { times: 2 } });
    expect(currentProblems(listed, problem(1, { status: 'resolved' })).map((one) => one.id)).toEqual([id(2)]);
  });

  it('of signed notes are counted once for each visit, by code or name where a diagnosis has no problem, and never down', () => {
    const listed = [
      problem(3, { text: 'Kidney failure', icd10: 'N18.5', seen: { at: visit('2026-11-20'), times: 1 } }),
      problem(2, { text: 'Gout', seen: { at: visit('2026-11-20'), times: 4 } }),
      problem(1, { text: 'Asthma' }),
    ];
    const named = (startedAt: string, ...texts: string[]): Diagnosed => ({
      startedAt: visit(startedAt),
      diagnoses: texts.map((text) => ({ text, icd10: 'N18.5' })),
    });
    const visits = [
      named('2020-01-01', 'ESRD', 'Uremia'),
      named('2026-11-20', 'ESRD'),
      { ...named('2020-01-01'), diagnoses: [{ text: 'gout' }] },
    ];
    const counted = recounted(listed, visits) ?? [];
    expect(counted.map(({ seen }) => seen)).toEqual([
      { at: visit('2026-11-20'), times: 2 },
      { at: visit('2026-11-20'), times: 4 },
      undefined,
    ]);
    expect(recounted(counted, visits)).toBeUndefined();
  });
});

it('a dose duplicates one with the same number, of a single-dose vaccine, or within the interval, in any order', () => {
  const dose = (on: string, number?: number, vaccine: VaccineId = 'mmr', of = 1): GivenDose => ({
    id: id(of),
    vaccine,
    on,
    ...(number !== undefined && { dose: number }),
  });
  const like = (one: GivenDose, other: GivenDose): boolean => likeDose([one], { ...other, id: id(2) }) !== undefined;
  expect(like(dose('2026-01-01', 1), dose('2026-03-01', 1))).toBe(true);
  expect(like(dose('2026-01-01', 1), dose('2026-01-29', 2))).toBe(false);
  expect(like(dose('2026-01-01', 1), dose('2026-01-28', 2))).toBe(true);
  // A dose from an old card, entered after the newer dose.
  expect(like(dose('2026-01-28', 2), dose('2026-01-01'))).toBe(true);
  expect(like(dose('1990-01-01', undefined, 'bcg'), dose('2026-01-01', undefined, 'bcg'))).toBe(true);
  expect(like(dose('2026-01-01', 1, 'varicella'), dose('2026-01-01', 1))).toBe(false);
  expect(likeDose([dose('2026-01-01', 1)], dose('2026-01-01', 1))).toBeUndefined();
  // Without a number, only the interval decides.
  expect(like(dose('2020-10-01', undefined, 'influenza'), dose('2021-10-01', undefined, 'influenza'))).toBe(false);
});

it('the chart has exactly the given doses, after any sequence of entries and withdrawals', () => {
  const step = fc.record({
    of: fc.integer({ min: 0, max: 5 }),
    status: fc.constantFrom('completed', 'not-done', enteredInError),
    dose: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    vaccine: fc.constantFrom(...vaccineIds),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const entries = new Map<string, StoredImmunization>();
      let doses: GivenDose[] = [];
      for (const { of, status, dose, vaccine } of steps) {
        const after: StoredImmunization = {
          ...made,
          id: id(of),
          status,
          vaccine,
          on: '2026-01-01',
          elsewhere: false,
          ...(dose !== undefined && { dose }),
        };
        doses = givenDoses(doses, after);
        entries.set(after.id, after);
        const given = [...entries.values()]
          .filter((one) => one.status === 'completed')
          .map((one) => `${one.id} ${one.vaccine} ${one.dose}`);
        expect(doses.map((one) => `${one.id} ${one.vaccine} ${one.dose}`).toSorted()).toEqual(given.toSorted());
      }
    }),
  );
});

it('a vaccine has a unique name in both languages', () => {
  for (const language of ['en', 'ar'] as const) {
    const names = vaccineIds.map((vaccine) => vaccines[vaccine].name[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});
