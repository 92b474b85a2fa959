import { ulid } from 'ulid';
import type { Service } from '#contract/appointments/appointments.ts';
import type { Language, Texts } from '#contract/base/language.ts';
import { dayAfter, qatarDate, qatarInstant, weekdayOf } from '#contract/base/qatar-time.ts';
import { minutesOf } from '#contract/appointments/clinic-hours.ts';
import type { PlannedClinician, scheduleOf } from './appointments.ts';
import { measuredAt, serialOf, weeksAt } from './measurements.ts';
import { type MedicineId, medicineFor } from './medicines.ts';
import { type TopicId, isTopic, topics } from './notes.ts';
import type { Topic, Written } from './topic.ts';
import type { SeedPatient } from './patients.ts';
import { footUlcer, pregnancy, problems } from './problems.ts';
import { type Random, randomOf } from './random.ts';
import { ageAt, records } from './records.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Staff {
  /** The staff who measure. */
  readonly nurse: string;
  /** The account that demonstrates the clinic; some of its notes are unsigned. */
  readonly doctor: PlannedClinician;
}
/** The charts to fill: everyone's who came, with earlier and unfinished entries, or those of two patients. */
export type Charts = 'all' | 'few';

/** A visit that took place. */
interface Came {
  readonly patient: SeedPatient;
  readonly clinicianId: string;
  readonly startedAt: string;
  readonly minutes: number;
  readonly service: Service;
  readonly topic: TopicId;
  readonly reason: Texts;
  readonly appointmentId?: string;
}

/** The first weekday, from a day on, on which a clinician sees patients, and the start of their hours. */
function openDay({ weekly }: PlannedClinician, day: string): readonly [day: string, from: number] | undefined {
  for (let next = day; next < dayAfter(day, 7); next = dayAfter(next, 1)) {
    const period = weekly[weekdayOf(next)]?.[0];
    if (period !== undefined) return [next, minutesOf(period.from)];
  }
  return undefined;
}

/** Visits of a patient to one clinician at a fixed interval of days before a day, as far back as the record exists. */
function earlierVisits(
  patient: SeedPatient,
  doctor: PlannedClinician,
  before: string,
  {
    count,
    every,
    place,
    of,
  }: { count: number; every: number; place: number; of: (index: number) => Pick<Came, 'topic' | 'service' | 'reason'> },
): Came[] {
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((index) => {
    const found = openDay(doctor, dayAfter(before, -index * every));
    if (found === undefined) return [];
    const startedAt = qatarInstant(found[0], found[1] + (place % 18) * 15);
    return startedAt > patient.createdAt ? [{ patient, clinicianId: doctor.id, startedAt, minutes: 15, ...of(index) }] : [];
  });
}

const review: Readonly<Record<'diabetes' | 'pressure' | 'asthma' | 'dressing', Pick<Came, 'topic' | 'service' | 'reason'>>> = {
  diabetes: { topic: 'Diabetes review', service: 'follow-up', reason: { en: 'Diabetes review', ar: 'متابعة السكري' } },
  pressure: { topic: 'Blood pressure check', service: 'follow-up', reason: { en: 'Blood pressure check', ar: 'قياس ضغط الدم' } },
  asthma: { topic: 'Asthma review', service: 'follow-up', reason: { en: 'Asthma review', ar: 'متابعة الربو' } },
  dressing: { topic: 'Wound dressing', service: 'procedure', reason: { en: 'Wound dressing', ar: 'غيار على الجرح' } },
};
const isDiabetic = records(/Type 2 diabetes/);
const isHypertensive = records(/Hypertension/);
const isAsthmatic = records(/Asthma/);

/** The number of visits in the longest history, and the days between them. */
const longest = { count: 60, every: 8 };

/** The number of patients with earlier reviews. */
const reviewedMax = 150;

