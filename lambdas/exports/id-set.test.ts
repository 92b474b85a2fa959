import { expect, it } from 'vitest';
import { IdSet } from './id-set.ts';
import { ulid } from '#platform/ulid.ts';

it('contains exactly the ids that were added', () => {
  const ids = Array.from({ length: 5_000 }, () => ulid());
  const set = new IdSet(100);
  expect(ids.filter((id) => !set.add(id))).toEqual([]);
  expect(ids.filter((id) => set.add(id))).toEqual([]);
  expect(Array.from({ length: 1000 }, () => ulid()).filter((id) => !set.add(id))).toEqual([]);
});

it('distinguishes successive ids of one millisecond', () => {
  const set = new IdSet(10);
  for (const last of ['0', '1', 'Z']) expect(set.add(`01JAB3CD4E00000000000000${last}0`)).toBe(true);
  expect(set.add('01JAB3CD4E0000000000000000')).toBe(false);
});
