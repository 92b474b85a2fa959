import type { AlertSeverity } from '#contract/care.ts';
import type { Role } from '#contract/role.ts';
import { randomOf } from './random.ts';

interface Agenda {
  readonly appointments: readonly { readonly startsAt: string; readonly endsAt: string; readonly reason: string }[];
  readonly alerts: readonly { readonly severity: AlertSeverity; readonly message: string; readonly raisedAt: string }[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const qatarMs = 3 * hourMs;
const visitMs = 30 * minuteMs;

const reasons = [
  'Follow-up visit',
  'Blood pressure check',
  'Diabetes review',
  'New patient consultation',
  'Vaccination',
  'Results discussion',
  'Antenatal visit',
  'مراجعة دورية',
] as const;
const alerts: readonly (readonly [index: number, AlertSeverity, message: string, hoursAgo: number])[] = [
  [3, 'high', 'Blood pressure 188/114 at home, twice', 2],
  [7, 'high', 'Potassium 6.1 mmol/L', 5],
  [11, 'medium', 'HbA1c 9.8%, no visit in six months', 26],
  [19, 'medium', 'Warfarin: INR overdue by two weeks', 49],
  [23, 'low', 'Influenza vaccination due', 73],
];

/** What is planned and urgent for the patient with this number: a clinic's day for some of them, some days around it, a few alerts. */
export function agendaOf(index: number, nowMs: number): Agenda {
  const random = randomOf(index + 7_000_000);
  const midnight = Math.floor((nowMs + qatarMs) / dayMs) * dayMs - qatarMs;
  const at = (startMs: number) => ({
    startsAt: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + visitMs).toISOString(),
    reason: random.pick(reasons),
  });
  // The first is in the room now; sixteen more fill the day from 8:00; the others come in the days around it.
  const starts =
    index === 1
      ? [Math.max(midnight, nowMs - 10 * minuteMs)]
      : index >= 2 && index <= 17
        ? [midnight + 8 * hourMs + (index - 2) * visitMs]
        : index >= 18 && index <= 40
          ? [midnight + random.whole(1, 14) * dayMs + 8 * hourMs + random.whole(0, 15) * visitMs]
          : [];
  return {
    appointments: starts.map(at),
    alerts: alerts
      .filter(([of]) => of === index)
      .map(([, severity, message, hoursAgo]) => ({ severity, message, raisedAt: new Date(nowMs - hoursAgo * hourMs).toISOString() })),
  };
}

/**
 * What a new demonstration account finds in its bell: three entries, two of them unread (product spec, section 9). The patient's third comes
 * from being linked to their record.
 */
export function notificationsFor(role: Role, userId: string, nowMs: number) {
  const entry = (id: string, agoMs: number, unread: boolean, en: string, ar: string) => ({
    userId,
    // Before the ids of all that is told later.
    id: id.padStart(26, '0'),
    at: new Date(nowMs - agoMs).toISOString(),
    unread,
    message: { en, ar },
  });
  const welcome = entry('1', dayMs, false, 'Your account was created', 'تم إنشاء حسابك');
  return role === 'PATIENT'
    ? [welcome, entry('2', 10 * minuteMs, true, 'You can check your symptoms at any time', 'يمكنك فحص أعراضك في أي وقت')]
    : [
        welcome,
        entry('2', 2 * hourMs, true, 'Today’s schedule is on the Provider Dashboard', 'جدول اليوم في لوحة مقدم الرعاية'),
        entry('3', 10 * minuteMs, true, 'A critical alert was raised for a patient', 'صدر تنبيه حرج لأحد المرضى'),
      ];
}
