import { expect, it } from 'vitest';
import { ageOn, pageWindow } from './pages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [4, 20, [2, 3, 4, 5, 6]],
  [19, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
  [1, 0, []],
])('on page %i of %i the buttons are %o', (page, pages, buttons) => {
  expect(pageWindow(page, pages)).toEqual(buttons);
});

it.each([
  ['1980-05-01', '2026-04-30', 45],
  ['1980-05-01', '2026-05-01', 46],
  ['2024-02-29', '2026-02-28', 1],
  ['2026-11-21', '2026-11-21', 0],
])('somebody born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
