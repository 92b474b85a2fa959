import { expect, it } from 'vitest';
import type { Appointment, Clinician, FreeTime } from '#contract/appointments/appointments.ts';
import { qatarInstant } from '#contract/base/qatar-time.ts';
import { minutesOf, noHours } from '#contract/appointments/clinic-hours.ts';
import { planOf } from './away-plan.ts';

const clinician = (id: string, en: string): Clinician => ({ id, name: { en: id, ar: id }, specialty: { en, ar: en }, hours: noHours });
const clinicians = [
  clinician('huda', 'Family medicine'),
  clinician('omar', 'Family medicine'),
  clinician('salma', 'Obstetrics and gynecology'),
  clinician('priya', 'Internal medicine'),
];
const appointment = (
  id: string,
  date: string,
  time: string,
  minutes = 15,
  personal: Partial<Appointment['patient']> = {},
): Appointment => ({
  id,
  version: 1,
  patient: { id: `of ${id}`, firstName: 'A', lastName: 'B', dateOfBirth: '1979-01-01', gender: 'male', ...personal },
  clinician: { id: 'huda' },
  startsAt: qatarInstant(date, minutesOf(time)),
  minutes,
  service: 'consultation',
  status: 'booked',
  createdAt: '2026-01-01T00:00:00.000Z',
});
const away = { clinicianId: 'huda', from: '2026-12-01', to: '2026-12-02' };
const free = (days: Record<string, Record<string, string[]>>): FreeTime[] =>
  Object.entries(days).flatMap(([date, of]) => Object.entries(of).map(([clinicianId, times]) => ({ date, clinicianId, times })));
const planned = (appointments: Appointment[], days: Record<string, Record<string, string[]>>) =>
  Object.fromEntries(
    [...planOf(appointments, () => free(days), clinicians, away)].map(([id, { clinicianId, date, time }]) => [
      id,
      [clinicianId, date, time],
    ]),
  );

it('the day counts most, then the specialty, then the time of day', () => {
  const one = appointment('one', '2026-12-01', '10:00');
  expect(planned([one], { '2026-12-01': { priya: ['10:00'], omar: ['08:00', '11:00'] }, '2026-12-02': { omar: ['10:00'] } })).toEqual({
    one: ['omar', '2026-12-01', '11:00'],
  });
  expect(planned([one], { '2026-12-01': { priya: ['12:00'] }, '2026-12-02': { omar: ['10:00'] } })).toEqual({
    one: ['priya', '2026-12-01', '12:00'],
  });
});

it('nobody goes to somebody who does not see such people, nor to an earlier day, nor to the absent clinician before the return', () => {
  const one = appointment('one', '2026-12-02', '10:00');
  const days = {
    '2026-12-01': { omar: ['10:00'] },
    '2026-12-02': { salma: ['10:00'], huda: ['10:00'] },
    '2026-12-03': { huda: ['09:00'] },
  };
  expect(planned([one], days)).toEqual({ one: ['huda', '2026-12-03', '09:00'] });
  expect(planned([one], { '2026-12-02': { salma: ['10:00'], huda: ['10:00'] } })).toEqual({});
});

it('no time is given twice, not even in part', () => {
  const three = ['one', 'two', 'three'].map((id) => appointment(id, '2026-12-01', '10:00', 20));
  expect(planned(three, { '2026-12-01': { omar: ['10:00', '10:15', '10:30'] }, '2026-12-04': { omar: ['08:00'] } })).toEqual({
    one: ['omar', '2026-12-01', '10:00'],
    two: ['omar', '2026-12-01', '10:30'],
    three: ['omar', '2026-12-04', '08:00'],
  });
});