/** Visits before the weeks of the schedule: reviews of chronic patients, and one long history. */
function historyOf(active: readonly SeedPatient[], came: readonly Came[], doctor: PlannedClinician, firstDay: string): Came[] {
  const long = active
    .filter((patient) => isDiabetic(patient) && ageAt(patient, Date.parse(firstDay)) >= 40)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))[0];
  const reviewed = [...new Set(came.map(({ patient }) => patient))].filter((patient) => patient !== long).slice(0, reviewedMax);
  return [
    ...(long === undefined
      ? []
      : earlierVisits(long, doctor, firstDay, {
          ...longest,
          place: 0,
          of: (index) => (index % 6 === 0 ? review.diabetes : review.dressing),
        })),
    ...reviewed.flatMap((patient, index) => {
      const kind = isDiabetic(patient) ? 'diabetes' : isHypertensive(patient) ? 'pressure' : isAsthmatic(patient) ? 'asthma' : undefined;
      if (kind === undefined) return [];
      return earlierVisits(patient, doctor, dayAfter(firstDay, -(index % 60)), {
        count: 4,
        every: 84,
        place: index + 1,
        of: () => review[kind],
      });
    }),
  ];
}

const filled = (text: string, values: ReturnType<typeof measuredAt>, weeks: number): string =>
  text
    .replace('{bp}', `${values.systolic ?? ''}/${values.diastolic ?? ''}`)
    .replace('{weight}', String(values.weight))
    .replace('{glucose}', String(values.glucose))
    .replaceAll('{weeks}', String(weeks));

/** One of the notes that fit the measurements. */
function noteOf(variants: Topic['notes']['en'], values: ReturnType<typeof measuredAt>, random: Random): Written {
  const [first, ...others] = variants.filter(({ fits }) => fits?.(values) ?? true);
  return first === undefined ? variants[0] : random.pick([first, ...others]);
}

/** The first day of a problem: some years ago, but not before the patient's birth. */
function onsetOf({ personalInfo: { dateOfBirth } }: SeedPatient, atMs: number, yearsAgo: number): { onset?: string } {
  const onset = `${Number(qatarDate(new Date(atMs)).slice(0, 4)) - yearsAgo}-0${1 + (yearsAgo % 9)}-15`;
  return onset > dateOfBirth ? { onset } : {};
}

/** The problems that a patient's first visits add; existing problems are kept. */
function problemsAt({ patient, topic, startedAt }: Came, isFirst: boolean, language: Language, random: Random) {
  const atMs = Date.parse(startedAt);
  const made = (text: Texts, more: { readonly code?: string; readonly onset?: string }) => ({
    id: ulid(atMs, () => random.number()),
    text: text[language],
    ...more,
  });
  return [
    ...(isFirst
      ? problems
          .filter(({ fits }) => fits(patient))
          .map(({ text, code }) =>
            made(text, { ...(code && { code }), ...onsetOf(patient, atMs, 1 + ((serialOf(patient) + text.en.length) % 9)) }),
          )
      : []),
    ...(topic === 'Antenatal visit' ? [made(pregnancy, { onset: dayAfter(qatarDate(new Date(atMs)), -7 * weeksAt(patient, atMs)) })] : []),
    ...(topic === 'Wound dressing' ? [made(footUlcer, { onset: qatarDate(new Date(atMs - 5 * dayMs)) })] : []),
  ];
}

/** A note's prescriptions, adapted to the patient's facts. */
function prescribedAt(
  { patient, startedAt }: Came,
  medicine: MedicineId,
  isPregnant: boolean,
  more: { readonly id: string; readonly isDraft: boolean },
) {
  const atMs = Date.parse(startedAt);
  const age = ageAt(patient, atMs);
  const { weight: weightKg = 0 } = measuredAt(patient, atMs, { signs: ['weight'], isFebrile: false, isPregnant });
  return {
    ...more,
    ...medicineFor(medicine, { patient, age, weightKg }),
    facts: {
      ...(patient.personalInfo.gender === 'female' && { pregnant: isPregnant ? ('yes' as const) : ('no' as const) }),
      ...(age < 12 && { weightKg }),
    },
  };
}

interface Plan {
  readonly nurse: string;
  /** An unsigned draft; the last one is not even complete. */
  readonly open: readonly Came[];
  readonly pregnant: ReadonlySet<SeedPatient>;
  readonly prescribes: boolean;
}

