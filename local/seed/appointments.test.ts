import { expect, test } from 'vitest';
import { appointmentChanges } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarInstant, weekdayOf } from '#contract/base/qatar-time.ts';
import { isOpen, minutesOf, noHours } from '#contract/appointments/clinic-hours.ts';
import { scheduleOf } from './appointments.ts';
import { patient } from './patients.ts';
import { people } from './people.ts';
import { ageAt } from './records.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const seededAtMs = Date.parse('2026-11-22T09:00:00.000Z');
const patients = Array.from({ length: 200 }, (_, index) => patient(index, seededAtMs));
const byQid = new Map(patients.map((one) => [one.personalInfo.nationalId, one]));
const clinicians = people.flatMap(({ email, staff }) =>
  staff?.weekly === undefined ? [] : [{ id: email, specialty: staff.specialty?.en, weekly: staff.weekly }],
);
const weeks = { daysBefore: 28, daysAfter: 28 };
const plan = (nowMs: number, before?: number) => scheduleOf(patients, clinicians, nowMs, { ...weeks, ...(before && { before }) });
type Planned = ReturnType<typeof plan>[number];
const endOf = ({ startsAt, minutes }: Planned): number => Date.parse(startsAt) + minutes * minuteMs;
const dayOf = ({ startsAt }: Planned): string => qatarDate(new Date(startsAt));

test('eight weeks of six clinicians are within their hours, with no one in two places, and full every day except Friday', () => {
  const all = plan(seededAtMs);
  expect(new Set(all.map(({ clinicianId }) => clinicianId)).size).toBe(6);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const byDay = Map.groupBy(all, dayOf);
  expect(byDay.size).toBe(57);
  for (const [day, visits] of byDay) {
    expect([day, visits.length]).toEqual([day, expect.toSatisfy((count: number) => count >= (weekdayOf(day) >= 5 ? 25 : 40))]);
    expect(new Set(visits.map(({ nationalId }) => nationalId)).size).toBe(visits.length);
  }
  for (const [clinicianId, visits] of Map.groupBy(all, (one) => one.clinicianId)) {
    const weekly = (clinicians.find(({ id }) => id === clinicianId)?.weekly ?? []).map((periods) => [...periods]);
    const byTime = visits.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
    for (const [index, visit] of byTime.entries()) {
      const from = (Date.parse(visit.startsAt) - Date.parse(`${dayOf(visit)}T00:00:00+03:00`)) / minuteMs;
      expect(isOpen({ ...noHours, weekly }, dayOf(visit), from, from + visit.minutes)).toBe(true);
      const next = byTime[index + 1];
      if (next !== undefined) expect(Date.parse(next.startsAt)).toBeGreaterThanOrEqual(endOf(visit));
    }
  }
});

test('past appointments are completed, missed or canceled; during hours a room is nearly always in use; the rest is ahead', () => {
  let [open, busy] = [0, 0];
  for (let hour = 0; hour < 14 * 24; hour += 1) {
    const nowMs = Date.parse('2026-11-22T21:40:00.000Z') + hour * 3_600_000;
    const today = scheduleOf(patients, clinicians, nowMs, { daysBefore: 0, daysAfter: 0 }).filter(({ status }) => status !== 'cancelled');
    for (const one of today) {
      const over = endOf(one) <= nowMs;
      expect(over ? ['fulfilled', 'noshow'] : ['arrived', 'booked', 'pending']).toContain(one.status);
      if (Date.parse(one.startsAt) <= nowMs && !over) expect(one.status).toBe('arrived');
    }
    const clock = (nowMs / 3_600_000 + 3) % 24;
    if (clock < 8 || clock > 21) continue;
    open += 1;
    if (today.some(({ status }) => status === 'arrived')) busy += 1;
  }
  // An untaken time can leave a weekend's only clinician waiting.
  expect(busy / open).toBeGreaterThan(0.9);
});

test('a later load changes only what has happened since, and names each earlier status', () => {
  const first = new Map(plan(seededAtMs).map((one) => [one.id, one.status]));
  const later = plan(seededAtMs + 3 * dayMs, seededAtMs);
  const changed = later.filter(({ was }) => was !== undefined);
  expect(changed.length).toBeGreaterThan(50);
  for (const { id, was, status } of changed) {
    expect(first.get(id)).toBe(was);
    expect(was).not.toBe(status);
    expect(appointmentChanges[was ?? 'booked'].length).toBeGreaterThan(0);
  }
  const added = later.filter(({ was }) => was === undefined);
  expect(new Set(added.map(dayOf))).toEqual(new Set(['2026-12-21', '2026-12-22', '2026-12-23']));
  expect(plan(seededAtMs, seededAtMs)).toEqual([]);
});

test('on a Friday only the urgent care is open, and each visit is supported by its record', () => {
  const borneOut: Readonly<Record<string, RegExp>> = {
    'Blood pressure check': /Hypertension/,
    'Diabetes review': /Type 2 diabetes/,
    'Asthma review': /Asthma/,
  };
  for (const one of plan(seededAtMs)) {
    const about = byQid.get(one.nationalId);
    if (about === undefined) throw new Error('the plan names nobody');
    const { en } = one.reason;
    if (weekdayOf(dayOf(one)) === 5) expect(en).not.toMatch(/visit|review|check|results|vaccination/i);
    const { medicalHistory, medications } = about.medicalInfo;
    const because = borneOut[en];
    if (because) expect([medicalHistory, ...(medications ?? [])].join()).toMatch(because);
    const age = ageAt(about, Date.parse(dayOf(one)));
    if (en === 'Antenatal visit') expect([about.personalInfo.gender, age >= 18 && age <= 42]).toEqual(['female', true]);
    if (en === 'Well-child visit') expect(age).toBeLessThan(6);
    if (one.clinicianId.startsWith('dr.salma')) expect(age).toBeLessThan(15);
  }
});

test.each([45, 60])(
  'at half past ten of every day of a leap year, with %i patients, some were seen, some are to come, and times are free',
  (count) => {
    const from = 10 * 60 + 30;
    for (let day = '2027-03-01'; day <= '2028-03-01'; day = dayAfter(day, 1)) {
      const nowMs = Date.parse(qatarInstant(day, from));
      const seen = Array.from({ length: count }, (_, index) => patient(index, nowMs));
      const today = scheduleOf(seen, clinicians, nowMs, { daysBefore: 0, daysAfter: 0 }).filter(({ status }) => status !== 'cancelled');
      const open = clinicians.flatMap(({ weekly }) => weekly[weekdayOf(day)] ?? []);
      const minutesOpen = open.reduce((sum, period) => sum + Math.max(0, minutesOf(period.to) - Math.max(minutesOf(period.from), from)), 0);
      const minutesTaken = today.filter((one) => endOf(one) > nowMs).reduce((sum, { minutes }) => sum + minutes, 0);
      const having = (...statuses: readonly string[]) => today.filter(({ status }) => statuses.includes(status)).length;
      expect([day, having('arrived', 'fulfilled') > 0, having('booked') > 0, minutesOpen - minutesTaken >= 120]).toEqual([
        day,
        true,
        true,
        true,
      ]);
    }
  },
);
