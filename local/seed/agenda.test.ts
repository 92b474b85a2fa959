import { expect, test } from 'vitest';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { agendaOf } from './agenda.ts';
import { patient } from './patients.ts';
import { ageAt } from './records.ts';

const hourMs = 3_600_000;
const seededAtMs = Date.parse('2026-11-22T09:00:00.000Z');
const patients = Array.from({ length: 200 }, (_, index) => patient(index, seededAtMs));
const byQid = new Map(patients.map((one) => [one.personalInfo.nationalId, one]));
/** Two weeks at every hour, from the half hour on. */
const instants = Array.from({ length: 14 * 24 }, (_, hour) => Date.parse('2026-11-22T21:30:00.000Z') + hour * hourMs);

const visits = (nowMs: number) =>
  agendaOf(patients, nowMs).flatMap(({ nationalId, appointments }) => appointments.map((one) => ({ ...one, of: byQid.get(nationalId) })));
const dayOf = (at: string): string => qatarDate(new Date(at));
const clockOf = (at: string): number => (Date.parse(at) - qatarMidnight(dayOf(at))) / hourMs;
const isFriday = (day: string): boolean => new Date(day).getUTCDay() === 5;

test('the agenda is of the day that it is, within the clinic’s hours, and somebody is in the room while it is open', () => {
  for (const nowMs of instants) {
    const now = new Date(nowMs).toISOString();
    const all = visits(nowMs);
    const today = all.filter(({ startsAt }) => dayOf(startsAt) === dayOf(now));
    expect(today.length).toBe(isFriday(dayOf(now)) ? 10 : 20);
    expect(all.every(({ startsAt, endsAt }) => clockOf(startsAt) >= 7 && clockOf(endsAt) <= 22)).toBe(true);
    expect(all.some(({ startsAt }) => dayOf(startsAt) > dayOf(now))).toBe(true);
    const inRoom = all.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    expect([now, inRoom.length]).toEqual([now, clockOf(now) > 7 && clockOf(now) < 22 ? 1 : 0]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  }
});

test('on a Friday only the urgent care receives, and nothing is planned for one', () => {
  const reasons = (nowMs: number, friday: boolean) =>
    new Set(visits(nowMs).flatMap(({ startsAt, reason }) => (isFriday(dayOf(startsAt)) === friday ? [reason.en] : [])));
  for (const nowMs of instants.filter((at) => isFriday(qatarDate(new Date(at))))) {
    const urgent = reasons(nowMs, true);
    expect([...urgent].filter((one) => /visit|review|check|results|vaccination/i.test(one))).toEqual([]);
  }
  for (const nowMs of instants.filter((at) => !isFriday(qatarDate(new Date(at))))) expect(reasons(nowMs, true).size).toBe(0);
});

const borneOut: Readonly<Record<string, RegExp>> = {
  'Blood pressure': /Hypertension/,
  Diabetes: /Type 2 diabetes/,
  HbA1c: /Type 2 diabetes/,
  Glucose: /Type 2 diabetes/,
  Warfarin: /Warfarin/,
  Potassium: /Chronic kidney disease/,
  Asthma: /Asthma/,
  Hemoglobin: /Iron deficiency anaemia/,
  'Vitamin D': /Vitamin D deficiency/,
};

test('nobody has a visit or an alert that the record does not bear out', () => {
  for (const nowMs of instants.filter((_, index) => index % 24 === 12)) {
    const agenda = agendaOf(patients, nowMs);
    expect(agenda.flatMap(({ alerts }) => alerts.map(({ severity }) => severity)).toSorted()).toEqual([
      'high',
      'high',
      'low',
      'medium',
      'medium',
    ]);
    for (const { nationalId, appointments, alerts } of agenda) {
      const about = byQid.get(nationalId);
      if (about === undefined) throw new Error('the agenda names nobody');
      const { medicalHistory, medications } = about.medicalInfo;
      for (const { en } of [...appointments.map(({ reason }) => reason), ...alerts.map(({ message }) => message)]) {
        for (const [word, because] of Object.entries(borneOut))
          if (en.startsWith(word)) expect([medicalHistory, ...(medications ?? [])].join()).toMatch(because);
        const age = ageAt(about, nowMs);
        if (en === 'Antenatal visit') expect([about.personalInfo.gender, age >= 18 && age <= 42]).toEqual(['female', true]);
        if (en === 'Well-child visit') expect(age).toBeLessThan(6);
      }
    }
  }
});

test('another day’s plan raises the same alerts anew and leaves this day’s visits in the past', () => {
  const ids = (nowMs: number) => agendaOf(patients, nowMs);
  const [first, next] = [ids(seededAtMs), ids(seededAtMs + 24 * hourMs)];
  const alertsOf = (agenda: typeof first) => agenda.flatMap(({ nationalId, alerts }) => alerts.map(({ id }) => `${nationalId} ${id}`));
  expect(alertsOf(next)).toEqual(alertsOf(first));
  const today = first.flatMap(({ appointments }) =>
    appointments.filter(({ startsAt }) => dayOf(startsAt) === qatarDate(new Date(seededAtMs))),
  );
  const later = new Set(next.flatMap(({ appointments }) => appointments.map(({ id }) => id)));
  expect(today.filter(({ id }) => later.has(id))).toEqual([]);
});
