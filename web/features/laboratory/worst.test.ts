import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LabOrder, isCritical, isNotable, resultCautions, resultFlags } from '#contract/laboratory/laboratory.ts';
import { worstOf } from './worst.ts';

const Results = LabOrder.shape.results;
const results = fc
  .array(
    fc.record({
      flag: fc.option(fc.constantFrom(...resultFlags), { nil: undefined }),
      caution: fc.option(fc.constantFrom(...resultCautions), { nil: undefined }),
      isVerified: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    Results.parse(
      all.map(({ isVerified, flag, caution }, index) => {
        const entered = { value: index, flag, caution, enteredBy: 'a', enteredAt: '2026-11-01T08:00:00.000Z' };
        const verified = { ...entered, verifiedBy: 'b', verifiedAt: '2026-11-01T09:00:00.000Z' };
        return { test: `test-${index}`, specimen: 'serum', status: 'final', version: 1, history: [], ...(isVerified && { verified }) };
      }),
    ),
  );

it('of however many results, every verified critical one is named, and before all others; what else must be looked at is counted', () => {
  fc.assert(
    fc.property(results, (all) => {
      const { shown, others, rest } = worstOf(all);
      const verified = all.flatMap((one) => (one.verified === undefined ? [] : [one.verified]));
      const critical = verified.filter(({ flag }) => isCritical(flag)).length;
      expect(shown.map((one) => isCritical(one.verified.flag))).toEqual(shown.map((_, index) => index < critical));
      expect(shown.filter((one) => isCritical(one.verified.flag))).toHaveLength(critical);
      const notable = verified.filter(isNotable).length;
      if (notable > 0) expect(shown.length + others).toBe(notable);
      expect(shown.length + others + rest).toBe(verified.length);
    }),
  );
});
