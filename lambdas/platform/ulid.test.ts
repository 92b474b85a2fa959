import { decodeTime, isValid } from 'ulid';
import { expect, it } from 'vitest';
import { ulid } from './ulid.ts';

it('ids of one instant are all different, and use every character alike in every place', () => {
  const at = 1_795_754_642_519;
  const count = 64_000;
  const ids = Array.from({ length: count }, () => ulid(at));
  expect(new Set(ids).size).toBe(count);
  expect(ids.every((id) => isValid(id) && decodeTime(id) === at)).toBe(true);
  const randomLength = 16;
  const usual = count / 32;
  for (let place = 0; place < randomLength; place += 1) {
    const seen = Map.groupBy(ids, (id) => id.at(-1 - place));
    expect(seen.size).toBe(32);
    // Seven standard deviations.
    for (const { length } of seen.values()) expect(Math.abs(length - usual)).toBeLessThan(7 * Math.sqrt(usual));
  }
});

it('ids sort by their time', () => {
  const ids = [ulid(3), ulid(1), ulid(2)];
  expect(ids.toSorted().map((id) => decodeTime(id))).toEqual([1, 2, 3]);
});
