import { expect, it } from 'vitest';
import { inLanes } from './lanes.ts';

it('appointments that overlap stand beside each other, others have the whole width', () => {
  const placed = inLanes([
    { id: 'a', from: 0, length: 4 },
    { id: 'b', from: 2, length: 4 },
    { id: 'c', from: 4, length: 2 },
    { id: 'd', from: 6, length: 4 },
  ]);
  expect(placed.map(({ id, lane, lanes }) => [id, lane, lanes])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
    ['d', 0, 1],
  ]);
});
