import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LabOrder } from '#contract/laboratory/laboratory.ts';
import { gravestOf, resultsByDay } from './results-by-day.ts';

interface Given {
  readonly collectedAt: string;
  readonly status?: string;
  readonly values: Readonly<Record<string, number | undefined>>;
  readonly flag?: string;
}
const order = ({ collectedAt, status = 'completed', values, flag }: Given, index: number): LabOrder =>
  LabOrder.parse({
    id: `order-${index}`,
    version: 1,
    patient: { id: 'p', firstName: 'Noor', lastName: 'Ahmad' },
    status,
    priority: 'routine',
    orderedBy: 'd',
    orderedAt: '2026-01-01T08:00:00.000Z',
    specimens: [{ kind: 'serum', status: 'received', collectedAt }],
    results: Object.entries(values).map(([test, value]) => ({
      test,
      status: value === undefined ? 'awaited' : 'final',
      ...(value !== undefined && {
        verified: { value, flag, enteredBy: 'a', enteredAt: collectedAt, verifiedBy: 'b', verifiedAt: collectedAt },
      }),
    })),
    acknowledgements: [],
  });
const table = (given: readonly Given[], most = 3) => {
  const { days, rows } = resultsByDay(given.map(order), most);
  return { days, rows: rows.map(({ test, values }) => [test, ...values.map((day) => day.map(({ result }) => result.verified.value))]) };
};

it('a test has a row, and a day on which a specimen was taken in Qatar a column, the latest first', () => {
  const latest = { collectedAt: '2026-11-26T21:30:00.000Z', values: { potassium: 4.8, sodium: 139 } };
  const before = { collectedAt: '2026-11-20T08:00:00.000Z', values: { potassium: 5.4 } };
  expect(table([latest, before])).toEqual({
    days: ['2026-11-27', '2026-11-20'],
    rows: [
      ['potassium', [4.8], [5.4]],
      ['sodium', [139], []],
    ],
  });
});

it('a day shows all that was measured on it, the latest first; what is not verified, or was marked as an error, it does not', () => {
  const at = (hour: string) => `2026-11-20T${hour}:00:00.000Z`;
  expect(
    table([
      { collectedAt: at('14'), values: { potassium: undefined } },
      { collectedAt: at('12'), values: { potassium: 4.4 }, status: 'entered-in-error' },
      { collectedAt: at('04'), values: { potassium: 5.6, creatinine: 876 } },
      { collectedAt: at('09'), values: { potassium: 4.8, creatinine: 93 } },
    ]).rows,
  ).toEqual([
    ['potassium', [4.8, 5.6]],
    ['creatinine', [93, 876]],
  ]);
});

it('a critical value before dialysis stands first, though the one after it is within its range', () => {
  const [after, before] = [
    { collectedAt: '2026-11-20T09:00:00.000Z', values: { creatinine: 93 }, flag: 'within' },
    { collectedAt: '2026-11-20T04:00:00.000Z', values: { creatinine: 876 }, flag: 'critical-high' },
  ];
  const low = { collectedAt: '2026-11-20T09:00:00.000Z', values: { sodium: 130 }, flag: 'low' };
  const { rows } = resultsByDay([low, after, before].map(order), 2);
  expect(gravestOf(rows, 1).map(({ test }) => test)).toEqual(['creatinine']);
});

it('what needs a look stands first, by its last value, whatever day that was of; no critical one is left out', () => {
  const [critical, low, within] = [
    { collectedAt: '2026-11-27T08:00:00.000Z', values: { potassium: 6.8 }, flag: 'critical-high' },
    { collectedAt: '2026-11-27T08:00:00.000Z', values: { sodium: 130 }, flag: 'low' },
    { collectedAt: '2026-11-27T08:00:00.000Z', values: { chloride: 101 }, flag: 'within' },
  ];
  const old = { collectedAt: '2026-11-01T08:00:00.000Z', values: { albumin: 30 }, flag: 'critical-low' };
  const { rows } = resultsByDay([within, low, critical, old].map(order), 2);
  const named = (most: number) => gravestOf(rows, most).map(({ test }) => test);
  expect(named(8)).toEqual(['potassium', 'albumin', 'sodium', 'chloride']);
  expect(named(3)).toEqual(['potassium', 'albumin', 'sodium']);
  expect(named(1)).toEqual(['potassium', 'albumin']);
});

it('however many orders there are, no verified value of the last days is lost or said twice', () => {
  const given = fc.array(
    fc.record({
      collectedAt: fc.constantFrom(
        '2026-11-01T08:00:00.000Z',
        '2026-11-09T08:00:00.000Z',
        '2026-11-20T08:00:00.000Z',
        '2026-11-27T08:00:00.000Z',
      ),
      values: fc.dictionary(fc.constantFrom('potassium', 'sodium', 'chloride'), fc.nat()),
    }),
  );
  fc.assert(
    fc.property(given, fc.integer({ min: 1, max: 4 }), (all, most) => {
      const { days, rows } = table(all, most);
      const measured = all.flatMap(({ collectedAt, values }) =>
        Object.values(values).map((value) => ({ day: collectedAt.slice(0, 10), value })),
      );
      const sorted = (values: readonly unknown[]) => values.map(String).toSorted();
      expect(days).toEqual([...new Set(measured.map(({ day }) => day))].toSorted().toReversed().slice(0, most));
      expect(sorted(rows.flatMap(([, ...values]) => values.flat()))).toEqual(
        sorted(measured.filter(({ day }) => days.includes(day)).map(({ value }) => value)),
      );
      expect(new Set(rows.map(([test]) => test)).size).toBe(rows.length);
    }),
  );
});
