import { decodeTime } from 'ulid';
import { beforeAll, expect, test } from 'vitest';
import { dayAfter, qatarDate, qatarMidnight, weekdayOf } from '#contract/base/qatar-time.ts';
import { isOpen, noHours } from '#contract/appointments/clinic-hours.ts';
import { redZoneOf } from '#contract/chart/red-zone.ts';
import { vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import { formulary, entryOf } from '#contract/formulary/formulary.ts';
import { monthsOn } from '#contract/patient/age.ts';
import { scheduleOf } from './appointments.ts';
import { patient } from './patients.ts';
import { people } from './people.ts';
import { ageAt } from './records.ts';
import { visitsOf } from './visits.ts';

const nowMs = Date.parse('2026-11-22T11:00:00.000Z');
const patients = Array.from({ length: 500 }, (_, index) => patient(index, nowMs));
const byQid = new Map(patients.map((one) => [one.personalInfo.nationalId, one]));
const clinicians = people.flatMap(({ email, staff }) =>
  staff?.weekly === undefined ? [] : [{ id: email, specialty: staff.specialty?.en, weekly: staff.weekly }],
);
const [doctor] = clinicians;
if (doctor === undefined) throw new Error('the clinic has nobody');
const weeks = { daysBefore: 28, daysAfter: 28 };
const schedule = scheduleOf(patients, clinicians, nowMs, weeks);
const plan = (charts: 'all' | 'few', isFirst = true, of = schedule, at = nowMs) =>
  visitsOf(patients, of, { nurse: 'nurse', doctor }, { charts, isFirst, nowMs: at });
let all: ReturnType<typeof plan>;
beforeAll(() => {
  all = plan('all');
});
const about = (nationalId: string) => {
  const found = byQid.get(nationalId);
  if (found === undefined) throw new Error('the plan names nobody');
  return found;
};
const startOf = (id: string): string => new Date(decodeTime(id)).toISOString();
const textOf = (one: (typeof all)[number]): string => Object.values(one.sections).join(' ');

test('everyone who came to an appointment of the last ten days has a visit, as do many who came before; the same on every run', () => {
  const came = schedule.filter(({ nationalId, status, startsAt }) => status === 'fulfilled' && startsAt > about(nationalId).createdAt);
  const seen = new Set(all.flatMap(({ appointmentId }) => appointmentId ?? []));
  const isRecent = ({ startsAt }: (typeof came)[number]): boolean => nowMs - Date.parse(startsAt) < 10 * 86_400_000;
  expect(came.filter((one) => isRecent(one) && !seen.has(one.id)).length).toBe(0);
  const before = came.filter((one) => !isRecent(one));
  expect(before.filter(({ id }) => seen.has(id)).length / before.length).toBeGreaterThan(0.2);
  const ids = new Set(came.map(({ id }) => id));
  expect([...seen].every((id) => ids.has(id))).toBe(true);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(plan('all')).toEqual(all);
});

test("visits have ended, after the record was created, within their clinician's hours", () => {
  for (const { id: visitId, nationalId, by: clinicianId, finishedAt } of all) {
    const startedAt = startOf(visitId);
    expect(finishedAt > startedAt && finishedAt <= new Date(nowMs).toISOString()).toBe(true);
    expect(startedAt > about(nationalId).createdAt).toBe(true);
    const weekly = (clinicians.find(({ id }) => id === clinicianId)?.weekly ?? []).map((periods) => [...periods]);
    const day = qatarDate(new Date(startedAt));
    const from = (Date.parse(startedAt) - qatarMidnight(day)) / 60_000;
    expect([startedAt, weekdayOf(day), isOpen({ ...noHours, weekly }, day, from, from + 5)]).toEqual([startedAt, weekdayOf(day), true]);
  }
});

test('notes are varied and complete, in both languages, and in Arabic for patients who prefer it', () => {
  const texts = all.filter(({ isDraft }) => !isDraft).map(textOf);
  const arabic = texts.filter((text) => /\p{Script=Arabic}/u.test(text));
  expect(arabic.length / texts.length).toBeGreaterThan(0.1);
  expect(arabic.length / texts.length).toBeLessThan(0.5);
  expect(new Set(texts.map((text) => text.replaceAll(/\d+/g, ''))).size).toBeGreaterThan(40);
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN|[{}]/);
  for (const one of all.filter((visit) => /\p{Script=Arabic}/u.test(textOf(visit))))
    expect(about(one.nationalId).personalInfo.preferredLanguage).toBe('ar');
});

test('hardly any measurement is in the red zone, because people who see red every day stop noticing it', () => {
  const months = ({ id, nationalId }: (typeof all)[number]): number =>
    monthsOn(about(nationalId).personalInfo.dateOfBirth, qatarDate(new Date(startOf(id))));
  const zones = all.flatMap((visit) =>
    Object.entries(visit.vitalSigns.values).flatMap(([sign, value]) =>
      value === undefined ? [] : [{ sign, value, zone: redZoneOf(sign, value, months(visit)) }],
    ),
  );
  const red = zones.filter(({ zone }) => zone !== undefined);
  expect(zones.length).toBeGreaterThan(1000);
  expect([red.length / zones.length < 0.03, red.slice(0, 5)]).toEqual([true, expect.anything()]);
});

