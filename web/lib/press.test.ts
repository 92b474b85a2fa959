import toast from 'react-hot-toast/headless';
import { expect, it, vi } from 'vitest';
import { isMeant, rowsMoved, whenMeant } from './press.ts';

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

it('says so where a press does not count, unless it is the second of a double click', () => {
  const [said, act] = [vi.spyOn(toast, 'error').mockReturnValue('press'), vi.fn<() => void>()];
  whenMeant('first', at(20_000), act);
  expect([act.mock.calls.length, said.mock.calls.length]).toEqual([1, 0]);
  whenMeant('first begin', at(20_200), act);
  whenMeant('second', at(20_250, 300, 400, 2), act);
  expect([act.mock.calls.length, said.mock.calls.length]).toEqual([1, 0]);
  whenMeant('second', at(20_600), act);
  expect([act.mock.calls.length, said.mock.calls.length]).toEqual([1, 1]);
  whenMeant('second', at(22_000), act);
  expect([act.mock.calls.length, said.mock.calls.length]).toEqual([2, 1]);
});
