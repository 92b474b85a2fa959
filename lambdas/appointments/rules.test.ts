import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type AppointmentStatus, appointmentChanges, appointmentStatuses } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { type ClinicHours, noHours } from '#contract/appointments/clinic-hours.ts';
import { Refusal } from '#platform/refusal.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { changedTo, movedTo, requireOwnCancellation, startOf } = await import('./rules.ts');
type Stored = Parameters<typeof changedTo>[0];

const monday = '2026-11-23';
const minuteMs = 60_000;
const at = (day: string, minutes: number): Date => new Date(qatarInstant(day, minutes));
const appointment = (status: AppointmentStatus, more: Partial<Stored> = {}): Stored => ({
  id: '01JZZZZZZZZZZZZZZZZZZZZZZA',
  version: 1,
  patientId: '01JZZZZZZZZZZZZZZZZZZZZZZB',
  patient: { firstName: 'Noor', lastName: 'Ali' },
  minutes: 20,
  service: 'consultation',
  createdAt: qatarInstant(monday, 0),
  createdBy: 'somebody',
  changedAt: qatarInstant(monday, 0),
  status,
  ...(status === 'waitlist' ? {} : { clinicianId: 'c', startsAt: qatarInstant(monday, 600) }),
  ...more,
});
const mover = { by: 'reception', byPatient: false };
const at11 = { clinicianId: 'c', minutes: 20, startsAt: qatarInstant(monday, 660) };
const refusedAs = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details?.[0]?.code ?? error.code;
  }
};

describe('a change of status', () => {
  /** The clinic's rules, stated independently: from, to, and when, in minutes around the start, on the appointment's day. */
  const model = (from: AppointmentStatus, to: AppointmentStatus, minutesFromStart: number, sameDay: boolean): boolean => {
    const started = minutesFromStart >= 0;
    const dayIsOver = started && !sameDay;
    switch (`${from} ${to}`) {
      case 'waitlist cancelled':
        return true;
      case 'pending booked':
      case 'pending cancelled':
      case 'booked cancelled':
        return sameDay || !started;
      case 'booked arrived':
        return sameDay;
      case 'booked noshow':
        return started;
      case 'arrived fulfilled':
        return true;
      // What came of the day can be undone on the day, and attendance recorded afterwards.
      case 'arrived booked':
      case 'fulfilled arrived':
      case 'noshow booked':
        return sameDay;
      case 'booked fulfilled':
      case 'noshow fulfilled':
        return dayIsOver;
      case 'cancelled booked':
        return !started;
      default:
        return false;
    }
  };

  test('matches the model for every pair of statuses at any time of any day, and is refused for all others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...appointmentStatuses),
        fc.constantFrom(...appointmentStatuses),
        fc.integer({ min: -3 * 1440, max: 3 * 1440 }),
        (from, to, minutes) => {
          const now = new Date(Date.parse(qatarInstant(monday, 600)) + minutes * minuteMs);
          const one = appointment(from, { changedAt: now.toISOString() });
          const allowed = model(from, to, minutes, qatarDate(now) === monday);
          expect(refusedAs(() => changedTo(one, to, { now, reason: 'Forgotten' }))).toBe(allowed ? undefined : 'NOT_ALLOWED_NOW');
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('any sequence of changes follows the table, counts versions, and keeps an arrival until it is undone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...appointmentStatuses), { maxLength: 30 }), (walk) => {
        let one = appointment('booked');
        let version = 1;
        const now = at(monday, 605);
        for (const to of walk) {
          const known: readonly string[] = appointmentChanges[one.status];
          const refused = refusedAs(() => (one = changedTo(one, to, { now })));
          if (refused === undefined) version += 1;
          if (!known.includes(to)) expect(refused).toBe('NOT_ALLOWED_NOW');
          expect(one.version).toBe(version);
          expect(one.arrivedAt !== undefined).toBe(one.status === 'arrived' || one.status === 'fulfilled');
        }
      }),
    );
  });

  test('is undone only on the appointment’s day, whenever it was made; a cancellation, until its time begins', () => {
    const undone = [
      ['arrived', 'booked'],
      ['fulfilled', 'arrived'],
      ['noshow', 'booked'],
    ] as const;
    for (const [from, to] of undone) {
      const one = appointment(from, { changedAt: qatarInstant(dayAfter(monday, -3), 600) });
      expect(refusedAs(() => changedTo(one, to, { now: at(monday, 1439) }))).toBeUndefined();
      expect(refusedAs(() => changedTo(one, to, { now: at(dayAfter(monday, 1), 0) }))).toBe('NOT_ALLOWED_NOW');
    }
    const cancelled = appointment('cancelled', { changedAt: qatarInstant(dayAfter(monday, -3), 600) });
    expect(changedTo(cancelled, 'booked', { now: at(dayAfter(monday, -1), 0) }).status).toBe('booked');
    expect(refusedAs(() => changedTo(cancelled, 'booked', { now: at(monday, 600) }))).toBe('NOT_ALLOWED_NOW');
  });

  test('records a forgotten attendance after its day with a reason, which its undoing takes away', () => {
    const now = at(dayAfter(monday, 1), 0);
    for (const from of ['booked', 'noshow'] as const) {
      expect(refusedAs(() => changedTo(appointment(from), 'fulfilled', { now }))).toBe('required');
      const late = changedTo(appointment(from), 'fulfilled', { now, reason: 'Seen; the list was not kept' });
      expect(late).toMatchObject({ status: 'fulfilled', lateReason: 'Seen; the list was not kept' });
      expect(late.arrivedAt).toBeUndefined();
    }
    const late = appointment('fulfilled', { lateReason: 'Seen' });
    expect(changedTo(late, 'arrived', { now: at(monday, 700) }).lateReason).toBeUndefined();
  });

  test('a patient can only cancel, and only before the start', () => {
    for (const status of appointmentStatuses)
      expect(refusedAs(() => requireOwnCancellation(appointment('booked'), status, at(monday, 599)))).toBe(
        status === 'cancelled' ? undefined : 'FORBIDDEN',
      );
    expect(refusedAs(() => requireOwnCancellation(appointment('booked'), 'cancelled', at(monday, 600)))).toBe('NOT_ALLOWED_NOW');
  });

  test('only a waiting, pending or booked appointment can be moved', () => {
    for (const status of appointmentStatuses)
      expect(refusedAs(() => movedTo(appointment(status), at11, mover, at(monday, 500)))).toBe(
        ['waitlist', 'pending', 'booked'].includes(status) ? undefined : 'NOT_ALLOWED_NOW',
      );
  });

  test('a move keeps the time that is left, the first time of one who waited keeps nothing, and of many moves the last 20 stay', () => {
    expect(movedTo(appointment('waitlist'), at11, mover, at(monday, 500)).earlierTimes).toBeUndefined();
    const same = { clinicianId: 'c', minutes: 30, startsAt: qatarInstant(monday, 600) };
    expect(movedTo(appointment('booked'), same, mover, at(monday, 500)).earlierTimes).toBeUndefined();
    let one = appointment('booked');
    for (let move = 1; move <= 25; move += 1)
      one = movedTo(
        one,
        { ...at11, startsAt: qatarInstant(monday, 600 + 5 * move) },
        { ...mover, reason: `Move ${move}` },
        at(monday, 500),
      );
    expect(one.earlierTimes).toHaveLength(20);
    expect(one.earlierTimes?.[0]).toMatchObject({ startsAt: qatarInstant(monday, 625), reason: 'Move 6', movedBy: 'reception' });
    expect(one.earlierTimes?.at(-1)).toMatchObject({ startsAt: qatarInstant(monday, 720), reason: 'Move 25' });
  });
});

