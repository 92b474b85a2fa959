import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import { type Language, languages } from '#contract/base/language.ts';
import { dayAfter, qatarDate, qatarInstant, weekdayOf } from '#contract/base/qatar-time.ts';
import { diagnoses } from '#contract/diagnoses/diagnoses.ts';
import { unitOf } from '../laboratory.ts';
import { type SeedPatient, patient } from '../patients.ts';
import { type Random, randomOf } from '../random.ts';
import { dialysisNote } from './dialysis-notes.ts';
import { courses, current, illnesses, ordered, reports, specialties, substances, tests, vaccines } from './dialysis-unit.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What ten years of dialysis leave in a chart. */
const tenYears = {
  visits: 1561,
  vitalSigns: 3001,
  laboratory: 603,
  problems: 130,
  problemsResolved: 30,
  allergies: 20,
  prescriptions: 405,
  prescriptionsActive: 25,
  documents: 250,
  referrals: 41,
  sickLeaves: 60,
  appointments: 795,
  appointmentsAhead: 157,
  immunizations: 30,
} as const;
type Sizes = Readonly<Record<keyof typeof tenYears, number>>;

/** The sizes of a shorter course: in proportion, but for what is current. */
const sizesOf = (years: number): Sizes => {
  const share = years / 10;
  const scaled = Object.fromEntries(
    Object.entries(tenYears).map(([name, count]) => [name, Math.max(2, Math.round(count * share))]),
  ) as Record<keyof Sizes, number>;
  return share >= 1
    ? tenYears
    : { ...scaled, prescriptions: Math.max(30, scaled.prescriptions), prescriptionsActive: tenYears.prescriptionsActive };
};

/** Who treats: accounts of the clinic or, of a history that is brought in, names. */
export interface Treating {
  readonly doctors: readonly [string, ...string[]];
  readonly nurse: string;
  readonly laboratory: readonly [string, string];
}

/** A number between two, with some decimals. */
const between = (random: Random, low: number, high: number, decimals = 0): number =>
  Number((low + random.number() * (high - low)).toFixed(decimals));

/** Days of dialysis, latest first, before a day: three a week. */
function sessionDays(before: string, count: number): string[] {
  const days: string[] = [];
  for (let day = dayAfter(before, -1); days.length < count; day = dayAfter(day, -1)) if ([0, 2, 4].includes(weekdayOf(day))) days.push(day);
  return days;
}
const daysAhead = (from: string, count: number): string[] => {
  const days: string[] = [];
  for (let day = dayAfter(from, 1); days.length < count; day = dayAfter(day, 1)) if ([0, 2, 4].includes(weekdayOf(day))) days.push(day);
  return days;
};

/** Some of the days, spread evenly. */
const spread = (days: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => days[Math.floor((index * days.length) / count)] ?? days[0] ?? '');

/**
 * Somebody who has been on dialysis for years, always the same: the record, and the care as the bulk load takes it. People with other
 * numbers come at other times of the day.
 */
