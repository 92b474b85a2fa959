import { unseen } from '#contract/base/seen.ts';
import { latinDigits } from '#contract/base/text.ts';

/** A whole part in groups of three, with a decimal part or without. */
const grouped = /^(-?[1-9]\d{0,2}(?:,\d{3})+)(\.\d+)?$/;
const plain = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
/** A decimal comma, unless three digits follow what may be a group. */
const decimalComma = /^(-?\d+),(\d+)$/;

/**
 * The number that a text says in digits of either script. A comma groups thousands where it can ("1,500" is 1500) and is a decimal comma
 * otherwise ("4,1", "0,125"); an Arabic decimal or thousands separator is always what it is.
 * @returns NaN for a text that says no number, or more than one thing ("1.234,5")
 */
export function typedNumber(text: string): number {
  const written = latinDigits(text.trim().replaceAll(unseen, '')).replaceAll('٬', ',').replaceAll('٫', '.').replaceAll('،', ',');
  const [, whole, part = ''] = grouped.exec(written) ?? [];
  if (whole !== undefined) return Number(whole.replaceAll(',', '') + part);
  const number = written.replace(decimalComma, '$1.$2');
  return plain.test(number) ? Number(number) : Number.NaN;
}
