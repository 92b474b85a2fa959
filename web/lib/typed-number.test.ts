import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['1,500', 1500],
  ['12,345,678.5', 12_345_678.5],
  ['5,000', 5000],
  ['4,1', 4.1],
  ['4.1', 4.1],
  ['0,125', 0.125],
  ['37,25', 37.25],
  ['1,2345', 1.2345],
  ['.5', 0.5],
  ['007', 7],
  ['-2,5', -2.5],
  ['٣٥', 35],
  ['۳۵', 35],
  ['٤٫١', 4.1],
  ['٤،١', 4.1],
  ['١٬٥٠٠', 1500],
  ['١٬٥٠٠٫٧٥', 1500.75],
  [' \u200e1,250\u200f ', 1250],
])('%j is %d', (text, number) => expect(typedNumber(text)).toBe(number));

it.each([
  '',
  ' ',
  '1.234,5',
  '1,23,456',
  '12,34,567',
  '1,500,5',
  '1 500',
  '4,1 mmol',
  '<4',
  '1e3',
  '0x10',
  'Infinity',
  '1.',
  '1..5',
  ',5',
  '--1',
  '1,',
])('%j is no number, or may be two', (text) => expect(typedNumber(text)).toBeNaN());

it('a number that was written in either language, with groups or without, is read as itself', () => {
  const written = fc.constantFrom('en-US', 'ar-EG', 'ar-AE-u-nu-latn', 'fa-IR');
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      written,
      fc.boolean(),
      fc.nat({ max: 4 }),
      (value, locale, useGrouping, digits) => {
        const number = Number(value.toFixed(digits));
        expect(typedNumber(new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: digits }).format(number))).toBe(number);
      },
    ),
    { numRuns: 5000 },
  );
});
