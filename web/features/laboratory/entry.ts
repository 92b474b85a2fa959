import type { LabTest } from '#contract/laboratory/catalogue/shape.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { typedNumber } from '../../lib/typed-number.ts';

type Entry = BodyInputOf<'laboratory.enter'>['results'][number];

/**
 * The text typed for a test as the API expects it: digits and decimal points of any keyboard, "<" and ">" before a number. Other text is
 * sent unchanged, and the API refuses it with a message.
 */
export function entryOf(
  id: string,
  test: LabTest,
  typed: {
    value: string;
    reason?: string | undefined;
    comment?: string | undefined;
    critical?: boolean | undefined;
    confirmed?: boolean | undefined;
  },
): Entry {
  const [reason, comment] = [typed.reason?.trim(), typed.comment?.trim()];
  const more = { test: id, ...(reason && { reason }), ...(comment && { comment }), ...(typed.critical && { critical: true }) };
  const text = typed.value.trim();
  if (test.kind !== 'number') return { ...more, value: text };
  const [, comparator, digits = ''] = /^([<>]?)\s*(.*)$/.exec(text) ?? [];
  const number = typedNumber(digits);
  return {
    ...more,
    // The laboratory is told what it typed.
    value: Number.isNaN(number) ? text : number,
    unit: test.unit.ucum,
    ...(typed.confirmed && { confirmed: true }),
    ...((comparator === '<' || comparator === '>') && { comparator }),
  };
}
