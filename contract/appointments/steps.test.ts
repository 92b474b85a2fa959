import { describe, expect, it } from 'vitest';
import { type AppointmentStatus, appointmentStatuses } from './appointments.ts';
import { hindrance, isLateAttendance, isMovable, stepsOf } from './steps.ts';

const at = (status: string, startsAt?: string) => ({ status, ...(startsAt !== undefined && { startsAt }) });
// In Qatar it is 00:30 on the 24th: in London, still the 23rd.
const now = new Date('2026-11-23T21:30:00.000Z');
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
    ['booked', yesterday, ['noshow', 'fulfilled']],
    ['arrived', laterToday, ['fulfilled', 'booked']],
    ['arrived', yesterday, ['fulfilled']],
    ['fulfilled', earlierToday, ['arrived']],
    ['fulfilled', yesterday, []],
    ['noshow', earlierToday, ['booked']],
    ['noshow', yesterday, ['fulfilled']],
    ['cancelled', laterToday, ['booked']],
    ['cancelled', tomorrow, ['booked']],
    ['cancelled', earlierToday, []],
    ['cancelled', undefined, []],
  ])('%s, %s', (status, startsAt, steps) => {
    expect(stepsOf(at(status, startsAt), now)).toEqual(steps);
  });

  it('offers no change to a status of a newer server', () => {
    expect(stepsOf(at('tele', laterToday), now)).toEqual([]);
  });

  it('asks for a reason only where attendance is recorded after its day', () => {
    const late = appointmentStatuses.filter((status) => isLateAttendance(at(status, yesterday), 'fulfilled'));
    expect(late.filter((status) => hindrance(at(status, yesterday), 'fulfilled', now) === undefined)).toEqual(['booked', 'noshow']);
    expect(late.filter((status) => hindrance(at(status, earlierToday), 'fulfilled', now) === undefined)).toEqual([]);
  });
});

it('offers a new time only before the visit', () => {
  expect(appointmentStatuses.filter((status) => isMovable(at(status)))).toEqual(['waitlist', 'pending', 'booked']);
});
