import { expect, it } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { waitOf } from './wait.ts';

const appointment: Appointment = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  version: 1,
  patient: { id: '01ARZ3NDEKTSV4RRFFQ69G5FAW', firstName: 'Mariam', lastName: 'Al-Kuwari' },
  service: 'consultation',
  minutes: 20,
  status: 'booked',
  createdAt: '2026-11-01T06:00:00.000Z',
  startsAt: '2026-11-24T06:00:00.000Z',
};
const arrived: Appointment = { ...appointment, status: 'arrived', arrivedAt: '2026-11-24T05:55:30.000Z' };

it.each<[now: string, minutes: number, tone: string]>([
  // What a page that was opened half a minute earlier takes for the present.
  ['2026-11-24T05:55:00.000Z', 0, 'none'],
  ['2026-11-24T05:56:29.999Z', 0, 'none'],
  ['2026-11-24T05:56:30.000Z', 1, 'none'],
  ['2026-11-24T06:10:30.000Z', 15, 'orange'],
  ['2026-11-24T06:25:30.000Z', 30, 'red'],
])('who has arrived waits from then on: at %s for %i minutes', (now, minutes, tone) => {
  expect(waitOf(arrived, now)).toEqual({ kind: 'waits', minutes, tone });
});

it('who has not come is late after the first whole minute, which nothing marks', () => {
  expect(waitOf(appointment, '2026-11-24T05:00:00.000Z')).toBeUndefined();
  expect(waitOf(appointment, '2026-11-24T06:00:59.999Z')).toBeUndefined();
  expect(waitOf(appointment, '2026-11-24T06:31:00.000Z')).toEqual({ kind: 'late', minutes: 31, tone: 'none' });
});

it('nobody waits once the visit has begun', () => {
  expect(waitOf({ ...arrived, visitStartedAt: '2026-11-24T05:58:00.000Z' }, '2026-11-24T06:10:00.000Z')).toBeUndefined();
});
