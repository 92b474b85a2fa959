import { describe, expect, it } from 'vitest';
import { type Appointment, type AppointmentStatus, appointmentStatuses } from '#contract/appointments/appointments.ts';
import { isMovable, stepsOf } from './actions.ts';

const at = (status: AppointmentStatus, startsAt?: string): Appointment => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  version: 1,
  patient: { id: '01ARZ3NDEKTSV4RRFFQ69G5FAW', firstName: 'Mariam', lastName: 'Al-Kuwari' },
  service: 'consultation',
  minutes: 20,
  status,
  createdAt: '2026-11-01T06:00:00.000Z',
  ...(startsAt !== undefined && { startsAt }),
});
// In Qatar it is 00:30 on the 24th: in London, still the 23rd.
const now = '2026-11-23T21:30:00.000Z';
const earlierToday = '2026-11-23T21:10:00.000Z';
const laterToday = '2026-11-24T06:00:00.000Z';
const yesterday = '2026-11-23T20:50:00.000Z';
const tomorrow = '2026-11-25T06:00:00.000Z';

describe('the steps that are offered', () => {
  it.each<[AppointmentStatus, string | undefined, AppointmentStatus[]]>([
    ['waitlist', undefined, ['cancelled']],
    ['pending', tomorrow, ['booked', 'cancelled']],
    ['pending', yesterday, []],
    ['booked', laterToday, ['arrived', 'cancelled']],
    ['booked', earlierToday, ['arrived', 'noshow', 'cancelled']],
    ['booked', tomorrow, ['cancelled']],
    ['booked', yesterday, ['noshow']],
    ['arrived', laterToday, ['fulfilled', 'booked']],
    ['arrived', yesterday, ['fulfilled']],
    ['fulfilled', earlierToday, ['arrived']],
    ['fulfilled', yesterday, []],
    ['noshow', earlierToday, ['booked']],
    ['noshow', yesterday, []],
    ['cancelled', laterToday, ['booked']],
  ])('%s, %s', (status, startsAt, steps) => {
    expect(stepsOf(at(status, startsAt), now)).toEqual(steps);
  });

  it('offers no change to a status of a newer server', () => {
    const unknown = { ...at('booked', laterToday), status: 'tele' as unknown as Appointment['status'] };
    expect(stepsOf(unknown, now)).toEqual([]);
  });
});

it('offers a new time only before the visit', () => {
  expect(appointmentStatuses.filter((status) => isMovable(at(status)))).toEqual(['waitlist', 'pending', 'booked']);
});