test('measurements are possible, and treatment lowers the pressure of patients with hypertension', () => {
  const change: number[] = [];
  for (const [nationalId, own] of Map.groupBy(all, (one) => one.nationalId)) {
    const pressures: number[] = [];
    for (const { vitalSigns: measured } of own) {
      for (const sign of vitalSignIds) {
        const value = measured.values[sign];
        if (value === undefined) continue;
        const { min, max, decimals } = vitalSigns[sign];
        expect([sign, value >= min && value <= max, Number(value.toFixed(decimals))]).toEqual([sign, true, value]);
      }
      const { systolic, diastolic } = measured.values;
      if (systolic !== undefined) pressures.push(systolic);
      expect((diastolic ?? 0) <= (systolic ?? 0)).toBe(true);
      if (ageAt(about(nationalId), Date.parse(measured.measuredAt)) < 12) expect(systolic).toBeUndefined();
    }
    if (/Hypertension/.test(about(nationalId).medicalInfo.medicalHistory ?? '') && pressures.length >= 4)
      change.push((pressures.at(-1) ?? 0) - (pressures[0] ?? 0));
  }
  expect(change.length).toBeGreaterThanOrEqual(5);
  expect(change.reduce((sum, one) => sum + one, 0) / change.length).toBeLessThan(-4);
});

test('problems are supported by the record and not older than the patient, and only women have pregnancies', () => {
  const named = new Map([
    ['5A11', /Type 2 diabetes/],
    ['BA00', /Hypertension/],
    ['CA23', /Asthma/],
  ]);
  const found = all.flatMap(({ id, nationalId, problems }) =>
    problems.map((one) => ({ ...one, startedAt: startOf(id), of: about(nationalId) })),
  );
  for (const { code = '', text, onset, startedAt, of } of found) {
    const words = named.get(code);
    if (words) expect(`${of.medicalInfo.medicalHistory}${of.medicalInfo.medications?.join()}`).toMatch(words);
    if (onset !== undefined) expect(onset >= of.personalInfo.dateOfBirth && onset <= qatarDate(new Date(startedAt))).toBe(true);
    if (text === 'Pregnancy' || text === 'حمل') expect(of.personalInfo.gender).toBe('female');
  }
  for (const code of named.keys()) expect(found.some((one) => one.code === code)).toBe(true);
});

test('medicines are in the formulary, and one that conflicts with an allergy has a reason', () => {
  const prescribed = all.flatMap(({ nationalId, prescriptions }) => prescriptions.map((one) => ({ ...one, of: about(nationalId) })));
  expect(prescribed.length).toBeGreaterThan(50);
  for (const { drug, of, reason } of prescribed) {
    const known = formulary.get(drug.ingredientId);
    const form = known && entryOf(known).forms.find(({ id }) => id === drug.form);
    expect([drug, form?.strengths]).toEqual([drug, expect.arrayContaining([drug.strength])]);
    const allergies = of.medicalInfo.allergies?.join() ?? '';
    if (/amoxicillin|cefalexin/.test(drug.ingredientId) && allergies.includes('Penicillin')) expect(reason).toBeTruthy();
    if (drug.ingredientId === 'naproxen' && allergies.includes('Ibuprofen')) expect(reason).toBeTruthy();
  }
  expect(prescribed.some(({ reason }) => reason !== undefined)).toBe(true);
});

test("one patient has a history of sixty visits, and some of the doctor's latest notes and prescriptions are unfinished", () => {
  const counts = [...Map.groupBy(all, ({ nationalId }) => nationalId).values()]
    .map((own) => own.length)
    .toSorted((one, other) => other - one);
  expect(counts[0]).toBeGreaterThanOrEqual(58);
  // No other patient comes that often.
  expect(counts[1]).toBeLessThan(20);
  const unsigned = all.filter(({ isDraft }) => isDraft);
  expect(unsigned.map(({ by }) => by)).toEqual([doctor.id, doctor.id, doctor.id]);
  expect(unsigned.some(({ sections }) => Object.keys(sections).length === 1)).toBe(true);
  expect(all.flatMap(({ prescriptions }) => prescriptions.filter(({ isDraft }) => isDraft)).length).toBeGreaterThanOrEqual(2);
});

test('a later load has the visits since the last load, all of them signed', () => {
  const later = nowMs + 2 * 86_400_000;
  const since = plan('all', false, scheduleOf(patients, clinicians, later, { ...weeks, before: nowMs }), later);
  expect(since.length).toBeGreaterThan(50);
  const before = new Set(all.map(({ id }) => id));
  for (const { id, isDraft } of since) {
    expect([before.has(id), isDraft]).toEqual([false, false]);
    expect(startOf(id) >= dayAfter(qatarDate(new Date(nowMs)), -1)).toBe(true);
  }
});

test("a cloud for tests has two patients' charts, complete and without prescriptions", () => {
  const few = plan('few');
  expect(new Set(few.map(({ nationalId }) => nationalId)).size).toBe(2);
  expect(few.every(({ isDraft, prescriptions }) => !isDraft && prescriptions.length === 0)).toBe(true);
});
