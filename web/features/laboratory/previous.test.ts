import { expect, it } from 'vitest';
import { LabOrder } from '#contract/laboratory/laboratory.ts';
import { previousOf } from './previous.ts';

const order = (
  day: number,
  value: number | undefined,
  { collectedOn, status = 'completed' }: { collectedOn?: number; status?: string } = {},
) => {
  const at = (on: number): string => `2026-11-0${on}T08:00:00.000Z`;
  const verified = { value, enteredBy: 'a', enteredAt: at(day), verifiedBy: 'b', verifiedAt: at(day) };
  return LabOrder.parse({
    id: `${day}`,
    version: 1,
    patient: { id: 'p', firstName: 'Noora', lastName: 'Readwell' },
    status,
    priority: 'routine',
    orderedBy: 'c',
    orderedAt: at(day),
    specimens: [{ kind: 'serum', status: 'received', ...(collectedOn !== undefined && { collectedAt: at(collectedOn) }) }],
    results: [{ test: 'potassium', status: 'final', ...(value !== undefined && { verified }) }],
    acknowledgements: [],
  });
};
const valueBefore = (one: LabOrder, all: readonly LabOrder[]) => previousOf(one, 'potassium', all)?.verified.value;

it('the previous value is the last verified one whose specimen was taken earlier', () => {
  const [first, second, third] = [order(1, 4.1), order(2, 4.2), order(3, 4.3)];
  const all = [third, first, second];
  expect(valueBefore(third, all)).toBe(4.2);
  expect(valueBefore(second, all)).toBe(4.1);
  expect(valueBefore(first, all)).toBeUndefined();
  // Ordered first, but taken last.
  const late = order(1, 4.9, { collectedOn: 5 });
  expect(valueBefore(third, [late, second])).toBe(4.2);
  expect(previousOf(late, 'potassium', [third])?.at).toBe('2026-11-03T08:00:00.000Z');
});

it('passes over what is not verified, and orders that were an error', () => {
  const all = [order(1, 4.1), order(2, undefined), order(3, 9.9, { status: 'entered-in-error' })];
  expect(valueBefore(order(4, 4.4), all)).toBe(4.1);
  expect(previousOf(order(4, 4.4), 'sodium', all)).toBeUndefined();
});
