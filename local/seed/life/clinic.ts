import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { AppointmentStatus, Service } from '#contract/appointments/appointments.ts';
import type { Period } from '#contract/appointments/clinic-hours.ts';
import { qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import type { Duty } from '#contract/staff/roster.ts';
import { unitOf } from '../laboratory.ts';
import type { Random } from '../random.ts';
import { randomOf } from '../random.ts';
import { dialysisNote } from './dialysis-notes.ts';
import { registered } from './register.ts';

const minuteMs = 60_000;

/** The size of a clinic's life. */
export interface ClinicSize {
  /** Years of its chronic patient. */
  readonly years: number;
  /** Staff beside the demonstration's; more than half of them have hours. */
  readonly staff: number;
  readonly appointmentsToday: number;
  readonly waiting: number;
  /** What waits for the demonstration's doctor, of each kind. */
  readonly unsignedNotes: number;
  readonly results: number;
  readonly tasks: number;
}

/** Patients of a first start as large as life: two in three of them are active, so that each comes once a day. */
export const lifePatients = 4000;
/** As large as life, for measurements; and what a demonstration has time for. */
export const asLargeAsLife: ClinicSize = {
  years: 10,
  staff: 300,
  appointmentsToday: 2614,
  waiting: 220,
  unsignedNotes: 603,
  results: 1002,
  tasks: 500,
};
export const forDemonstration: ClinicSize = {
  years: 3,
  staff: 12,
  appointmentsToday: 150,
  waiting: 12,
  unsignedNotes: 0,
  results: 0,
  tasks: 0,
};

/** The id of an account that nobody signs in to. */
const accountOf = (number: number): string =>
  createHash('sha256')
    .update(`staff ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

const specialties = [
  ['Family medicine', 'طب الأسرة'],
  ['Nephrology', 'أمراض الكلى'],
  ['Cardiology', 'أمراض القلب'],
  ['Pediatrics', 'طب الأطفال'],
  ['Dermatology', 'الأمراض الجلدية'],
  ['Orthopedics', 'جراحة العظام'],
  ['Ophthalmology', 'طب العيون'],
  ['Endocrinology', 'الغدد الصماء'],
] as const;
const others: readonly Duty[] = ['nurse', 'reception', 'nurse', 'laboratory'];
const day: readonly Period[] = [
  { from: '07:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
];
/** Everybody with hours works every day, so that any day is full. */
const weekly = Array.from({ length: 7 }, () => day);

/** Staff as the load takes them. Of 300, 156 have hours. */
export const staffOf = (count: number, nowMs: number) =>
  Array.from({ length: count }, (_, number) => {
    const { firstName, lastName, nameArabic } = registered(number, nowMs, 99).personalInfo;
    const [given = ''] = firstName.split(' ');
    const [en, ar] = specialties[number % specialties.length] ?? specialties[0];
    const sees = number % 25 < 13;
    const name = { en: `${given} ${lastName}`, ar: nameArabic ?? `${given} ${lastName}` };
    return {
      userId: accountOf(number),
      name: sees ? { en: `Dr. ${name.en}`, ar: `د. ${name.ar}` } : name,
      duties: [sees ? 'prescriber' : (others[number % others.length] ?? 'nurse')],
      ...(sees && { specialty: { en, ar }, weekly }),
    };
  });

interface Clinician {
  readonly userId: string;
  readonly weekly?: unknown;
}
interface Person {
  readonly nationalId: string;
}

const visitTypes: readonly (readonly [Service, number, string, string])[] = [
  ['consultation', 20, 'Cough', 'سعال'],
  ['follow-up', 15, 'Blood pressure', 'ضغط الدم'],
  ['test-results', 10, 'Results', 'نتائج'],
  ['consultation', 20, 'Back pain', 'ألم في الظهر'],
];

/** The status of an appointment of today, as the day goes. */
const statusOf = (startMs: number, minutes: number, nowMs: number, random: Random): AppointmentStatus =>
  startMs + minutes * minuteMs <= nowMs ? (random.chance(0.06) ? 'noshow' : 'fulfilled') : startMs <= nowMs ? 'arrived' : 'booked';

/** Today's appointments of the staff with hours, each patient's among their care. */
function fullDay(
  people: readonly Person[],
  clinicians: readonly Clinician[],
  by: string,
  { appointmentsToday }: ClinicSize,
  nowMs: number,
) {
  const random = randomOf(8_000_000);
  const today = qatarDate(new Date(nowMs));
  const starts = [
    ...Array.from({ length: 15 }, (_, slot) => 7 * 60 + slot * 20),
    ...Array.from({ length: 15 }, (_, slot) => 13 * 60 + slot * 20),
  ];
  return starts
    .flatMap((start) => clinicians.map(({ userId }) => ({ start, userId })))
    .slice(0, Math.min(appointmentsToday, people.length))
    .flatMap(({ start, userId }, index) => {
      const { nationalId } = people[index] ?? { nationalId: '' };
      const [service, minutes, en, ar] = visitTypes[index % visitTypes.length] ?? visitTypes[0] ?? ['consultation', 20, '', ''];
      const startsAt = qatarInstant(today, start);
      const status = statusOf(Date.parse(startsAt), minutes, nowMs, random);
      const id = ulid(Date.parse(startsAt) - 9 * 24 * 60 * minuteMs, () => random.number());
      return [{ nationalId, appointments: [{ id, by, clinician: userId, startsAt, minutes, service, reason: { en, ar }, status }] }];
    });
}

/** People who wait for a time, since some days. */
function waitingList(people: readonly Person[], by: string, { waiting }: ClinicSize, nowMs: number) {
  const random = randomOf(8_100_000);
  return people.slice(0, waiting).map(({ nationalId }, index) => {
    const id = ulid(nowMs - (index + 1) * 90 * minuteMs, () => random.number());
    return {
      nationalId,
      appointments: [
        {
          id,
          by,
          minutes: 20,
          service: 'consultation' as const,
          reason: { en: 'First visit', ar: 'زيارة أولى' },
          status: 'waitlist' as const,
        },
      ],
    };
  });
}

/** What waits for a doctor: results to acknowledge, and notes to sign. */
function waitingWork(people: readonly Person[], doctor: string, laboratory: readonly [string, string], size: ClinicSize, nowMs: number) {
  const random = randomOf(8_200_000);
  const personAt = (index: number): Person => people[index % people.length] ?? { nationalId: '' };
  const results = Array.from({ length: size.results }, (_, index) => {
    const at = nowMs - (200 + index * 11) * minuteMs;
    const potassium = index % 40 === 0 ? 6.9 : 3.6 + random.whole(0, 15) / 10;
    return {
      nationalId: personAt(index).nationalId,
      laboratory: [
        {
          id: ulid(at, () => random.number()),
          by: doctor,
          enteredBy: laboratory[0],
          verifiedBy: laboratory[1],
          reached: 'verified' as const,
          results: [
            { test: 'potassium', value: Number(potassium.toFixed(1)), ...unitOf('potassium') },
            { test: 'creatinine', value: random.whole(50, 180), ...unitOf('creatinine') },
          ],
        },
      ],
    };
  });
  const notes = Array.from({ length: size.unsignedNotes }, (_, index) => {
    const at = nowMs - (300 + index * 37) * minuteMs;
    return {
      nationalId: personAt(index * 3).nationalId,
      visits: [
        {
          id: ulid(at, () => random.number()),
          by: doctor,
          service: 'follow-up' as const,
          finishedAt: new Date(at + 15 * minuteMs).toISOString(),
          sections: dialysisNote(300, 'en', {}, random),
          isDraft: true,
        },
      ],
    };
  });
  return [...results, ...notes];
}

/** A clinic's life today beyond the demonstration's own, as the load takes it. */
export function clinicLife(
  people: readonly Person[],
  staff: readonly Clinician[],
  { doctor, nurse, laboratory }: { readonly doctor: string; readonly nurse: string; readonly laboratory: readonly [string, string] },
  size: ClinicSize,
  nowMs: number,
) {
  const clinicians = staff.filter(({ weekly: hours }) => hours !== undefined);
  return {
    histories: [
      ...fullDay(people, clinicians, nurse, size, nowMs),
      ...waitingList(people.toReversed(), nurse, size, nowMs),
      ...waitingWork(people, doctor, laboratory, size, nowMs),
    ],
    tasks: Array.from({ length: size.tasks }, (_, index) => ({
      id: `LIFE${index}`.padStart(26, '0'),
      text: index % 4 === 3 ? 'الاتصال بالمريض بشأن النتيجة' : 'Please call about the result',
      givenBy: nurse,
      givenTo: doctor,
      givenAt: new Date(nowMs - (index + 1) * 17 * minuteMs).toISOString(),
      nationalId: people[index % people.length]?.nationalId ?? '',
    })),
  };
}
