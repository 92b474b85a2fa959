import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Appointment } from './appointments.ts';
import { hasLapsed, stageOf } from './stages.ts';

const at = (minute: number): string => `2026-11-24T06:${String(minute).padStart(2, '0')}:00.000Z`;

it('who has arrived is ready once measured, and in the visit once it has begun, measured or not', () => {
  const status = 'arrived';
  const arrivedAt = at(10);
  expect(stageOf({ status, arrivedAt })).toBe('arrived');
  expect(stageOf({ status, arrivedAt, vitalSignsAt: at(15) })).toBe('ready');
  expect(stageOf({ status, arrivedAt, visitStartedAt: at(20) })).toBe('in-visit');
  expect(stageOf({ status, arrivedAt, vitalSignsAt: at(15), visitStartedAt: at(20) })).toBe('in-visit');
});

it('what was done before an arrival that was undone does not count after the next', () => {
  expect(stageOf({ status: 'arrived', arrivedAt: at(30), vitalSignsAt: at(15), visitStartedAt: at(20) })).toBe('arrived');
});

it('the other stages are those of the status, and a status that is not known has none', () => {
  const stages = ['waitlist', 'pending', 'booked', 'fulfilled', 'noshow', 'cancelled', 'beamed-up'].map((word) =>
    stageOf({ status: z.parse(Appointment.shape.status, word), arrivedAt: at(10), visitStartedAt: at(20) }),
  );
  expect(stages).toEqual([undefined, 'expected', 'expected', 'over', 'over', undefined, undefined]);
});

it('a request lapses when its time comes, and nothing else does', () => {
  const [before, startsAt, after] = [at(9), at(10), at(11)];
  expect([before, startsAt, after].map((now) => hasLapsed({ status: 'pending', startsAt }, now))).toEqual([false, true, true]);
  for (const status of ['booked', 'cancelled', 'noshow'] as const) expect(hasLapsed({ status, startsAt }, after)).toBe(false);
  expect(hasLapsed({ status: 'pending' }, after)).toBe(false);
});
