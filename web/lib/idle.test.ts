import { expect, it } from 'vitest';
import { idleAt } from './idle.ts';

const minute = 60_000;
const last = 1_000_000 * minute;

it.each([
  [0, { status: 'active', changesInMs: 25 * minute }],
  [24.5, { status: 'active', changesInMs: 0.5 * minute }],
  [25, { status: 'warning', minutesLeft: 5, changesInMs: minute }],
  [26.75, { status: 'warning', minutesLeft: 4, changesInMs: 0.25 * minute }],
  [29.5, { status: 'warning', minutesLeft: 1, changesInMs: 0.5 * minute }],
  [30, { status: 'over' }],
  [600, { status: 'over' }],
  [-60, { status: 'active', changesInMs: 25 * minute }],
])('%d minutes after the last activity of a session of 30: %o', (minutes, idle) => {
  expect(idleAt(last, last + minutes * minute, 30 * minute)).toEqual(idle);
});

it('warns halfway through a short session', () => {
  expect(idleAt(last, last + 0.9 * minute, 2 * minute)).toMatchObject({ status: 'active' });
  expect(idleAt(last, last + minute, 2 * minute)).toEqual({ status: 'warning', minutesLeft: 1, changesInMs: minute });
});

it('schedules its next check exactly at the change', () => {
  let now = last;
  const seen: string[] = [];
  for (let idle = idleAt(last, now, 30 * minute); idle.status !== 'over'; idle = idleAt(last, now, 30 * minute)) {
    seen.push(idle.status === 'warning' ? String(idle.minutesLeft) : idle.status);
    now += idle.changesInMs;
  }
  expect(seen).toEqual(['active', '5', '4', '3', '2', '1']);
});