/** A visit as the bulk load takes it. */
function visitOf(came: Came, nationalId: string, isFirst: boolean, { nurse, open, pregnant, prescribes }: Plan) {
  const { patient, clinicianId, startedAt, service, reason, appointmentId, minutes } = came;
  const atMs = Date.parse(startedAt);
  const random = randomOf(serialOf(patient) * 512 + Math.floor(atMs / dayMs));
  const id = (): string => ulid(atMs, () => random.number());
  const language = patient.personalInfo.preferredLanguage === 'ar' && random.chance(0.6) ? 'ar' : 'en';
  const topic: Topic = topics[came.topic];
  const isPregnant = pregnant.has(patient);
  const values = measuredAt(patient, atMs, { signs: topic.signs, isFebrile: came.topic === 'Fever', isPregnant });
  const notes = ageAt(patient, atMs) < 16 ? (topic.ofChildren ?? topic.notes) : topic.notes;
  const { medicine, fits: _, ...parts } = noteOf(notes[language], values, random);
  const said = Object.entries(parts).map(([part, text]) => [part, filled(text, values, weeksAt(patient, atMs))] as const);
  const isDraft = open.includes(came);
  const chosen = isDraft ? (medicine ?? 'paracetamol') : medicine;
  const prescribed = chosen === undefined || !prescribes ? [] : [prescribedAt(came, chosen, isPregnant, { id: id(), isDraft })];
  return {
    id: id(),
    nationalId,
    by: clinicianId,
    finishedAt: new Date(atMs + (minutes - 2) * minuteMs).toISOString(),
    service,
    reason: reason[language],
    ...(appointmentId !== undefined && { appointmentId }),
    sections: Object.fromEntries(came === open.at(-1) ? said.slice(0, 1) : said),
    isDraft,
    vitalSigns: { id: id(), by: nurse, measuredAt: new Date(atMs + minuteMs).toISOString(), values },
    problems: problemsAt(came, isFirst, language, random),
    // Most short treatments are bought without a prescription.
    prescriptions: prescribed.filter(
      ({ dose, reason: override }) => isDraft || dose.days === undefined || override !== undefined || random.chance(0.3),
    ),
  };
}

/** All visits of the last days are loaded, and a share of earlier ones, because the first start waits for them. */
const wholeDays = 10;
const olderShare = 0.3;

/** The number of the doctor's latest unsigned notes. */
const unsigned = 3;

/**
 * The entries of visits that took place, each patient's in order of time, as the bulk load takes them; in later loads, only those since the
 * last load.
 */
export function visitsOf(
  patients: readonly SeedPatient[],
  schedule: ReturnType<typeof scheduleOf>,
  { nurse, doctor }: Staff,
  { charts, isFirst, nowMs }: { readonly charts: Charts; readonly isFirst: boolean; readonly nowMs: number },
) {
  const byQid = new Map(patients.map((patient) => [patient.personalInfo.nationalId, patient]));
  const isWhole = charts === 'all' && isFirst;
  const all = schedule.flatMap(
    ({ nationalId, id: appointmentId, clinicianId, startsAt: startedAt, minutes, service, status, reason }): Came[] => {
      const patient = byQid.get(nationalId);
      const { en: topic } = reason;
      if (patient === undefined || status !== 'fulfilled' || startedAt <= patient.createdAt || !isTopic(topic)) return [];
      const isKept =
        nowMs - Date.parse(startedAt) < wholeDays * dayMs || randomOf(serialOf(patient) + Date.parse(startedAt) / dayMs).chance(olderShare);
      return isKept ? [{ patient, clinicianId, startedAt, minutes, service, topic, reason, appointmentId }] : [];
    },
  );
  const people = new Set(all.map(({ patient }) => patient));
  const two = patients.filter((patient) => people.has(patient)).slice(-2);
  const came = charts === 'all' ? all : all.filter(({ patient }) => two.includes(patient));
  const firstDay = came.map(({ startedAt }) => qatarDate(new Date(startedAt))).toSorted((one, other) => (one < other ? -1 : 1))[0];
  const active = patients.filter(({ status }) => status === 'active');
  const history = isWhole && firstDay !== undefined ? historyOf(active, came, doctor, firstDay) : [];
  const visits = [...history, ...came].toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1));
  const plan = {
    nurse,
    open: isWhole ? visits.filter(({ clinicianId }) => clinicianId === doctor.id).slice(-unsigned) : [],
    pregnant: new Set(visits.flatMap(({ patient, topic }) => (topic === 'Antenatal visit' ? [patient] : []))),
    prescribes: charts === 'all',
  };
  return [...Map.groupBy(visits, ({ patient }) => patient)].flatMap(([{ personalInfo }, own]) => {
    const { nationalId } = personalInfo;
    return nationalId ? own.map((visit, index) => visitOf(visit, nationalId, index === 0, plan)) : [];
  });
}