describe('a place', () => {
  const hours: ClinicHours = {
    ...noHours,
    weekly: noHours.weekly.map((_, day) =>
      day === 1
        ? [
            { from: '08:00', to: '12:00' },
            { from: '13:00', to: '16:00' },
          ]
        : [],
    ),
    exceptions: [
      { date: '2026-11-30', periods: [] },
      { date: '2026-12-01', periods: [{ from: '22:00', to: '24:00' }] },
    ],
  };
  const start = (date: string, time: string, minutes: number, now = at('2026-11-22', 600)): string | undefined =>
    refusedAs(() => startOf({ clinicianId: 'c', date, time, minutes }, hours, now));

  test('is within the hours, inclusive, with the exceptions of single days', () => {
    expect(startOf({ clinicianId: 'c', date: monday, time: '08:00', minutes: 20 }, hours, at('2026-11-22', 600))).toBe(
      '2026-11-23T05:00:00.000Z',
    );
    expect(start(monday, '11:40', 20)).toBeUndefined();
    for (const [date, time, minutes] of [
      [monday, '11:45', 20],
      [monday, '12:00', 60],
      [monday, '07:55', 20],
      [monday, '16:00', 5],
      ['2026-11-24', '09:00', 20],
      ['2026-11-30', '09:00', 20],
      ['2026-12-01', '23:50', 20],
    ] as const)
      expect([date, time, start(date, time, minutes)]).toEqual([date, time, 'appointmentClosed']);
    expect(start('2026-12-01', '23:40', 20)).toBeUndefined();
    expect(refusedAs(() => startOf({ clinicianId: 'c', date: monday, time: '09:00', minutes: 20 }, undefined, at(monday, 0)))).toBe(
      'appointmentClosed',
    );
  });

  test('is not in the past, except for the five minutes just begun, nor more than a year ahead', () => {
    expect(start(monday, '09:00', 20, at(monday, 544))).toBeUndefined();
    expect(start(monday, '09:00', 20, at(monday, 545))).toBe('appointmentPast');
    expect(start('2028-01-03', '09:00', 20)).toBe('appointmentTooFar');
  });
});