export function chronicPatient(number: number, { doctors, nurse, laboratory }: Treating, nowMs: number, years = 10) {
  const random = randomOf(5_000_000 + number);
  const sizes = sizesOf(years);
  const today = qatarDate(new Date(nowMs));
  const days = sessionDays(today, sizes.visits);
  const first = days.at(-1) ?? today;
  const used = new Set<string>();
  /** An id of a time, which no other entry has. */
  const idAt = (at: string): string => {
    const id = ulid(Date.parse(at), () => random.number());
    if (used.has(id)) throw new Error('an id is drawn twice');
    used.add(id);
    return id;
  };
  // Doctors take turns by years; chairs are taken one after another through the day.
  const doctor = (index: number): string => doctors[(number + Math.floor(index / 300)) % doctors.length] ?? doctors[0];
  const from = 5 * 60 + (Math.floor(number / doctors.length) % 60) * 15;
  const person = withoutHistory(patient(1_050_000 + number, nowMs));
  const { personalInfo } = person;
  const record: SeedPatient & { readonly id: string } = {
    ...person,
    personalInfo: { ...personalInfo, dateOfBirth: `${1946 + (number % 22)}-${personalInfo.dateOfBirth.slice(5, 7)}-15` },
    id: idAt(qatarInstant(dayAfter(first, -30), 600)),
    createdAt: qatarInstant(dayAfter(first, -30), 600),
    updatedAt: qatarInstant(dayAfter(first, -30), 600),
  };

  const sessions = days.map((day, index) => {
    const startedAt = qatarInstant(day, from);
    const dry = 71 + Math.round(random.number() * 40) / 10;
    const gain = between(random, 1.2, 3.6, 1);
    const numbers = {
      glucose: between(random, 2.9, 3.8, 1),
      dry,
      before: Number((dry + gain).toFixed(1)),
      after: Number((dry + random.number() * 0.4).toFixed(1)),
      removed: gain,
      systolic: random.whole(118, 176),
      diastolic: random.whole(58, 92),
      flow: random.whole(28, 36) * 10,
      venous: random.whole(110, 180),
      ktv: between(random, 1.2, 1.7, 2),
      hemoglobin: between(random, 8.9, 12.1, 1),
      potassium: between(random, 3.9, 6.3, 1),
      phosphate: between(random, 1.1, 2.4, 2),
      pth: random.whole(120, 780),
      fistula: random.whole(70, 140) * 10,
      albumin: random.whole(31, 41),
    };
    return {
      day,
      index,
      startedAt,
      numbers,
      id: idAt(startedAt),
      appointmentId: idAt(qatarInstant(dayAfter(day, -28), 8 * 60 + random.whole(0, 600))),
    };
  });
  const past = sizes.appointments - sizes.appointmentsAhead;
  const missed = new Set([past - 20, 40, 90, 150].filter((index) => index < past - 1));
  const wasBooked = (index: number): boolean => index < past && !missed.has(index);

  const visits = sessions.map(({ id, index, startedAt, numbers, appointmentId }) => {
    const language: Language = random.chance(0.25) ? languages[1] : languages[0];
    return {
      id,
      by: doctor(index),
      service: 'procedure' as const,
      reason: language === 'ar' ? 'غسيل الكلى' : 'Hemodialysis',
      ...(wasBooked(index) && { appointmentId }),
      finishedAt: new Date(Date.parse(startedAt) + 240 * minuteMs).toISOString(),
      sections: dialysisNote(random.whole(1900, 7700), language, numbers, random),
      diagnoses: illnesses.filter(([, , every]) => index % every === 0).map(([name, icd10]) => ({ text: name[language], icd10 })),
    };
  });

  const measured = (index: number, isAfter: boolean) => {
    const { id: encounterId, startedAt, numbers } = sessions[index % sessions.length] ?? { id: '', startedAt: '', numbers: undefined };
    const at = new Date(Date.parse(startedAt) + (isAfter ? 238 : 4) * minuteMs).toISOString();
    return {
      id: idAt(at),
      by: nurse,
      measuredAt: at,
      encounterId,
      values: {
        systolic: (numbers?.systolic ?? 140) - (isAfter ? random.whole(5, 25) : 0),
        diastolic: (numbers?.diastolic ?? 80) - (isAfter ? random.whole(0, 10) : 0),
        pulse: random.whole(58, 96),
        temperature: between(random, 36.1, 37.2, 1),
        oxygenSaturation: random.whole(94, 99),
        // Most of the last hundred have no weight: the chair weighs, and the nurse writes it on the sheet.
        ...((index > 50 || index % 25 === 0) && { weight: isAfter ? (numbers?.after ?? 70) : (numbers?.before ?? 72) }),
      },
    };
  };
  const vitalSigns = [
    ...sessions.map(({ index }) => measured(index, false)),
    ...Array.from({ length: Math.min(sizes.vitalSigns - sizes.visits, sizes.visits) }, (_, index) => measured(index, true)),
  ];

  const orders = spread(days, sizes.laboratory).map((day, index) => {
    const count = random.whole(8, 20);
    const at = qatarInstant(day, from - 10 - (index % 3));
    return {
      id: idAt(at),
      by: doctor(index),
      collectedAt: at,
      verifiedAt: new Date(Date.parse(at) + 150 * minuteMs).toISOString(),
      enteredBy: laboratory[0],
      verifiedBy: laboratory[1],
      done: 'Seen at the session',
      results: Array.from({ length: count }, (_, step) => tests[(step < 8 ? step : step + index) % tests.length] ?? tests[0])
        .filter((test, step, all) => test !== undefined && all.indexOf(test) === step)
        .flatMap((test) => {
          if (test === undefined) return [];
          const [id, low, high, decimals] = test;
          return [{ test: id, value: between(random, low, high, decimals), ...unitOf(id) }];
        }),
    };
  });

  const others = diagnoses.filter((one) => !illnesses.some(([, icd10]) => icd10 === one.icd10));
  const problems = Array.from({ length: sizes.problems }, (_, index) => {
    // The illnesses were there first; the others are what ten years bring, and some of it is over.
    const illness = illnesses[index];
    const other = others[(index * 7 + number) % others.length];
    const name = illness?.[0] ?? other?.name ?? { en: 'Fatigue', ar: 'تعب' };
    const icd10 = illness?.[1] ?? other?.icd10;
    const at = qatarInstant(spread(days, sizes.problems)[sizes.problems - 1 - index] ?? first, from + 120);
    const later = index - illnesses.length;
    const step = Math.max(2, Math.floor((sizes.problems - illnesses.length) / sizes.problemsResolved));
    const isOver = later >= 0 && later % step === 0 && later / step < sizes.problemsResolved;
    return {
      id: idAt(at),
      by: doctor(0),
      text: index % 5 === 3 ? name.ar : name.en,
      ...(icd10 !== undefined && { icd10 }),
      ...(index % 3 === 0 && { onset: dayAfter(qatarDate(new Date(at)), -20) }),
      ...(isOver && { status: 'resolved' as const, endedAt: new Date(Math.min(Date.parse(at) + 90 * dayMs, nowMs)).toISOString() }),
    };
  });

  const allergies = substances.slice(0, sizes.allergies).map(([substance, severity, reaction], index) => ({
    id: idAt(qatarInstant(dayAfter(first, index), from + 20)),
    by: doctor(0),
    substance,
    severity,
    reaction,
    status: index % 3 === 0 ? ('unconfirmed' as const) : ('confirmed' as const),
  }));

  // What is taken today was signed before two hundred others were prescribed and stopped again.
  const signedDay = days[Math.min(days.length - 1, Math.floor(days.length * 0.55))] ?? first;
  const active = current.slice(0, sizes.prescriptionsActive).map((medicine, index) => ({
    id: idAt(new Date(Date.parse(qatarInstant(signedDay, from + 60)) + index).toISOString()),
    by: doctor(0),
    ...ordered(medicine, index % 3 === 0 ? 'twice' : 'daily', undefined),
  }));
  const over = spread(days, sizes.prescriptions - active.length).map((day, index) => {
    const isStopped = index % 2 === 0;
    const at = qatarInstant(day, from + 65);
    return {
      id: idAt(at),
      by: doctor(index),
      ...ordered(courses[index % courses.length] ?? 'prednisolone', 'daily', random.whole(5, 14)),
      status: isStopped ? ('stopped' as const) : ('completed' as const),
      ...(isStopped && { reason: 'No longer needed' }),
      endedAt: new Date(Math.min(Date.parse(at) + random.whole(3, 14) * dayMs, nowMs - minuteMs)).toISOString(),
    };
  });

  const documents = spread(days, sizes.documents).map((day, index) => {
    const id = idAt(qatarInstant(day, from + 90));
    return {
      id,
      by: nurse,
      title: `${reports[index % reports.length] ?? ''}, ${day}`,
      type: 'application/pdf' as const,
      size: random.whole(40_000, 900_000),
      sha256: createHash('sha256').update(id).digest('hex'),
    };
  });
  const referrals = spread(days, sizes.referrals).map((day, index) => ({
    id: idAt(qatarInstant(day, from + 100)),
    by: doctor(index),
    encounterId: sessions.find((one) => one.day === day)?.id ?? '',
    to: specialties[index % specialties.length] ?? '',
    urgency: index % 7 === 0 ? ('soon' as const) : ('routine' as const),
    reason: Object.values(dialysisNote(random.whole(500, 1700), 'en', sessions[index]?.numbers ?? {}, random))
      .join('\n')
      .slice(0, 2000),
  }));
  const sickLeaves = spread(days, sizes.sickLeaves).map((day, index) => ({
    id: idAt(qatarInstant(day, from + 110)),
    by: doctor(index),
    encounterId: sessions.find((one) => one.day === day)?.id ?? '',
    from: day,
    until: dayAfter(day, random.whole(0, 2)),
  }));
  const immunizations = Array.from({ length: sizes.immunizations }, (_, index) => {
    const day = spread(days, sizes.immunizations)[index] ?? first;
    const vaccine = vaccines[index % vaccines.length] ?? 'influenza';
    return {
      id: idAt(qatarInstant(day, from + 30)),
      by: nurse,
      status: 'completed' as const,
      vaccine,
      on: day,
      repeatReason: 'Booster',
      cautionReason: 'Advised on dialysis',
      lot: `L-${1000 + index}`,
      site: 'arm-right' as const,
    };
  });

  const reason = { en: 'Hemodialysis', ar: 'غسيل الكلى' };
  const appointments = [
    ...sessions.slice(0, past).map(({ index, startedAt, appointmentId }) => {
      const status: AppointmentStatus = wasBooked(index) ? 'fulfilled' : 'noshow';
      return {
        id: appointmentId,
        by: nurse,
        clinician: doctor(index),
        startsAt: startedAt,
        minutes: 15,
        service: 'procedure' as const,
        reason,
        status,
        ...(status === 'fulfilled' && {
          visitStartedAt: startedAt,
          endedAt: new Date(Date.parse(startedAt) + 240 * minuteMs).toISOString(),
        }),
      };
    }),
    ...daysAhead(today, sizes.appointmentsAhead).map((day, index) => ({
      id: idAt(new Date(nowMs - (index + 2) * 60 * minuteMs).toISOString()),
      by: nurse,
      clinician: doctor(0),
      startsAt: qatarInstant(day, from),
      minutes: 15,
      service: 'procedure' as const,
      reason,
      status: 'booked' as AppointmentStatus,
    })),
  ];
  return {
    record,
    care: {
      visits,
      vitalSigns,
      problems,
      allergies,
      immunizations,
      laboratory: orders,
      prescriptions: [...active, ...over],
      documents,
      referrals,
      sickLeaves,
      appointments,
    },
  };
}

/** A record without allergies and medicines of its own: those of the course come with it. */
const withoutHistory = ({ medicalInfo, ...more }: SeedPatient): SeedPatient => ({
  ...more,
  status: 'active',
  medicalInfo: {
    ...medicalInfo,
    allergies: [],
    allergySeverities: [],
    allergyStatus: 'not-asked',
    medications: [],
    medicalHistory: 'End-stage renal disease. Type 2 diabetes.',
  },
});
