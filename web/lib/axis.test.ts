import { expect, it } from 'vitest';
import { axisAround, axisOf } from './axis.ts';

it('the axis of a vital sign is the same for everybody, and grows for a value outside', () => {
  expect(axisOf('temperature', [36.8])).toEqual([34, 41]);
  expect(axisOf('temperature', [36.8, 41.6])).toEqual([34, 41.6]);
  expect(axisOf('pulse', [30, 72])).toEqual([30, 180]);
});

it('what has no fixed axis is drawn no steeper than a fifth of its middle, whatever the change', () => {
  const [low, high] = axisOf('weight', [80, 80.4]);
  expect(high - low).toBeGreaterThan(16);
  expect([low, high].every(Number.isFinite)).toBe(true);
  // Small counts do not begin below nothing; equal and zero values still have an axis.
  expect(axisAround([0, 3])[0]).toBe(0);
  const [from, to] = axisAround([0]);
  expect(to).toBeGreaterThan(from);
});
