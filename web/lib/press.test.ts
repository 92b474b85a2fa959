import { expect, it } from 'vitest';
import { isMeant, rowsMoved } from './press.ts';

const at = (timeStamp: number, clientX = 300, clientY = 400, detail = 1) => ({ timeStamp, clientX, clientY, detail });

it('ignores a press of another row at the same place while the rows may still move', () => {
  expect(isMeant('first', at(1000))).toBe(true);
  expect(isMeant('second', at(1250))).toBe(false);
  expect(isMeant('second', at(1900, 303, 395))).toBe(false);
  // Deliberate, later and same-row presses are accepted.
  expect(isMeant('first', at(1950))).toBe(true);
  expect(isMeant('second', at(2000, 300, 460))).toBe(true);
  expect(isMeant('third', at(2100, 300, 520))).toBe(true);
  expect(isMeant('fourth', at(3200, 300, 520))).toBe(true);
});

it('accepts every keyboard press', () => {
  expect(isMeant('first', at(5000))).toBe(true);
  expect(isMeant('second', at(5010, 0, 0, 0))).toBe(true);
});

it('ignores a press that was on its way when rows moved by themselves', () => {
  rowsMoved(10_000);
  expect(isMeant('first', at(10_200))).toBe(false);
  expect(isMeant('first', at(10_300, 0, 0, 0))).toBe(true);
  expect(isMeant('first', at(10_500))).toBe(true);
});
