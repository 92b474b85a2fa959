import { expect, test } from 'vitest';
import { agendaOf } from './agenda.ts';
import { patient } from './patients.ts';

const hourMs = 3_600_000;
const seededAtMs = Date.parse('2026-11-22T09:00:00.000Z');
const patients = Array.from({ length: 200 }, (_, index) => patient(index, seededAtMs));
const byQid = new Map(patients.map((one) => [one.personalInfo.nationalId, one]));
/** Two weeks, each hour at half past. */
const instants = Array.from({ length: 14 * 24 }, (_, hour) => Date.parse('2026-11-22T21:30:00.000Z') + hour * hourMs);

const borneOut: Readonly<Record<string, RegExp>> = {
  'Blood pressure': /Hypertension/,
  HbA1c: /Type 2 diabetes/,
  Glucose: /Type 2 diabetes/,
  Warfarin: /Warfarin/,
  Potassium: /Chronic kidney disease/,
  Hemoglobin: /Iron deficiency anaemia/,
  'Vitamin D': /Vitamin D deficiency/,
};

test("every alert is supported by its patient's record", () => {
  for (const nowMs of instants.filter((_, index) => index % 24 === 12)) {
    const agenda = agendaOf(patients, nowMs);
    expect(agenda.flatMap(({ alerts }) => alerts.map(({ severity }) => severity)).toSorted()).toEqual([
      'high',
      'high',
      'low',
      'medium',
      'medium',
    ]);
    for (const { nationalId, alerts } of agenda) {
      const about = byQid.get(nationalId);
      if (about === undefined) throw new Error('the agenda names nobody');
      const { medicalHistory, medications } = about.medicalInfo;
      for (const { en } of alerts.map(({ message }) => message)) {
        for (const [word, because] of Object.entries(borneOut))
          if (en.startsWith(word)) expect([medicalHistory, ...(medications ?? [])].join()).toMatch(because);
      }
    }
  }
});

test("another day's plan raises the same alerts again", () => {
  const ids = (nowMs: number) =>
    agendaOf(patients, nowMs).flatMap(({ nationalId, alerts }) => alerts.map(({ id }) => `${nationalId} ${id}`));
  expect(ids(seededAtMs + 24 * hourMs)).toEqual(ids(seededAtMs));
});
