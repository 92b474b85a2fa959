import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { IdSet } from './id-set.ts';

it('knows every id that it was given, and no other', () => {
  const ids = Array.from({ length: 5_000 }, () => ulid());
  const set = new IdSet(100);
  expect(ids.filter((id) => !set.add(id))).toEqual([]);
  expect(ids.filter((id) => set.add(id))).toEqual([]);
  expect(Array.from({ length: 1000 }, () => ulid()).filter((id) => !set.add(id))).toEqual([]);
});

it('ids of one millisecond that follow each other are different', () => {
  const set = new IdSet(10);
  for (const last of ['0', '1', 'Z']) expect(set.add(`01JAB3CD4E00000000000000${last}0`)).toBe(true);
  expect(set.add('01JAB3CD4E0000000000000000')).toBe(false);
});
