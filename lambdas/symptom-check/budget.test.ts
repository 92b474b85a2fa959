import { expect, it } from 'vitest';
import fc from 'fast-check';
import { shareOfAddress, shareOfHour } from './budget.ts';

it('an hour may spend three times its even part, and never more than is left', () => {
  expect(shareOfHour(24_000_000, 24)).toBe(3_000_000);
  expect(shareOfHour(10_000_000, 12)).toBe(2_500_000);
  expect([3, 2, 1].map((left) => shareOfHour(10_000_000, left))).toEqual([10_000_000, 10_000_000, 10_000_000]);
  expect(shareOfHour(-5, 4)).toBe(0);
});

it('an address may spend a quarter of the hour, and two calls at once of a small budget', () => {
  expect(shareOfAddress(1_000_000, 40_000)).toBe(250_000);
  expect(shareOfAddress(100_000, 40_000)).toBe(80_000);
});

it('whatever one address spends all day, three quarters of each hour are left to the others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 100_000_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 }),
      (day, greed) => {
        let rest = day;
        for (const [hour, share] of greed.entries()) {
          const most = shareOfHour(rest, 24 - hour);
          const spent = Math.floor(shareOfAddress(most, 0) * share);
          expect(most - spent).toBeGreaterThanOrEqual(Math.floor(most * 0.75));
          rest -= spent;
          expect(rest).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
