import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Changes, enteredInError } from '#contract/chart/entry.ts';
import { encounterChanges, noteChanges } from '#contract/chart/encounters.ts';
import { problemChanges } from '#contract/chart/problems.ts';
import { vitalSignsChanges } from '#contract/chart/vital-signs.ts';
import { Refusal } from '#platform/refusal.ts';
import { currentProblems, lastValues, likeProblem, moved } from './rules.ts';
import type { StoredProblem, StoredVitalSigns } from './stored.ts';

/** The allowed moves, written a second time and in another form: nobody changes one without the other. */
const machines: readonly (readonly [name: string, changes: Changes<string>, allowed: string])[] = [
  ['visits', encounterChanges, 'in-progress>finished in-progress>entered-in-error finished>entered-in-error'],
  [
    'notes',
    noteChanges,
    'preliminary>preliminary preliminary>final preliminary>entered-in-error final>amended final>entered-in-error amended>amended amended>entered-in-error',
  ],
  ['vital signs', vitalSignsChanges, 'final>corrected final>entered-in-error corrected>corrected corrected>entered-in-error'],
  [
    'problems',
    problemChanges,
    'active>inactive active>resolved active>entered-in-error inactive>active inactive>resolved inactive>entered-in-error resolved>active resolved>entered-in-error',
  ],
];

describe('a state', () => {
  for (const [name, changes, allowed] of machines)
    it(`of ${name} becomes only what it may, along any way`, () => {
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

it('the last values are those of all entries that are not in error, whatever was recorded, corrected or withdrawn', () => {
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

it('the chart keeps the problems that are not over, and knows one by its words or its code', () => {
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
